import { defaultMessageLimits, type MessageLimits } from './message-limits.ts'

/** Settings of one deployment of the trust layer. Names of durations include their unit. */
export interface PlatformProfile {
  /** Fills a fresh ledger with fictional institutions and one moved payment. */
  demo: boolean
  /** ISO 3166-1 alpha-2 code of the country whose law the drafts of legal documents follow, or `SANDBOX`. */
  jurisdiction: string
  /** ISO 4217 code. */
  currency: string
  /** Decimals of the currency: 2 for PHP, 0 for RWF. */
  currencyExponent: number
  /** IANA name of the time zone that applies to times given by citizens and institutions. */
  timezone: string
  /** Institutions that are participants from the first start; their answers are simulated. */
  institutions: readonly { code: string; name: string }[]
  /** Whether an intake is routed immediately. */
  autoRoute: boolean
  /** Omits `extensions` from responses whose shape the interface documents. */
  strictShapes: boolean
  /** Rejects identifiers that appear not to be hashed. */
  strictIdentifiers: boolean
  /** Hours after clearing in which a payment can still be reversed. */
  reversalWindowHours: number
  /** A payment reported later than this is registered, but its money is not traced. */
  maxReportAgeDays: number
  /** Typical loss in minor units, against which triage weighs an amount. */
  triageRefMinor: number
  /**
   * `maxRows` and `maxAccounts` limit what one trace reads with either method; beyond them, the trace is
   * partial.
   */
  trace: {
    maxDepth: number
    defaultDepth: number
    maxTransactions: number
    maxRows: number
    maxAccounts: number
  }
  freeze: {
    adminInitialMaxHours: number
    adminTotalMaxHours: number
    legalMaxHours: number
    ackSlaSeconds: number
    orderValidityHours: number
  }
  odr: {
    responseSlaHours: number
    defaultHours: number
    maxHours: number
    /** Days after a rejection in which the authority can still be asked to decide. */
    appealDays: number
    settlementAuthority: string
  }
  /** How long a simulated institution takes to pass on returned money, in seconds. */
  returnDelaySeconds: number
  /** Opening balance of the platform's own pool account, in minor units. */
  poolOpeningMinor: number
  /** When messages to citizens wait, and how many are allowed. */
  messages: MessageLimits
  /** Hosts that a message to a citizen may link to. */
  officialDomains: readonly string[]
  /** Words in a payment's narrative that are typical of scams, by language. */
  narrativeKeywords: Readonly<Record<string, readonly string[]>>
  /** Retention period of chats and of the personal parts of cases, in days. */
  dataRetentionDays: number
  /** Smallest RSA key of a participant, in bits. */
  minRsaBits: number
}

/**
 * Default profile without a story: used for the worked examples of the tests, and for anything that is not
 * configured.
 */
export const defaultProfile: PlatformProfile = {
  demo: false,
  jurisdiction: 'SANDBOX',
  currency: 'PHP',
  currencyExponent: 2,
  timezone: 'Asia/Manila',
  institutions: [],
  autoRoute: false,
  strictShapes: false,
  strictIdentifiers: false,
  reversalWindowHours: 24,
  maxReportAgeDays: 400,
  triageRefMinor: 500_000,
  trace: { maxDepth: 10, defaultDepth: 5, maxTransactions: 500, maxRows: 50_000, maxAccounts: 500 },
  freeze: {
    adminInitialMaxHours: 72,
    adminTotalMaxHours: 720,
    legalMaxHours: 4320,
    ackSlaSeconds: 300,
    orderValidityHours: 24,
  },
  odr: {
    responseSlaHours: 2,
    defaultHours: 48,
    maxHours: 840,
    appealDays: 14,
    settlementAuthority: 'Financial Ombudsman',
  },
  returnDelaySeconds: 0,
  poolOpeningMinor: 10_000_000,
  messages: defaultMessageLimits,
  officialDomains: [],
  narrativeKeywords: {
    en: ['safe account', 'verification fee', 'release fee', 'unlock', 'gift card', 'crypto'],
    tl: ['bayad para ma-unlock', 'ligtas na account'],
    fr: ['compte sécurisé', 'frais de déblocage'],
  },
  dataRetentionDays: 365,
  minRsaBits: 2048,
}

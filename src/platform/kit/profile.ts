import { defaultMessageLimits, type MessageLimits } from './message-limits.ts'

/** How one deployment of the trust layer behaves. Durations carry their unit in their names. */
export interface PlatformProfile {
  /** Fills a fresh ledger with fictional institutions and one moved payment. */
  demo: boolean
  /** ISO 3166-1 alpha-2 code of the country whose law drafts of legal documents follow, or `SANDBOX`. */
  jurisdiction: string
  /** ISO 4217 code. */
  currency: string
  /** Decimals of the currency: 2 for PHP, 0 for RWF. */
  currencyExponent: number
  /** IANA name of the time zone in which citizens and institutions say when something happened. */
  timezone: string
  /** Institutions that are participants from the first start; their answers are simulated. */
  institutions: readonly { code: string; name: string }[]
  /** Whether an intake is routed at once. */
  autoRoute: boolean
  /** Leaves `extensions` out of the answers whose shape the interface documents. */
  strictShapes: boolean
  /** Refuses identifiers that look as if nobody had hashed them. */
  strictIdentifiers: boolean
  /** Hours after its clearing in which a payment can still be taken back. */
  reversalWindowHours: number
  /** A payment reported later than this is registered, and no money is followed. */
  maxReportAgeDays: number
  /** The middling loss in minor units, against which triage weighs an amount. */
  triageRefMinor: number
  /** `maxRows` and `maxAccounts` limit what one trace reads, by both methods; what is beyond makes it partial. */
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
  odr: { responseSlaHours: number; defaultHours: number; maxHours: number; settlementAuthority: string }
  /** How long a simulated institution takes to pass on returned money, in seconds. */
  returnDelaySeconds: number
  /** What the platform's own pool account holds at first, in minor units. */
  poolOpeningMinor: number
  /** When messages to citizens wait, and how many there may be. */
  messages: MessageLimits
  /** Hosts that a message to a citizen may name. */
  officialDomains: readonly string[]
  /** Words in a payment's narrative that scammers ask for, by language. */
  narrativeKeywords: Readonly<Record<string, readonly string[]>>
  /** How long chats, and the personal parts of cases, are kept, in days. */
  dataRetentionDays: number
  /** Smallest RSA key of a participant, in bits. */
  minRsaBits: number
}

/** A platform without a story of its own: the worked examples of the tests, and what no configuration sets. */
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
  odr: { responseSlaHours: 2, defaultHours: 48, maxHours: 840, settlementAuthority: 'Financial Ombudsman' },
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

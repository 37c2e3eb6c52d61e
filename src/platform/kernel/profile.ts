/** How one deployment of the trust layer behaves. Durations carry their unit in their names. */
export interface PlatformProfile {
  /** Fills a fresh ledger with fictional institutions and one moved payment. */
  demo: boolean
  jurisdiction: string
  currency: string
  /** Decimals of the currency. */
  currencyExponent: number
  timezone: string
  /** Whether an intake is routed at once. */
  autoRoute: boolean
  /** Leaves `extensions` out of the answers whose shape the interface documents. */
  strictShapes: boolean
  /** Refuses identifiers that look as if nobody had hashed them. */
  strictIdentifiers: boolean
  reversalWindowHours: number
  maxReportAgeDays: number
  triageRefMinor: number
  trace: { maxDepth: number; defaultDepth: number; maxTransactions: number }
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
  poolOpeningMinor: number
  hotlines: readonly { label: string; number: string; hours?: string }[]
  /** Hosts that a message to a citizen may name. */
  officialDomains: readonly string[]
  /** Words in a payment's narrative that scammers ask for, by language. */
  narrativeKeywords: Readonly<Record<string, readonly string[]>>
  /** How long a detailed scam report is kept, in days. */
  dataRetentionDays: number
  /** Smallest RSA key of a participant, in bits. */
  minRsaBits: number
}

export const defaultProfile: PlatformProfile = {
  demo: false,
  jurisdiction: 'SANDBOX',
  currency: 'PHP',
  currencyExponent: 2,
  timezone: 'Asia/Manila',
  autoRoute: false,
  strictShapes: false,
  strictIdentifiers: false,
  reversalWindowHours: 24,
  maxReportAgeDays: 400,
  triageRefMinor: 500_000,
  trace: { maxDepth: 10, defaultDepth: 5, maxTransactions: 500 },
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
  hotlines: [],
  officialDomains: [],
  narrativeKeywords: {
    en: ['safe account', 'verification fee', 'release fee', 'unlock', 'gift card', 'crypto'],
    tl: ['bayad para ma-unlock', 'ligtas na account'],
    fr: ['compte sécurisé', 'frais de déblocage'],
  },
  dataRetentionDays: 365,
  minRsaBits: 2048,
}

/** What a demonstration uses: reports are routed at once, and money takes a while to come back. */
export const demoProfile: PlatformProfile = {
  ...defaultProfile,
  demo: true,
  autoRoute: true,
  returnDelaySeconds: 20,
}

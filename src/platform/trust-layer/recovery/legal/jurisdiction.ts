import type { LegalOffice } from '../../../../assistant/languages/tables/legal-texts.ts'
import type { DocumentType } from '../../../../contract/operations/vocabulary.ts'

/** Limits of what a draft may request under the law of a jurisdiction. Periods are in days. */
export interface Jurisdiction {
  code: string
  name: string
  /**
   * Whether periods and authorities come from public sources; a lawyer must confirm them before a draft is
   * used. If false, the periods are those of the sandbox.
   */
  isVerified: boolean
  /** Longest hold by an authority without a court: initially, and with extensions. */
  administrativeInitialDays: number
  administrativeTotalDays: number
  /** Longest hold by court order, including extensions. */
  judicialDays: number
  /** Authority that would issue each type of document. */
  authorities: Readonly<Record<DocumentType, Authority>>
  /** Legal basis of each type; null if none was found. */
  legalBasis: Readonly<Record<DocumentType, LegalBasis | null>>
}

/** An authority, by its office or by its proper name, which is the same in every language. */
export type Authority = LegalOffice | { name: string }

/** A law that allows a document. */
export interface LegalBasis {
  /** Its citation, which is the same in every language. */
  law: string
  /** Days of the hold that it allows; absent if it is about something else. */
  days?: number
  /** The same with extensions, if there can be any. */
  totalDays?: number
}

const sandboxDays = { administrativeInitialDays: 3, administrativeTotalDays: 30, judicialDays: 180 }

const noBasis = {
  freeze_order: null,
  police_hold: null,
  regulatory_directive: null,
  reimbursement_warrant: null,
} as const satisfies Record<DocumentType, null>

const sandbox: Jurisdiction = {
  code: 'SANDBOX',
  name: 'Sandbox (no jurisdiction)',
  isVerified: false,
  ...sandboxDays,
  authorities: {
    freeze_order: 'court',
    police_hold: 'police',
    regulatory_directive: 'centralBank',
    reimbursement_warrant: 'antiScamCentre',
  },
  legalBasis: noBasis,
}

/** Builds a jurisdiction whose periods are not confirmed. */
const unconfirmed = (
  code: string,
  name: string,
  authorities: Partial<Jurisdiction['authorities']>,
): Jurisdiction => ({ ...sandbox, code, name, authorities: { ...sandbox.authorities, ...authorities } })

const afasa = 'Republic Act No. 12010 (Anti-Financial Account Scamming Act); BSP Circular No. 1215'
const med = 'Special return mechanism of Pix (MED), rules of the Banco Central do Brasil'

const jurisdictions: readonly Jurisdiction[] = [
  sandbox,
  {
    code: 'PH',
    name: 'Philippines',
    isVerified: true,
    administrativeInitialDays: 5,
    administrativeTotalDays: 30,
    judicialDays: 180,
    authorities: {
      freeze_order: { name: 'Court of Appeals, on petition of the Anti-Money Laundering Council' },
      police_hold: { name: 'Philippine National Police or National Bureau of Investigation' },
      regulatory_directive: { name: 'Bangko Sentral ng Pilipinas' },
      reimbursement_warrant: 'court',
    },
    legalBasis: {
      freeze_order: {
        law: 'Republic Act No. 9160 as amended (freeze by the Court of Appeals)',
        days: 20,
        totalDays: 180,
      },
      police_hold: { law: afasa, days: 5, totalDays: 30 },
      regulatory_directive: { law: afasa },
      reimbursement_warrant: null,
    },
  },
  {
    code: 'BR',
    name: 'Brazil',
    isVerified: true,
    administrativeInitialDays: 7,
    administrativeTotalDays: 7,
    judicialDays: 180,
    authorities: {
      freeze_order: 'court',
      police_hold: 'police',
      regulatory_directive: { name: 'Banco Central do Brasil' },
      reimbursement_warrant: 'court',
    },
    legalBasis: {
      freeze_order: null,
      police_hold: { law: med, days: 7 },
      regulatory_directive: { law: med },
      reimbursement_warrant: null,
    },
  },
  unconfirmed('SG', 'Singapore', {
    police_hold: { name: 'Singapore Police Force' },
    regulatory_directive: { name: 'Monetary Authority of Singapore' },
  }),
  unconfirmed('GB', 'United Kingdom', { regulatory_directive: { name: 'Payment Systems Regulator' } }),
  unconfirmed('IN', 'India', {
    police_hold: 'cyberPolice',
    regulatory_directive: { name: 'Reserve Bank of India' },
  }),
  unconfirmed('PK', 'Pakistan', {
    police_hold: { name: 'Financial Monitoring Unit' },
    regulatory_directive: { name: 'State Bank of Pakistan' },
  }),
  unconfirmed('NA', 'Namibia', {
    police_hold: { name: 'Financial Intelligence Centre of Namibia' },
    regulatory_directive: { name: 'Bank of Namibia' },
  }),
  unconfirmed('RW', 'Rwanda', {
    police_hold: { name: 'Rwanda Investigation Bureau' },
    regulatory_directive: { name: 'National Bank of Rwanda' },
  }),
]

/** Finds a jurisdiction by its code, ISO 3166-1 alpha-2 or `SANDBOX`; undefined if it is unknown. */
export const findJurisdiction = (code: string): Jurisdiction | undefined =>
  jurisdictions.find((entry) => entry.code === code.toUpperCase())

/** Returns the longest hold, in days, that a type of document may request; null if it holds nothing. */
export function maxHoldDays(jurisdiction: Jurisdiction, documentType: DocumentType): number | null {
  const days = {
    freeze_order: jurisdiction.judicialDays,
    police_hold: jurisdiction.administrativeTotalDays,
    regulatory_directive: null,
    reimbursement_warrant: null,
  } as const satisfies Record<DocumentType, number | null>
  return days[documentType]
}

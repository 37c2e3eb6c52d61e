import type { Signatory } from '../../../contract/operations/answer-words.ts'
import type { DocumentType } from '../../../contract/operations/vocabulary.ts'

/** Authorities that are named by their office; any other has a proper name, which is not translated. */
export type LegalOffice = 'court' | 'police' | 'cyberPolice' | 'centralBank' | 'antiScamCentre'

/** Sections of a legal document. */
type LegalSection = 'authority' | 'facts' | 'tracing' | 'operative' | 'answer' | 'rights' | 'signatures'

/** Labels of the facts in a legal document. */
type LegalLabel =
  | 'number'
  | 'issued'
  | 'addressee'
  | 'attention'
  | 'jurisdiction'
  | 'authority'
  | 'basis'
  | 'limit'
  | 'case'
  | 'complainant'
  | 'scamType'
  | 'loss'
  | 'transaction'
  | 'paidAt'
  | 'institution'
  | 'account'
  | 'accountHash'
  | 'amount'
  | 'ordered'
  | 'present'
  | 'shortfall'
  | 'duration'

/** Columns of the table of accounts that the money reached. */
type ChainColumn = 'transfer' | 'institution' | 'account' | 'received' | 'remaining' | 'proportional'

/** Places where traced money can be, and the sum of them. */
type MoneyPlace =
  | 'located'
  | 'withdrawn'
  | 'returned'
  | 'beyondDepth'
  | 'belowThreshold'
  | 'untraceable'
  | 'total'

/**
 * Texts of legal documents in one language. Words in braces are placeholders. Any change to a text requires a
 * new `templateVersion`, since documents name the version that they were written from.
 */
export interface LegalTexts {
  /** Marks every page as an unsigned draft. */
  banner: string
  /** Marks a legal basis that no lawyer has confirmed. */
  basisToConfirm: string
  /** Says that the document is a translation that no lawyer has reviewed; absent in the original. */
  translation?: string
  /** {title}, {number} */
  name: string
  titles: Record<DocumentType, string>
  sections: Record<LegalSection, string>
  labels: Record<LegalLabel, string>
  complianceOfficer: string
  notKnown: string
  notNamed: string
  /** Name of the jurisdiction of the sandbox. */
  noJurisdiction: string
  offices: Record<LegalOffice, string>
  /** The longest hold that a law allows, if it can be extended. {time}, {total} */
  withExtensions: string
  /** A number of days, by the plural form of the language. {count} */
  days: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  /** Introduces the reasons of the requesting party. */
  reasons: string
  /** Explains the tracing method to a court. */
  method: string
  /** {currency}, {time} */
  ledgerRead: string
  /** {time} */
  truncated: string
  /** {accounts} */
  uncertain: string
  chain: Record<ChainColumn, string>
  /** Heading of the places, and of their amounts by both methods. */
  totals: { place: string; fifo: string; proportional: string }
  places: Record<MoneyPlace, string>
  /** {ordered}, {present} */
  shortfall: string
  /** What a hold demands and forbids. {amount}, {time}, {rights}: title of the section about rights */
  hold: readonly string[]
  /** {institution} */
  directive: readonly string[]
  /** {institution}, {amount}, {time} */
  warrant: readonly string[]
  /** How the addressee must answer. */
  answer: readonly string[]
  /** Rights of the account holder. */
  rights: readonly string[]
  /** When a hold ends. {time} */
  holdEnds: string
  warrantEnds: string
  /** {digest} */
  annex: string
  noAnnex: string
  signature: { signature: string; name: string; date: string; unsigned: string }
  roles: Record<Signatory, string>
  /** {page}, {pages} */
  page: string
  /** Replaces a word that no font of the PDF can draw. */
  otherScript: string
}

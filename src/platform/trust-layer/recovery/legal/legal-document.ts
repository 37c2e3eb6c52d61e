import type { Signatory } from '../../../../contract/operations/answer-words.ts'
import type { DocumentType } from '../../../../contract/operations/vocabulary.ts'
import type { Authority, Jurisdiction, LegalBasis } from './jurisdiction.ts'
import { type LegalBlock, toPlainLine } from './legal-block.ts'
import { digestOf, type LegalTracing, writeTracingStatement } from './legal-tracing.ts'
import { fill, findLegalLanguage, type LegalWords, legalWords } from './legal-words.ts'

export type { LegalTracing } from './legal-tracing.ts'

/** Version of the texts of all languages; any change to them requires a new version. */
const templateVersion = '3'

/** Data that a draft is written from. Amounts are minor units, instants are ISO strings. */
export interface LegalDocumentInput {
  documentId: string
  generatedAt: string
  documentType: DocumentType
  jurisdiction: Jurisdiction
  /** Tag of the requested language; null for English. */
  language: string | null
  currency: string
  /** Decimals of the currency. */
  exponent: number
  caseId: string
  /** Keyed hash of the victim, because no draft names the victim. */
  citizenReference: string
  scamType: string
  lossMinor: number
  transactionId: string | null
  paymentAt: string | null
  institutionCode: string
  institutionName: string
  /** Required for a freeze order and a police hold. */
  accountHash: string | null
  /** Its number, if the institution that the document is for has stated it. Absent in drafts of earlier releases. */
  accountNumber?: string | null
  /** Amount that was ordered to be held or paid; null for a directive. */
  amountMinor: number | null
  /**
   * What of it is in the account now; null if the document holds nothing or the ledger does not know. Absent in
   * drafts of earlier releases.
   */
  presentMinor?: number | null
  /** Days to hold, or within which to pay. Required for a freeze order and a police hold. */
  days: number | null
  /** The reason, in the requester's words; null if none was given. */
  justification: string | null
  /** The traces that reached the account, or all of the case if none did; empty until one is finished. */
  traces: readonly LegalTracing[]
}

/** A draft that is ready to be rendered, with all its words. */
export interface LegalDocument {
  documentId: string
  title: string
  /** The title with the number, marked as an unsigned draft. */
  name: string
  generatedAt: string
  templateId: string
  templateVersion: string
  /** Code of the language that it is written in. */
  language: string
  /** Whether another language was requested. */
  hasLanguageFallback: boolean
  isLegalBasisVerified: boolean
  validUntil: string
  /** Roles that would sign; the draft itself is unsigned. */
  signatureRoles: readonly Signatory[]
  blocks: readonly LegalBlock[]
  /** Words around the blocks. */
  words: {
    banner: string
    /** {page}, {pages} */
    page: string
    otherScript: string
    signature: { signature: string; name: string; date: string; unsigned: string }
  }
}

const dayMs = 86_400_000

/**
 * Default number of days: the shortest hold, ten days for a payment, the validity of a directive. Design
 * values.
 */
const defaultDays = {
  freeze_order: 1,
  police_hold: 1,
  regulatory_directive: 30,
  reimbursement_warrant: 10,
} as const satisfies Record<DocumentType, number>

/** Roles that sign each type of document. */
const signatureRoles = {
  freeze_order: ['judge'],
  police_hold: ['investigating_officer', 'supervising_officer'],
  regulatory_directive: ['regulator'],
  reimbursement_warrant: ['issuing_authority'],
} as const satisfies Record<DocumentType, readonly Signatory[]>

interface Writing {
  input: LegalDocumentInput
  words: LegalWords
  money: (amountMinor: number) => string
}

type Row = readonly [string, string]

function addressBlocks({ input, words: { texts, time } }: Writing): LegalBlock[] {
  const { labels } = texts
  return [
    {
      kind: 'facts',
      rows: [
        [labels.number, input.documentId],
        [labels.issued, time(input.generatedAt)],
        [labels.addressee, `${toPlainLine(input.institutionName)} (${toPlainLine(input.institutionCode)})`],
        [labels.attention, texts.complianceOfficer],
      ],
    },
    ...(texts.translation === undefined ? [] : [{ kind: 'paragraph' as const, text: texts.translation }]),
  ]
}

function authorityBlocks({ input: { jurisdiction, documentType }, words }: Writing): LegalBlock[] {
  const { labels, sections, notNamed, basisToConfirm } = words.texts
  const basis = jurisdiction.legalBasis[documentType]
  const limit = basis && limitOf(basis, words)
  return [
    { kind: 'heading', text: sections.authority },
    {
      kind: 'facts',
      rows: [
        [labels.jurisdiction, words.country(jurisdiction.code)],
        [labels.authority, nameOf(jurisdiction.authorities[documentType], words)],
        [labels.basis, basis?.law ?? notNamed],
        ...(limit === null ? [] : [[labels.limit, limit] satisfies Row]),
      ],
    },
    ...(isBasisVerified(jurisdiction, documentType)
      ? []
      : [{ kind: 'warning' as const, text: basisToConfirm }]),
  ]
}

const nameOf = (authority: Authority, { texts }: LegalWords) =>
  typeof authority === 'string' ? texts.offices[authority] : authority.name

/** Writes the longest hold that a law allows; null if it is about something else. */
function limitOf(basis: LegalBasis, { texts, days }: LegalWords): string | null {
  if (basis.days === undefined) return null
  const time = days(basis.days)
  if (basis.totalDays === undefined) return time
  return fill(texts.withExtensions, { time, total: days(basis.totalDays) })
}

const isBasisVerified = (jurisdiction: Jurisdiction, documentType: DocumentType) =>
  jurisdiction.isVerified && jurisdiction.legalBasis[documentType] !== null

function factBlocks({ input, words: { texts, time, scamType }, money }: Writing): LegalBlock[] {
  const { labels, notKnown } = texts
  const { justification } = input
  return [
    { kind: 'heading', text: texts.sections.facts },
    {
      kind: 'facts',
      rows: [
        [labels.case, input.caseId],
        [labels.complainant, toPlainLine(input.citizenReference)],
        [labels.scamType, scamType(input.scamType)],
        [labels.loss, money(input.lossMinor)],
        [labels.transaction, input.transactionId === null ? notKnown : toPlainLine(input.transactionId)],
        [labels.paidAt, input.paymentAt === null ? notKnown : time(input.paymentAt)],
      ],
    },
    ...(justification === null
      ? []
      : ([
          { kind: 'paragraph', text: texts.reasons },
          { kind: 'quote', text: toPlainLine(justification) },
        ] satisfies LegalBlock[])),
  ]
}

/** Lists the subject of the measure: the account, the amount, the time. */
function measureRows(writing: Writing): Row[] {
  const { input, words } = writing
  const { labels } = words.texts
  const { accountHash, accountNumber, days, institutionCode, documentType } = input
  const rows: Row[] = [[labels.institution, toPlainLine(institutionCode)]]
  if (accountNumber) rows.push([labels.account, toPlainLine(accountNumber)])
  if (accountHash !== null) {
    rows.push([accountNumber ? labels.accountHash : labels.account, toPlainLine(accountHash)])
  }
  rows.push(...amountRows(writing))
  if (days !== null && documentType !== 'reimbursement_warrant')
    rows.push([labels.duration, words.days(days)])
  return rows
}

type Amounts = Pick<LegalDocumentInput, 'amountMinor' | 'presentMinor'>

/** Returns how much of the ordered money is no longer in the account, in minor units. */
export const shortfallOf = ({ amountMinor, presentMinor }: Amounts): number =>
  Math.max(0, (amountMinor ?? 0) - (presentMinor ?? amountMinor ?? 0))

/** Returns the amount that the measure reaches: what was ordered, as far as it is there. */
const reachedOf = (amounts: Amounts): number => (amounts.amountMinor ?? 0) - shortfallOf(amounts)

/** States the amount; if part of it has left the account, what was ordered and what is there. */
function amountRows({ input, words, money }: Writing): Row[] {
  const { labels } = words.texts
  if (input.amountMinor === null) return []
  const shortfall = shortfallOf(input)
  if (shortfall === 0) return [[labels.amount, money(input.amountMinor)]]
  return [
    [labels.ordered, money(input.amountMinor)],
    [labels.present, money(reachedOf(input))],
    [labels.shortfall, money(shortfall)],
  ]
}

function shortfallBlocks({ input, words, money }: Writing): LegalBlock[] {
  if (input.amountMinor === null || shortfallOf(input) === 0) return []
  const amounts = { ordered: money(input.amountMinor), present: money(reachedOf(input)) }
  return [{ kind: 'paragraph', text: fill(words.texts.shortfall, amounts) }]
}

function operativeBlocks(writing: Writing): LegalBlock[] {
  const { input, words, money } = writing
  const { texts } = words
  const demands = {
    freeze_order: texts.hold,
    police_hold: texts.hold,
    regulatory_directive: texts.directive,
    reimbursement_warrant: texts.warrant,
  } as const satisfies Record<DocumentType, readonly string[]>
  const values = {
    amount: money(reachedOf(input)),
    time: words.days(input.days ?? defaultDays[input.documentType]),
    institution: toPlainLine(input.institutionName),
    rights: texts.sections.rights,
  }
  return [
    { kind: 'heading', text: texts.sections.operative },
    { kind: 'facts', rows: measureRows(writing) },
    ...shortfallBlocks(writing),
    { kind: 'list', items: demands[input.documentType].map((item) => fill(item, values)) },
  ]
}

const answerBlocks = ({ words: { texts } }: Writing): LegalBlock[] => [
  { kind: 'heading', text: texts.sections.answer },
  { kind: 'list', items: texts.answer },
]

const rightsBlocks = ({ input, words }: Writing): LegalBlock[] =>
  input.documentType === 'regulatory_directive'
    ? []
    : [
        { kind: 'heading', text: words.texts.sections.rights },
        { kind: 'list', items: words.texts.rights },
        { kind: 'paragraph', text: endText(input, words) },
      ]

/** States when the measure ends, as far as that is known before it is served. */
const endText = ({ documentType, days }: LegalDocumentInput, words: LegalWords) =>
  documentType === 'reimbursement_warrant'
    ? words.texts.warrantEnds
    : fill(words.texts.holdEnds, { time: words.days(days ?? defaultDays[documentType]) })

function signatureBlocks({ input: { traces, documentType }, words: { texts } }: Writing): LegalBlock[] {
  return [
    { kind: 'heading', text: texts.sections.signatures },
    {
      kind: 'paragraph',
      text: traces.length === 0 ? texts.noAnnex : fill(texts.annex, { digest: digestOf(traces) }),
    },
    ...signatureRoles[documentType].map(
      (role): LegalBlock => ({ kind: 'signature', role: texts.roles[role] }),
    ),
  ]
}

/**
 * Writes a draft. Equal inputs produce equal drafts, except for the number and the time. The sections have a
 * fixed order; the justification is the only free text.
 * @throws Refusal `unknown-enum-value` if there is no font for the script of the language
 */
export function writeLegalDocument(input: LegalDocumentInput): LegalDocument {
  const { documentType, jurisdiction, exponent, currency } = input
  const language = findLegalLanguage(input.language)
  const words = legalWords(language.code)
  const { texts } = words
  const amount = words.amounts(exponent)
  const writing: Writing = { input, words, money: (amountMinor) => `${currency} ${amount(amountMinor)}` }
  const sections = [
    addressBlocks,
    authorityBlocks,
    factBlocks,
    () => writeTracingStatement(input.traces, { words, currency, exponent }),
    operativeBlocks,
    answerBlocks,
    rightsBlocks,
    signatureBlocks,
  ]
  const validityMs = (input.days ?? defaultDays[documentType]) * dayMs
  const title = texts.titles[documentType]
  return {
    documentId: input.documentId,
    title,
    name: fill(texts.name, { title, number: input.documentId }),
    generatedAt: input.generatedAt,
    templateId: `${documentType}.${jurisdiction.code.toLowerCase()}`,
    templateVersion,
    language: language.code,
    hasLanguageFallback: language.isFallback,
    isLegalBasisVerified: isBasisVerified(jurisdiction, documentType),
    validUntil: new Date(Date.parse(input.generatedAt) + validityMs).toISOString(),
    signatureRoles: signatureRoles[documentType],
    blocks: sections.flatMap((section) => section(writing)),
    words: {
      banner: texts.banner,
      page: texts.page,
      otherScript: texts.otherScript,
      signature: texts.signature,
    },
  }
}

import type { DocumentType } from '../../../../contract/operations/vocabulary.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { type LegalBlock, toLegalAmount, toLegalTime, toPlainLine } from './legal-block.ts'
import {
  answerText,
  basisToConfirm,
  operativeText,
  rightsText,
  signatureRoles,
  templateVersion,
  titles,
} from './legal-texts.ts'
import { digestOf, type LegalTracing, writeTracingStatement } from './legal-tracing.ts'

export type { LegalTracing } from './legal-tracing.ts'

/** Data that a draft is written from. Amounts are minor units, instants are ISO strings. */
export interface LegalDocumentInput {
  documentId: string
  generatedAt: string
  documentType: DocumentType
  jurisdiction: Jurisdiction
  /** Requested language; there are only English templates. */
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
  /** Null until there is a finished trace. */
  tracing: LegalTracing | null
}

/** A draft that is ready to be rendered. */
export interface LegalDocument {
  documentId: string
  title: string
  generatedAt: string
  templateId: string
  templateVersion: string
  language: 'en'
  /** Whether another language was requested. */
  hasLanguageFallback: boolean
  isLegalBasisVerified: boolean
  validUntil: string
  /** Roles that would sign; the draft itself is unsigned. */
  signatureRoles: readonly string[]
  blocks: readonly LegalBlock[]
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

interface Writing {
  input: LegalDocumentInput
  money: (amountMinor: number) => string
}

const words = (term: string) => toPlainLine(term.replaceAll('_', ' '))

function addressBlocks({ input }: Writing): LegalBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['Number', input.documentId],
        ['Issue date', toLegalTime(input.generatedAt)],
        ['Addressed to', `${toPlainLine(input.institutionName)} (${toPlainLine(input.institutionCode)})`],
        ['For the attention of', 'Compliance officer'],
      ],
    },
  ]
}

function authorityBlocks({ input: { jurisdiction, documentType } }: Writing): LegalBlock[] {
  const basis = jurisdiction.legalBasis[documentType]
  return [
    { kind: 'heading', text: 'Issuing authority and legal basis' },
    {
      kind: 'facts',
      rows: [
        ['Jurisdiction', jurisdiction.name],
        ['Issuing authority', jurisdiction.authorities[documentType]],
        ['Legal basis', basis ?? 'Not named'],
      ],
    },
    ...(isBasisVerified(jurisdiction, documentType)
      ? []
      : [{ kind: 'warning' as const, text: basisToConfirm }]),
  ]
}

const isBasisVerified = (jurisdiction: Jurisdiction, documentType: DocumentType) =>
  jurisdiction.isVerified && jurisdiction.legalBasis[documentType] !== null

function factBlocks({ input, money }: Writing): LegalBlock[] {
  const { justification } = input
  return [
    { kind: 'heading', text: 'Facts' },
    {
      kind: 'facts',
      rows: [
        ['Case', input.caseId],
        ['Complainant (reference)', toPlainLine(input.citizenReference)],
        ['Kind of scam', words(input.scamType)],
        ['Amount reported', money(input.lossMinor)],
        ['Transaction', input.transactionId === null ? 'Not known' : toPlainLine(input.transactionId)],
        ['Time of payment', input.paymentAt === null ? 'Not known' : toLegalTime(input.paymentAt)],
      ],
    },
    ...(justification === null
      ? []
      : ([
          { kind: 'paragraph', text: 'Reasons given by the requesting party, as entered:' },
          { kind: 'quote', text: toPlainLine(justification) },
        ] satisfies LegalBlock[])),
  ]
}

/** Lists the subject of the measure: the account, the amount, the time. */
function measureRows(writing: Writing): [string, string][] {
  const { input } = writing
  const { accountHash, accountNumber, days, institutionCode } = input
  const isWarrant = input.documentType === 'reimbursement_warrant'
  return [
    ['Institution', toPlainLine(institutionCode)],
    ...(accountNumber ? [['Account', toPlainLine(accountNumber)] satisfies [string, string]] : []),
    ...(accountHash === null
      ? []
      : [[accountNumber ? 'Account hash' : 'Account', toPlainLine(accountHash)] satisfies [string, string]]),
    ...amountRows(writing),
    ...(days === null || isWarrant ? [] : [['Duration', toDays(days)] satisfies [string, string]]),
  ]
}

type Amounts = Pick<LegalDocumentInput, 'amountMinor' | 'presentMinor'>

/** Returns how much of the ordered money is no longer in the account, in minor units. */
export const shortfallOf = ({ amountMinor, presentMinor }: Amounts): number =>
  Math.max(0, (amountMinor ?? 0) - (presentMinor ?? amountMinor ?? 0))

/** Returns the amount that the measure reaches: what was ordered, as far as it is there. */
const reachedOf = (amounts: Amounts): number => (amounts.amountMinor ?? 0) - shortfallOf(amounts)

/** States the amount; if part of it has left the account, what was ordered and what is there. */
function amountRows({ input, money }: Writing): [string, string][] {
  if (input.amountMinor === null) return []
  const shortfall = shortfallOf(input)
  if (shortfall === 0) return [['Amount', money(input.amountMinor)]]
  return [
    ['Amount ordered', money(input.amountMinor)],
    ['Present in the account', money(reachedOf(input))],
    ['Shortfall', money(shortfall)],
  ]
}

function shortfallBlocks({ input, money }: Writing): LegalBlock[] {
  if (shortfallOf(input) === 0 || input.amountMinor === null) return []
  const [ordered, present] = [money(input.amountMinor), money(reachedOf(input))]
  return [
    {
      kind: 'paragraph',
      text: `Ordered ${ordered}, present ${present}: the rest had left the account when the ledger was read. This document reaches only the amount that is present.`,
    },
  ]
}

const toDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

function operativeBlocks(writing: Writing): LegalBlock[] {
  const { input, money } = writing
  const items = operativeText[input.documentType]({
    amount: money(reachedOf(input)),
    time: toDays(input.days ?? defaultDays[input.documentType]),
    institution: toPlainLine(input.institutionName),
  })
  return [
    { kind: 'heading', text: 'Operative part' },
    { kind: 'facts', rows: measureRows(writing) },
    ...shortfallBlocks(writing),
    { kind: 'list', items },
  ]
}

const answerBlocks = (): LegalBlock[] => [
  { kind: 'heading', text: 'Duty to answer' },
  { kind: 'list', items: answerText },
]

const rightsBlocks = ({ input }: Writing): LegalBlock[] =>
  input.documentType === 'regulatory_directive'
    ? []
    : [
        { kind: 'heading', text: 'Rights of the account holder' },
        { kind: 'list', items: rightsText },
        { kind: 'paragraph', text: endText(input) },
      ]

/** States when the measure ends, as far as that is known before it is served. */
const endText = ({ documentType, days }: LegalDocumentInput) =>
  documentType === 'reimbursement_warrant'
    ? 'This warrant is settled by payment, or ends when it is withdrawn.'
    : `Without an extension the measure ends ${toDays(days ?? defaultDays[documentType])} after receipt.`

function signatureBlocks({ input }: Writing): LegalBlock[] {
  const annex =
    input.tracing === null ? 'No annex.' : `Annex A, tracing data, SHA-256 ${digestOf(input.tracing)}`
  return [
    { kind: 'heading', text: 'Signatures' },
    { kind: 'paragraph', text: annex },
    ...signatureRoles[input.documentType].map((role): LegalBlock => ({ kind: 'signature', role })),
  ]
}

/**
 * Writes a draft. Equal inputs produce equal drafts, except for the number and the time. The sections have a
 * fixed order; the justification is the only free text.
 */
export function writeLegalDocument(input: LegalDocumentInput): LegalDocument {
  const { documentType, jurisdiction, language, exponent, currency } = input
  const writing: Writing = {
    input,
    money: (amountMinor) => `${currency} ${toLegalAmount(amountMinor, exponent)}`,
  }
  const sections = [
    addressBlocks,
    authorityBlocks,
    factBlocks,
    ({ input: { tracing } }: Writing) =>
      tracing === null ? [] : writeTracingStatement(tracing, currency, exponent),
    operativeBlocks,
    answerBlocks,
    rightsBlocks,
    signatureBlocks,
  ]
  const validityMs = (input.days ?? defaultDays[documentType]) * dayMs
  return {
    documentId: input.documentId,
    title: titles[documentType],
    generatedAt: input.generatedAt,
    templateId: `${documentType}.${jurisdiction.code.toLowerCase()}`,
    templateVersion,
    language: 'en',
    hasLanguageFallback: language !== null && !/^en(?:-|$)/i.test(language),
    isLegalBasisVerified: isBasisVerified(jurisdiction, documentType),
    validUntil: new Date(Date.parse(input.generatedAt) + validityMs).toISOString(),
    signatureRoles: signatureRoles[documentType],
    blocks: sections.flatMap((section) => section(writing)),
  }
}

import type { Action } from '../../../contract/chat/message.ts'
import type { IdentityType } from '../../../contract/chat/scam-report.ts'
import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { Field, NotScam, Tri } from '../../languages/tables/vocabulary.ts'
import type { PutBy } from './put.ts'
import type { DialogStateBase, KnownPerson, NewsChannel } from './types.ts'

/** Names of the steps. The compiler asks for an entry in steps/ for each. */
export type StepId =
  | 'consent'
  | 'privacy'
  | 'declined'
  | 'danger'
  | 'safety'
  | 'reporter'
  | 'adviceOnly'
  | 'heard'
  | 'ongoing'
  | 'moneyLeft'
  | 'type'
  | 'typeMore'
  | 'branch'
  | 'dispute'
  | 'notScam'
  | 'bank'
  | 'amount'
  | 'amountCheck'
  | 'when'
  | 'reference'
  | 'receiver'
  | 'minute'
  | 'lastDigits'
  | 'contact'
  | 'news'
  | 'lossAmount'
  | 'summary'
  | 'editMenu'
  | 'sending'
  | 'failed'
  | 'reported'
  | 'name'
  | 'nationality'
  | 'idType'
  | 'idNumber'
  | 'holder'
  | 'ownAccount'
  | 'firstContact'
  | 'contactWay'
  | 'story'
  | 'morePayments'
  | 'evidence'
  | 'police'
  | 'needs'
  | 'detailSummary'
  | 'sendingReport'
  | 'findCase'
  | 'findDigits'
  | 'finding'
  | 'stopped'
  | 'restart'

/** A bank of the deployment's list, or another one by the name that she gave. */
export interface BankAnswer {
  code?: string
  name: string
}

/** When she paid: an instant in UTC, and whether the time of day is hers or ours. */
export interface Moment {
  at: string
  precision: 'time' | 'day'
}

/** Where the money went, as much as she could see. `account` is an account or telephone number. */
export interface Receiver {
  account?: string
  name?: string
  bank?: BankAnswer
  /** What else is known of the scammer, as it was told: profile names, links. Asked of a report of the scammer alone. */
  words?: string
}

/** An amount in a currency (ISO 4217, or the unit of a cryptocurrency). */
export interface ForeignAmount {
  currency: string
  /** In units of 10^-`decimals` of the currency. */
  minor: number
  decimals: number
}

/** One payment. Absent: not asked yet. Null: asked, and she does not know. */
export interface Payment {
  bank?: BankAnswer | null
  amountMinor?: number | null
  /** The amount as the citizen gave it in another currency; `amountMinor` is null then. */
  foreign?: ForeignAmount
  /** A large amount that she has read back and confirmed. */
  amountChecked?: true
  paidAt?: Moment | null
  reference?: string | null
  receiver?: Receiver | null
  minute?: Moment | null
  lastDigits?: string | null
}

/** The detailed report, as far as it goes beyond the case. Her identity stands here and in `contact`. */
export interface Details {
  name?: string | null
  /** ISO 3166-1 alpha-2. */
  nationality?: string | null
  idType?: IdentityType | null
  idNumber?: string | null
  holder?: string | null
  ownAccount?: string | null
  firstContact?: Moment | null
  contactWay?: string | null
  story?: string | null
  noMorePayments?: true
  evidence?: string | null
  police?: string | null
  needs?: Tri
}

/** What she has told. Absent: not asked yet. Null: asked, and she does not know or won't say. */
export interface Answers {
  forOther?: boolean
  /** Whether the person it happened to agrees. Without their yes the report is of the scammer alone. */
  agreed?: boolean
  /** She is under 18. */
  minor?: true
  danger?: boolean
  ongoing?: Tri
  moneyLeft?: Tri
  scamType?: ScamType
  /** It turns out to be no scam payment. */
  notScam?: NotScam
  /** "Something else" was tapped: the second list is due. */
  otherType?: boolean
  branch?: Tri
  isDispute?: boolean
  /** E.164. */
  contact?: string | null
  /** Where she can be written to; kept only where the deployment writes. */
  email?: string
  /** How she is told what happens when she is not in the chat. */
  news?: NewsChannel | 'none'
  payments: readonly Payment[]
  details?: Details
}

/** What was put to her beside the open question, and waits for her answer; `misses` counts what was none. */
export type Put = { misses: number } & (
  | { type: 'question'; step: StepId; by: PutBy }
  | { type: 'change'; field: Field; payment?: Payment; answers?: Partial<Answers>; by: PutBy }
  | { type: 'call' }
)

/** The whole memory of one conversation; plain JSON. */
export interface ScamState extends DialogStateBase {
  version: 1
  step: StepId
  lang: string
  /** The language that she was offered last, since she wrote in it. */
  languageOffered?: string
  answers: Answers
  /** A message that spoke of danger named a child. */
  childInDanger?: true
  /** Her story tells that they asked for a code, or have one. */
  codeTold?: true
  /** Which payment the questions are about. */
  payment: number
  /** Facts that a language model has found, until she has said whether they are right. */
  unsure?: readonly Field[]
  put?: Put
  /** Facts that a person has changed with her consent: who, and to what (in English). It ends when the fact is another one. */
  agreed?: Partial<Record<Field, { name: string; text: string }>>
  /** How often the present question was not understood. */
  misses: number
  /** How often it was repeated, since she said something else. */
  repeats?: number
  /** Questions behind her, newest last. */
  trail: readonly StepId[]
  /** What the citizen has been told to do at once. */
  advised?: readonly Action[]
  /** Where to go on after an aside such as "stop" or "are you in danger?". */
  resume?: StepId
  consentAt?: string
  /** The citizen told what happened instead of agreeing first. The report is sent early, and the tap that sends it is the consent. */
  told?: true
  /** Set while the case is being created. */
  sendingAt?: string
  caseId?: string
  /** The case was sent early: the remaining questions are asked now, and each answer is added to it. */
  adding?: true
  /** She has said that she called her bank about this case. */
  called?: true
  /** Cases of earlier reports in the same chat, newest last. */
  earlierCases?: readonly string[]
  /** The detailed report is being filled in. */
  detailing?: true
  /** Set while the detailed report is on its way. */
  reportingAt?: string
  /** The detailed report has arrived; her identity is no longer here. */
  delivered?: true
  lookup?: Lookup
  /** A person has been asked for, and the relay has not answered yet. */
  handOverAsked?: true
  /** She wants no news of the case that is being created, and it does not know yet. */
  stopsNews?: true
  /** She asked how the case stands, and the answer is under way. */
  statusAsked?: true
  /** Stays with the relay, and through a new report. */
  known?: KnownPerson
}

/** A case looked for by its number. */
export interface Lookup {
  /** The number that she gave: the short one, or the long id. */
  caseId?: string
  /** Wrong tries since the last right one or the last pause. */
  wrong: number
  pausedUntil?: string
}

/** Creates the state of a chat that has just begun. */
export const newState = (lang: string): ScamState => ({
  version: 1,
  step: 'consent',
  lang,
  answers: { payments: [{}] },
  payment: 0,
  misses: 0,
  trail: [],
})

/** Whether a report is under way: the citizen has agreed to it, or has told what happened. */
export const hasBegun = ({ consentAt, told }: ScamState): boolean => consentAt !== undefined || told === true

/** Whether only the questions are asked that a case needs; the others come after it. */
export const isEarly = (state: ScamState): boolean =>
  (state.told === true || isTip(state)) && state.caseId === undefined

/** Whether the report is of the scammer alone: the person it happened to has not agreed. */
export const isTip = ({ answers }: ScamState): boolean => answers.agreed === false

/** Whether money that has left, or may have, is part of the report. */
export const reportsLoss = (state: ScamState): boolean => state.answers.moneyLeft !== 'no' && !isTip(state)

/** The payment that the questions are about. */
export const paymentOf = (state: ScamState): Payment => state.answers.payments[state.payment] ?? {}

/** Whether an amount of the present payment is known, in any currency. */
export const hasAmount = (state: ScamState): boolean => {
  const { amountMinor, foreign } = paymentOf(state)
  return Boolean(amountMinor) || foreign !== undefined
}

/** The first payment that was told in another currency than the deployment's. */
export const toldForeign = ({ answers }: ScamState): ForeignAmount | undefined =>
  answers.payments.find(({ foreign }) => foreign)?.foreign

/** The amount of a payment on the scale of the deployment's minor units, whatever its currency: for comparing. */
export const sizeOf = ({ amountMinor, foreign }: Payment, exponent: number): number | undefined =>
  amountMinor || (foreign && (foreign.minor / 10 ** foreign.decimals) * 10 ** exponent)

/** Returns the state with changed answers. */
export const withAnswers = (state: ScamState, answers: Partial<Answers>): ScamState => ({
  ...state,
  answers: { ...state.answers, ...answers },
})

/** Returns the state with changes of the present payment. */
export const withPayment = (state: ScamState, change: Payment): ScamState => {
  const payments = [...state.answers.payments]
  payments[state.payment] = { ...paymentOf(state), ...change }
  return withAnswers(state, { payments })
}

/** Reads the details of the report; empty before the first. */
export const detailsOf = (state: ScamState): Details => state.answers.details ?? {}

/** Returns the state with changed details. */
export const withDetails = (state: ScamState, change: Details): ScamState =>
  withAnswers(state, { details: { ...detailsOf(state), ...change } })

/** A copy without some members; `undefined` is never kept in a state. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const copy: Partial<T> = { ...value }
  for (const key of keys) delete copy[key]
  return copy as Omit<T, K>
}

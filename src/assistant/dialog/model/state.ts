import type { Action } from '../../../contract/chat/message.ts'
import type { IdentityType } from '../../../contract/chat/scam-report.ts'
import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { DangerKind, Field, NotScam, Tri } from '../../languages/tables/vocabulary.ts'
import type { PutBy } from './put.ts'
import type { DialogStateBase, KnownPerson, NewsChannel } from './types.ts'

/** Names of the steps. The compiler asks for an entry in steps/ for each. */
export type StepId =
  | 'whatHappened'
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

/** A bank of the deployment's list, or another one by the name that the citizen gave. */
export interface BankAnswer {
  code?: string
  name: string
}

/** When the citizen paid: an instant in UTC, and whether the time of day was given or filled in. */
export interface Moment {
  at: string
  precision: 'time' | 'day'
}

/** Where the money went, as far as the citizen could see. `account` is an account or telephone number. */
export interface Receiver {
  account?: string
  name?: string
  bank?: BankAnswer
  /**
   * What else is known about the scammer, as told: profile names, links. Only asked in a report about the
   * scammer alone.
   */
  words?: string
  /** Told at another question and without an account, which is therefore still asked for. */
  early?: true
}

/** Whether it is still open where a payment went. */
export const lacksReceiver = ({ receiver }: Payment): boolean =>
  receiver === undefined || receiver?.early === true

/** An amount in a currency (ISO 4217, or the unit of a cryptocurrency). */
export interface ForeignAmount {
  currency: string
  /** In units of 10^-`decimals` of the currency. */
  minor: number
  decimals: number
}

/** One payment. Absent: not asked yet. Null: asked, and the citizen does not know. */
export interface Payment {
  bank?: BankAnswer | null
  amountMinor?: number | null
  /** The amount as the citizen gave it in another currency; `amountMinor` is null then. */
  foreign?: ForeignAmount
  /** A large amount that was read back and that the citizen confirmed. */
  amountChecked?: true
  paidAt?: Moment | null
  reference?: string | null
  receiver?: Receiver | null
  minute?: Moment | null
  lastDigits?: string | null
}

/**
 * The detailed report, as far as it goes beyond the case. The citizen's identity is here and in `contact`.
 */
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

/** The citizen's answers. Absent: not asked yet. Null: asked, and they do not know or won't say. */
export interface Answers {
  forOther?: boolean
  /** Whether the person it happened to agrees. Without their yes, the report is about the scammer alone. */
  agreed?: boolean
  /** The citizen is under 18. */
  minor?: true
  danger?: boolean
  ongoing?: Tri
  moneyLeft?: Tri
  scamType?: ScamType
  /** It turns out not to be a scam payment. */
  notScam?: NotScam
  /** "Something else" was tapped: the second list is due. */
  otherType?: boolean
  /** E.164. */
  contact?: string | null
  /** How the citizen wants to be reached, in their words: "no calls, only messages". */
  contactWish?: string
  /** The address to write to; stored only if the deployment sends e-mail. */
  email?: string
  /** How the citizen is notified when they are not in the chat. */
  news?: NewsChannel | 'none'
  payments: readonly Payment[]
  details?: Details
}

/** An agent prompt that waits for the citizen's answer; `misses` counts messages that were not an answer. */
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
  /** The language that the citizen was offered last, since they wrote in it. */
  languageOffered?: string
  answers: Answers
  /** A message that mentioned danger mentioned a child. */
  childInDanger?: true
  /** The kinds of danger that were told so far, each once, the latest last. */
  dangers?: readonly DangerKind[]
  /** The open question about safety was last asked as "Are you safe now?". */
  safeAsked?: true
  /** The citizen has named the deployment's currency, so an amount without one is in it. */
  ownMoney?: true
  /** The citizen's story tells that the scammers requested a code, or have one. */
  codeTold?: true
  /** The person the citizen writes for believes the scammers, and may not agree to a report. */
  mayDisagree?: true
  /** The citizen has taken steps that were advised. */
  stepsDone?: true
  /** Feelings that were answered, each once; `hello` after the first greeting. */
  comforted?: readonly string[]
  /** An agent was requested: now, or as soon as one is available. Removed when one has joined. */
  personAwaited?: 'there' | 'later'
  /** The citizen tells of payments on their card that they did not make. */
  cardCharges?: true
  /** Which payment the questions are about. */
  payment: number
  /** Facts that a language model has found, until the citizen has said whether they are right. */
  unsure?: readonly Field[]
  put?: Put
  /**
   * Facts that an agent has changed with the citizen's consent: who, and to what (in English). Removed when
   * the fact changes again.
   */
  agreed?: Partial<Record<Field, { name: string; text: string }>>
  /** How often the current question was not understood. */
  misses: number
  /** How often it was repeated, since the citizen said something else. */
  repeats?: number
  /** Earlier questions, newest last. */
  trail: readonly StepId[]
  /** Actions that the citizen has been told to take immediately. */
  advised?: readonly Action[]
  /** Where to resume after an aside such as "stop" or "are you in danger?". */
  resume?: StepId
  /** When the citizen tapped "Send now", which is the consent. */
  consentAt?: string
  /** How the report began: the citizen told what happened in their own words, or tapped a situation. */
  begun?: 'told' | 'tapped'
  /** Set while the case is being created. */
  sendingAt?: string
  caseId?: string
  /** The case was sent early: the remaining questions are asked now, and each answer is added to it. */
  adding?: true
  /** The citizen has said that they called their bank about this case. */
  called?: true
  /** Cases of earlier reports in the same chat, newest last. */
  earlierCases?: readonly string[]
  /** The detailed report is being filled in. */
  detailing?: true
  /** Set while the detailed report is on its way. */
  reportingAt?: string
  /** The detailed report has arrived; the citizen's identity is no longer here. */
  delivered?: true
  lookup?: Lookup
  /** An agent has been requested, and the relay has not answered yet. */
  handOverAsked?: true
  /**
   * The citizen wants no notifications about the case that is being created, and the case does not record
   * that yet.
   */
  stopsNews?: true
  /** The citizen asked for the status of the case, and the answer is on its way. */
  statusAsked?: true
  /** Stored by the relay only, and survives a new report. */
  known?: KnownPerson
}

/** A case that is looked up by its number. */
export interface Lookup {
  /** The number that the citizen gave: the short one, or the long id. */
  caseId?: string
  /** Wrong attempts since the last right one or the last pause. */
  wrong: number
  pausedUntil?: string
}

/** Creates the state of a new chat. */
export const newState = (lang: string): ScamState => ({
  version: 1,
  step: 'whatHappened',
  lang,
  answers: { payments: [{}] },
  payment: 0,
  misses: 0,
  trail: [],
})

/** Whether a report is in progress: the citizen has told what happened, or tapped a situation. */
export const hasBegun = ({ begun }: ScamState): boolean => begun !== undefined

/** Whether the report is about the scammer alone: the person it happened to has not agreed. */
export const isTip = ({ answers }: ScamState): boolean => answers.agreed === false

/** Whether money that has left, or may have, is part of the report. */
export const reportsLoss = (state: ScamState): boolean => state.answers.moneyLeft !== 'no' && !isTip(state)

/** The payment that the questions are about. */
export const paymentOf = (state: ScamState): Payment => state.answers.payments[state.payment] ?? {}

/** The first payment that was told in a currency other than the deployment's. */
export const toldForeign = ({ answers }: ScamState): ForeignAmount | undefined =>
  answers.payments.find(({ foreign }) => foreign)?.foreign

/**
 * The amount of a payment on the scale of the deployment's minor units, whatever its currency: for
 * comparison.
 */
export const sizeOf = ({ amountMinor, foreign }: Payment, exponent: number): number | undefined =>
  amountMinor || (foreign && (foreign.minor / 10 ** foreign.decimals) * 10 ** exponent)

/** Returns the state with changed answers. */
export const withAnswers = (state: ScamState, answers: Partial<Answers>): ScamState => ({
  ...state,
  answers: { ...state.answers, ...answers },
})

/** Returns the state with changes to the current payment. */
export const withPayment = (state: ScamState, change: Payment): ScamState => {
  const payments = [...state.answers.payments]
  payments[state.payment] = { ...paymentOf(state), ...change }
  return withAnswers(state, { payments })
}

/** Returns the details of the report; empty before the first. */
export const detailsOf = (state: ScamState): Details => state.answers.details ?? {}

/** Returns the state with changed details. */
export const withDetails = (state: ScamState, change: Details): ScamState =>
  withAnswers(state, { details: { ...detailsOf(state), ...change } })

/** Returns a copy without some members; `undefined` is never stored in a state. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const copy: Partial<T> = { ...value }
  for (const key of keys) delete copy[key]
  return copy as Omit<T, K>
}

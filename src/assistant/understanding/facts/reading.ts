import type { QuestionTopic, TellableKind } from '../../languages/tables/reading-words.ts'
import type { DangerKind, Situation } from '../../languages/tables/vocabulary.ts'

/** A fact, with its source. */
export interface Told<T> {
  value: T
  /** The citizen's own words that say it, as written; empty if the whole message says it. */
  quote: string
  /** 0 to 1: of facts with 0.9, nine in ten are right. */
  confidence: number
  /** Its source: hand-written rules, the trained part, or an endpoint with a language model. */
  by: 'rule' | 'trained' | 'model'
}

/** When a payment was made. */
export interface ToldMoment {
  /** ISO instant in UTC; midnight of the deployment's zone with precision `day`. */
  at: string
  precision: 'minute' | 'part' | 'day'
}

/** A payment that the citizen made, or that was made from their account. */
export interface ToldPayment {
  /** In units of the currency. */
  amount?: Told<number>
  /** Neither a currency nor a word for paying shows that its digits are money: they could be a code. */
  isBare?: true
  /** ISO 4217, if not the deployment's. */
  currency?: string
  /** The deployment's currency is named. */
  isOwn?: true
  paidAt?: Told<ToldMoment>
  /** Code or name of the institution that the citizen paid from. */
  bank?: Told<string>
  receiver: { account?: Told<string>; name?: Told<string>; bank?: Told<string> }
  reference?: Told<string>
}

/** Intents of a message. */
const intents = [
  'answer',
  'consent',
  'refusal',
  'question',
  'correction',
  'person',
  'danger',
  'distress',
  'dont_know',
  'thanks',
  'language',
  'other',
] as const
/** The intent of a message. */
export type Intent = (typeof intents)[number]

/** The facts read in one message. A member is absent if the citizen did not say it. */
export interface Reading {
  /** In the order told; the first may contain only a bank or receiver, without an amount. */
  payments: readonly ToldPayment[]
  scamType?: Told<TellableKind>
  /** E.164, the citizen's own. */
  contact?: Told<string>
  /** The telephone number that the scammer called or wrote from. */
  theirNumber?: Told<string>
  ongoing?: Told<'yes' | 'no'>
  moneyLeft?: Told<'yes' | 'no'>
  forOther?: Told<true>
  /** When they found out, which is not the time of a payment. */
  foundAt?: Told<ToldMoment>
  /** The goods or services that the citizen paid for have not arrived. */
  nothingCame?: Told<true>
  danger?: Told<true>
  /** Only beside `danger`. */
  dangerKind?: Told<DangerKind>
  /** The situation: the likeliest, and a second if that is likely too. */
  situations?: readonly Told<Situation>[]
  /** Whether money has left, is about to leave, or neither. */
  paid?: Told<'paid' | 'planned' | 'none'>
  minor?: Told<true>
  /** Asks for an agent, whatever else the message tells. */
  wantsPerson?: Told<true>
  /** Only for a message at an open question. */
  intent?: Told<Intent>
  /** Only at the question for consent, and only if the whole message means it. */
  consent?: Told<'yes' | 'no'>
  /** Yes or no to the open question, if the whole message means it. */
  says?: Told<'yes' | 'no'>
  /** Only at the card: the message probably agrees to send the report. Too unsure to count the first time. */
  agrees?: Told<true>
  /** Only at the questions about safety: nobody is in danger any more, or someone still is. */
  safety?: Told<'safe' | 'danger'>
  /** Only at an open question: the message tells of one more payment, or puts a stored fact right. */
  further?: Told<'adds' | 'replaces'>
  question?: Told<QuestionTopic | 'other'>
  /** Code of the language of the message, if it is not the chat's. */
  language?: Told<string>
}

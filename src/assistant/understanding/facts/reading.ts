import type { QuestionTopic, TellableKind } from '../../languages/tables/reading-words.ts'
import type { Situation } from '../../languages/tables/vocabulary.ts'

/** A fact, with where it comes from. */
export interface Told<T> {
  value: T
  /** Her own words that say it, as written; empty where the whole message says it. */
  quote: string
  /** 0 to 1: of facts with 0.9, nine in ten are right. */
  confidence: number
  /** What found it: hand-written rules, the trained part, or an endpoint with a language model. */
  by: 'rule' | 'trained' | 'model'
}

/** When a payment was made. */
export interface ToldMoment {
  /** ISO instant in UTC; midnight of the deployment's zone with precision `day`. */
  at: string
  precision: 'minute' | 'part' | 'day'
}

/** A payment that she made, or that was made from her account. */
export interface ToldPayment {
  /** In units of the currency. */
  amount?: Told<number>
  /** Neither a currency nor a word for paying says that its digits are money: they could be a code. */
  isBare?: true
  /** ISO 4217, where it is not the deployment's. */
  currency?: string
  paidAt?: Told<ToldMoment>
  /** Code or name of the institution that she paid from. */
  bank?: Told<string>
  receiver: { account?: Told<string>; name?: Told<string>; bank?: Told<string> }
  reference?: Told<string>
}

/** Lists what a message can be. */
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
/** Names what a message is. */
export type Intent = (typeof intents)[number]

/** What was read in one message. A member is absent where she did not say it. */
export interface Reading {
  /** In the order told; the first may hold only a bank or receiver, without an amount. */
  payments: readonly ToldPayment[]
  scamType?: Told<TellableKind>
  /** E.164, her own. */
  contact?: Told<string>
  ongoing?: Told<'yes' | 'no'>
  moneyLeft?: Told<'yes' | 'no'>
  forOther?: Told<true>
  /** When they found out, which is the time of no payment. */
  foundAt?: Told<ToldMoment>
  /** What she paid for has not come. */
  nothingCame?: Told<true>
  danger?: Told<true>
  /** What is going on: the likeliest, and a second where that is likely too. */
  situations?: readonly Told<Situation>[]
  minor?: Told<true>
  /** Asks for a person, whatever else the message tells. */
  wantsPerson?: Told<true>
  /** Only for a message at an open question. */
  intent?: Told<Intent>
  /** Only at the question for consent, and only where the whole message means it. */
  consent?: Told<'yes' | 'no'>
  /** Yes or no to the open question, where the whole message means it. */
  says?: Told<'yes' | 'no'>
  question?: Told<QuestionTopic | 'other'>
  /** Code of the language of the message, where it is not the chat's. */
  language?: Told<string>
}

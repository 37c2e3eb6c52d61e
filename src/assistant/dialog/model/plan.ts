import type { Intent, Reading, Told } from '../../understanding/facts/reading.ts'

/**
 * From which confidence on a fact of her message is noted and read back; below it, the question is asked. Whatever is
 * noted is shown at once, and can be corrected by a word or a tap. That no money has left, or that it is over, would
 * make the case less urgent, and is always asked.
 */
const noteFrom = {
  scamType: 0.65,
  amount: 0.6,
  paidAt: 0.25,
  bank: 0.6,
  receiver: 0.6,
  reference: 0.5,
  contact: 0.5,
  forOther: 0.8,
  ongoing: 0.75,
  moneyLeft: 0.85,
} as const satisfies Partial<
  Record<keyof Reading | 'amount' | 'paidAt' | 'bank' | 'receiver' | 'reference', number>
>

/** A fact that the plan has a say about. */
type Planned = keyof typeof noteFrom

/** Gives the value of a fact with which something is to be done, or nothing. */
export type Plan = <T>(field: Planned, told: Told<T> | undefined) => T | undefined

/** Gives a fact that is sure enough to be noted. */
export const noted: Plan = (field, told) =>
  told &&
  told.by !== 'model' &&
  told.confidence >= (field === 'scamType' && told.quote ? toldKind : noteFrom[field])
    ? told.value
    : undefined

/** From which confidence on a message is taken for what it seems to do, beside or instead of answering. */
const sureFrom = { intent: 0.6, question: 0.5, minor: 0.4, language: 0.8 } as const satisfies Partial<
  Record<keyof Reading, number>
>
/** Less is enough for what costs her little when it is wrong, or changes a fact that is read back. */
const sureIntentFrom: Partial<Record<Intent, number>> = { person: 0.45, correction: 0.35, distress: 0.5 }

/** Gives what a message does, where it is sure enough to act on. */
export const surely = <T>(what: keyof typeof sureFrom, told: Told<T> | undefined): T | undefined =>
  told && (told.quote !== '' || told.confidence >= sureFrom[what]) ? told.value : undefined

/** Gives what she does at an open question, where it is sure enough. */
export const surelyDoes = (told: Told<Intent> | undefined): Intent | undefined =>
  told && (told.quote !== '' || told.confidence >= (sureIntentFrom[told.value] ?? sureFrom.intent))
    ? told.value
    : undefined

/** For a kind of scam that words of hers name. */
const toldKind = 0.25

/** From which confidence on the reader decides where a step would else. */
export const sureOf = {
  /** Its yes is the answer to the question for it. */
  answer: 0.6,
  /** The same for its no, which makes a case less urgent. */
  answeredNo: 0.7,
  /** An amount was paid, though words for asking stand beside it. */
  paidAmount: 0.8,
  /** A message is a question, though its topic is not known and no mark says so. */
  question: 0.75,
  /** A kind of scam makes a message a story. */
  story: 0.5,
  /** A situation says the kind of scam. */
  situation: 0.6,
  /** Words that she is quoted with say that somebody is in danger. */
  danger: 0.75,
  /** A message without such words contradicts that she is safe. */
  unnamedDanger: 0.4,
} as const

/** Gives also a fact that only a language model has found: it is shown, and counts after her yes alone. */
export const shown: Plan = (field, told) => (told?.by === 'model' ? told.value : noted(field, told))

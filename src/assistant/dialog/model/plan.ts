import type { Situation } from '../../languages/tables/vocabulary.ts'
import type { Intent, Reading, Told } from '../../understanding/facts/reading.ts'

/**
 * Minimum confidence of a fact to be stored and read back; below it, the question is asked. Each stored fact
 * is shown immediately, and can be corrected by a word or a tap. That no money has left, or that it is over,
 * would make the case less urgent, and is always asked.
 */
const noteFrom = {
  scamType: 0.62,
  amount: 0.5,
  paidAt: 0.24,
  bank: 0.6,
  receiver: 0.6,
  /** For a name that is stated together with the receiver's account. */
  receiverName: 0.35,
  receiverBank: 0.5,
  reference: 0.5,
  contact: 0.5,
  forOther: 0.7,
  ongoing: 0.65,
  moneyLeft: 0.85,
} as const satisfies Partial<
  Record<
    keyof Reading | 'amount' | 'paidAt' | 'bank' | 'receiver' | 'receiverName' | 'receiverBank' | 'reference',
    number
  >
>

/** A fact with a minimum confidence. */
type Planned = keyof typeof noteFrom

/** Returns the value of a fact if it should be acted on, otherwise undefined. */
export type Plan = <T>(field: Planned, told: Told<T> | undefined) => T | undefined

/** Returns a fact that is sure enough to be stored. */
export const noted: Plan = (field, told) =>
  told &&
  told.by !== 'model' &&
  told.confidence >= (field === 'scamType' && told.quote ? toldKind : noteFrom[field])
    ? told.value
    : undefined

/** Minimum confidence to treat a message as what it seems to do, in addition to or instead of answering. */
const sureFrom = { intent: 0.55, question: 0.5, minor: 0.4, language: 0.8 } as const satisfies Partial<
  Record<keyof Reading, number>
>
/** Lower for intents that cost the citizen little if wrong, or that change a fact that is read back. */
const sureIntentFrom: Partial<Record<Intent, number>> = { person: 0.45, correction: 0.35, distress: 0.42 }

/** Returns what a message does, if it is sure enough to act on. */
export const surely = <T>(what: keyof typeof sureFrom, told: Told<T> | undefined): T | undefined =>
  told && (told.quote !== '' || told.confidence >= sureFrom[what]) ? told.value : undefined

/** Returns what the citizen does at an open question, if it is sure enough. */
export const surelyDoes = (told: Told<Intent> | undefined): Intent | undefined =>
  told && (told.quote !== '' || told.confidence >= (sureIntentFrom[told.value] ?? sureFrom.intent))
    ? told.value
    : undefined

/** For a scam type that the citizen's words name. */
const toldKind = 0.25

/** Minimum confidence for the reader to decide instead of the step. */
export const sureOf = {
  /** That money has left, in a message that also says "I don't know". */
  leftDespiteDoubt: 0.95,
  /** The reader's yes is the answer to the question. */
  answer: 0.6,
  /** The same for its no, which makes a case less urgent. */
  answeredNo: 0.7,
  /** Nothing was paid, at a question about a payment. */
  nothingPaid: 0.65,
  /** An amount was paid, although words for asking are next to it. */
  paidAmount: 0.8,
  /** A message is a question, although its topic is unknown and it has no question mark. */
  question: 0.75,
  /** Money is only asked for, although an amount is next to a word for paying. */
  planned: 0.55,
  /** A payment has happened that had been said not to have happened. */
  paidNow: 0.55,
  /** The same if the message contains no amount. */
  paidAlone: 0.9,
  /** A scam type makes a message a story. */
  story: 0.5,
  /** A situation says that the scammers are still at it. */
  happening: 0.9,
  /** A situation implies the scam type. */
  situation: 0.6,
  /** For a situation that few words tell, which begin a report. */
  fewWords: 0.75,
  /** The person the citizen writes for believes the scammers. */
  believes: 0.45,
  /** Words that the citizen quotes say that someone is in danger. */
  danger: 0.75,
  /** A message that answers the open question says that someone is in danger. */
  dangerInAnswer: 0.38,
  /** The same for a message that only asks a question that was answered. */
  dangerInQuestion: 0.5,
  /** A message without such words contradicts that the citizen is safe. */
  unnamedDanger: 0.4,
  /** A message tells of one more payment. */
  adds: 0.7,
  /** A message puts a stored amount or day right. */
  replaces: 0.7,
  /** A bank at the question for the citizen's own is the receiver's. */
  otherBank: 0.9,
  /** A bank is the one that the citizen paid from, although another one is stored. */
  bankUsed: 0.8,
  /** A name is the receiver's, at another question. */
  otherName: 0.9,
  /** Nobody is in danger any more, at the questions about safety. */
  safe: 0.88,
  /** A message greets, and says nothing else. */
  greeting: 0.9,
  /** Few words say that money is gone. */
  lossInFew: 0.6,
  /** A situation says it. */
  lossSituation: 0.45,
} as const

/** Whether a message tells of one more payment or puts a stored fact right, if that is sure enough. */
export function furtherIn({ further, intent, paid }: Reading): 'adds' | 'replaces' | undefined {
  if (!further || further.confidence < sureOf[further.value]) return undefined
  // "He can recover it for a fee of 100, should I pay".
  // "I also gave them my passport number" tells of no payment.
  const isUnpaid = (paid?.value === 'planned' || paid?.value === 'none') && paid.confidence >= sureOf.planned
  if (further.value === 'adds' && isUnpaid) return undefined
  // "No wait, I paid 1,900" says that it corrects.
  const isCorrection = intent?.value === 'correction' && intent.quote !== ''
  return further.value === 'adds' && isCorrection ? undefined : further.value
}

/**
 * Also returns a fact that only a language model has found: it is shown, and counts only after the citizen's
 * yes.
 */
export const shown: Plan = (field, told) => (told?.by === 'model' ? told.value : noted(field, told))

/** Whether a message says that money is gone or an account was attacked, in however few words: "i got scammed". */
export function tellsLoss({ consent, moneyLeft, paid, situations: [likeliest] = [] }: Reading): boolean {
  if (consent || paid?.value === 'none') return false
  const hasLeft = moneyLeft?.value === 'yes' && moneyLeft.confidence >= sureOf.lossInFew
  const hasPaid = paid?.value === 'paid' && paid.confidence >= sureOf.lossInFew
  const isLikely =
    likeliest !== undefined && losses.has(likeliest.value) && likeliest.confidence >= sureOf.lossSituation
  return hasLeft || hasPaid || isLikely
}
const losses: ReadonlySet<Situation> = new Set<Situation>(['justPaid', 'paidEarlier', 'unauthorised'])

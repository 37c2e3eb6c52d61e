import type { deliveryChannels, ScamType } from '../../../contract/operations/vocabulary.ts'
import type { Command, Field, NotScam } from './vocabulary.ts'

/**
 * Phrases by which the dialogue recognises what people write in one language. Everything is compared without
 * case, accents and punctuation. Depending on the list, a phrase must be the whole message or a part of it.
 */
export interface Words {
  /** Names of the language, to recognise "English please". */
  names: readonly string[]
  yes: readonly string[]
  /** Phrases that mean yes only as the whole message: "i am", but not "i am scared". */
  yesAlone?: readonly string[]
  no: readonly string[]
  notSure: readonly string[]
  /**
   * Uncertain no, as the whole message: "I don't think so". The question is repeated; the no is never stored.
   */
  likelyNo: readonly string[]
  dontKnow: readonly string[]
  skip: readonly string[]
  /** Polite words around a command that do not change it: "please", "can I". */
  polite: readonly string[]
  /** Single words that say that a number is smaller than assumed: "only 15k". */
  only?: readonly string[]
  commands: Record<Command, readonly string[]>
  fields: Partial<Record<Field, readonly string[]>>
  kinds: Partial<Record<ScamType, readonly string[]>>
  notScam: Record<NotScam, readonly string[]>
  /** Phrases that say that it was a scam after all. */
  wasScam: readonly string[]
  /** Phrases that say that the citizen gave no phone number, or no longer has it. */
  noNumber: readonly string[]
  /** Phrases that say that no bank or wallet was used, or that the citizen has none. */
  noBank: readonly string[]
  /** Phrases that say that the scammers asked for a code, or that the citizen gave them one. */
  codeAsked: readonly string[]
  stoppedInTime: readonly string[]
  forOther: readonly string[]
  /** Phrases that say that it happened to the citizen, and not to someone else. */
  itsMe: readonly string[]
  /** Phrases that say that the victim knows about the report and agrees: "she agrees". */
  theyAgree: readonly string[]
  /** Phrases that say that the victim does not know or does not agree; take precedence over `theyAgree`. */
  theyDoNot: readonly string[]
  thanks: readonly string[]
  /**
   * Words of violence, threats or self-harm, after which the dialogue asks about danger first. Phrases that
   * certainly mean danger are in danger-words.ts.
   */
  danger: readonly string[]
  called: readonly string[]
  /** Verbs that say that money was paid or taken: "I sent". */
  paid: readonly string[]
  /** Verbs that say that the scammers demanded money: "they wanted". */
  demanded: readonly string[]
  /** Words before the citizen's own bank: "my", "from my". */
  mine: readonly string[]
  /** Words next to the number that received the money: "to". */
  to: readonly string[]
  /** Phrases that say that a number belongs to the receiver of the money: "his account". */
  theirs: readonly string[]
  /** Words before the citizen's own phone number: "my number is". */
  reachMe: readonly string[]
  /** Phrases that limit how the citizen may be contacted: "no calls", "only messages". */
  contactWish?: readonly string[]
  /** Words between a wrong value and the right one: "should be", "I mean". */
  rather: readonly string[]
  /** Words that take out a payment: "remove". */
  remove: readonly string[]
  /** Words that say that a stored fact is wrong. */
  wrong: readonly string[]
  /** Phrases that say whose bank is meant: "mine is", "is his". */
  whose: { own: readonly string[]; theirs: readonly string[] }
  /** Words before the right name of the receiver: "the name is". */
  nameIs: readonly string[]
  /** Phrases that say that the citizen is the account holder: "the same". */
  same: readonly string[]
  addDetails: readonly string[]
  addPayment: readonly string[]
  safe: readonly string[]
  otherBank: readonly string[]
  /** Requests to send the report before all questions are answered: "send it". */
  sendIt: readonly string[]
  /** Answers that agree to send the report as it is shown. */
  sendNow: readonly string[]
  /** Words for each notification channel, found anywhere in a message. */
  news: Record<(typeof deliveryChannels)[number], readonly string[]>
  /** Words that negate a notification channel. */
  newsNot: readonly string[]
  /** Requests to stop notifications, as the whole message: "stop the messages". */
  stopNews: readonly string[]
  numbers: NumberWords
  time: TimeWords
}

/** Number words of a language. */
interface NumberWords {
  /** Words for 0 to 99: "twenty" is 20, "five" is 5. */
  units: Readonly<Record<string, number>>
  /** Words that multiply a number: "thousand" is 1000, "lakh" is 100000. */
  scales: Readonly<Record<string, number>>
  /** Words for money next to an amount. */
  money: readonly string[]
}

/** Phrases for days and for times before now that the date parser does not recognise. */
export interface TimeWords {
  now: readonly string[]
  today: readonly string[]
  yesterday: readonly string[]
  dayBeforeYesterday: readonly string[]
  /** Units of time, to recognise "2 hours ago" in any word order. */
  minute: readonly string[]
  hour: readonly string[]
  day: readonly string[]
  week: readonly string[]
  month: readonly string[]
  ago: readonly string[]
  /** Parts of the day, used if no hour is given. */
  morning: readonly string[]
  afternoon: readonly string[]
  evening: readonly string[]
  /** Times that name no day, so that the dialogue asks for it: "last week". */
  vague: readonly string[]
  /** Monday first; the accepted words for one day are listed side by side. */
  weekdays: readonly [string, string, string, string, string, string, string]
}

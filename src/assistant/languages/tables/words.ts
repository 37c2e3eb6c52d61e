import type { deliveryChannels, ScamType } from '../../../contract/operations/vocabulary.ts'
import type { Command, Field, NotScam } from './vocabulary.ts'

/**
 * How people say things in one language, for recognising it. Everything is compared without case,
 * accents and punctuation. `exact` lists are compared with the whole message, the others are looked
 * for inside it.
 */
export interface Words {
  /** Names of the language itself, for "English please". */
  names: readonly string[]
  yes: readonly string[]
  /** Yes where nothing follows: "i am", but not "i am scared". */
  yesAlone?: readonly string[]
  no: readonly string[]
  notSure: readonly string[]
  /** A no with a doubt, as the whole message: "I don't think so". It is asked once more and never noted. */
  likelyNo: readonly string[]
  dontKnow: readonly string[]
  skip: readonly string[]
  /** Words around a command that change nothing: "please", "can I". */
  polite: readonly string[]
  /** What makes a number smaller than it was taken for: "only 15k". Single words. */
  only?: readonly string[]
  commands: Record<Command, readonly string[]>
  fields: Partial<Record<Field, readonly string[]>>
  kinds: Partial<Record<ScamType, readonly string[]>>
  notScam: Record<NotScam, readonly string[]>
  /** Says that it was a scam after all. */
  wasScam: readonly string[]
  /** Says that she gave no telephone number, or has it no more. */
  noNumber: readonly string[]
  /** Says that they asked for a code, or that she gave it: what is asked of a call from the bank. */
  codeAsked: readonly string[]
  stoppedInTime: readonly string[]
  forOther: readonly string[]
  /** Says that the person of whom she tells knows and agrees: "she agrees". */
  theyAgree: readonly string[]
  /** Says that this person does not know or does not want it; counts before the above. */
  theyDoNot: readonly string[]
  thanks: readonly string[]
  /** Words of violence, threats or self-harm, for asking about danger first; what surely means danger is in danger-words.ts. */
  danger: readonly string[]
  called: readonly string[]
  /** Verbs that say that money went: "I sent". */
  paid: readonly string[]
  /** Verbs that say that money was asked of her: "they wanted". */
  demanded: readonly string[]
  /** What stands before her own bank: "my", "from my". */
  mine: readonly string[]
  /** What stands beside the number that money went to: "to". */
  to: readonly string[]
  /** That a number is of the one who took the money: "his account". */
  theirs: readonly string[]
  /** What stands before her own telephone number: "my number is". */
  reachMe: readonly string[]
  /** Limits how the citizen may be reached: "no calls", "only messages". */
  contactWish?: readonly string[]
  /** Stands between what is wrong and what is right: "should be", "I mean". */
  rather: readonly string[]
  /** Says that something noted is wrong. */
  wrong: readonly string[]
  /** Whose something is, said of a bank: "mine is", "is his". */
  whose: { own: readonly string[]; theirs: readonly string[] }
  /** Stands before the right name of the receiver: "the name is". */
  nameIs: readonly string[]
  /** "The same", when the account holder is she herself. */
  same: readonly string[]
  addDetails: readonly string[]
  addPayment: readonly string[]
  safe: readonly string[]
  otherBank: readonly string[]
  /** "Send it", said before all is asked. */
  sendIt: readonly string[]
  /** Yes, to sending what stands there. */
  sendNow: readonly string[]
  /** Ways to be told what happens, by channel; found inside of a message. */
  news: Record<(typeof deliveryChannels)[number], readonly string[]>
  /** Words that turn such a way into its contrary. */
  newsNot: readonly string[]
  /** "Stop the messages", as the whole message. */
  stopNews: readonly string[]
  numbers: NumberWords
  time: TimeWords
}

/** Holds the number words of a language. */
interface NumberWords {
  /** Words for 0 to 99: "twenty" 20, "five" 5. */
  units: Readonly<Record<string, number>>
  /** Words that multiply a number: "thousand" 1000, "lakh" 100000. */
  scales: Readonly<Record<string, number>>
  /** Words for money that stand beside an amount. */
  money: readonly string[]
}

/** Phrases for times that the date parser does not know. Minutes before now, or a day. */
export interface TimeWords {
  now: readonly string[]
  today: readonly string[]
  yesterday: readonly string[]
  dayBeforeYesterday: readonly string[]
  /** Units, for "2 hours ago" in any order of words. */
  minute: readonly string[]
  hour: readonly string[]
  day: readonly string[]
  week: readonly string[]
  month: readonly string[]
  ago: readonly string[]
  /** Hours of the day when only the part of the day is said. */
  morning: readonly string[]
  afternoon: readonly string[]
  evening: readonly string[]
  /** Times that name no day, which is then asked for: "last week". */
  vague: readonly string[]
  /** Monday first; the accepted words for one day stand side by side. */
  weekdays: readonly [string, string, string, string, string, string, string]
}

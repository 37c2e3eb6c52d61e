import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import type { NotificationType } from '../../../contract/operations/vocabulary.ts'

/** One notification. `{name}` stands for a value that the case or the caller gives. */
interface NotificationText {
  subject: string
  body: string
}

/** What a case can come to that she is told unasked, earlier first. */
export const newsMilestones = ['traced', 'held', 'ending', 'refused', 'returned', 'closed'] as const
/** Names what a case can come to that she is told unasked. */
export type NewsMilestone = (typeof newsMilestones)[number]

/** News by SMS, e-mail or a call, which others may read or hear: no amount, no bank, no account. */
interface NewsTexts extends Record<NewsMilestone, string> {
  subject: string
  /** Stands before the news. */
  about: string
  /** Stands before the address of her case. */
  open: string
}

/** What is said in a chat to whoever waits for a person or has one, beside the dialogue's own words. */
interface WaitingTexts {
  /** {ahead}: how many wait before her. */
  place: string
  /** {from}, {to}: minutes that others waited lately. */
  usual: string
  /** {name}: the person who has closed the chat, where no assistant goes on. */
  gone: string
  /** On the locked screen of her device, when a person has written. */
  answered: string
  /** {name}: the person who proposes it; {fact}: label and new value; {before}: the value until now. A question for yes or no. */
  change: string
  /** She said no to that. */
  kept: string
  /** Nobody has come; asks for a number to call. */
  callOffer: string
  /** The same where a number is known. {contact}: its last digits. A question for yes or no. */
  callKnown: string
  /** Somebody is going to call. */
  callNoted: string
  /** She was away for so long that nobody comes any more until she writes. */
  gaveUp: string
}

/** Lists the answers that a person has ready. */
export const quickAnswers = ['hello', 'stop', 'bank', 'wait', 'secret', 'safe', 'blame', 'done'] as const

/** All notifications of one language. */
export interface NotificationTexts extends Record<NotificationType, NotificationText> {
  /** The sentence under each of them. */
  footer: string
  /** What she is told unasked. */
  news: NewsTexts
  waiting: WaitingTexts
  /** What a person says to her by one tap. */
  quick: Record<(typeof quickAnswers)[number], string>
  /** Where a dispute stands, as a whole sentence. */
  disputes: Record<OdrStatus, string>
}

import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import type { NotificationType } from '../../../contract/operations/vocabulary.ts'

/** One notification. `{name}` is a placeholder for a value from the case or the caller. */
interface NotificationText {
  subject: string
  body: string
}

/** Milestones of a case that the citizen is notified about without asking, earliest first. */
export const newsMilestones = ['traced', 'held', 'ending', 'refused', 'returned', 'closed'] as const
/** Name of a milestone that the citizen is notified about. */
export type NewsMilestone = (typeof newsMilestones)[number]

/** News by SMS, e-mail or call. Others may read or hear it, so it contains no amount, bank or account. */
interface NewsTexts extends Record<NewsMilestone, string> {
  subject: string
  /** Introduces the news. */
  about: string
  /** Introduces the address of the citizen's case. */
  open: string
}

/** Messages to a citizen who waits for an agent or has one, in addition to the texts of the dialogue. */
interface WaitingTexts {
  /** {ahead}: number of citizens ahead in the queue. */
  place: string
  /** {from}, {to}: range of recent waiting times, in minutes. */
  usual: string
  /** {name}: the agent who has closed the chat, in a channel in which no assistant continues it. */
  gone: string
  /** Shown on the lock screen of the citizen's device when an agent has written. */
  answered: string
  /**
   * Asks the citizen to accept a changed fact with yes or no. {name}: the agent who proposes it; {fact}:
   * label and new value; {before}: the current value.
   */
  change: string
  /** Confirms that nothing changed after the citizen refused. */
  kept: string
  /** Offers a call if no agent has joined, and asks for a phone number. */
  callOffer: string
  /** Offers a call to a known number, to be answered with yes or no. {contact}: its last digits. */
  callKnown: string
  /** Confirms that someone will call. */
  callNoted: string
  /**
   * Shown if the citizen was inactive for so long that they left the queue; they rejoin it when they write.
   */
  gaveUp: string
}

/** Quick replies of agents. */
export const quickAnswers = ['hello', 'stop', 'bank', 'wait', 'secret', 'safe', 'blame', 'done'] as const

/** All notifications of one language. */
export interface NotificationTexts extends Record<NotificationType, NotificationText> {
  /** Sentence below each notification. */
  footer: string
  /** News that the citizen gets without asking. */
  news: NewsTexts
  waiting: WaitingTexts
  /** Quick replies, which an agent sends with one tap. */
  quick: Record<(typeof quickAnswers)[number], string>
  /** State of a dispute, as a complete sentence. */
  disputes: Record<OdrStatus, string>
}

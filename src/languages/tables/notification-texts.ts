import type { NotificationType, OdrStatus } from '../../contract/operations/vocabulary.ts'

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

/** What the relay itself says in a chat to whoever waits for a person. */
interface WaitingTexts {
  /** {ahead}: how many wait before her. */
  place: string
  /** {from}, {to}: minutes that others waited lately. */
  usual: string
  /** {name}: the person who has closed the chat, where no assistant goes on. */
  gone: string
}

/** All notifications of one language. */
export interface NotificationTexts extends Record<NotificationType, NotificationText> {
  /** The sentence under each of them. */
  footer: string
  /** What she is told unasked. */
  news: NewsTexts
  waiting: WaitingTexts
  /** Where a dispute stands, as a whole sentence. */
  disputes: Record<OdrStatus, string>
}

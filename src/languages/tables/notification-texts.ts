import type { NotificationType, OdrStatus } from '../../contract/operations/vocabulary.ts'

/** One notification. `{name}` stands for a value that the case or the caller gives. */
interface NotificationText {
  subject: string
  body: string
}

/** All notifications of one language. */
export interface NotificationTexts extends Record<NotificationType, NotificationText> {
  /** The sentence under each of them. */
  footer: string
  /** Where a dispute stands, as a whole sentence. */
  disputes: Record<OdrStatus, string>
}

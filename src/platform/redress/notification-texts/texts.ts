import type { NotificationType } from '../../vocabulary.ts'

/** One notification. `{name}` stands for a value that the case or the caller gives. */
export interface NotificationText {
  subject: string
  body: string
}

/** All notifications of one language, and the sentence under each of them. */
export interface NotificationTexts extends Record<NotificationType, NotificationText> {
  footer: string
}

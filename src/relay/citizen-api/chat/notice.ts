import type { MessageView } from '../../../contract/chat/chat.ts'
import type { NewEvent } from './chat-events.ts'

/** Makes the event by which the relay itself tells her something. */
export const toNotice = (
  text: string,
  { id, at, lang, view = 'notice' }: { id: string; at: string; lang: string; view?: MessageView },
): NewEvent => ({
  type: 'message',
  message: { id, at, lang, author: { kind: 'bot' }, view, type: 'text', data: { text } },
})

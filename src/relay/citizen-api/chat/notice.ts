import type { MessageView } from '../../../contract/chat/chat.ts'
import type { NewEvent } from './chat-events.ts'

/** Creates a message event from the relay itself. */
export const toNotice = (
  text: string,
  { id, at, lang, view = 'notice' }: { id: string; at: string; lang: string; view?: MessageView },
): NewEvent => ({
  type: 'message',
  message: { id, at, lang, author: { kind: 'bot' }, view, type: 'text', data: { text } },
})

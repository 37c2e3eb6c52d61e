import type { NewEvent } from './chat-events.ts'

/** Makes the event by which the relay itself tells her something. */
export const toNotice = (
  text: string,
  { id, at, lang }: { id: string; at: string; lang: string },
): NewEvent => ({
  type: 'message',
  message: { id, at, lang, author: { kind: 'bot' }, view: 'notice', type: 'text', data: { text } },
})

import { pageTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/page-texts.ts'
import { toLanguage } from '../../../assistant/languages/languages.ts'
import type { OutgoingSay } from '../channels/send-message.ts'
import type { NewEvent } from './chat-events.ts'

/** How many characters of the citizen's message are quoted, to identify it. */
const quotedChars = 80
/** Maximum length of a quick reply's payload, in characters (contract/chat/message.ts). */
const payloadChars = 1000

/**
 * Creates the notice shown in the chat when the platform has not accepted a message: that it is waiting, or
 * (`final`) that it was refused, then with a button that sends the same words again. It uses the chat page's
 * own texts.
 */
export function noticeOf(
  { text, type }: Pick<OutgoingSay, 'text' | 'type'>,
  { id, at, lang, final }: { id: string; at: string; lang: string; final: boolean },
): NewEvent {
  const known = toLanguage(lang) ?? 'en'
  const { waiting, failed, retry } = pageTexts[known] ?? english
  const quoted = text.length > quotedChars ? `${text.slice(0, quotedChars - 1)}…` : text
  // A pressed button is still in the chat, so it needs no second one.
  const canRepeat = final && type === 'text' && text.length <= payloadChars
  return {
    type: 'message',
    message: {
      id,
      at,
      lang: known,
      author: { kind: 'bot' },
      view: 'notice',
      type: 'text',
      data: {
        text: `${final ? failed : waiting}: “${quoted}”`,
        ...(canRepeat && { quickReplies: [{ text: retry, payload: text }] }),
      },
    },
  }
}

import { pageTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/page-texts.ts'
import { toLanguage } from '../../../assistant/languages/languages.ts'
import type { OutgoingSay } from '../channels/send-message.ts'
import type { NewEvent } from './chat-events.ts'

/** How many characters of her message are quoted, so that she knows which one is meant. */
const quotedChars = 80
/** The most characters that a quick reply's payload has (contract/chat/message.ts). */
const payloadChars = 1000

/**
 * Writes what she is told in the chat when the platform has not taken a message of hers: that it waits, or (`final`)
 * that it was refused, then with a button that sends the same words again. It says it in the page's own words.
 */
export function noticeOf(
  { text, type }: Pick<OutgoingSay, 'text' | 'type'>,
  { id, at, lang, final }: { id: string; at: string; lang: string; final: boolean },
): NewEvent {
  const known = toLanguage(lang) ?? 'en'
  const { waiting, failed, retry } = pageTexts[known] ?? english
  const quoted = text.length > quotedChars ? `${text.slice(0, quotedChars - 1)}…` : text
  // A button of hers is still where she pressed it.
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

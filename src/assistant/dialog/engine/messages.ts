import type { MessageRequest } from '../../../contract/chat/chat.ts'
import type { MessageContent } from '../../../contract/chat/message.ts'
import { languagePostback } from '../../../contract/chat/talk-routes.ts'
import type { DialogInput, DialogMessage } from '../model/types.ts'
import type { SecretRemoval } from '../redaction/secret-removal.ts'

/**
 * Characters without a shape that phones put around copied numbers and between scripts. The joiners of Arabic and
 * Indic scripts are not among them.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Converts a citizen's message to an input of the dialogue; `cleaned` is its text without secrets. */
export function toInput(request: MessageRequest, cleaned: SecretRemoval): DialogInput {
  if (request.type === 'postback') {
    return request.payload.startsWith(languagePostback)
      ? { type: 'language', lang: request.payload.slice(languagePostback.length) }
      : { type: 'postback', payload: request.payload }
  }
  const text = cleaned.text.replace(invisible, '')
  return { type: 'text', text, ...(cleaned.found.length > 0 && { secretsRemoved: true }) }
}

/** Converts a message of the dialogue to its wire format. */
export function toContent(message: DialogMessage): MessageContent {
  if (message.type === 'carousel') {
    const cards = message.cards.map(({ buttons, ...card }) => ({
      ...card,
      ...(buttons && { buttons: [...buttons] }),
    }))
    return { type: 'carousel', data: { cards } }
  }
  const { text, quickReplies, asks, facts, advises } = message
  return {
    type: 'text',
    data: {
      text,
      ...(quickReplies && { quickReplies: [...quickReplies] }),
      ...(asks && { asks }),
      ...(facts && { facts: [...facts] }),
      ...(advises && { advises: [...advises] }),
    },
  }
}

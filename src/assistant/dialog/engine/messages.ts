import type { MessageRequest } from '../../../contract/chat/chat.ts'
import type { MessageContent } from '../../../contract/chat/message.ts'
import { languagePostback } from '../../../contract/chat/talk-routes.ts'
import type { DialogInput, DialogMessage } from '../model/types.ts'
import type { SecretRemoval } from '../redaction/secret-removal.ts'

/** Converts a citizen's message to an input of the dialogue; `cleaned` is its text without secrets. */
export function toInput(request: MessageRequest, cleaned: SecretRemoval): DialogInput {
  if (request.type === 'postback') {
    return request.payload.startsWith(languagePostback)
      ? { type: 'language', lang: request.payload.slice(languagePostback.length) }
      : { type: 'postback', payload: request.payload }
  }
  return { type: 'text', text: cleaned.text, ...(cleaned.found.length > 0 && { secretsRemoved: true }) }
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

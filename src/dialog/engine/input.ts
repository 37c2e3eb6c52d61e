import type { MessageRequest } from '../../contract/chat/chat.ts'
import { languagePostback } from '../../contract/chat/routes.ts'
import type { DialogInput } from '../model/types.ts'
import type { SecretRemoval } from '../understand/secrets.ts'

/** What the dialogue is told when she sends a message; `cleaned` is its text without secrets. */
export function toInput(request: MessageRequest, cleaned: SecretRemoval): DialogInput {
  if (request.type === 'postback') {
    return request.payload.startsWith(languagePostback)
      ? { type: 'language', lang: request.payload.slice(languagePostback.length) }
      : { type: 'postback', payload: request.payload }
  }
  return { type: 'text', text: cleaned.text, ...(cleaned.found.length > 0 && { secretsRemoved: true }) }
}

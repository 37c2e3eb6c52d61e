import type { MessageRequest } from '../../contract/chat/chat.ts'
import type { SecretRemoval } from '../../dialog/understand/secrets.ts'

/** A message of hers as it may be stored, with its text as {@link SecretRemoval} tells it. */
export interface CleanRequest {
  request: MessageRequest
  cleaned: SecretRemoval
}

/** Takes secrets out of all that a message says: its text, and the payload of the button that was pressed. */
export function withoutSecrets(
  request: MessageRequest,
  removeSecrets: (text: string) => SecretRemoval,
): CleanRequest {
  const cleaned = removeSecrets(request.text ?? '')
  if (request.type === 'text') return { request: { ...request, text: cleaned.text }, cleaned }
  const payload = removeSecrets(request.payload).text
  return {
    request: { ...request, payload, ...(request.text !== undefined && { text: cleaned.text }) },
    cleaned,
  }
}

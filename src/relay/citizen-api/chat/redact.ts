import type { SecretRemoval } from '../../../assistant/dialog/redaction/secret-removal.ts'
import type { ChatMessage, MessageRequest } from '../../../contract/chat/chat.ts'
import type { Button } from '../../../contract/chat/message.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from './chat-events.ts'

/** A message of hers as it may be stored, with its text as {@link SecretRemoval} tells it. */
export interface CleanRequest {
  request: MessageRequest
  cleaned: SecretRemoval
}

/** Takes secrets out of a text; with what she said `before`, also a code that stands alone. */
export type RemoveSecrets = (text: string, known?: { before?: string | undefined }) => SecretRemoval

/** Lists what cleaning a message needs. */
export interface WithoutSecretsDeps {
  removeSecrets: RemoveSecrets
  events: Pick<ChatEvents, 'messagesBefore'>
  /** Whether the open question asks for a number, so that a number alone is its answer. Absent: it may. */
  asksForNumber?: (() => Promise<boolean>) | undefined
}

/** A page shows the choices of the last messages; older ones are out of her sight. */
const offeringMessages = 20

/**
 * Takes secrets out of all that a message says: its text, and the payload of the button that was pressed. What one
 * of the chat's last messages offered her comes back as it was: it is no secret of hers, and the bot must know it again.
 * The chat is read only when there is something to take out, or when a number stands alone and nobody asked for one.
 */
export async function withoutSecrets(
  db: Db,
  { chatId, request }: { chatId: string; request: MessageRequest },
  { removeSecrets, events, asksForNumber }: WithoutSecretsDeps,
): Promise<CleanRequest> {
  let shown: ReturnType<ChatEvents['messagesBefore']> | undefined
  const lastMessages = () => {
    shown ??= events.messagesBefore(db, chatId, { limit: offeringMessages })
    return shown
  }
  const clean = async (text: string): Promise<SecretRemoval> => {
    const itself = removeSecrets(text)
    const mayBeCode = itself.isNumberAlone && asksForNumber && !(await asksForNumber())
    const removal = mayBeCode ? removeSecrets(text, { before: saidLast(await lastMessages()) }) : itself
    if (removal.found.length === 0) return removal
    return toOffers(await lastMessages()).has(text) ? { text, found: [] } : removal
  }
  const cleaned = await clean(request.text ?? '')
  if (request.type === 'text') return { request: { ...request, text: cleaned.text }, cleaned }
  const { text: payload } = await clean(request.payload)
  return {
    request: { ...request, payload, ...(request.text !== undefined && { text: cleaned.text }) },
    cleaned,
  }
}

/** What she said before: after "they asked for the code", digits alone are that code. */
const saidLast = ({ messages }: { messages: readonly ChatMessage[] }): string | undefined => {
  const last = messages.findLast(({ author }) => author.kind === 'visitor')
  return last?.type === 'text' ? last.data.text : undefined
}

/** Lists what pressing the choices of some messages sends. */
const toOffers = ({ messages }: { messages: readonly ChatMessage[] }): ReadonlySet<string> =>
  new Set(
    messages.flatMap((message) => {
      if (message.author.kind === 'visitor') return []
      if (message.type === 'text')
        return (message.data.quickReplies ?? []).flatMap(({ text, payload }) => [text, payload])
      if (message.type === 'carousel')
        return message.data.cards.flatMap(({ buttons = [] }) => buttons.flatMap(sentBy))
      return []
    }),
  )

function sentBy(button: Button): string[] {
  switch (button.type) {
    case 'text':
      return [button.reply ?? button.text]
    case 'postback':
      return [button.text, button.payload ?? '']
    case 'url':
      return []
    default:
      return button satisfies never
  }
}

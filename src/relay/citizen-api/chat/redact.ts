import type { SecretRemoval } from '../../../assistant/dialog/redaction/secret-removal.ts'
import type { ChatMessage, MessageRequest } from '../../../contract/chat/chat.ts'
import type { Button } from '../../../contract/chat/message.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatEvents } from './chat-events.ts'

/** A citizen's message as it may be stored, and the result of removing secrets from its text. */
export interface CleanRequest {
  request: MessageRequest
  cleaned: SecretRemoval
}

/**
 * Removes secrets from a text. With the citizen's previous message as `before`, it also removes a lone code.
 */
export type RemoveSecrets = (text: string, known?: { before?: string | undefined }) => SecretRemoval

/** Dependencies of the removal of secrets. */
export interface WithoutSecretsDeps {
  removeSecrets: RemoveSecrets
  events: Pick<ChatEvents, 'messagesBefore'>
  /**
   * Returns whether the open question asks for a number, which makes a lone number its answer. If absent, it
   * may.
   */
  asksForNumber?: (() => Promise<boolean>) | undefined
}

/** A page shows the choices of the last messages; older ones are out of sight. */
const offeringMessages = 20

/**
 * Removes secrets from a message: from its text and from the payload of the pressed button. A choice offered
 * by one of the chat's last messages stays unchanged: it is not the citizen's secret, and the bot must
 * recognise it. The chat is read only if there is something to remove, or if a number stands alone and the
 * question did not ask for one.
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

/** Returns the citizen's previous message: after "they asked for the code", digits alone are that code. */
const saidLast = ({ messages }: { messages: readonly ChatMessage[] }): string | undefined => {
  const last = messages.findLast(({ author }) => author.kind === 'visitor')
  return last?.type === 'text' ? last.data.text : undefined
}

/** Returns the texts and payloads that the choices of some messages send. */
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

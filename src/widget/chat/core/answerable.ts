import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { Local } from './local.ts'
import type { ChatState } from './state.ts'

/**
 * Finds the message whose quick replies can be tapped: the newest one, when she has written nothing after it.
 */
export function answerable({ messages, outbox }: ChatState, local: Local): ChatMessage | undefined {
  const unsent = outbox.findLast((item) => item.status !== 'failed')
  const last = unsent
    ? local.after.get(unsent.request.clientId)?.at(-1)
    : (messages.at(-1) ?? local.opening.at(-1))
  if (!last) return undefined
  return last.author.kind !== 'visitor' && last.type === 'text' && last.data.quickReplies?.length
    ? last
    : undefined
}

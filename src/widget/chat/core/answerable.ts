import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { Local } from './local.ts'
import type { ChatState } from './state.ts'

/**
 * Finds the question that is waiting for an answer: the newest one, with or without quick replies. It stays
 * open while bots and agents say more, until the citizen writes something or another question replaces it.
 */
export function answerable({ messages, outbox }: ChatState, local: Local): ChatMessage | undefined {
  const unsent = outbox.findLast((item) => item.status !== 'failed')
  const said = unsent
    ? local.after.get(unsent.request.clientId)
    : messages.length > 0
      ? messages
      : local.opening
  const last = said?.findLast(
    ({ author, type, data }) =>
      author.kind === 'visitor' ||
      (type === 'text' && (data.quickReplies?.length || /[?？؟]\s*$/.test(data.text))),
  )
  return last?.author.kind === 'visitor' ? undefined : last
}

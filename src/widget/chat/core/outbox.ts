import type { MessageRequest } from '../../../contract/chat/chat.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import type { OutboxItem } from './state.ts'

/** Shorter than this, a message was sent as it was said. */
const heldMs = 1000

/** What goes to the relay: her words, and how long they have waited here. */
export function toRequest({ request, at }: OutboxItem, now: string): MessageRequest {
  const agoMs = Math.min(Date.parse(now) - Date.parse(at), limits.saidAgoMs)
  return agoMs < heldMs ? request : { ...request, agoMs }
}

/** An unsent message as the answer to whatever is asked now. */
export function toAnew({ code: _, ...item }: OutboxItem, now: string): OutboxItem {
  const { step: __, ...request } = item.request
  return { ...item, request, at: now, status: 'waiting' }
}

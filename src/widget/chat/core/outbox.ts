import type { MessageRequest } from '../../../contract/chat/chat.ts'
import { pageLimits } from '../../../contract/primitives/page-limits.ts'
import type { OutboxItem } from './state.ts'

/** A message that has waited for less than this counts as sent immediately. */
const heldMs = 1000

/** Builds the request for an unsent message, including how long it has waited here. */
export function toRequest({ request, at }: OutboxItem, now: string): MessageRequest {
  const agoMs = Math.min(Date.parse(now) - Date.parse(at), pageLimits.saidAgoMs)
  return agoMs < heldMs ? request : { ...request, agoMs }
}

/** Turns an unsent message into the answer to whichever question is open now. */
export function toAnew({ code: _, ...item }: OutboxItem, now: string): OutboxItem {
  const { step: __, ...request } = item.request
  return { ...item, request, at: now, status: 'waiting' }
}

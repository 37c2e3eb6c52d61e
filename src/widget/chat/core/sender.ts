import type { MessageResponse } from '../../../contract/chat/chat.ts'
import { backoffMs } from './backoff.ts'
import { sleepUntilChange, untilOnline } from './listener.ts'
import { isTransient, type Network, type Sleep, TransportError } from './ports.ts'
import type { OutboxItem } from './state.ts'

export interface SenderDeps {
  network: Network
  sleep: Sleep
  random: () => number
  /** The oldest message that waits; resolves when there is one and a session to send it in. */
  next(signal: AbortSignal): Promise<OutboxItem | undefined>
  send(item: OutboxItem): Promise<MessageResponse>
  onSent(item: OutboxItem, answer: MessageResponse): Promise<void>
  onFailed(item: OutboxItem, code: string): Promise<void>
}

/**
 * Sends what waits, in order, one at a time, until the signal aborts. A message keeps its clientId
 * through every attempt, so that the relay takes it once however many answers are lost.
 */
export async function runSender(deps: SenderDeps, signal: AbortSignal): Promise<void> {
  const { network, sleep, random } = deps
  let failures = 0
  while (!signal.aborted) {
    const item = await deps.next(signal)
    if (!item) return
    await untilOnline(network, signal)
    if (signal.aborted) return
    try {
      const answer = await deps.send(item)
      failures = 0
      await deps.onSent(item, answer)
    } catch (error) {
      if (isTransient(error)) {
        failures++
        const retryAfterMs = error instanceof TransportError ? error.retryAfterMs : undefined
        await sleepUntilChange(network, sleep, backoffMs(failures, random, retryAfterMs), signal)
      } else {
        failures = 0
        await deps.onFailed(item, (error as TransportError).code)
      }
    }
  }
}

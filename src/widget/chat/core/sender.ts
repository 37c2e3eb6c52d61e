import type { MessageResponse } from '../../../contract/chat/chat.ts'
import { sleepAfterFailure, untilOnline } from './listener.ts'
import { isTransient, type Network, type Sleep, type TransportError } from './ports.ts'
import type { OutboxItem } from './state.ts'

/** Dependencies of the sender. */
export interface SenderDeps {
  network: Network
  sleep: Sleep
  random: () => number
  /** Waits for the oldest unsent message and a session to send it in; undefined if the signal aborts. */
  next(signal: AbortSignal): Promise<OutboxItem | undefined>
  send(item: OutboxItem): Promise<MessageResponse>
  onSent(item: OutboxItem, answer: MessageResponse): Promise<void>
  onFailed(item: OutboxItem, code: string): Promise<void>
}

/**
 * Sends the waiting messages in order, one at a time, until the signal aborts. A message keeps its clientId
 * through every attempt, so that the relay accepts it once, however many responses are lost.
 */
export async function runSender(deps: SenderDeps, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const item = await deps.next(signal)
    if (!item) return
    await untilOnline(deps.network, signal)
    if (signal.aborted) return
    try {
      const answer = await deps.send(item)
      failures = 0
      await deps.onSent(item, answer)
    } catch (error) {
      if (isTransient(error)) {
        failures++
        await sleepAfterFailure(deps, error, failures, signal)
      } else {
        failures = 0
        await deps.onFailed(item, (error as TransportError).code)
      }
    }
  }
}

import type { SessionRequest } from '../../../contract/chat/chat.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { toRequest } from '../core/outbox.ts'
import { isTransient, type Store, type Transport, TransportError } from '../core/ports.ts'
import type { OutboxItem, SavedSession } from '../core/state.ts'

export interface SendWaitingDeps {
  gwId: string
  store: Store
  transport: Transport
  clock: Clock
}

/**
 * Sends what waits on the device, in order, without a page; opens the chat when her words are to begin it.
 * Rejects when the network fails again, so that the browser tries once more; what the relay refuses is
 * marked as failed for her to see.
 */
export async function sendWaiting({ gwId, store, transport, clock }: SendWaitingDeps): Promise<void> {
  const { session: kept, outbox } = await store.load()
  const waiting = outbox.filter(({ status }) => status === 'waiting').sort(byTime)

  const open = async (request: Omit<SessionRequest, 'gwId'>): Promise<SavedSession> => {
    const { token, expiresAt, chatId, channel } = await transport.openSession({ gwId, ...request })
    const { humanUid } = kept ?? {}
    const session = { token, expiresAt, chatId, channel, ...(humanUid !== undefined && { humanUid }) }
    await store.saveSession(session)
    return session
  }
  const begins = waiting[0]?.begins
  let session = kept ?? (begins && (await open(begins)))
  if (!session) return

  for (const item of waiting) {
    const send = (token: string) => transport.send(token, toRequest(item, clock()))
    try {
      const { token } = session
      const answer = await send(token).catch(async (error: unknown) => {
        if (!isExpired(error)) throw error
        session = await open({ resume: token })
        return send(session.token)
      })
      await store.putItem({ ...item, status: 'sent', seq: answer.seq })
    } catch (error) {
      // What is wrong with the session is for the page to put right, when she next opens it.
      if (isExpired(error) || isTransient(error)) throw error
      await store.putItem({ ...item, status: 'failed', code: (error as TransportError).code })
    }
  }
}

const isExpired = (error: unknown): boolean => error instanceof TransportError && error.status === 401

const byTime = (a: OutboxItem, b: OutboxItem): number =>
  a.at === b.at ? (a.request.clientId < b.request.clientId ? -1 : 1) : a.at < b.at ? -1 : 1

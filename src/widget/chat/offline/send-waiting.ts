import type { SessionRequest } from '../../../contract/chat/chat.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { toRequest } from '../core/outbox.ts'
import { isTransient, type Store, type Transport, TransportError } from '../core/ports.ts'
import type { OutboxItem, SavedSession } from '../core/state.ts'

/** Dependencies for sending without a page. */
export interface SendWaitingDeps {
  gwId: string
  store: Store
  transport: Transport
  clock: Clock
}

/**
 * Sends the unsent messages of the device, in order, without a page; opens the chat if a message begins one.
 * Rejects if the network fails again, so that the browser retries; a message that the relay refuses is marked
 * as failed.
 */
export async function sendWaiting({ gwId, store, transport, clock }: SendWaitingDeps): Promise<void> {
  const { session: kept, outbox } = await store.load()
  const waiting = outbox.filter(({ status }) => status === 'waiting').sort(byTime)

  const open = async (request: Omit<SessionRequest, 'gwId'>): Promise<SavedSession> => {
    const { humanUid, env, proven } = kept ?? {}
    const { token, expiresAt, chatId, channel } = await transport.openSession({ gwId, env, ...request })
    const session = { token, expiresAt, chatId, channel, humanUid, env, proven }
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
        // Only the page has the proof, and a proven chat cannot be resumed without it.
        if (kept?.proven) throw error
        session = await open({ resume: token, humanUid: kept?.humanUid })
        return send(session.token)
      })
      await store.putItem({ ...item, status: 'sent', seq: answer.seq })
    } catch (error) {
      // Only the page can renew the session, the next time it is opened.
      if (isExpired(error) || isTransient(error)) throw error
      await store.putItem({ ...item, status: 'failed', code: (error as TransportError).code })
    }
  }
}

const isExpired = (error: unknown): boolean => error instanceof TransportError && error.status === 401

const byTime = (a: OutboxItem, b: OutboxItem): number =>
  a.at === b.at ? (a.request.clientId < b.request.clientId ? -1 : 1) : a.at < b.at ? -1 : 1

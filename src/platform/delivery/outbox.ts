import type { Storage } from '../../storage/database/storage.ts'
import type { Deliver, Deliveries, DeliveryChannel, Seal } from '../kernel/ports.ts'
import { sealContexts } from '../kernel/seal-contexts.ts'

/** Writes messages to a table, where a person can read what would have been sent. */
export function outboxDeliveries(storage: Storage, seal: Seal, now: () => string): Deliveries {
  const into =
    (channel: DeliveryChannel): Deliver =>
    async (message) => {
      await storage.db
        .insertInto('pf_outbox')
        .values({
          message_id: message.id,
          channel,
          sealed: seal.encrypt(message, sealContexts.outbox(message.id)),
          at: now(),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute()
    }
  return { sms: into('sms'), voice_callback: into('voice_callback'), email: into('email') }
}

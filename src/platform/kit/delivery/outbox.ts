import type { Storage } from '../../../storage/database/storage.ts'
import type { DeliveryChannel, OutgoingMessage, Seal } from '../ports.ts'
import { sealContexts } from '../seal-contexts.ts'

/** Stores a message that has no delivery channel, so that a person can read what would have been sent. */
export type KeepMessage = (channel: DeliveryChannel, message: OutgoingMessage) => Promise<void>

/** Writes messages to a table. */
export const createOutbox =
  (storage: Storage, seal: Seal, now: () => string): KeepMessage =>
  async (channel, message) => {
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

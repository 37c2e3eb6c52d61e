import type { Db } from '../../../storage/database/storage.ts'

/** Final outcome of an SMS, as reported by the centre. */
export type SmsOutcome = 'delivered' | 'failed'

/** Dependencies of the receipts. */
export interface SmsReceiptsDeps {
  db: Db
  now(): string
  /** Records the result of a delivery; a repeated report has no effect. */
  report(delivery: { id: string; status: SmsOutcome }): Promise<unknown>
}

/** Stores which SMS belong to which delivery, until the centre has reported the outcome of each. */
export interface SmsReceipts {
  /** Stores the message ids that the centre assigned to the parts of a delivery. */
  keep(deliveryId: string, serviceIds: readonly string[]): Promise<void>
  /** Processes a receipt; returns false if the id is unknown, or not stored yet. */
  take(serviceId: string, outcome: SmsOutcome): Promise<boolean>
}

/** Creates the receipts. */
export function createSmsReceipts({ db, now, report }: SmsReceiptsDeps): SmsReceipts {
  /** Stores the outcome of an SMS; returns the delivery that it is a part of. */
  const note = async (serviceId: string, outcome: SmsOutcome): Promise<string | undefined> => {
    for (const forms of formsOf(serviceId)) {
      const part = await db
        .updateTable('pf_sms_part')
        .set({ outcome })
        .where('service_id', 'in', forms)
        .returning('delivery_id')
        .executeTakeFirst()
      if (part) return part.delivery_id
    }
    return undefined
  }
  return {
    async keep(deliveryId, serviceIds) {
      await db
        .insertInto('pf_sms_part')
        .values(
          serviceIds.map((service_id) => ({ service_id, delivery_id: deliveryId, outcome: null, at: now() })),
        )
        .onConflict((conflict) =>
          conflict.column('service_id').doUpdateSet({ delivery_id: deliveryId, outcome: null, at: now() }),
        )
        .execute()
    },
    async take(serviceId, outcome) {
      const id = await note(serviceId, outcome)
      if (id === undefined) return false
      const outcomes = (
        await db.selectFrom('pf_sms_part').select('outcome').where('delivery_id', '=', id).execute()
      ).map((row) => row.outcome)
      const isOver = !outcomes.includes(null)
      // The citizen can read the text when all parts arrive, and never if one does not. It is reported before
      // it is deleted: after a crash in between, the repeated receipt reports it again.
      if (outcomes.includes('failed')) await report({ id, status: 'failed' })
      else if (isOver) await report({ id, status: 'delivered' })
      if (isOver) await db.deleteFrom('pf_sms_part').where('delivery_id', '=', id).execute()
      return true
    },
  }
}

/** Numbers of digits to which centres pad an id. */
const widths = [0, 8, 10, 16]

/**
 * Yields how an id may have been written when it was assigned, most likely first: as it is now, then in
 * hexadecimal if it is decimal now, or vice versa. Centres of SMPP 3.4 are known to respond in one form and
 * report in the other.
 */
function* formsOf(id: string): Generator<string[]> {
  yield [id]
  if (/^\d{1,20}$/.test(id)) yield written(BigInt(id).toString(16))
  if (/^[\da-f]{1,16}$/i.test(id)) yield written(BigInt(`0x${id}`).toString(10))
}

const written = (digits: string): string[] => {
  const filled = widths.map((width) => digits.padStart(width, '0'))
  return [...new Set([...filled, ...filled.map((one) => one.toUpperCase())])]
}

import type { Db } from '../../../storage/database/storage.ts'

/** What the centre says became of an SMS. */
export type SmsOutcome = 'delivered' | 'failed'

/** Lists what keeping receipts needs. */
export interface SmsReceiptsDeps {
  db: Db
  now(): string
  /** Notes what became of a delivery; a repeated word changes nothing. */
  report(delivery: { id: string; status: SmsOutcome }): Promise<unknown>
}

/** Knows which SMS belong to which delivery, until the centre has said what became of each. */
export interface SmsReceipts {
  /** Keeps the numbers that the centre has given to the parts of a delivery. */
  keep(deliveryId: string, serviceIds: readonly string[]): Promise<void>
  /** Takes a receipt; false for a number that is not known, or not yet. */
  take(serviceId: string, outcome: SmsOutcome): Promise<boolean>
}

/** Creates the receipts. */
export function createSmsReceipts({ db, now, report }: SmsReceiptsDeps): SmsReceipts {
  /** Writes what became of an SMS; gives the delivery that it is a part of. */
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
      // She can read it when she has all parts, and never when one does not arrive. Told before it is forgotten: after a crash
      // in between, the repeated receipt tells it again.
      if (outcomes.includes('failed')) await report({ id, status: 'failed' })
      else if (isOver) await report({ id, status: 'delivered' })
      if (isOver) await db.deleteFrom('pf_sms_part').where('delivery_id', '=', id).execute()
      return true
    },
  }
}

/** Digits to which centres fill up a number. */
const widths = [0, 8, 10, 16]

/**
 * Gives how a number may have been written when it was given, the likeliest first: as it is now, in hexadecimal where it is a decimal
 * now, and the other way round. Centres of SMPP 3.4 are known to answer in one form and to report in the other.
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

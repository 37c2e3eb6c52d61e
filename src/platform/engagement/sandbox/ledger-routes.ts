import { Refusal } from '../../kit/refusal.ts'
import { type RoutesOptions, readMinor } from '../../kit/routes.ts'
import { book, findTransaction } from '../../trust-layer/ledger/bookings.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

/** Creates the handler that moves money in the course of a scripted story. */
export const createLedgerHandlers = ({
  context,
  units,
}: RoutesOptions): SandboxHandlers<'bookTransaction'> => ({
  bookTransaction: ({ principal, requestId, body: wish }) =>
    units.write({ principal, requestId }, async (unit) => {
      const id = wish.transaction_id ?? unit.newId('LTX')
      if (wish.transaction_id !== undefined && (await findTransaction(unit.trx, id)))
        throw new Refusal('transaction-conflict', { errors: [known] })
      const isBooked = await book(unit, {
        transaction_id: id,
        booked_at: wish.booked_at ?? unit.now,
        sender_hash: wish.sender_account_hash,
        receiver_hash: wish.receiver_account_hash,
        amount: readMinor(context, wish.amount, 'amount'),
        withdrawal_method: wish.withdrawal_method ?? null,
        delayed_until: wish.delayed_until ?? null,
        narrative: wish.narrative ?? null,
        ...(wish.status !== undefined && { status: wish.status }),
      })
      if (!isBooked) throw new Refusal('insufficient-available-balance')
      unit.audit({ action: 'ledger.booked', resourceType: 'transaction', resourceId: id })
      return { transaction_id: id }
    }),
})

const known = {
  field: 'transaction_id',
  code: 'transaction-conflict',
  message: 'A payment with this id is known already.',
}

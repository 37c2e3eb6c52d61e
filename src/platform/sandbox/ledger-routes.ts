import { Refusal } from '../kernel/refusal.ts'
import { book } from '../ledger/bookings.ts'
import { ledgerTransaction } from './ledger.ts'
import { type RoutesOptions, readMinor } from './routes.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

const transfer = ledgerTransaction
  .partial({ transaction_id: true, booked_at: true })
  .extend({ receiver_account_hash: ledgerTransaction.shape.receiver_account_hash.default(null) })

/** Creates the route that moves money while a story goes on. */
export const createLedgerRoutes = ({ context, units }: RoutesOptions): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/ledger\/transactions$/,
    answer: ({ principal, requestId, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const wish = parseBody(transfer, body)
        const id = wish.transaction_id ?? unit.newId('LTX')
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
        return { status: 201, body: { transaction_id: id } }
      }),
  },
]

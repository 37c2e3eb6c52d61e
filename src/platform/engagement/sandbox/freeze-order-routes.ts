import { toMajor } from '../../../contract/primitives/money.ts'
import type { FreezeTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { assertEnabled } from '../../kit/handler.ts'
import { Refusal } from '../../kit/refusal.ts'
import { type RoutesOptions, readMinor } from '../../kit/routes.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { noticesApi, noticesOf } from '../../trust-layer/payments/notices.ts'
import { acknowledge } from '../../trust-layer/recovery/freeze/freeze-lifecycle.ts'
import { findFreeze } from '../../trust-layer/recovery/freeze/freeze-record.ts'
import type { SandboxCall, SandboxHandlers } from './sandbox-dispatch.ts'

const most = 200

/** Acknowledges or refuses an order to hold money. @throws Refusal `freeze-not-found`, `invalid-state` */
export async function answerOrder(
  context: Context,
  unit: UnitOfWork,
  { principal, params, body: answer }: SandboxCall<'answerFreezeOrder'> | SandboxCall<'answerFreeze'>,
) {
  const freeze = await findFreeze(unit.trx, principal, params.freeze_id)
  if (freeze.status !== 'pending_ack') {
    throw new Refusal('invalid-state', {
      extensions: { current_status: freeze.status, allowed: ['pending_ack'] },
    })
  }
  const after = await acknowledge(
    context,
    unit,
    freeze,
    'refusal_reason' in answer
      ? { refuses: answer.refusal_reason }
      : { holdsUpTo: readMinor(context, answer.held_amount, 'held_amount') },
  )
  return { freeze_id: after.freeze_id, freeze_status: after.status }
}

/** Creates the handlers by which an institution answers orders on the mTLS listener and reads its notices. */
export const createFreezeOrderHandlers = ({
  context,
  units,
}: RoutesOptions): SandboxHandlers<'listFreezeOrders' | 'answerFreezeOrder' | 'listNotices'> => ({
  listFreezeOrders: ({ principal }) =>
    units.read(async ({ trx }) => {
      await assertEnabled(trx, principal, 'recovery')
      const freezes = await trx
        .selectFrom('pf_freeze')
        .selectAll()
        .where('institution_code', '=', principal.institution ?? '')
        .where('status', '=', 'pending_ack')
        .orderBy('ack_due_at')
        .limit(most)
        .execute()
      return { orders: freezes.map((freeze) => toOrder(context, freeze)) }
    }),
  answerFreezeOrder: (call) =>
    units.write(call, async (unit) => {
      await assertEnabled(unit.trx, call.principal, 'recovery')
      return answerOrder(context, unit, call)
    }),
  listNotices: ({ principal }) =>
    units.read(async ({ trx }) => {
      await assertEnabled(trx, principal, noticesApi)
      return { notices: await noticesOf(trx, principal.institution ?? '') }
    }),
})

const toOrder = ({ profile }: Context, freeze: FreezeTable) => ({
  freeze_id: freeze.freeze_id,
  case_id: freeze.case_id,
  account_hash: freeze.account_hash,
  requested_amount: toMajor(freeze.requested, profile.currencyExponent),
  freeze_duration_hours: freeze.duration_hours,
  acknowledgement_due_at: toWireTime(freeze.ack_due_at),
  order_valid_until: toWireTime(freeze.order_valid_until),
})

import * as z from 'zod'
import { toMajor } from '../../contract/primitives/money.ts'
import type { FreezeTable } from '../../storage/tables/platform.ts'
import { noticesOf } from '../ips/notices.ts'
import type { Context } from '../kernel/context.ts'
import { assertEnabled } from '../kernel/handler.ts'
import { Refusal } from '../kernel/refusal.ts'
import { toWireTime } from '../kernel/time.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { refusalReasons } from '../kernel/vocabulary.ts'
import { acknowledge } from '../recovery/freeze/freeze-life.ts'
import { findFreeze } from '../recovery/freeze/freeze-record.ts'
import { type RoutesOptions, readMinor } from './routes.ts'
import { parseBody, type SandboxCall, type SandboxRoute, whole } from './sandbox-dispatch.ts'

/** Where an institution reads the orders to hold money, and what it is told; no helpers for tests. */
export const ordersPath = '/sandbox/freeze-orders'
/** Where an institution reads what it is told. */
export const noticesPath = '/sandbox/notices'

const most = 200

/** Checks how an institution answers an order. */
const freezeAnswer = z.union([
  z.strictObject({ refusal_reason: z.enum(refusalReasons) }),
  z.strictObject({ held_amount: z.number().min(0) }),
])

/** Acknowledges or refuses an order to hold money. @throws Refusal `freeze-not-found`, `invalid-state` */
export async function answerOrder(
  context: Context,
  unit: UnitOfWork,
  { principal, params, body }: Pick<SandboxCall, 'principal' | 'params' | 'body'>,
) {
  const answer = parseBody(freezeAnswer, body)
  const freeze = await findFreeze(unit.trx, principal, params[0] ?? '')
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

/** Creates the routes by which an institution answers orders by its own door, and reads what it is told. */
export const createFreezeOrderRoutes = ({ context, units }: RoutesOptions): SandboxRoute[] => [
  {
    method: 'GET',
    path: whole(ordersPath),
    roles: ['institution'],
    answer: async ({ principal }) => ({
      body: await units.read(async ({ trx }) => {
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
    }),
  },
  {
    method: 'POST',
    path: new RegExp(`^${ordersPath}/([\\w-]{1,128})/answer$`),
    roles: ['institution'],
    answer: (call) =>
      units.write(call, async (unit) => {
        await assertEnabled(unit.trx, call.principal, 'recovery')
        return { body: await answerOrder(context, unit, call) }
      }),
  },
  {
    method: 'GET',
    path: whole(noticesPath),
    roles: ['institution'],
    answer: async ({ principal }) => ({
      body: await units.read(async ({ trx }) => {
        await assertEnabled(trx, principal, 'ips')
        return { notices: await noticesOf(trx, principal.institution ?? '') }
      }),
    }),
  },
]

const toOrder = ({ profile }: Context, freeze: FreezeTable) => ({
  freeze_id: freeze.freeze_id,
  case_id: freeze.case_id,
  account_hash: freeze.account_hash,
  requested_amount: toMajor(freeze.requested, profile.currencyExponent),
  freeze_duration_hours: freeze.duration_hours,
  acknowledgement_due_at: toWireTime(freeze.ack_due_at),
  order_valid_until: toWireTime(freeze.order_valid_until),
})

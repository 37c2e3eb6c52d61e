import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { AccountTable, FreezeTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { assertEnabled } from '../../kit/handler.ts'
import { Refusal } from '../../kit/refusal.ts'
import { type RoutesOptions, readMinor } from '../../kit/routes.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { findAccountOf, openAccountNumber } from '../../trust-layer/ledger/accounts.ts'
import { noticesApi, noticesOf } from '../../trust-layer/payments/notices.ts'
import { acknowledge } from '../../trust-layer/recovery/freeze/freeze-lifecycle.ts'
import { findFreeze } from '../../trust-layer/recovery/freeze/freeze-record.ts'
import type { SandboxCall, SandboxHandlers } from './sandbox-dispatch.ts'

const most = 200

/**
 * Acknowledges or refuses an order to hold money. The answer says how much the ledger holds, which is less than
 * was acknowledged if less is there.
 * @throws Refusal `freeze-not-found`, `invalid-state`, `validation-error`
 */
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
      : { holdsUpTo: readHeld(context, freeze, answer.held_amount) },
  )
  return {
    freeze_id: after.freeze_id,
    freeze_status: after.status,
    requested_amount: toMajor(after.requested, context.profile.currencyExponent),
    held_amount: toMajor(after.frozen, context.profile.currencyExponent),
  }
}

/** Parses a held amount; a hold of more than the order names has no legal basis. @throws Refusal `validation-error` */
function readHeld(context: Context, { requested }: FreezeTable, amount: number): number {
  const minor = readMinor(context, amount, 'held_amount')
  if (minor <= requested) return minor
  const most = toMajor(requested, context.profile.currencyExponent)
  throw new Refusal('validation-error', {
    errors: [{ field: 'held_amount', code: 'too_big', message: `The order names ${most}.` }],
  })
}

/** Creates the handlers by which an institution answers orders on the mTLS listener and reads its notices. */
export const createFreezeOrderHandlers = ({
  context,
  units,
}: RoutesOptions): SandboxHandlers<
  'listFreezeOrders' | 'answerFreezeOrder' | 'listNotices' | 'makeHashes'
> => ({
  listFreezeOrders: ({ principal }) =>
    units.read(async ({ trx }) => {
      await assertEnabled(trx, principal, 'recovery')
      const freezes = await trx
        .selectFrom('pf_freeze')
        .leftJoin('pf_account_number', 'pf_account_number.account_hash', 'pf_freeze.account_hash')
        .selectAll('pf_freeze')
        .select('number_enc')
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
  makeHashes: ({ principal, body: { accounts = [], citizens = [] } }) =>
    units.read(async ({ trx }) => {
      const answer = []
      for (const identifier of accounts) {
        const { keyedHash } = context
        const found = await findAccountOf(trx, keyedHash, identifier)
        const mayKnow = !principal.institution || (await isKnownTo(trx, principal.institution, found))
        const hash = found?.account_hash ?? keyedHash('account', identifier)
        answer.push({ identifier, hash: mayKnow ? hash : null })
        await new Promise(setImmediate)
      }
      return {
        accounts: answer,
        citizens: citizens.map((identifier) => ({
          identifier,
          hash: context.keyedHash('citizen', identifier),
        })),
      }
    }),
  listNotices: ({ principal }) =>
    units.read(async ({ trx }) => {
      await assertEnabled(trx, principal, noticesApi)
      return { notices: await noticesOf(trx, principal.institution ?? '') }
    }),
})

/** Payments of an account, on each side, among which one with the institution is looked for: the newest. */
const mostPayments = 500

/** Returns whether an institution may learn the hash of an account: its own, or one that it has dealt with lately. */
async function isKnownTo(trx: Db, institution: string, account: AccountTable | undefined): Promise<boolean> {
  if (!account || account.institution_code === institution) return true
  const sides = [
    ['sender_hash', 'receiver_hash'],
    ['receiver_hash', 'sender_hash'],
  ] as const
  for (const [own, other] of sides) {
    const payment = await trx
      .selectFrom((eb) =>
        eb
          .selectFrom('pf_ledger_tx')
          .select(`${own} as partner`)
          .where(other, '=', account.account_hash)
          .orderBy('booked_at', 'desc')
          .limit(mostPayments)
          .as('payment'),
      )
      .innerJoin('pf_account', 'pf_account.account_hash', 'payment.partner')
      .select('partner')
      .where('pf_account.institution_code', '=', institution)
      .limit(1)
      .executeTakeFirst()
    if (payment) return true
  }
  return false
}

const toOrder = ({ profile, seal }: Context, freeze: FreezeTable & { number_enc: string | null }) => ({
  freeze_id: freeze.freeze_id,
  case_id: freeze.case_id,
  account_hash: freeze.account_hash,
  account_number: openAccountNumber(seal, freeze.account_hash, freeze.number_enc),
  requested_amount: toMajor(freeze.requested, profile.currencyExponent),
  freeze_duration_hours: freeze.duration_hours,
  acknowledgement_due_at: toWireTime(freeze.ack_due_at),
  order_valid_until: toWireTime(freeze.order_valid_until),
})

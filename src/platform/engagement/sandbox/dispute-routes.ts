import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { OdrTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { assertEnabled, assertRole } from '../../kit/handler.ts'
import { findRepeat, keepRepeat, toRepeatKey } from '../../kit/idempotency.ts'
import type { Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { type RoutesOptions, readMinor } from '../../kit/routes.ts'
import { toWireTime, toWireTimeOrNull } from '../../kit/time.ts'
import { findCase } from '../../trust-layer/cases/case-record.ts'
import { answerOdr, possibleIn, rolesOf } from '../../trust-layer/redress/answer-odr.ts'
import { findOdr } from '../../trust-layer/redress/dispute-lifecycle.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

const most = 200

/**
 * Creates the handlers by which the parties of a dispute read it and answer: each sees only its own disputes
 * and makes its own statements.
 */
export const createDisputeHandlers = ({
  context,
  units,
}: RoutesOptions): SandboxHandlers<'listDisputes' | 'answerDispute'> => ({
  listDisputes: ({ principal, query }) =>
    units.read(async ({ trx, now }) => {
      await assertEnabled(trx, principal, 'redress')
      const odrs = await listOdrs(trx, principal, query.case_id ?? null)
      return { disputes: odrs.map((odr) => toView(context, odr, now)) }
    }),
  answerDispute: ({ principal, requestId, params, headers, body }) =>
    units.write({ principal, requestId }, async (unit) => {
      const { outcome, amount } = body
      const odr = await findOdr(unit.trx, params.odr_id)
      if (!odr || !(await concerns(unit.trx, principal, odr))) throw new Refusal('odr-not-found')
      // A call that pays must not pay again, or appear to be refused, if its response was lost.
      const store = { trx: unit.trx, now: unit.now, seal: context.seal }
      const repeat = toRepeatKey(principal, `odr ${odr.odr_id}`, headers['idempotency-key'], body)
      const earlier = repeat && (await findRepeat(store, repeat))
      if (earlier) return earlier.body as object
      assertRole(principal, rolesOf(outcome))
      await assertEnabled(unit.trx, principal, 'redress')
      const minor = amount === undefined ? undefined : readMinor(context, amount, 'amount')
      const answer = toView(
        context,
        await answerOdr(context, unit, odr, { outcome, amount: minor }),
        unit.now,
      )
      if (repeat) await keepRepeat(store, repeat, { status: 200, headers: {}, body: answer })
      return answer
    }),
})

/** Returns whether a caller is a party of a dispute, or works on all cases. */
async function concerns(trx: Db, principal: Principal, odr: OdrTable): Promise<boolean> {
  if (principal.role === 'institution') return odr.institution_code === principal.institution
  if (principal.role !== 'citizen_channel') return true
  return (await findCase(trx, principal, odr.case_id).catch(() => undefined)) !== undefined
}

/**
 * Reads the newest disputes that a caller may see; citizens must name their case. @throws Refusal
 * `case-not-found`
 */
async function listOdrs(trx: Db, principal: Principal, caseId: string | null): Promise<OdrTable[]> {
  if (principal.role === 'citizen_channel') await findCase(trx, principal, caseId ?? '')
  return trx
    .selectFrom('pf_odr')
    .selectAll()
    .$if(caseId !== null, (query) => query.where('case_id', '=', caseId ?? ''))
    .$if(principal.role === 'institution', (query) =>
      query.where('institution_code', '=', principal.institution ?? ''),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('odr_id', 'desc')
    .limit(most)
    .execute()
}

function toView(context: Context, odr: OdrTable, now: string) {
  const { profile } = context
  const major = (minor: number) => toMajor(minor, profile.currencyExponent)
  return {
    odr_id: odr.odr_id,
    case_id: odr.case_id,
    institution_code: odr.institution_code,
    status: odr.status,
    dispute_amount: major(odr.dispute_amount),
    offered_amount: odr.offered_amount === null ? null : major(odr.offered_amount),
    settled_amount: major(odr.settled_amount),
    settlement_authority: odr.settlement_authority,
    opened_at: toWireTime(odr.opened_at),
    response_due_at: toWireTime(odr.response_due_at),
    resolution_due_at: toWireTime(odr.resolution_due_at),
    ended_at: toWireTimeOrNull(odr.ended_at),
    /** Statements that are possible now. */
    answers: possibleIn(context, odr, now),
  }
}

import { Refusal } from '../../kit/refusal.ts'
import { type RoutesOptions, readMinor } from '../../kit/routes.ts'
import { endIncident } from '../../trust-layer/recovery/freeze/end-incident.ts'
import { failReturn } from '../../trust-layer/recovery/freeze/return-delivery.ts'
import { answerOdr } from '../../trust-layer/redress/answer-odr.ts'
import { findOdr } from '../../trust-layer/redress/dispute-lifecycle.ts'
import { answerOrder } from './freeze-order-routes.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

type InstitutionRouteId =
  | 'setBehaviour'
  | 'respondToDispute'
  | 'answerFreeze'
  | 'failReturn'
  | 'resolveIncident'

/** Creates the handlers that simulate institutions: they answer, are late, or fail. */
export const createInstitutionHandlers = ({
  context,
  units,
}: RoutesOptions): SandboxHandlers<InstitutionRouteId> => ({
  setBehaviour: ({ principal, requestId, params, body: wish }) =>
    units.write({ principal, requestId }, async (unit) => {
      const code = params.institution_code
      const changed = await unit.trx
        .updateTable('pf_participant')
        .set({
          institution_code: code,
          ...(wish.behaviour !== undefined && { behaviour: wish.behaviour }),
          ...(wish.status !== undefined && { status: wish.status }),
        })
        .where('institution_code', '=', code)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) throw new Refusal('institution-not-found')
      unit.audit({
        action: 'participant.changed',
        resourceType: 'participant',
        resourceId: code,
        after: wish,
      })
      return { institution_code: code, ...wish }
    }),
  respondToDispute: ({ principal, requestId, params, body }) =>
    units.write({ principal, requestId }, async (unit) => {
      const { outcome, amount = 0 } = body
      const before = await findOdr(unit.trx, params.odr_id)
      if (!before) throw new Refusal('odr-not-found')
      const pays = outcome === 'settle' || outcome === 'decide'
      const minor = pays ? readMinor(context, amount, 'amount') : undefined
      const odr = await answerOdr(context, unit, before, { outcome, amount: minor })
      return { odr_id: odr.odr_id, status: odr.status }
    }),
  answerFreeze: (call) => units.write(call, (unit) => answerOrder(context, unit, call)),
  failReturn: ({ principal, requestId, params }) =>
    units.write({ principal, requestId }, async (unit) => {
      if (!(await failReturn(context, unit, params.return_id))) {
        throw new Refusal('invalid-state', { extensions: { allowed: ['initiated', 'processing'] } })
      }
      return { return_id: params.return_id, status: 'failed' }
    }),
  resolveIncident: ({ principal, requestId, params }) =>
    units.write({ principal, requestId }, async (unit) => {
      if (!(await endIncident(context, unit, params.incident_id))) throw new Refusal('not-found')
      return { incident_id: params.incident_id, status: 'resolved' }
    }),
})

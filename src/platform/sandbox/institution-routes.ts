import * as z from 'zod'
import { odrOutcomes } from '../../contract/operations/vocabulary.ts'
import { Refusal } from '../kernel/refusal.ts'
import { endIncident } from '../recovery/freeze/end-incident.ts'
import { failReturn } from '../recovery/freeze/return-delivery.ts'
import { answerOdr } from '../redress/answer-odr.ts'
import { findOdr } from '../redress/odr-life.ts'
import { answerOrder } from './freeze-order-routes.ts'
import { behaviour } from './ledger.ts'
import { type RoutesOptions, readMinor } from './routes.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

const odrAnswer = z.object({
  outcome: z.enum(odrOutcomes),
  amount: z.number().min(0).optional(),
})
/** Creates the routes that play the institutions: they answer, are late, or fail. */
export const createInstitutionRoutes = ({ context, units }: RoutesOptions): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/institutions\/([A-Z0-9]{3,12})\/behaviour$/,
    answer: ({ principal, requestId, params, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const wish = parseBody(
          z.object({
            behaviour: behaviour.optional(),
            status: z.enum(['active', 'suspended', 'revoked']).optional(),
          }),
          body,
        )
        const changed = await unit.trx
          .updateTable('pf_participant')
          .set({
            institution_code: params[0] ?? '',
            ...(wish.behaviour !== undefined && { behaviour: wish.behaviour }),
            ...(wish.status !== undefined && { status: wish.status }),
          })
          .where('institution_code', '=', params[0] ?? '')
          .executeTakeFirst()
        if (changed.numUpdatedRows === 0n) throw new Refusal('institution-not-found')
        unit.audit({
          action: 'participant.changed',
          resourceType: 'participant',
          resourceId: params[0] ?? '',
          after: wish,
        })
        return { body: { institution_code: params[0], ...wish } }
      }),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/odr\/([\w-]{1,128})\/respond$/,
    answer: ({ principal, requestId, params, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const { outcome, amount = 0 } = parseBody(odrAnswer, body)
        const before = await findOdr(unit.trx, params[0] ?? '')
        if (!before) throw new Refusal('odr-not-found')
        const pays = outcome === 'settle' || outcome === 'decide'
        const minor = pays ? readMinor(context, amount, 'amount') : undefined
        const odr = await answerOdr(context, unit, before, { outcome, amount: minor })
        return { body: { odr_id: odr.odr_id, status: odr.status } }
      }),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/freezes\/([\w-]{1,128})\/answer$/,
    answer: (call) => units.write(call, async (unit) => ({ body: await answerOrder(context, unit, call) })),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/returns\/([\w-]{1,128})\/fail$/,
    answer: ({ principal, requestId, params }) =>
      units.write({ principal, requestId }, async (unit) => {
        if (!(await failReturn(context, unit, params[0] ?? ''))) {
          throw new Refusal('invalid-state', { extensions: { allowed: ['initiated', 'processing'] } })
        }
        return { body: { return_id: params[0], status: 'failed' } }
      }),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/incidents\/([\w-]{1,128})\/resolve$/,
    answer: ({ principal, requestId, params }) =>
      units.write({ principal, requestId }, async (unit) => {
        if (!(await endIncident(context, unit, params[0] ?? ''))) throw new Refusal('not-found')
        return { body: { incident_id: params[0], status: 'resolved' } }
      }),
  },
]

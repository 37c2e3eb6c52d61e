import * as z from 'zod'
import { Refusal } from '../kernel/refusal.ts'
import { refusalReasons } from '../kernel/vocabulary.ts'
import { endIncident } from '../recovery/freeze/end-incident.ts'
import { acknowledge } from '../recovery/freeze/freeze-life.ts'
import { findFreeze } from '../recovery/freeze/freeze-record.ts'
import { failReturn } from '../recovery/freeze/return-delivery.ts'
import { answerOdr } from '../redress/odr-life.ts'
import { behaviour } from './ledger.ts'
import { type RoutesOptions, readMinor } from './routes.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

const odrAnswer = z.object({
  outcome: z.enum(['respond', 'settle', 'reject', 'escalate', 'decide', 'withdraw']),
  amount: z.number().min(0).optional(),
})
const freezeAnswer = z.union([
  z.object({ refusal_reason: z.enum(refusalReasons) }),
  z.object({ held_amount: z.number().min(0) }),
])

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
        const answer =
          outcome === 'settle' || outcome === 'decide'
            ? { outcome, amount: readMinor(context, amount, 'amount') }
            : { outcome }
        const odr = await answerOdr(context, unit, params[0] ?? '', answer)
        return { body: { odr_id: odr.odr_id, status: odr.status } }
      }),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/freezes\/([\w-]{1,128})\/answer$/,
    answer: ({ principal, requestId, params, body }) =>
      units.write({ principal, requestId }, async (unit) => {
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
        return { body: { freeze_id: after.freeze_id, freeze_status: after.status } }
      }),
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

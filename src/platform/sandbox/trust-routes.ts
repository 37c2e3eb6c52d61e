import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { toMinor } from '../../contract/money.ts'
import { identifier } from '../../contract/operations/shapes.ts'
import { scamReport } from '../../contract/scam-report.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../frame/refusal.ts'
import type { Units } from '../frame/unit.ts'
import { book } from '../ledger/bookings.ts'
import type { OutgoingMessage } from '../ports.ts'
import { addToken } from '../recovery/authorization-token.ts'
import { acknowledge, acknowledgeLate } from '../recovery/freeze-life.ts'
import { findFreeze } from '../recovery/freeze-record.ts'
import type { StoredDocument } from '../recovery/generate-legal-document.ts'
import { writeLegalDocument } from '../recovery/legal-document.ts'
import { toPdf } from '../recovery/legal-document-pdf.ts'
import { failReturn } from '../recovery/return-delivery.ts'
import { assertOpen, findCase } from '../redress/case-record.ts'
import { refreshCase } from '../redress/case-trail.ts'
import { answerOdr } from '../redress/odr-life.ts'
import { openScamReport, takeScamReport } from '../redress/scam-report.ts'
import { refusalReasons } from '../vocabulary.ts'
import { behaviour, ledgerTransaction } from './ledger.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

export interface TrustRoutesOptions {
  context: Context
  units: Units
}

const transfer = ledgerTransaction
  .partial({ transaction_id: true, booked_at: true })
  .extend({ receiver_account_hash: ledgerTransaction.shape.receiver_account_hash.default(null) })
const odrAnswer = z.object({
  outcome: z.enum(['respond', 'settle', 'reject', 'escalate', 'decide', 'withdraw']),
  amount: z.number().min(0).optional(),
})
const token = z.object({
  scope: z.enum(['freeze', 'release']),
  token: z.string().min(8).max(512).optional(),
  case_id: identifier.nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  max_uses: z.number().int().min(1).nullish(),
  issued_by: z.string().max(128).optional(),
})
const freezeAnswer = z.union([
  z.object({ refusal_reason: z.enum(refusalReasons) }),
  z.object({ held_amount: z.number().min(0) }),
])

/** What only a simulation of the other side can do. */
export const createTrustRoutes = ({ context, units }: TrustRoutesOptions): SandboxRoute[] => {
  const exponent = context.profile.currencyExponent
  const minor = (amount: number, field: string) => {
    const value = toMinor(amount, exponent)
    if (typeof value === 'number') return value
    throw new Refusal('validation-error', {
      errors: [{ field, code: value, message: 'Is no amount of this currency.' }],
    })
  }
  return [
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
            amount: minor(wish.amount, 'amount'),
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
              ? { outcome, amount: minor(amount, 'amount') }
              : { outcome }
          const odr = await answerOdr(context, unit, params[0] ?? '', answer)
          return { body: { odr_id: odr.odr_id, status: odr.status } }
        }),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/tokens$/,
      answer: ({ principal, requestId, body }) =>
        units.write({ principal, requestId }, async (unit) => {
          const wish = parseBody(token, body)
          const text = wish.token ?? randomBytes(24).toString('base64url')
          const tokenId = await addToken(unit, {
            token: text,
            scope: wish.scope,
            caseId: wish.case_id ?? null,
            expiresAt: wish.expires_at ? new Date(wish.expires_at).toISOString() : null,
            maxUses: wish.max_uses ?? null,
            issuedBy: wish.issued_by ?? principal.id,
          })
          unit.audit({ action: 'token.issued', resourceType: 'token', resourceId: tokenId })
          return { status: 201, body: { token_id: tokenId, token: text } }
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
              : { holdsUpTo: minor(answer.held_amount, 'held_amount') },
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
          const resolved = await unit.trx
            .updateTable('pf_incident')
            .set({ status: 'resolved' })
            .where('incident_id', '=', params[0] ?? '')
            .returning('affected')
            .executeTakeFirst()
          if (!resolved) throw new Refusal('not-found')
          unit.audit({ action: 'incident.resolved', resourceType: 'incident', resourceId: params[0] ?? '' })
          // Orders that waited for the outage to end are answered now.
          const waiting = await unit.trx
            .selectFrom('pf_freeze')
            .select('freeze_id')
            .where('status', '=', 'pending_ack')
            .where('institution_code', 'in', JSON.parse(resolved.affected) as string[])
            .execute()
          for (const { freeze_id } of waiting) await acknowledgeLate(context, unit, freeze_id)
          return { body: { incident_id: params[0], status: 'resolved' } }
        }),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/cases\/([\w-]{1,128})\/reject$/,
      roles: ['analyst'],
      answer: ({ principal, requestId, params }) =>
        units.write({ principal, requestId }, async (unit) => {
          const row = await findCase(unit.trx, principal, params[0] ?? '')
          assertOpen(row)
          await unit.trx
            .updateTable('pf_case')
            .set({ rejected_at: unit.now })
            .where('case_id', '=', row.case_id)
            .execute()
          unit.audit({
            action: 'case.rejected',
            resourceType: 'case',
            resourceId: row.case_id,
            caseId: row.case_id,
          })
          return {
            body: { case_id: row.case_id, status: await refreshCase(context, unit, row.case_id, 'rejected') },
          }
        }),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/scam-reports$/,
      roles: ['citizen_channel', 'analyst', 'recovery_engine'],
      answer: ({ principal, requestId, headers, body }) =>
        units.write({ principal, requestId }, async (unit) => {
          const report = parseBody(scamReport, body)
          const row = await findCase(unit.trx, principal, headers['x-case-id'] ?? '')
          return { status: 201, body: await takeScamReport(context, unit, row, report) }
        }),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/scam-reports\/([\w-]{1,128})$/,
      roles: ['analyst'],
      answer: ({ principal, requestId, params }) =>
        units.write({ principal, requestId }, async (unit) => {
          if (principal.role !== 'analyst') throw new Refusal('forbidden')
          return { body: await openScamReport(context, unit, params[0] ?? '') }
        }),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/documents\/([\w-]{1,128})\.pdf$/,
      roles: ['analyst', 'recovery_engine'],
      answer: async ({ params }) => {
        const row = await units.read(({ trx }) =>
          trx
            .selectFrom('pf_document')
            .select('body')
            .where('document_id', '=', params[0] ?? '')
            .executeTakeFirst(),
        )
        if (!row) throw new Refusal('not-found')
        const { input } = JSON.parse(row.body) as StoredDocument
        return { body: await toPdf(writeLegalDocument(input)), contentType: 'application/pdf' }
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/outbox$/,
      answer: async () => ({
        body: {
          messages: await units.read(async ({ trx }) => {
            const rows = await trx
              .selectFrom('pf_outbox')
              .selectAll()
              .orderBy('at', 'desc')
              .limit(100)
              .execute()
            return rows.map((row) => ({
              channel: row.channel,
              at: row.at,
              ...context.seal.open<OutgoingMessage>(row.sealed, `outbox:${row.message_id}`),
            }))
          }),
        },
      }),
    },
  ]
}

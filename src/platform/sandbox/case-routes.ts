import * as z from 'zod'
import { scamReport } from '../../contract/chat/scam-report.ts'
import { findCase } from '../cases/case-record.ts'
import type { OutgoingMessage } from '../kernel/ports.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sealContexts } from '../kernel/seal-contexts.ts'
import type { StoredDocument } from '../recovery/legal/generate-legal-document.ts'
import { writeLegalDocument } from '../recovery/legal/legal-document.ts'
import { toPdf } from '../recovery/legal/legal-document-pdf.ts'
import { stopNews } from '../redress/case-news.ts'
import { rejectCase } from '../redress/end-case.ts'
import { openScamReport, openScamReportsOf, takeScamReport } from '../redress/scam-report.ts'
import type { RoutesOptions } from './routes.ts'
import { parseBody, type SandboxRoute, whole } from './sandbox-dispatch.ts'

/** Paths that the relay calls for a citizen, for which the interface has no operation. */
export const casePaths = { sendReport: '/sandbox/scam-reports', stopNews: '/sandbox/stop-news' } as const

const stopNewsBody = z.object({ case_id: z.string().max(128) })

/**
 * Creates the routes for what belongs to a case and has no operation: rejecting it, its detailed scam report,
 * its documents, its messages.
 */
export const createCaseRoutes = ({ context, units }: RoutesOptions): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/cases\/([\w-]{1,128})\/reject$/,
    roles: ['analyst'],
    answer: ({ principal, requestId, params }) =>
      units.write({ principal, requestId }, async (unit) => {
        const row = await findCase(unit.trx, principal, params[0] ?? '')
        return { body: { case_id: row.case_id, status: await rejectCase(context, unit, row) } }
      }),
  },
  {
    method: 'POST',
    path: whole(casePaths.sendReport),
    roles: ['citizen_channel', 'analyst', 'recovery_engine'],
    answer: ({ principal, requestId, headers, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const report = parseBody(scamReport, body)
        const row = await findCase(unit.trx, principal, headers['x-case-id'] ?? '')
        return { status: 201, body: await takeScamReport(context, unit, row, report) }
      }),
  },
  {
    method: 'POST',
    path: whole(casePaths.stopNews),
    roles: ['citizen_channel'],
    answer: ({ principal, requestId, body }) =>
      units.write({ principal, requestId }, async (unit) => {
        const row = await findCase(unit.trx, principal, parseBody(stopNewsBody, body).case_id)
        await stopNews(unit, row.case_id)
        return { body: { stopped: true } }
      }),
  },
  {
    method: 'GET',
    path: /^\/sandbox\/scam-reports$/,
    roles: ['analyst'],
    answer: ({ principal, requestId, headers }) =>
      units.write({ principal, requestId }, async (unit) => {
        if (principal.role !== 'analyst') throw new Refusal('forbidden')
        const row = await findCase(unit.trx, principal, headers['x-case-id'] ?? '')
        return { body: { reports: await openScamReportsOf(context, unit, row.case_id) } }
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
            ...context.seal.decrypt<OutgoingMessage>(row.sealed, sealContexts.outbox(row.message_id)),
          }))
        }),
      },
    }),
  },
]

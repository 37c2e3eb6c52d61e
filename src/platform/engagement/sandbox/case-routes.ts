import type { OutgoingMessage } from '../../kit/ports.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { RoutesOptions } from '../../kit/routes.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { findCase } from '../../trust-layer/cases/case-record.ts'
import type { LegalDocument } from '../../trust-layer/recovery/legal/legal-document.ts'
import { restoreDocument, type StoredDocument } from '../../trust-layer/recovery/legal/stored-document.ts'
import { stopNews } from '../../trust-layer/redress/case-news.ts'
import { rejectCase } from '../../trust-layer/redress/end-case.ts'
import { openScamReport, openScamReportsOf, takeScamReport } from '../../trust-layer/redress/scam-report.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

type CaseRouteId =
  | 'rejectCase'
  | 'sendScamReport'
  | 'stopNews'
  | 'listScamReports'
  | 'getScamReport'
  | 'getDocument'
  | 'readOutbox'

/** Dependencies of the case calls. */
export interface CaseRoutesOptions extends RoutesOptions {
  /** Draws a legal document as PDF. */
  drawDocument(document: LegalDocument): Promise<Uint8Array>
}

/**
 * Creates the handlers for case calls that no operation covers: rejecting a case, its detailed scam report,
 * its documents, its messages.
 */
export const createCaseHandlers = ({
  context,
  units,
  drawDocument,
}: CaseRoutesOptions): SandboxHandlers<CaseRouteId> => ({
  rejectCase: ({ principal, requestId, params }) =>
    units.write({ principal, requestId }, async (unit) => {
      const row = await findCase(unit.trx, principal, params.case_id)
      return { case_id: row.case_id, status: await rejectCase(context, unit, row) }
    }),
  sendScamReport: ({ principal, requestId, headers, body }) =>
    units.write({ principal, requestId }, async (unit) => {
      const row = await findCase(unit.trx, principal, headers['x-case-id'] ?? '')
      return takeScamReport(context, unit, row, body)
    }),
  stopNews: ({ principal, requestId, body }) =>
    units.write({ principal, requestId }, async (unit) => {
      const row = await findCase(unit.trx, principal, body.case_id)
      await stopNews(unit, row.case_id)
      return { stopped: true }
    }),
  listScamReports: ({ principal, requestId, headers }) =>
    units.write({ principal, requestId }, async (unit) => {
      if (principal.role !== 'analyst') throw new Refusal('forbidden')
      const row = await findCase(unit.trx, principal, headers['x-case-id'] ?? '')
      return { reports: await openScamReportsOf(context, unit, row.case_id) }
    }),
  getScamReport: ({ principal, requestId, params }) =>
    units.write({ principal, requestId }, async (unit) => {
      if (principal.role !== 'analyst') throw new Refusal('forbidden')
      return openScamReport(context, unit, params.report_id)
    }),
  getDocument: async ({ params }) => {
    const row = await units.read(({ trx }) =>
      trx
        .selectFrom('pf_document')
        .select(['body', 'sealed'])
        .where('document_id', '=', params.document_id)
        .executeTakeFirst(),
    )
    if (!row) throw new Refusal('not-found')
    const stored =
      row.sealed === null
        ? (JSON.parse(row.body) as StoredDocument)
        : context.seal.decrypt<StoredDocument>(row.sealed, sealContexts.document(params.document_id))
    return drawDocument(restoreDocument(stored))
  },
  readOutbox: async () => ({
    messages: await units.read(async ({ trx }) => {
      const rows = await trx.selectFrom('pf_outbox').selectAll().orderBy('at', 'desc').limit(100).execute()
      return rows.map((row) => ({
        channel: row.channel,
        at: row.at,
        ...context.seal.decrypt<OutgoingMessage>(row.sealed, sealContexts.outbox(row.message_id)),
      }))
    }),
  }),
})

import type { Dialog } from '../../../assistant/dialog/model/types.ts'
import type { CaseView } from '../../../contract/chat/chat.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import { type TrustLayer, TrustLayerError } from '../../gateway/upstream/trust-layer.ts'
import type { CaseNumbers } from './case-numbers.ts'
import { toFreezeEvents } from './freeze-events.ts'

/** Dependencies of {@link createCases}. */
export interface CasesDeps {
  db: Db
  trustLayer: TrustLayer
  numbers: CaseNumbers
  dialog: Dialog
  currency: string
  /** Returns the id of the case whose facts a chat still holds. */
  reportedCaseOf: (chatId: string) => Promise<string | undefined>
}

/** The cases of one chat in their current state. */
export interface Cases {
  list(chatId: string): Promise<CaseView[]>
  /** @throws Problem `not-found`, also for the case of another chat */
  get(chatId: string, caseId: string): Promise<CaseView>
}

/** Creates the cases API. A citizen sees only the cases that were opened in their own chat. */
export function createCases(deps: CasesDeps): Cases {
  const { db, trustLayer, numbers, dialog, currency } = deps
  const linked = (chatId: string) =>
    db
      .selectFrom('chat_case')
      .innerJoin('chat', 'chat.id', 'chat_case.chat_id')
      .select(['chat_case.case_id', 'chat_case.citizen_ref', 'chat.lang'])
      .where('chat_case.chat_id', '=', chatId)
      .orderBy('chat_case.created_at')

  const viewsOf = async (chatId: string, rows: readonly LinkedCase[]): Promise<CaseView[]> => {
    const reported = rows.length > 0 ? await deps.reportedCaseOf(chatId) : undefined
    const shownOf = await numbers.shownOf(
      db,
      rows.map((row) => row.case_id),
    )
    return Promise.all(
      rows.map(async (row) => ({
        ...(await view(row, shownOf(row.case_id))),
        ...(row.case_id === reported && { report: true as const }),
      })),
    )
  }

  const view = async (row: LinkedCase, number: string): Promise<CaseView> => {
    const report = await trustLayer.getCase(row.case_id, row.citizen_ref).catch((error: unknown) => {
      throw toProblem(error)
    })
    return {
      case_id: report.case_id,
      number,
      status: report.status,
      recovery_trace_summary: report.recovery_trace_summary,
      freeze_status_timeline: toFreezeEvents(report.freeze_status_timeline),
      next_milestone: report.next_milestone,
      currency,
      plain: dialog.plainStatus(report, row.lang),
    }
  }

  return {
    async list(chatId) {
      return viewsOf(chatId, await linked(chatId).execute())
    },
    async get(chatId, caseId) {
      const [view] = await viewsOf(
        chatId,
        await linked(chatId).where('chat_case.case_id', '=', caseId).execute(),
      )
      if (view) return view
      throw noSuchCase()
    },
  }
}

/** Creates the problem for a case that does not belong to the chat. */
export const noSuchCase = () =>
  new Problem('not-found', {
    errors: [{ field: 'case_id', code: 'unknown', message: 'This chat has no such case.' }],
  })

interface LinkedCase {
  case_id: string
  citizen_ref: string
  lang: string
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof TrustLayerError)) return error
  return new Problem(error.status === 0 ? 'upstream-timeout' : 'upstream-unreachable', {
    cause: error,
    retryAfterMs: 3_000,
  })
}

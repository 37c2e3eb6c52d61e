import type { ReportPaper, ReportPapers } from '../../../assistant/dialog/model/paper.ts'
import type { DialogStateBase } from '../../../assistant/dialog/model/types.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Draw } from '../../../pdf/draw-thread.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Channel } from '../../config/channel.ts'
import type { TrustLayer } from '../../gateway/upstream/trust-layer.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import { noSuchCase } from '../cases/cases.ts'

/** Dependencies of the case reports. */
export interface ReportDeps {
  db: Db
  papers: ReportPapers
  /** Reads the state of a chat's dialogue. */
  stateOf: (db: Db, chatId: string) => Promise<DialogStateBase | undefined>
  draw: Draw<ReportPaper>
  trustLayer: Pick<TrustLayer, 'getCase'>
  numbers: Pick<CaseNumbers, 'shownOf'>
  channels: ReadonlyMap<string, Channel>
  clock: Clock
}

/** PDF reports of one chat's cases. */
export interface Reports {
  /** Returns the id of the case whose facts a chat still holds. */
  caseOf(chatId: string): Promise<string | undefined>
  /**
   * Responds with the report of a case as PDF.
   * @throws Problem `not-found` for a case of another chat, or if its facts are no longer stored;
   * `overloaded`
   */
  answer(session: SessionClaims, caseId: string): Promise<Response>
}

/** Creates the reports. The citizen's answers are read on request, and no PDF is stored. */
export function createReports(deps: ReportDeps): Reports {
  const { db, papers, numbers, trustLayer } = deps
  return {
    async caseOf(chatId) {
      const state = await deps.stateOf(db, chatId)
      return state && papers.caseOf(state)
    },
    async answer({ chatId, gwId }, caseId) {
      const linked = await db
        .selectFrom('chat_case')
        .select('citizen_ref')
        .where('chat_id', '=', chatId)
        .where('case_id', '=', caseId)
        .executeTakeFirst()
      if (!linked) throw noSuchCase()
      const state = await deps.stateOf(db, chatId)
      if (!state || papers.caseOf(state) !== caseId) throw notKept()
      const number = (await numbers.shownOf(db, [caseId]))(caseId)
      // The citizen's own answers are useful even if the current status of the case is unavailable.
      const report = await trustLayer.getCase(caseId, linked.citizen_ref).catch(() => undefined)
      const from = deps.channels.get(gwId)?.title ?? ''
      const paper = papers.write(state, { caseNumber: number, from, report, now: deps.clock() })
      return new Response(new Uint8Array(await deps.draw(paper)), {
        headers: {
          'content-type': 'application/pdf',
          // A long id may contain any characters, but a file name may not.
          'content-disposition': `attachment; filename="report-${number.replace(/[^\w-]/g, '')}.pdf"`,
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    },
  }
}

const notKept = () =>
  new Problem('not-found', {
    errors: [
      {
        field: 'case_id',
        code: 'not-kept',
        message: 'What was told for this case is not kept in this chat.',
      },
    ],
  })

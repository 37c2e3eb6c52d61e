import { sql } from 'kysely'
import type { ProposalList } from '../../../contract/console/case-acts.ts'
import { proposalQuery } from '../../../contract/console/case-acts.ts'
import {
  approvalRequest,
  holdRequest,
  type ProposalView,
  proposalRequest,
  rejectionRequest,
} from '../../../contract/console/cases.ts'
import type { DeskRouteName } from '../../../contract/console/routes.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'
import { answering, bodyOf, queryOf } from './answer.ts'
import { channelsOf, readCursor, writeCursor } from './cursor.ts'
import type { Decide } from './decide.ts'
import type { Execute } from './execute.ts'
import { openStates, type ProposalRow, type Proposals, settingAction } from './proposals.ts'
import type { Propose } from './propose.ts'
import { idIn, visibleCase } from './visible-case.ts'

/** Name of a route that holds or moves money. */
type MoneyRouteName = Extract<
  DeskRouteName,
  'holdMoney' | 'listProposals' | 'propose' | 'approve' | 'reject' | 'withdraw'
>

/** Dependencies of the money routes. */
export interface MoneyHandlersDeps {
  storage: Storage
  proposals: Proposals
  propose: Propose
  decide: Decide
  execute: Pick<Execute, 'run'>
  clock: Clock
}

const pageSize = 50

/** Creates the handlers for proposals and short holds. */
export function createMoneyHandlers(deps: MoneyHandlersDeps): ConsoleHandlers<MoneyRouteName> {
  const { storage, propose, decide, execute } = deps
  const viewOf = (row: ProposalRow) => view(deps, row.id)
  return {
    listProposals: answering((c) => list(deps, c)),
    propose: answering(async (c) => {
      const request = await bodyOf(c, proposalRequest)
      const file = await visibleCase(storage.db, c.get('operator'), request.caseId)
      return viewOf(await propose.propose(c.get('operator'), file, request))
    }),
    holdMoney: answering(async (c) => {
      const request = await bodyOf(c, holdRequest)
      const file = await visibleCase(storage.db, c.get('operator'), request.caseId)
      const row = await propose.hold(c.get('operator'), file, request)
      await execute.run(row.id)
      return viewOf(row)
    }),
    approve: answering(async (c) =>
      viewOf(await decide.approve(c.get('operator'), idIn(c), await bodyOf(c, approvalRequest))),
    ),
    reject: answering(async (c) => {
      const { note } = await bodyOf(c, rejectionRequest)
      return viewOf(await decide.reject(c.get('operator'), idIn(c), note))
    }),
    withdraw: answering(async (c) => viewOf(await decide.withdraw(c.get('operator'), idIn(c)))),
  }
}

async function view({ storage, proposals }: MoneyHandlersDeps, id: string): Promise<ProposalView> {
  const row = await proposals.find(storage.db, id)
  const [shown] = row ? await proposals.views(storage.db, [row]) : []
  if (!shown) throw new Error('a proposal is gone')
  return shown
}

/** Lists pending proposals, next to expire first; or decided ones, newest first. */
async function list(
  { storage, proposals, clock }: MoneyHandlersDeps,
  c: OperatorContext,
): Promise<ProposalList> {
  const { channels } = c.get('operator')
  const { state, caseId, since, cursor } = queryOf(c, proposalQuery)
  const { db } = storage
  await proposals.expire(db, clock())
  const waits = state === 'waiting'
  const key = waits ? sql<string>`expires_at` : sql<string>`coalesce(decided_at, expires_at)`
  const direction = waits ? 'asc' : 'desc'
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await db
    .selectFrom('proposal')
    .selectAll()
    .select(key.as('place'))
    .where('state', waits ? 'in' : 'not in', openStates)
    .where('action', '!=', settingAction)
    .$if(channels !== 'all', (query) =>
      query.where('gw_id', 'in', channelsOf(channels === 'all' ? [] : channels)),
    )
    .$if(caseId !== undefined, (query) => query.where('case_id', '=', caseId ?? ''))
    .$if(since !== undefined, (query) => query.where(key, '>', since ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, id) ${sql.raw(waits ? '>' : '<')} (${after?.value}, ${after?.id})`),
    )
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    rows: await proposals.views(db, page),
    next: rows.length > pageSize && last ? writeCursor(last.place, last.id) : null,
  }
}

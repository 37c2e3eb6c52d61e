import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CaseList, CaseListQuery, CaseRow } from '../../../contract/console/cases.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import { type CaseFileRow, caseHashes } from '../../citizen-api/cases/case-files.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import { lossWithinHour } from '../../citizen-api/cases/case-urgency.ts'
import type { Operator } from '../sign-in/operator.ts'
import { channelsOf, readCursor, writeCursor } from './cursor.ts'

/** Lists cases, and builds their rows. */
export interface CaseLister {
  list(operator: Operator, query: CaseListQuery): Promise<CaseList>
  rows(files: readonly CaseFileRow[]): Promise<CaseRow[]>
}

/** Dependencies of the case list. */
export interface CaseListerDeps {
  db: Db
  numbers: Pick<CaseNumbers, 'shownOf' | 'caseOf'>
  keyedHash: KeyedHash
  clock: Clock
  currency: string
  currencyExponent: number
}

type Order = CaseListQuery['order']

/** Column of each order, its direction, and the value used for null. */
const orders = {
  urgency: { column: 'rank', down: true, none: undefined },
  newest: { column: 'opened_at', down: true, none: undefined },
  amount: { column: 'amount', down: true, none: undefined },
  // Cases without an expiry come last.
  due: { column: 'due_at', down: false, none: '9999' },
} as const satisfies Record<
  Order,
  { column: keyof Tables['case_file']; down: boolean; none: string | undefined }
>

/** Creates the case list. */
export function createCaseLister(deps: CaseListerDeps): CaseLister {
  const { db, numbers, clock, currencyExponent } = deps
  const rows: CaseLister['rows'] = async (files) => {
    const shownOf = await numbers.shownOf(
      db,
      files.map(({ case_id }) => case_id),
    )
    const inInbox = await chatsInInbox(
      db,
      files.flatMap(({ chat_id }) => chat_id ?? []),
    )
    const now = clock()
    const major = (minor: number) => toMajor(minor, currencyExponent)
    return files.map((file) => ({
      caseId: file.case_id,
      number: shownOf(file.case_id),
      gwId: file.gw_id,
      status: file.status,
      scamType: file.scam_type,
      amount: major(file.amount),
      currency: file.currency || deps.currency,
      openedAt: file.opened_at,
      paidAt: file.paid_at,
      isPaidDay: file.is_paid_day === 1,
      held: major(file.held),
      returned: major(file.returned),
      dueAt: file.due_at,
      dueWhat: file.due_what,
      urgency: major(
        Math.round(
          lossWithinHour({ ...file, since: file.paid_at ?? file.opened_at, isOver: file.is_over === 1 }, now),
        ),
      ),
      assignee:
        file.assignee_id === null ? null : { id: file.assignee_id, firstName: file.assignee_name ?? '' },
      chatId: file.chat_id !== null && inInbox.has(file.chat_id) ? file.chat_id : null,
      version: file.version,
    }))
  }
  return {
    rows,
    async list(operator, query) {
      const { order, limit } = query
      const { column, down, none } = orders[order]
      const wanted = await conditionOf(deps, operator, query)
      // Written as a literal so that the index on the same expression is used.
      const key = none === undefined ? sql.ref(column) : sql`coalesce(${sql.ref(column)}, ${sql.lit(none)})`
      const direction = down ? 'desc' : 'asc'
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
      const { total } = await wanted(db.selectFrom('case_file'))
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      const files = await wanted(db.selectFrom('case_file'))
        .selectAll()
        .$if(after !== undefined, (list) =>
          list.where(
            sql<boolean>`(${key}, case_id) ${sql.raw(down ? '<' : '>')} (${after?.value}, ${after?.id})`,
          ),
        )
        .orderBy(key, direction)
        .orderBy('case_id', direction)
        .limit(limit + 1)
        .execute()
      const page = files.slice(0, limit)
      const last = page.at(-1)
      return {
        rows: await rows(page),
        next: files.length > limit && last ? writeCursor(last[column] ?? none ?? '', last.case_id) : null,
        total: Number(total),
      }
    },
  }
}

/** Returns those chats that are in the inbox because a person has, or had, them. */
async function chatsInInbox(db: Db, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set()
  const rows = await db.selectFrom('chat_desk').select('chat_id').where('chat_id', 'in', chatIds).execute()
  return new Set(rows.map(({ chat_id }) => chat_id))
}

type From = SelectQueryBuilder<Tables, 'case_file', object>

/** Builds the condition that limits a query to the requested cases that the person may see. */
async function conditionOf(
  { db, numbers, keyedHash }: CaseListerDeps,
  { id, channels }: Operator,
  { search, status, assignee, scamType }: CaseListQuery,
): Promise<(query: From) => From> {
  const found = search ? await searched({ db, numbers, keyedHash }, search) : undefined
  return (query) => {
    let wanted = query
    if (channels !== 'all') wanted = wanted.where('gw_id', 'in', channelsOf(channels))
    // The plus prevents the use of an index on this column, which would visit most rows one by one.
    if (status === 'open') wanted = wanted.where(sql<boolean>`+is_over = 0`)
    else if (status) wanted = wanted.where('status', '=', status)
    if (scamType) wanted = wanted.where('scam_type', '=', scamType)
    if (assignee === 'me') wanted = wanted.where('assignee_id', '=', id)
    if (assignee === 'nobody') wanted = wanted.where('assignee_id', 'is', null)
    return found ? wanted.where(found) : wanted
  }
}

/** Searches by case number, last digits of a phone number, account or account hash, or reference. */
async function searched(
  { db, numbers, keyedHash }: Pick<CaseListerDeps, 'db' | 'numbers' | 'keyedHash'>,
  search: string,
) {
  const caseId = await numbers.caseOf(db, search)
  const accounts = [search, ...caseHashes.account(keyedHash, search)]
  const references = caseHashes.reference(keyedHash, search)
  const digits = /^\d{4}$/.test(search) ? caseHashes.digits(keyedHash, search) : []
  return ({ eb, or }: ExpressionBuilder<Tables, 'case_file'>) =>
    or([
      eb('case_id', '=', caseId),
      eb('account_hash', 'in', accounts),
      eb('reference_hash', 'in', references),
      ...(digits.length > 0 ? [eb('digits_hash', 'in', digits)] : []),
    ])
}

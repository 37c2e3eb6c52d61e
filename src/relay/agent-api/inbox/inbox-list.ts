import { createHash } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import type {
  ChatState,
  InboxPage,
  InboxPulse,
  InboxQuery,
  InboxRow,
  InboxView,
} from '../../../contract/console/inbox.ts'
import { inboxViews } from '../../../contract/console/inbox-words.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { limits } from '../../../contract/primitives/limits.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { CaseNumbers } from '../../citizen-api/cases/case-numbers.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Operator } from '../sign-in/operator.ts'
import { type DeskRow, noEnd } from './desk-rows.ts'
import type { DeskSeal, LastLine, Told } from './desk-seal.ts'
import { listOrder, readPlace } from './list-order.ts'
import { createSharedPulse } from './shared-pulse.ts'

/** Dependencies of the chat lists. */
export interface InboxListDeps {
  db: Db
  seal: DeskSeal
  numbers: Pick<CaseNumbers, 'shownOf'>
  currency: string
  notifier: Pick<ChatNotifier, 'subscribe'>
  clock: Clock
  timers: Timers
}

/** Row of a chat, with the chat's language. */
type ListedRow = DeskRow & { lang: string }

/** Reads the lists of chats. */
export interface InboxList {
  /** Reads a page of a view, from `cursor` on. @throws Problem `validation-error` for an invalid cursor */
  page(person: Operator, query: InboxQuery): Promise<InboxPage>
  /** State that a page compares its own list with. */
  pulse(person: Operator): Promise<InboxPulse>
  toRows(rows: readonly ListedRow[]): Promise<InboxRow[]>
}

/** States in which a chat waits or is being answered. */
const atWork = ['queued', 'open'] as const satisfies ChatState[]

/** Creates the lists. The count on a view and its rows come from the same predicate. */
export function createInboxList(deps: InboxListDeps): InboxList {
  const { notifier } = deps

  const { read: pulse } = createSharedPulse({
    read: (person) => readPulse(deps, person),
    notifier,
    timers: deps.timers,
  })

  return {
    toRows: (rows) => toRows(deps, rows),
    pulse,
    async page(person, { view, limit, cursor }) {
      const order = listOrder(view)
      const after = cursor === undefined ? undefined : order.after(readPlace(cursor))
      // Read before the rows: a page that received the pulse of rows it has not read would assume they are
      // unchanged.
      const { seq, checksum } = await pulse(person)
      const found = await seen(deps, person, view)
        .selectAll('chat_desk')
        .select('chat.lang')
        .$if(after !== undefined, (query) => query.where(after ?? sql.lit(true)))
        .orderBy(order.by)
        .limit(limit + 1)
        .execute()
      const rows = found.slice(0, limit)
      const last = rows.at(-1)
      return {
        rows: await toRows(deps, rows),
        mine: cursor === undefined ? await mine(deps, person) : [],
        counts: await counts(deps, person),
        seq,
        checksum,
        next: found.length > limit && last ? order.cursorOf(last) : null,
      }
    },
  }
}

const seen = (deps: InboxListDeps, person: Operator, view: InboxView) =>
  visible(deps, person)
    .innerJoin('chat', 'chat.id', 'chat_desk.chat_id')
    .where(predicates[view](person, deps.clock()))

const visible = ({ db }: InboxListDeps, person: Operator) =>
  db
    .selectFrom('chat_desk')
    .$if(person.channels !== 'all', (query) =>
      query.where('chat_desk.gw_id', 'in', [...(person.channels === 'all' ? [] : person.channels), '']),
    )

/** Finds the latest case of each chat that has one. */
async function casesOf(
  { db }: InboxListDeps,
  chatIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (chatIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_case')
    .select(['chat_id', 'case_id'])
    .where('chat_id', 'in', chatIds)
    .orderBy('created_at')
    .execute()
  return new Map(rows.map(({ chat_id, case_id }) => [chat_id, case_id]))
}

async function toRows(deps: InboxListDeps, rows: readonly ListedRow[]): Promise<InboxRow[]> {
  const { numbers, db, clock, seal, currency } = deps
  const cases = await casesOf(
    deps,
    rows.map(({ chat_id }) => chat_id),
  )
  const numberOf = await numbers.shownOf(db, [...new Set(cases.values())])
  return Promise.all(
    rows.map(async (row) => {
      const caseId = cases.get(row.chat_id) ?? null
      const isOffered = row.offer_ends_at !== null && row.offer_ends_at > clock()
      const [told, lastLine, offerNote] = await Promise.all([
        seal.open<Told>(db, row.chat_id, 'told', row.told),
        seal.open<LastLine>(db, row.chat_id, 'last-line', row.last_line),
        isOffered ? seal.open<string>(db, row.chat_id, 'offer-note', row.offer_note) : null,
      ])
      return {
        chatId: row.chat_id,
        gwId: row.gw_id,
        state: row.state,
        owner: personOf(row.owner_id, row.owner_name),
        offeredTo: isOffered ? personOf(row.offered_to, row.offered_name) : null,
        offerNote,
        epoch: row.epoch,
        version: row.version,
        reason: row.reason,
        isDanger: row.is_danger === 1,
        dangerAt: row.danger_at,
        lang: row.lang,
        scamType: told?.scamType ?? null,
        amount: told?.amount ?? null,
        currency,
        paidAt: told?.paidAt ?? null,
        urgency: row.urgency,
        queuedAt: row.queued_at,
        waitingSince: row.waiting_since,
        dueAt: isOffered ? row.offer_ends_at : null,
        answerDueAt: row.answer_due_at,
        answeredAt: row.first_human_reply_at,
        alertLevel: row.alert_level,
        caseId,
        caseNumber: caseId && numberOf(caseId),
        snoozed:
          row.snoozed_until === null
            ? null
            : { until: row.snoozed_until === noEnd ? null : row.snoozed_until },
        seenAt: row.seen_at,
        isCallWanted: row.call_wanted === 1,
        wish: told?.wish ?? null,
        lastLine,
      }
    }),
  )
}

async function readPulse(deps: InboxListDeps, person: Operator): Promise<InboxPulse> {
  const rows = await visible(deps, person)
    .select(['chat_id', 'version', 'state', 'alert_level', 'seen_at', 'danger_at'])
    .where('state', 'in', atWork)
    .orderBy('chat_id')
    .execute()
  // The number of closed chats keeps growing; for them the sum is enough.
  const { count, versions } = await visible(deps, person)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.sum<number | string | null>('version').as('versions'),
    ])
    .where('state', 'not in', atWork)
    .executeTakeFirstOrThrow()
  const closed = Number(versions ?? 0)
  const marks = [...rows.map(toMark), `${count}:${closed}`].join(' ')
  return {
    seq: rows.reduce((sum, { version }) => sum + version, closed),
    waiting: rows.filter(({ state }) => state === 'queued').length,
    escalated: rows.filter(({ state, alert_level: level }) => state === 'queued' && level > 0).length,
    dangerAt: rows.reduce<string | null>(
      (last, { danger_at: at }) => (at !== null && (last === null || at > last) ? at : last),
      null,
    ),
    checksum: createHash('sha256').update(marks).digest('base64url').slice(0, 22),
  }
}

/** Counts each view by its own predicate, in a single read of the index. */
async function counts(deps: InboxListDeps, person: Operator): Promise<InboxPage['counts']> {
  const counted = await visible(deps, person)
    .select((eb) =>
      inboxViews.map((name) =>
        eb.fn
          .count<number | string>(eb.case().when(predicates[name](person, deps.clock())).then(1).end())
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(inboxViews.map((name) => [name, Number(counted[name])])) as InboxPage['counts']
}

/** Reads the chats of a person and those offered to them. */
const mine = async (deps: InboxListDeps, person: Operator): Promise<InboxRow[]> =>
  toRows(
    deps,
    await seen(deps, person, 'mine')
      .selectAll('chat_desk')
      .select('chat.lang')
      .orderBy(listOrder('mine').by)
      .limit(limits.inboxPageMax)
      .execute(),
  )

const eb = expressionBuilder<Tables, 'chat_desk'>()
/** Chats in each view: those for this person, those for anyone, and the others. */
const predicates = {
  mine: ({ id }: Operator, now: string) =>
    eb.or([
      eb.and([eb('state', '=', 'open'), eb('owner_id', '=', id), eb('snoozed_until', 'is', null)]),
      eb.and([eb('state', '=', 'open'), eb('offered_to', '=', id), eb('offer_ends_at', '>', now)]),
    ]),
  later: ({ id }: Operator) =>
    eb.and([eb('state', '=', 'open'), eb('owner_id', '=', id), eb('snoozed_until', 'is not', null)]),
  queue: () => eb('state', '=', 'queued'),
  open: () => eb('state', '=', 'open'),
  closed: () => eb('state', 'in', ['resolved', 'abandoned', 'bot']),
} satisfies Record<InboxView, unknown>

/**
 * Returns the value by which rows are compared. The presence of a waiting citizen does not increment the
 * version, but a page that missed it would report that the citizen has left.
 */
const toMark = (row: Pick<DeskRow, 'chat_id' | 'version' | 'state' | 'seen_at'>): string =>
  `${row.chat_id}:${row.version}:${(row.state === 'queued' && row.seen_at?.slice(0, minuteChars)) || ''}`
/** Length of an instant truncated to the minute. */
const minuteChars = 'YYYY-MM-DDTHH:MM'.length

const personOf = (id: string | null, firstName: string | null) =>
  id !== null && firstName !== null ? { id, firstName } : null

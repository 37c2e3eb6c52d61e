import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type {
  ChatState,
  HandOverReason,
  InboxPage,
  InboxRow,
  InboxView,
} from '../../contract/console/inbox.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import type { CaseNumbers } from '../cases/case-numbers.ts'
import type { Operator } from '../operators/operator.ts'
import type { DeskRow } from './desk-rows.ts'
import type { DeskSeal, LastLine, Told } from './desk-seal.ts'

/** Lists what the lists need. */
export interface InboxListDeps {
  db: Db
  seal: DeskSeal
  numbers: Pick<CaseNumbers, 'shownOf'>
  currency: string
  clock: Clock
}

/** Reads the lists of chats. */
export interface InboxList {
  page(person: Operator, view: InboxView): Promise<InboxPage>
  /** What a page compares its own list with. */
  pulse(person: Operator): Promise<{ seq: number; waiting: number; checksum: string }>
  toRow(row: DeskRow & { lang: string }): Promise<InboxRow>
}

/** In these somebody waits or answers. */
const atWork = ['queued', 'open'] as const satisfies ChatState[]
/** So many chats a list shows; whoever has more needs more people. */
const maxRows = 200

/** Creates the lists. The number on a view and its rows come from one predicate. */
export function createInboxList({ db, seal, numbers, currency, clock }: InboxListDeps): InboxList {
  const visible = (person: Operator) =>
    db
      .selectFrom('chat_desk')
      .innerJoin('chat', 'chat.id', 'chat_desk.chat_id')
      .$if(person.channels !== 'all', (query) =>
        query.where('chat_desk.gw_id', 'in', [...(person.channels as readonly string[]), '']),
      )
  const seen = (person: Operator, view: InboxView) =>
    visible(person).where((eb) => predicates[view](eb as never, person, clock()))

  const toRow = async (row: DeskRow & { lang: string }): Promise<InboxRow> => {
    const [told, lastLine, caseOf] = await Promise.all([
      seal.open<Told>(db, row.chat_id, 'told', row.told),
      seal.open<LastLine>(db, row.chat_id, 'last-line', row.last_line),
      db
        .selectFrom('chat_case')
        .select('case_id')
        .where('chat_id', '=', row.chat_id)
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),
    ])
    const caseId = caseOf?.case_id ?? null
    const isOffered = row.offer_ends_at !== null && row.offer_ends_at > clock()
    return {
      chatId: row.chat_id,
      gwId: row.gw_id,
      state: row.state as ChatState,
      owner: personOf(row.owner_id, row.owner_name),
      offeredTo: isOffered ? personOf(row.offered_to, row.offered_name) : null,
      epoch: row.epoch,
      version: row.version,
      reason: row.reason as HandOverReason | null,
      isDanger: row.is_danger === 1,
      lang: row.lang,
      scamType: told?.scamType ?? null,
      amount: told?.amount ?? null,
      currency,
      paidAt: told?.paidAt ?? null,
      urgency: row.urgency,
      queuedAt: row.queued_at,
      waitingSince: row.waiting_since,
      dueAt: isOffered ? row.offer_ends_at : null,
      alertLevel: row.alert_level,
      caseId,
      caseNumber: caseId && (await numbers.shownOf(db, [caseId]))(caseId),
      lastLine,
    }
  }

  const pulse: InboxList['pulse'] = async (person) => {
    const rows = await visible(person)
      .select(['chat_id', 'version', 'state'])
      .where('state', 'in', atWork)
      .orderBy('chat_id')
      .execute()
    // Of those that are closed, of which there are ever more, the sum is enough.
    const { count, versions } = await visible(person)
      .select((eb) => [
        eb.fn.countAll<number | string>().as('count'),
        eb.fn.sum<number | string | null>('version').as('versions'),
      ])
      .where('state', 'not in', atWork)
      .executeTakeFirstOrThrow()
    const closed = Number(versions ?? 0)
    const marks = [...rows.map(({ chat_id, version }) => `${chat_id}:${version}`), `${count}:${closed}`].join(
      ' ',
    )
    return {
      seq: rows.reduce((sum, { version }) => sum + version, closed),
      waiting: rows.filter(({ state }) => state === 'queued').length,
      checksum: createHash('sha256').update(marks).digest('base64url').slice(0, 22),
    }
  }

  return {
    toRow,
    pulse,
    async page(person, view) {
      const rows = await seen(person, view)
        .selectAll('chat_desk')
        .select('chat.lang')
        .$if(view === 'closed', (query) => query.orderBy('changed_at', 'desc'))
        .orderBy('is_danger', 'desc')
        .orderBy('urgency', 'desc')
        .orderBy('queued_at')
        .limit(maxRows)
        .execute()
      const counts = await Promise.all(
        (Object.keys(predicates) as InboxView[]).map(async (name) => {
          const { count } = await seen(person, name)
            .select((eb) => eb.fn.countAll<number | string>().as('count'))
            .executeTakeFirstOrThrow()
          return [name, Number(count)] as const
        }),
      )
      const { seq, checksum } = await pulse(person)
      return {
        rows: await Promise.all(rows.map(toRow)),
        counts: Object.fromEntries(counts) as InboxPage['counts'],
        seq,
        checksum,
        next: null,
      }
    },
  }
}

type Eb = ExpressionBuilder<Tables, 'chat_desk'>
/** What each view shows: whoever waits for this person, whoever waits for anybody, and the others. */
const predicates = {
  mine: (eb: Eb, { id }: Operator, now: string) =>
    eb.or([
      eb.and([eb('state', '=', 'open'), eb('owner_id', '=', id)]),
      eb.and([eb('state', '=', 'open'), eb('offered_to', '=', id), eb('offer_ends_at', '>', now)]),
    ]),
  queue: (eb: Eb) => eb('state', '=', 'queued'),
  open: (eb: Eb) => eb('state', '=', 'open'),
  closed: (eb: Eb) => eb('state', 'in', ['resolved', 'abandoned', 'bot']),
} satisfies Record<InboxView, unknown>

const personOf = (id: string | null, firstName: string | null) =>
  id !== null && firstName !== null ? { id, firstName } : null

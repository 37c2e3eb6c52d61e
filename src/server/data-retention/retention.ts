import type { ExpressionBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../contract/primitives/timers.ts'
import { type Chat, chatScope, findChat } from '../../relay/citizen-api/chat/chats.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import { sweepHooks } from '../../relay/webhooks/outgoing/sweep.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import type { SweepGuard, SweepShare } from '../../storage/sweep-guard.ts'
import type { Tables } from '../../storage/tables/tables.ts'

/** Dependencies of the retention sweep. */
export interface RetentionDeps {
  storage: Storage
  /** Deletes a chat. Requires a transaction in its `chatScope`. */
  forgetChat: (trx: Db, chat: Chat) => Promise<void>
  /** Prevents a sweep with a wrong clock, or one that would delete too much. */
  guard: SweepGuard
  security: SecurityLog
  clock: Clock
  timers: Timers
  logger: Logger
  /** Retention period in days, as promised to citizens. */
  retentionDays: number
}

/** Deletes data that is older than promised to citizens. */
export interface Retention {
  /** Deletes what is due now, even if another relay swept recently, unless the guard holds the sweeps. */
  sweep(): Promise<void>
  /** Sweeps now and every hour, unless another relay has done so within the hour. */
  start(): void
  /** Resolves when no sweep is running. */
  stop(): Promise<void>
}

const dayMs = 86_400_000
/** After this many retention periods everything is deleted, even what could still continue. */
export const atMostFactor = 2
const hourMs = 3_600_000
/** How often a relay checks whether a sweep is due; one is due every hour. */
const lookMs = 60_000
const chatsAtOnce = 100

/** Creates the sweep that deletes expired chats and leftover data. */
export function createRetention(deps: RetentionDeps): Retention {
  const { storage, guard, security, clock, timers, logger } = deps
  let stopLooking: Cancel | undefined
  let running: Promise<void> | undefined

  guard.add((db, enough) => countDue(db, { ...boundsOf(deps), enough }))

  const deleteOld = async () => {
    const bounds = boundsOf(deps)
    const { before } = bounds
    const counts = {
      chats: await sweepChats(deps, before),
      cases: await sweepCases(storage, bounds),
      ...(await sweepLeftovers(storage, { before, now: clock() })),
    }
    const gone = Object.entries(counts).filter(([, count]) => count > 0)
    const detail = gone.map(([name, count]) => `${name}: ${count}`).join(', ')
    if (gone.length > 0) security.record({ kind: 'data-expired', detail })
    await storage.scrub('keys')
  }

  const sweep = async () => {
    if (await guard.allows()) await deleteOld()
  }

  const look = async () => {
    // Held sweeps are checked each time and claimed only once they are allowed, so they start soon after the
    // guard opens.
    if (guard.isHeld() && !(await guard.allows())) return
    if (!(await isDue(storage.db, clock())) || !(await guard.allows())) return
    if (await take(storage, clock())) await deleteOld()
  }

  const run = () => {
    running ??= look()
      .catch((err: unknown) => logger.error({ err }, 'what is too old could not be deleted'))
      .finally(() => {
        running = undefined
      })
  }

  return {
    sweep,
    start() {
      stopLooking = timers.setInterval(run, lookMs)
      run()
    },
    async stop() {
      stopLooking?.()
      await running
    },
  }
}

const inAnHour = (now: string): string => new Date(Date.parse(now) + hourMs).toISOString()

/** Returns whether a sweep is due. A due time later than the next sweep was written by a wrong clock. */
async function isDue(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('upkeep')
    .select('due_at')
    .where('name', '=', 'retention')
    .executeTakeFirst()
  return row === undefined || row.due_at <= now || row.due_at > inAnHour(now)
}

/** Claims the due sweep for this relay; false if another was faster. */
const take = ({ write }: Storage, now: string): Promise<boolean> =>
  write('upkeep', async (trx) => {
    if (!(await isDue(trx, now))) return false
    const next = { due_at: inAnHour(now) }
    await trx
      .insertInto('upkeep')
      .values({ name: 'retention', ...next })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
      .execute()
    return true
  })

/** Returns the instants before which data is deleted: if inactive since then, and in any case. */
const boundsOf = (deps: Pick<RetentionDeps, 'clock' | 'retentionDays'>) => ({
  before: new Date(Date.parse(deps.clock()) - deps.retentionDays * dayMs).toISOString(),
  atMost: atMostOf(deps),
})

/** Counts what a sweep would delete now, up to one more than is enough to refuse it. */
async function countDue(
  db: Db,
  { before, atMost, enough }: ReturnType<typeof boundsOf> & { enough: (all: number) => number },
): Promise<SweepShare[]> {
  const chats = await db
    .selectFrom('chat')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const cases = await db
    .selectFrom('case_file')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const [allChats, allCases] = [Number(chats.count), Number(cases.count)]
  const dueChats = await expired(db, { before, atMost })
    .limit(enough(allChats) + 1)
    .execute()
  const dueCases = await expiredCases(db, { before, atMost })
    .limit(enough(allCases) + 1)
    .execute()
  return [
    { what: 'chats', due: dueChats.length, all: allChats },
    { what: 'cases', due: dueCases.length, all: allCases },
  ]
}

/** Deletes chats in which the citizen was not active since, and all that began twice as long ago. */
async function sweepChats({ storage, forgetChat, retentionDays, clock }: RetentionDeps, before: string) {
  const atMost = atMostOf({ clock, retentionDays })
  let count = 0
  for (;;) {
    const chats = await expired(storage.db, { before, atMost }).limit(chatsAtOnce).execute()
    for (const { id } of chats) {
      await storage.write(chatScope(id), async (trx) => {
        // The citizen may have returned in the meantime, or another relay was faster.
        const isStill = await expired(trx, { before, atMost }).where('chat.id', '=', id).executeTakeFirst()
        const chat = isStill && (await findChat(trx, id))
        if (!chat) return
        await forgetChat(trx, chat)
        count += 1
      })
    }
    if (chats.length < chatsAtOnce) return count
  }
}

/** Everything from before this instant is deleted, whatever happened since. */
const atMostOf = ({ clock, retentionDays }: Pick<RetentionDeps, 'clock' | 'retentionDays'>): string =>
  new Date(Date.parse(clock()) - atMostFactor * retentionDays * dayMs).toISOString()

/**
 * Deletes cases in which nothing more can happen, and all that were opened twice as long ago, with the
 * actions taken in them.
 */
async function sweepCases({ db, write }: Storage, { before, atMost }: { before: string; atMost: string }) {
  const due = await expiredCases(db, { before, atMost }).execute()
  for (const { case_id: caseId } of due) {
    await write(`case:${caseId}`, async (trx) => {
      for (const table of ['case_deed', 'case_note', 'proposal', 'case_file'] as const) {
        await trx.deleteFrom(table).where('case_id', '=', caseId).execute()
      }
    })
  }
  return due.length
}

const expiredCases = (db: Db, { before, atMost }: { before: string; atMost: string }) =>
  db
    .selectFrom('case_file')
    .select('case_id')
    .where('opened_at', '<', before)
    .where((eb) => eb.or([eb('is_over', '=', 1), eb('opened_at', '<', atMost)]))

const expired = (db: Db, { before, atMost }: { before: string; atMost: string }) =>
  db
    .selectFrom('chat')
    .select('chat.id')
    .where('chat.created_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('chat.created_at', '<', atMost),
        eb.and([
          eb.not(
            eb.exists(
              eb
                .selectFrom('session')
                .select('session.id')
                .whereRef('session.chat_id', '=', 'chat.id')
                .where('session.created_at', '>=', before),
            ),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom('chat_event')
                .select('chat_event.seq')
                .whereRef('chat_event.chat_id', '=', 'chat.id')
                .where('chat_event.client_id', 'is not', null)
                .where('chat_event.at', '>=', before),
            ),
          ),
        ]),
      ]),
    )

/** Deletes data that has no chat, or outlives it. Returns counts by kind. */
async function sweepLeftovers({ db }: Storage, { before, now }: { before: string; now: string }) {
  const count = async (deleting: Promise<{ numDeletedRows: bigint }[]>) =>
    (await deleting).reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
  return {
    sessions: await count(db.deleteFrom('session').where('expires_at', '<', before).execute()),
    calls: await count(db.deleteFrom('outbox').where('created_at', '<', before).execute()),
    webhooks: await count(db.deleteFrom('webhook_event').where('at', '<', before).execute()),
    told: await count(sweepHooks(db, { before, now })),
    clips: await count(db.deleteFrom('speech_clip').where('used_at', '<', before).execute()),
    uploads: await count(db.deleteFrom('voice_upload').where('created_at', '<', before).execute()),
    openings: await count(db.deleteFrom('case_opening').where('created_at', '<', before).execute()),
    settings: await count(
      db.deleteFrom('proposal').where('action', '=', 'setting').where('proposed_at', '<', before).execute(),
    ),
    // Last, since a number is needed while a chat or the console shows the case, or a device can find it; all
    // of these have been deleted by now.
    numbers: await count(
      db
        .deleteFrom('case_number')
        .where('drawn_at', '<', before)
        .where(isUnknownTo('case_opening'))
        .where(isUnknownTo('chat_case'))
        .where(isUnknownTo('case_file'))
        .execute(),
    ),
  }
}

/**
 * Matches numbers whose case is not in a table. Each is looked up separately: a list of all cases would not
 * fit into the memory that Postgres has for it.
 */
const isUnknownTo =
  (table: 'case_opening' | 'chat_case' | 'case_file') => (eb: ExpressionBuilder<Tables, 'case_number'>) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom(table)
          .select(`${table}.case_id`)
          .whereRef(`${table}.case_id`, '=', 'case_number.case_id'),
      ),
    )

import type { ExpressionBuilder } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import { TrustLayerError } from '../../gateway/upstream/trust-layer.ts'
import { SendMessageError } from '../channels/send-message.ts'
import type { ChatEvents } from './chat-events.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { chatScope, findChat } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Effects } from './dialog-effects.ts'
import type { OutboxRow, Settle } from './outbox-call.ts'

/** Dependencies of the outbox. */
export interface OutboxDeps {
  storage: Storage
  events: ChatEvents
  effects: Effects
  conversation: Conversation
  notifier: ChatNotifier
  clock: Clock
  timers: Timers
  logger: Logger
}

/** Makes the enqueued calls, each at least once, until each is answered. */
export interface Outbox {
  /** Takes over the calls claimed by a dead process; only for a database with a single process. */
  takeOver(): Promise<void>
  start(): void
  /** Polls for due calls immediately. */
  kick(): void
  /** Stops polling. Resolves when no call is running. */
  stop(): Promise<void>
}

/**
 * Claim time in milliseconds, longer than any call may take. After that, the process that claimed the call is
 * considered dead.
 */
const leaseMs = 20_000
const retryDelaysMs = [1_000, 3_000, 9_000, 30_000, 120_000, 300_000]
/** Number of failures after which the citizen is notified that we keep trying. */
const attemptsBeforeTelling = 3
/**
 * Age in milliseconds at which an undelivered message is returned to the citizen. A report is never given up.
 */
const giveUpMs = 86_400_000
const parallel = 32
/**
 * How many of those may be checks of cases; the others are reserved for calls that people wait for. Each
 * check ends within ten seconds, so more of them finish in a minute than a sweep of the case watch starts.
 */
const parallelChecks = 24
const idleMs = 5_000

/** Creates a transactional outbox: rows are written in the transaction of the turn that requests them. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, effects, clock, timers, logger } = deps
  const running = new Set<Promise<void>>()
  let runningChecks = 0
  let stopLooking: Cancel | undefined
  let stopped = true
  let looking = false
  let asked = false

  /** Polls for due calls, one poll at a time. A kick during a poll triggers another poll. */
  const look = async () => {
    asked = true
    if (looking) return
    looking = true
    while (asked && !stopped) {
      asked = false
      const room = { all: parallel - running.size, checks: parallelChecks - runningChecks }
      const rows = await claimDue(storage.db, clock(), room).catch((err: unknown) => {
        logger.error({ err }, 'the outbox could not be read')
        return []
      })
      rows.forEach(launch)
    }
    looking = false
  }

  const launch = (row: OutboxRow) => {
    const checks = isCheck(row) ? 1 : 0
    runningChecks += checks
    const task = run(row).finally(() => {
      running.delete(task)
      runningChecks -= checks
      void look()
    })
    running.add(task)
  }

  const run = async (row: OutboxRow) => {
    const isAwaited = !unawaited.has(row.kind)
    if (isAwaited) deps.notifier.notify(row.chat_id, { type: 'typing', on: true })
    try {
      // Messages of an erased chat are not sent any more.
      const isGone = toPlatform.has(row.kind) && !(await findChat(storage.db, row.chat_id))
      await settle(deps, row, isGone ? async () => ({}) : await effects.perform(row))
    } catch (error) {
      const againMs = await fail(deps, row, error).catch((err: unknown) => {
        logger.error({ err, outbox: row.id }, 'a failed call was not noted')
      })
      if (againMs !== undefined) timers.setTimeout(() => void look(), againMs + 5)
    }
    deps.notifier.notify(row.chat_id, isAwaited ? { type: 'typing', on: false } : undefined)
  }

  return {
    takeOver: () => takeOver(deps),
    start() {
      stopped = false
      // Finds calls that another process postponed, or that a failed read missed.
      stopLooking = timers.setInterval(() => void look(), idleMs)
      void look()
    },
    kick: () => void look(),
    async stop() {
      stopped = true
      stopLooking?.()
      await Promise.all(running)
    },
  }
}

async function takeOver({ storage, clock }: OutboxDeps): Promise<void> {
  if (!storage.exclusive) return
  await storage.db
    .updateTable('outbox')
    .set({ next_at: clock() })
    .where('next_at', 'is not', null)
    .where('attempts', '>', 0)
    .execute()
}

/** Records a failed call. Returns the delay until its next attempt in milliseconds, if there is one. */
async function fail(deps: OutboxDeps, row: OutboxRow, error: unknown): Promise<number | undefined> {
  const { storage, effects, clock, logger } = deps
  const isAnswer = error instanceof TrustLayerError || error instanceof SendMessageError
  const isStale = toPlatform.has(row.kind) && Date.parse(clock()) - Date.parse(row.created_at) > giveUpMs
  // The case watch checks again within minutes, so a failed check is not retried.
  const final = isStale || isCheck(row) || (isAnswer && !error.isTransient)
  const status = isAnswer ? error.status : undefined
  const delayMs = retryDelaysMs[Math.min(row.attempts, retryDelaysMs.length) - 1] ?? 1_000
  const nextAt = final ? null : later(clock(), delayMs)
  if (final || row.attempts === attemptsBeforeTelling) {
    await settle(deps, row, effects.failure(row, final), { nextAt })
  } else {
    await close(storage.db, row, { nextAt })
  }
  logger.warn({ err: error, status, outbox: row.id, attempts: row.attempts, final }, 'a call failed')
  return final ? undefined : delayMs
}

/** Messages. They are dropped when they are too old or the chat was deleted. */
const toPlatform: ReadonlySet<string> = new Set(['send-message', 'answer-chat'])

const isCheck = ({ kind }: Pick<OutboxRow, 'kind'>): boolean => kind === 'watch-case'

/**
 * Kinds of calls that no one waits for: case checks have no requester, and people answer messages in their
 * own time.
 */
const unawaited: ReadonlySet<string> = new Set([
  'watch-case',
  'tell',
  'push',
  'send-message',
  'send-feedback',
  'answer-chat',
  'erase-chat',
  'stop-news',
])

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

/**
 * Claims due calls for the time of the lease, so that no other relay takes them; case checks come last.
 * `room` limits the number of calls, and of checks among them.
 */
async function claimDue(db: Db, now: string, room: { all: number; checks: number }): Promise<OutboxRow[]> {
  if (room.all <= 0) return []
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'next_at'])
    .where('next_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.chat_id', '=', 'outbox.chat_id')
            .whereRef('earlier.place', '<', 'outbox.place')
            .where('earlier.next_at', 'is not', null),
        ),
      ),
    )
    .orderBy((eb) => eb('kind', '=', 'watch-case'))
    .orderBy('created_at')
    .limit(room.all)
    .execute()
  const checks = due.filter(isCheck)
  const others = due.filter((row) => !isCheck(row))
  const claimed = await Promise.all(
    [...others, ...checks.slice(0, Math.max(0, room.checks))].map(({ id, next_at }) =>
      db
        .updateTable('outbox')
        .set((eb) => ({ next_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .returning(['id', 'chat_id', 'kind', 'sealed', 'attempts', 'next_at', 'created_at'])
        .executeTakeFirst(),
    ),
  )
  return claimed.filter((row) => row !== undefined)
}

/** Ends an answered or failed call and passes the result to the dialogue, in one transaction. */
async function settle(deps: OutboxDeps, row: OutboxRow, apply: Settle, failed?: Failed) {
  await deps.storage.write(chatScope(row.chat_id), async (trx) => {
    const isOurs = await close(trx, row, failed)
    const chat = await findChat(trx, row.chat_id)
    // The call was already answered, or another process has claimed it.
    if (!isOurs) return
    if (!chat) return apply.whenErased?.(trx)
    const { input, events = [] } = await apply(trx, chat)
    if (input) await deps.conversation.resolve(trx, chat, input, events)
    else if (events.length > 0) await deps.events.append(trx, chat.id, deps.clock(), events)
  })
}

/** When a failed call is retried; null if it is given up. */
interface Failed {
  nextAt: string | null
}

/**
 * Ends or postpones a call. Returns false if this process may not. A response ends a call, no matter which
 * process received it. A failure only counts while the claim is ours: after it expires, another process may
 * have claimed the call and ended it.
 */
async function close(db: Db, row: OutboxRow, failed?: Failed): Promise<boolean> {
  const nextAt = failed?.nextAt ?? null
  const isOurs = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([eb('id', '=', row.id), failed ? eb('next_at', '=', row.next_at) : eb('next_at', 'is not', null)])
  // There are thousands of checks an hour, and none is repeated by its id, so finished checks are deleted.
  if (nextAt === null && isCheck(row)) {
    const deleted = await db.deleteFrom('outbox').where(isOurs).executeTakeFirst()
    return deleted.numDeletedRows > 0n
  }
  const closed = await db
    .updateTable('outbox')
    .set({ next_at: nextAt, ...(nextAt === null && { sealed: '' }) })
    .where(isOurs)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

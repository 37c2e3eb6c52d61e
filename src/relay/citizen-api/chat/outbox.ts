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

/** Lists what the outbox needs. */
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

/** Makes the calls that were enqueued, at least once each, until each is answered. */
export interface Outbox {
  /** Takes over what was claimed by a process that is dead; for a database that one process owns. */
  takeOver(): Promise<void>
  start(): void
  /** Looks for due calls now. */
  kick(): void
  /** Resolves when no call is running. */
  stop(): Promise<void>
}

/** Longer than any call may take; after that, the process that claimed a call is considered dead. */
const leaseMs = 20_000
const retryDelaysMs = [1_000, 3_000, 9_000, 30_000, 120_000, 300_000]
/** Failures after which she is told that we keep trying. */
const attemptsBeforeTelling = 3
/** Age at which an undelivered message is returned to her. A report is never given up. */
const giveUpMs = 86_400_000
const parallel = 32
/**
 * Of those, how many may be checks of cases: the rest is for what people wait for. As each is answered or given up within ten
 * seconds, more of them end in a minute than a round of the watch begins.
 */
const parallelChecks = 24
const idleMs = 5_000

/** Creates a transactional outbox: rows are written in the transaction of the turn that asks for them. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, effects, clock, timers, logger } = deps
  const running = new Set<Promise<void>>()
  let runningChecks = 0
  let stopLooking: Cancel | undefined
  let stopped = true
  let looking = false
  let asked = false

  /** Looks for due calls, one look at a time; a kick during a look causes another look. */
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
      // What she has taken back is not sent any more.
      const isGone = toPlatform.has(row.kind) && !(await findChat(storage.db, row.chat_id))
      await settle(deps, row, isGone ? async () => ({}) : await effects.perform(row))
    } catch (error) {
      await fail(row, error).catch((err: unknown) =>
        logger.error({ err, outbox: row.id }, 'a failed call was not noted'),
      )
    }
    deps.notifier.notify(row.chat_id, isAwaited ? { type: 'typing', on: false } : undefined)
  }

  const fail = async (row: OutboxRow, error: unknown) => {
    const isAnswer = error instanceof TrustLayerError || error instanceof SendMessageError
    const isStale = toPlatform.has(row.kind) && Date.parse(clock()) - Date.parse(row.created_at) > giveUpMs
    // The watch looks again within minutes, so a check that fails is not kept.
    const final = isStale || isCheck(row) || (isAnswer && !error.isTransient)
    const status = isAnswer ? error.status : undefined
    logger.warn({ err: error, status, outbox: row.id, attempts: row.attempts, final }, 'a call failed')
    const delayMs = retryDelaysMs[Math.min(row.attempts, retryDelaysMs.length) - 1] ?? 1_000
    const nextAt = final ? null : later(clock(), delayMs)
    if (final || row.attempts === attemptsBeforeTelling) {
      await settle(deps, row, effects.failure(row, final), { nextAt })
    } else {
      await close(storage.db, row, { nextAt })
    }
    if (!final) timers.setTimeout(() => void look(), delayMs + 5)
  }

  return {
    async takeOver() {
      if (!storage.exclusive) return
      await storage.db
        .updateTable('outbox')
        .set({ next_at: clock() })
        .where('next_at', 'is not', null)
        .where('attempts', '>', 0)
        .execute()
    },
    start() {
      stopped = false
      // What was put off by another process, or missed by a failed read.
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

/** What is said, and stays unsaid once it is too old or the chat is gone. */
const toPlatform: ReadonlySet<string> = new Set(['send-message', 'answer-chat'])

const isCheck = ({ kind }: Pick<OutboxRow, 'kind'>): boolean => kind === 'watch-case'

/** Nobody asked for a look at a case, and what goes to people is answered in their own time. */
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
 * Takes what is due, checks of cases last, so that no other relay takes it for the time of the lease. `room` says how many calls
 * there may be, and how many checks among them.
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

/** Ends a call that was answered, or has failed, and tells the dialogue, all in one transaction. */
async function settle(deps: OutboxDeps, row: OutboxRow, apply: Settle, failed?: Failed) {
  await deps.storage.write(chatScope(row.chat_id), async (trx) => {
    const isOurs = await close(trx, row, failed)
    const chat = await findChat(trx, row.chat_id)
    // Answered before, or another's.
    if (!isOurs) return
    if (!chat) return apply.whenErased?.(trx)
    const { input, events = [] } = await apply(trx, chat)
    if (input) await deps.conversation.resolve(trx, chat, input, events)
    else if (events.length > 0) await deps.events.append(trx, chat.id, deps.clock(), events)
  })
}

/** When a call that has failed is tried next; null when it is given up. */
interface Failed {
  nextAt: string | null
}

/**
 * Ends a call, or puts it off; false when that is not for us to do. An answer ends a call whoever brings it. A failure counts as long
 * as nobody else has found the claim over: the call is then another's, which may have ended it.
 */
async function close(db: Db, row: OutboxRow, failed?: Failed): Promise<boolean> {
  const nextAt = failed?.nextAt ?? null
  const isOurs = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([eb('id', '=', row.id), failed ? eb('next_at', '=', row.next_at) : eb('next_at', 'is not', null)])
  // There are thousands of checks an hour, and nobody asks for one again: what is done is not kept.
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

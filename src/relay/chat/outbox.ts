import type { Logger } from 'pino'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import { SendMessageError } from '../agents/send-message.ts'
import { TrustLayerError } from '../upstream/trust-layer.ts'
import type { ChatEvents } from './chat-events.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { chatScope, findChat } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Effects } from './effects.ts'
import type { OutboxRow, Settle } from './outbox-call.ts'

/** Lists what the outbox needs. */
export interface OutboxDeps {
  storage: Storage
  events: ChatEvents
  effects: Effects
  conversation: Conversation
  notifier: ChatNotifier
  clock: Clock
  logger: Logger
}

/** Makes the calls that were enqueued, at least once each, until each is answered. */
export interface Outbox {
  start(): Promise<void>
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
const idleMs = 5_000

/** Creates a transactional outbox: rows are written in the transaction of the turn that asks for them. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { storage, effects, clock, logger } = deps
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
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
      const rows = await claimDue(storage.db, clock(), parallel - running.size).catch((err: unknown) => {
        logger.error({ err }, 'the outbox could not be read')
        return []
      })
      rows.forEach(launch)
    }
    looking = false
  }

  const launch = (row: OutboxRow) => {
    const task = run(row).finally(() => {
      running.delete(task)
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
    const final = isStale || (isAnswer && !error.isTransient)
    const status = isAnswer ? error.status : undefined
    logger.warn({ err: error, status, outbox: row.id, attempts: row.attempts, final }, 'a call failed')
    const delayMs = retryDelaysMs[Math.min(row.attempts, retryDelaysMs.length) - 1] ?? 1_000
    if (final || row.attempts === attemptsBeforeTelling) {
      await settle(deps, row, effects.failure(row, final), final ? null : later(clock(), delayMs))
    } else {
      await storage.db
        .updateTable('outbox')
        .set({ next_at: later(clock(), delayMs) })
        .where('id', '=', row.id)
        .execute()
    }
    if (!final) setTimeout(() => void look(), delayMs + 5).unref()
  }

  return {
    async start() {
      stopped = false
      // One process owns a SQLite file: what is claimed at its start was claimed by one that died.
      if (storage.exclusive) {
        await storage.db
          .updateTable('outbox')
          .set({ next_at: clock() })
          .where('next_at', 'is not', null)
          .where('attempts', '>', 0)
          .execute()
      }
      // What was put off by another process, or missed by a failed read.
      timer = setInterval(() => void look(), idleMs)
      void look()
    },
    kick: () => void look(),
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}

/** What is said, and stays unsaid once it is too old or the chat is gone. */
const toPlatform: ReadonlySet<string> = new Set(['send-message', 'answer-chat'])

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

/** Takes what is due, so that no other relay takes it for the time of the lease. */
async function claimDue(db: Db, now: string, limit: number): Promise<OutboxRow[]> {
  if (limit <= 0) return []
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'next_at'])
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
    .orderBy('created_at')
    .limit(limit)
    .execute()
  const claimed = await Promise.all(
    due.map(({ id, next_at }) =>
      db
        .updateTable('outbox')
        .set((eb) => ({ next_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .returning(['id', 'chat_id', 'kind', 'sealed', 'attempts', 'created_at'])
        .executeTakeFirst(),
    ),
  )
  return claimed.filter((row) => row !== undefined)
}

/** Ends a call, or puts it off to `nextAt`, and tells the dialogue, all in one transaction. */
async function settle(deps: OutboxDeps, row: OutboxRow, apply: Settle, nextAt: string | null = null) {
  await deps.storage.write(chatScope(row.chat_id), async (trx) => {
    const open = await trx
      .updateTable('outbox')
      .set({ next_at: nextAt, ...(nextAt === null && { sealed: '' }) })
      .where('id', '=', row.id)
      .where('next_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    const chat = await findChat(trx, row.chat_id)
    // Answered before.
    if (!open) return
    if (!chat) return apply.whenErased?.(trx)
    const { input, events = [] } = await apply(trx, chat)
    if (input) await deps.conversation.resolve(trx, chat, input, events)
    else if (events.length > 0) await deps.events.append(trx, chat.id, deps.clock(), events)
  })
}

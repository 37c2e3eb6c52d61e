import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Ownership } from './assignment.ts'
import { inboxNews } from './inbox-news.ts'
import type { Presence } from './presence.ts'

/** Lists what looking after the queue needs. */
export interface InboxRoundsDeps {
  storage: Storage
  ownership: Pick<Ownership, 'requeue'>
  /** Gives up a chat whose citizen has left the queue for long. */
  giveUp: (chatId: string) => Promise<void>
  /** Asks somebody for whom nobody has come whether she wants to be called. */
  offerCall: (chatId: string) => Promise<void>
  presence: Pick<Presence, 'isReachable'>
  /** Tells the browsers of people, with the page closed, of those who wait. */
  tellDevices: () => Promise<void>
  notifier: ChatNotifier
  clock: Clock
  timers: Timers
  logger: Logger
  /** Tells the one on call that somebody waits; no word of whom. Default: nobody is on call. */
  callOut?: (waiting: { isDanger: boolean }) => Promise<void>
}

/** Looks after the queue: whoever waits is told of again, and a chat whose owner has gone waits again. */
export interface InboxRounds {
  /** Looks once. */
  look(): Promise<void>
  start(): void
  stop(): void
}

const everyMs = 20_000
/** Changes of the inbox within so long are looked at together, in milliseconds. */
const soonMs = 500
/** After so long in the queue the supervisors are told, and after so long the one on call, in milliseconds. */
const ladderMs = [180_000, 600_000] as const
/** Whoever waits may be away for so long, in milliseconds: her wish stays open overnight. */
const awayMs = 86_400_000
/** An owner may be away for so long after she took a chat, in milliseconds: her page needs a moment to open its stream. */
const graceMs = 60_000

/** Creates the rounds; several relays on one database may all make them. */
export function createInboxRounds(deps: InboxRoundsDeps): InboxRounds {
  const { storage, ownership, presence, notifier, clock, timers, logger, callOut, tellDevices } = deps
  let stopLooking: Cancel | undefined
  let notSoon: Cancel | undefined
  let endNews: (() => void) | undefined
  const before = (ms: number) => new Date(Date.parse(clock()) - ms).toISOString()

  const requeue = async () => {
    const owned = await storage.db
      .selectFrom('chat_desk')
      .innerJoin('chat_assignment', 'chat_assignment.chat_id', 'chat_desk.chat_id')
      .select(['chat_desk.chat_id', 'owner_id', 'epoch'])
      .where('state', '=', 'open')
      // What is set aside has its owner, wherever she is.
      .where('snoozed_until', 'is', null)
      .where('ended_at', 'is', null)
      .where('chat_assignment.at', '<', before(graceMs))
      .execute()
    for (const { chat_id, owner_id, epoch } of owned) {
      if (owner_id === null || (await presence.isReachable(storage.db, owner_id))) continue
      await ownership
        .requeue(chat_id, epoch)
        .catch((err: unknown) => logger.error({ err }, 'a chat was not given back to the queue'))
    }
  }

  /** An offer that nobody took is over. */
  const endOffers = async () => {
    const ended = await storage.db
      .updateTable('chat_desk')
      .set((eb) => ({
        offered_to: null,
        offered_name: null,
        offer_ends_at: null,
        offer_note: null,
        version: eb('version', '+', 1),
      }))
      .where('offer_ends_at', '<=', clock())
      .returning('chat_id')
      .execute()
    if (ended.length > 0) notifier.notify(inboxNews)
  }

  const climb = async () => {
    for (const [index, ms] of ladderMs.entries()) {
      const level = index + 1
      // One statement takes the step, so that of several relays one tells.
      const told = await storage.db
        .updateTable('chat_desk')
        .set((eb) => ({ alert_level: level, version: eb('version', '+', 1) }))
        .where('state', '=', 'queued')
        .where('alert_level', '<', level)
        .where((eb) => eb(eb.fn.coalesce('alerted_from', 'queued_at'), '<', before(ms)))
        .returning(['chat_id', 'is_danger', 'call_wanted'])
        .execute()
      if (told.length === 0) continue
      notifier.notify(inboxNews)
      for (const { chat_id, call_wanted } of level === 1 ? told : []) {
        if (call_wanted === 0) await each(chat_id, deps.offerCall)
      }
      // It takes its time, and the queue does not wait for it.
      if (level === ladderMs.length)
        void callOut?.({ isDanger: told.some(({ is_danger }) => is_danger === 1) })
    }
  }

  /** What was set aside until now is there again. */
  const wake = async () => {
    const woken = await storage.db
      .updateTable('chat_desk')
      .set((eb) => ({ snoozed_until: null, version: eb('version', '+', 1) }))
      .where('snoozed_until', '<=', clock())
      .returning('chat_id')
      .execute()
    if (woken.length > 0) notifier.notify(inboxNews)
  }

  /** Whoever has left the queue is given up; nobody who is in danger, or wants to be called. */
  const giveUp = async () => {
    const gone = await storage.db
      .selectFrom('chat_desk')
      .select('chat_id')
      .where('state', '=', 'queued')
      .where('is_danger', '=', 0)
      .where('call_wanted', '=', 0)
      .where((eb) => eb(eb.fn.coalesce('seen_at', 'queued_at'), '<', before(awayMs)))
      .execute()
    for (const { chat_id } of gone) await each(chat_id, deps.giveUp)
  }

  const each = (chatId: string, work: (chatId: string) => Promise<void>) =>
    work(chatId).catch((err: unknown) => logger.error({ err }, 'a chat was not looked after'))

  const look = async () => {
    await wake()
    await requeue()
    await endOffers()
    await giveUp()
    await climb()
    await tellDevices()
  }
  return {
    look,
    start() {
      stopLooking = timers.setInterval(
        () => void look().catch((err: unknown) => logger.error({ err }, 'the queue was not looked after')),
        everyMs,
      )
      // Whoever comes is told of at once; what changes together is looked at once.
      endNews = notifier.subscribe(inboxNews, () => {
        notSoon ??= timers.setTimeout(() => {
          notSoon = undefined
          void tellDevices().catch((err: unknown) => logger.error({ err }, 'no browser was told'))
        }, soonMs)
      })
    },
    stop() {
      stopLooking?.()
      notSoon?.()
      endNews?.()
    },
  }
}

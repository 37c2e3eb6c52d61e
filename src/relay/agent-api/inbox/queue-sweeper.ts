import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Ownership } from './assignment.ts'
import { inboxNews } from './inbox-news.ts'
import type { Presence } from './presence.ts'

/** Dependencies of the queue sweeps. */
export interface InboxRoundsDeps {
  storage: Storage
  ownership: Pick<Ownership, 'requeue'>
  /** Gives up a chat whose citizen left the queue long ago. */
  giveUp: (chatId: string) => Promise<void>
  /** Offers a call to a citizen whose chat no agent has claimed. */
  offerCall: (chatId: string) => Promise<void>
  presence: Pick<Presence, 'isReachable'>
  /** Notifies agents' browsers of waiting chats while the page is closed. */
  tellDevices: () => Promise<void>
  notifier: ChatNotifier
  clock: Clock
  timers: Timers
  logger: Logger
  /** Alerts the person on call that a chat is waiting, but not whose. Default: there is no one on call. */
  callOut?: (waiting: { isDanger: boolean }) => Promise<void>
}

/** Queue sweeper: repeats alerts for waiting chats, and requeues chats whose owner has left. */
export interface InboxRounds {
  /** Runs one sweep. */
  look(): Promise<void>
  start(): void
  stop(): void
}

const everyMs = 20_000
/** The same for chats whose owner has gone: the citizen must hear it within half a minute, in milliseconds. */
const everyForGoneMs = 5_000
/** Interval within which changes of the inbox are handled together, in milliseconds. */
const soonMs = 500
/**
 * Time in the queue after which supervisors are alerted, and after which the person on call is, in
 * milliseconds.
 */
const ladderMs = [180_000, 600_000] as const
/**
 * Time for which a waiting citizen may be away, in milliseconds: the hand-off request stays open overnight.
 */
const awayMs = 86_400_000
/**
 * Time after a claim for which an owner may be unreachable, in milliseconds: the page needs a moment to open
 * its stream.
 */
const graceMs = 15_000

/** Creates the sweeps; several relays on one database may all run them. */
export function createInboxRounds(deps: InboxRoundsDeps): InboxRounds {
  const { notifier, timers, logger, tellDevices } = deps
  let stopLooking: Cancel | undefined
  let stopRequeuing: Cancel | undefined
  let notSoon: Cancel | undefined
  let endNews: (() => void) | undefined

  return {
    look: () => look(deps),
    start() {
      stopLooking = timers.setInterval(
        () =>
          void look(deps).catch((err: unknown) => logger.error({ err }, 'the queue was not looked after')),
        everyMs,
      )
      stopRequeuing = timers.setInterval(
        () => void requeue(deps).catch((err: unknown) => logger.error({ err }, 'no chat was given back')),
        everyForGoneMs,
      )
      // New chats are reported immediately; changes at the same time are handled together.
      endNews = notifier.subscribe(inboxNews, () => {
        notSoon ??= timers.setTimeout(() => {
          notSoon = undefined
          void tellDevices().catch((err: unknown) => logger.error({ err }, 'no browser was told'))
        }, soonMs)
      })
    },
    stop() {
      stopLooking?.()
      stopRequeuing?.()
      notSoon?.()
      endNews?.()
    },
  }
}

async function look(deps: InboxRoundsDeps) {
  await wake(deps)
  await requeue(deps)
  await endOffers(deps)
  await giveUpAbsent(deps)
  await climb(deps)
  await deps.tellDevices()
}

/** Returns snoozed chats whose time is up. */
async function wake({ storage, clock, notifier }: InboxRoundsDeps) {
  const woken = await storage.db
    .updateTable('chat_desk')
    .set((eb) => ({ snoozed_until: null, version: eb('version', '+', 1) }))
    .where('snoozed_until', '<=', clock())
    .returning('chat_id')
    .execute()
  if (woken.length > 0) notifier.notify(inboxNews)
}

async function requeue(deps: InboxRoundsDeps) {
  const { storage, presence, ownership, logger } = deps
  const owned = await storage.db
    .selectFrom('chat_desk')
    .innerJoin('chat_assignment', 'chat_assignment.chat_id', 'chat_desk.chat_id')
    .select(['chat_desk.chat_id', 'owner_id', 'epoch'])
    .where('state', '=', 'open')
    // A snoozed chat keeps its owner, even if the owner is offline.
    .where('snoozed_until', 'is', null)
    .where('ended_at', 'is', null)
    .where('chat_assignment.at', '<', before(deps, graceMs))
    .execute()
  for (const { chat_id, owner_id, epoch } of owned) {
    if (owner_id === null || (await presence.isReachable(storage.db, owner_id))) continue
    await ownership
      .requeue(chat_id, epoch)
      .catch((err: unknown) => logger.error({ err }, 'a chat was not given back to the queue'))
  }
}

/** Ends offers that no one has accepted in time. */
async function endOffers({ storage, clock, notifier }: InboxRoundsDeps) {
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

/** Gives up chats whose citizen has left the queue, except those in danger or waiting for a call. */
async function giveUpAbsent(deps: InboxRoundsDeps) {
  const gone = await deps.storage.db
    .selectFrom('chat_desk')
    .select('chat_id')
    .where('state', '=', 'queued')
    .where('is_danger', '=', 0)
    .where('call_wanted', '=', 0)
    .where((eb) => eb(eb.fn.coalesce('seen_at', 'queued_at'), '<', before(deps, awayMs)))
    .execute()
  for (const { chat_id } of gone) await each(deps, chat_id, deps.giveUp)
}

async function climb(deps: InboxRoundsDeps) {
  const { storage, notifier, callOut } = deps
  for (const [index, ms] of ladderMs.entries()) {
    const level = index + 1
    // A single statement raises the level, so that only one of several relays sends the alert.
    const told = await storage.db
      .updateTable('chat_desk')
      .set((eb) => ({ alert_level: level, version: eb('version', '+', 1) }))
      .where('state', '=', 'queued')
      .where('alert_level', '<', level)
      .where((eb) => eb(eb.fn.coalesce('alerted_from', 'queued_at'), '<', before(deps, ms)))
      .returning(['chat_id', 'is_danger', 'call_wanted'])
      .execute()
    if (told.length === 0) continue
    notifier.notify(inboxNews)
    for (const { chat_id, call_wanted } of level === 1 ? told : []) {
      if (call_wanted === 0) await each(deps, chat_id, deps.offerCall)
    }
    // Not awaited, since it takes time and the queue must not wait for it.
    if (level === ladderMs.length) void callOut?.({ isDanger: told.some(({ is_danger }) => is_danger === 1) })
  }
}

const each = ({ logger }: InboxRoundsDeps, chatId: string, work: (chatId: string) => Promise<void>) =>
  work(chatId).catch((err: unknown) => logger.error({ err }, 'a chat was not looked after'))

const before = ({ clock }: InboxRoundsDeps, ms: number) => new Date(Date.parse(clock()) - ms).toISOString()

import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { WaitingPlace } from '../../citizen-api/chat/waiting-texts.ts'
import { type AnswerTimes, openMs } from './answer-times.ts'
import type { DeskRow } from './desk-rows.ts'

/** With fewer waits than these, there is no estimate. */
const leastWaits = 3
const newestWaits = 20
const lookBackMs = 7 * 86_400_000
const minuteMs = 60_000

/**
 * Estimates the range of waiting times in minutes from the waits of others (milliseconds, oldest first): an
 * exponential moving average with weight 0.1, plus or minus the average deviation. Undefined if too few waits
 * are known.
 */
export function usualWait(waits: readonly number[]): WaitingPlace['usual'] {
  const [first, ...later] = waits
  if (first === undefined || waits.length < leastWaits) return undefined
  let mean = first
  let off = 0
  for (const wait of later) {
    off = 0.9 * off + 0.1 * Math.abs(wait - mean)
    mean = 0.9 * mean + 0.1 * wait
  }
  const from = Math.max(1, Math.floor((mean - off) / minuteMs))
  return { from, to: Math.max(from + 1, Math.ceil((mean + off) / minuteMs)) }
}

/**
 * Counts the chats ahead of a waiting chat, in the order of the list, and estimates the wait from recent ones
 * of its channel.
 */
export async function placeOf(
  db: Db,
  desk: DeskRow,
  clock: Clock,
  times: AnswerTimes,
): Promise<WaitingPlace> {
  const { is_danger: danger, urgency, queued_at: since } = desk
  const { count } = await db
    .selectFrom('chat_desk')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'queued')
    .where('chat_id', '!=', desk.chat_id)
    .where((eb) =>
      eb.or([
        eb('is_danger', '>', danger),
        eb.and([eb('is_danger', '=', danger), eb('urgency', '>', urgency)]),
        eb.and([eb('is_danger', '=', danger), eb('urgency', '=', urgency), eb('queued_at', '<', since)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  // Outside service hours the wait cannot be estimated, even if an agent happens to be online.
  const usual = times.isOpen(clock()) ? usualWait(await lateWaits(db, desk.gw_id, clock, times)) : undefined
  return { ahead: Number(count), ...(usual && { usual }) }
}

/**
 * Reads how long recent chats of a channel waited until they were claimed, oldest first; time outside service
 * hours is not counted.
 */
async function lateWaits(db: Db, gwId: string, clock: Clock, times: AnswerTimes): Promise<number[]> {
  const rows = await db
    .selectFrom('chat_desk')
    .innerJoin('chat_assignment', 'chat_assignment.chat_id', 'chat_desk.chat_id')
    .select((eb) => ['queued_at', eb.fn.min('chat_assignment.at').as('taken_at')])
    .where('gw_id', '=', gwId)
    .where('queued_at', '>', new Date(Date.parse(clock()) - lookBackMs).toISOString())
    .where('chat_assignment.kind', '=', 'claim')
    // The citizen may have been requeued after an earlier agent.
    .whereRef('chat_assignment.at', '>=', 'queued_at')
    .groupBy(['chat_desk.chat_id', 'queued_at'])
    .orderBy('taken_at', 'desc')
    .limit(newestWaits)
    .execute()
  return rows
    .map(({ queued_at: from, taken_at: to }) => openMs(times.open(from ?? to, to), from ?? to, to))
    .reverse()
}

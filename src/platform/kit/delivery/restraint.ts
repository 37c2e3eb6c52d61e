import type { Db } from '../../../storage/database/storage.ts'
import type { DeliveryTable } from '../../../storage/tables/platform.ts'
import { loudChannels, type MessageLimits, quietUntil } from '../message-limits.ts'
import { plusHours } from '../time.ts'

/** How long a message waits that exceeds the hourly limit, in hours. */
const pauseHours = 1 / 12

/** Dependencies of the checks before a message is sent. */
export interface RestraintDeps {
  db: Db
  limits: MessageLimits
  timezone: string
}

/**
 * Returns what prevents a message from being sent now: a time until which it waits, or that its case has
 * reached its limit; undefined if nothing does.
 */
export async function restraintOf(
  { db, limits, timezone }: RestraintDeps,
  { case_id, channel }: Pick<DeliveryTable, 'case_id' | 'channel'>,
  now: string,
): Promise<{ until: string } | 'over_budget' | undefined> {
  if (channel === 'chat') return undefined
  const quietEnd = quietUntil(limits, timezone, channel, now)
  if (quietEnd) return { until: quietEnd }
  const sent = db.selectFrom('pf_delivery').select((eb) => eb.fn.countAll<number | string>().as('count'))
  const ofCase = await sent
    .where('case_id', '=', case_id)
    .where('channel', '=', channel)
    .where('sent_at', '>', plusHours(now, -24))
    .executeTakeFirstOrThrow()
  if (Number(ofCase.count) >= limits.perCaseAndDay) return 'over_budget'
  if (limits.perHour === null || !loudChannels.has(channel)) return undefined
  const ofAll = await sent
    .where('channel', 'in', [...loudChannels])
    .where('sent_at', '>', plusHours(now, -1))
    .executeTakeFirstOrThrow()
  return Number(ofAll.count) >= limits.perHour ? { until: plusHours(now, pauseHours) } : undefined
}

import type { Db } from '../../../storage/database/storage.ts'
import type { DeliveryTable } from '../../../storage/tables/platform.ts'
import { loudChannels, type MessageLimits, quietUntil } from '../message-limits.ts'
import { plusHours } from '../time.ts'

/** So long a message waits that is one too many in an hour, in hours. */
const pauseHours = 1 / 12

/** Lists what is looked at before a message goes out. */
export interface RestraintDeps {
  db: Db
  limits: MessageLimits
  timezone: string
}

/** Tells what keeps a message from going out now: until when it waits, or that its case has had enough; undefined for neither. */
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

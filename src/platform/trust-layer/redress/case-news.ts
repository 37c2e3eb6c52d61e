import { type NewsMilestone, newsMilestones } from '../../../assistant/languages/tables/notification-texts.ts'
import { deliveryChannels, type NotificationType } from '../../../contract/operations/vocabulary.ts'
import type { CaseTable, DeliveryTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { DeliveryChannel } from '../../kit/ports.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { type CaseRecord, loadCase } from '../cases/case-record.ts'
import { addressFor, openContact } from './citizen-contact.ts'
import { keepNotification, toDelivery } from './notification-record.ts'
import { notificationLanguage, writeNews } from './notification-texts.ts'
import { newsDigest, recentDeliveries } from './notification-twins.ts'

/** The interface's notification that an operator would send about the same event. */
const typeOf = {
  traced: 'trace_update',
  held: 'freeze_confirmed',
  ending: 'freeze_expiring',
  refused: 'odr_result',
  returned: 'funds_returned',
  closed: 'case_closed',
} as const satisfies Record<NewsMilestone, NotificationType>

/**
 * Reads from a complaint's open part on which channels the citizen wants to receive news, and from which chat
 * the complaint came.
 */
export function toNewsWish(
  metadata: Record<string, unknown>,
): Pick<CaseTable, 'news_channels' | 'news_gw_id'> {
  const { news_channels: wanted, gw_id: gwId } = metadata
  const channels = Array.isArray(wanted) ? deliveryChannels.filter((one) => wanted.includes(one)) : []
  return {
    news_channels: channels.length > 0 ? JSON.stringify(channels) : null,
    news_gw_id: typeof gwId === 'string' && gwId.length <= 128 ? gwId : null,
  }
}

/**
 * Notifies the citizen of a case's progress on the channels they chose: each milestone once per case, however
 * often and by whichever caller it is detected. The row of a milestone and its messages are stored in the
 * transaction that reached it. If several are reached together, only the latest is reported.
 */
export async function tellNews(
  context: Context,
  unit: UnitOfWork,
  caseId: string,
  { isEnding = false } = {},
): Promise<void> {
  const { trx } = unit
  const wish = await trx
    .selectFrom('pf_case')
    .select('news_channels')
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  if (!wish?.news_channels) return
  const record = await loadCase(trx, caseId)
  const reached = milestonesOf(record)
  const fresh: NewsMilestone[] = []
  for (const milestone of newsMilestones) {
    const isReached = milestone === 'ending' ? isEnding : reached[milestone]
    if (isReached && (await isFirst(unit, caseId, milestone))) fresh.push(milestone)
  }
  const latest = fresh.at(-1)
  if (latest) await tell(context, unit, record.row, latest)
}

/** Returns the milestones that a case has reached. A hold that ends soon is only detected by its timer. */
function milestonesOf({
  row,
  traces,
  freezes,
  odrs,
}: CaseRecord): Record<Exclude<NewsMilestone, 'ending'>, boolean> {
  const isHeld = freezes.some(({ status }) => status === 'active')
  const isHoped = freezes.some(({ status, frozen_at_ack }) => status === 'pending_ack' || frozen_at_ack > 0)
  return {
    traced: traces.some(({ status }) => status === 'completed' || status === 'completed_partial'),
    held: isHeld,
    // If one of several banks refuses, that is not worth reporting while another holds money.
    refused:
      odrs.some(({ status }) => status === 'rejected') ||
      (!isHoped && freezes.some(({ status }) => status === 'rejected')),
    returned: row.paid > 0,
    closed: row.closed_at !== null || row.rejected_at !== null,
  }
}

/** Records a milestone; returns false if it was recorded before. */
const isFirst = async (
  { trx, now }: UnitOfWork,
  caseId: string,
  milestone: NewsMilestone,
): Promise<boolean> =>
  (await trx
    .insertInto('pf_case_news')
    .values({ case_id: caseId, milestone, at: now })
    .onConflict((conflict) => conflict.columns(['case_id', 'milestone']).doNothing())
    .returning('milestone')
    .executeTakeFirst()) !== undefined

/** Time after its creation by which a case has the number shown to the citizen. */
const namedWithinSeconds = 5

async function tell(context: Context, unit: UnitOfWork, row: CaseTable, milestone: NewsMilestone) {
  const type = typeOf[milestone]
  const contact = openContact(context.seal, row.case_id, row.contact_sealed)
  const told = await recentDeliveries(unit, row.case_id, type)
  const channels = channelsOf(row).filter(
    (channel) => addressFor(channel, contact) !== null && !told.some((one) => one.channel === channel),
  )
  if (channels.length === 0) return
  const language = notificationLanguage(row.language)
  const notification = {
    notification_id: unit.newId('NTF'),
    case_id: row.case_id,
    notification_type: type,
    language,
    digest: `${newsDigest}${milestone}`,
    created_at: unit.now,
  }
  const address =
    row.news_gw_id === null ? undefined : context.caseAddress(row.news_gw_id, row.case_id, language)
  // Before that, the chat in which it was reported may not have the number that the message should contain.
  const isNamedBy = row.news_gw_id === null ? unit.now : plusSeconds(row.created_at, namedWithinSeconds)
  const deliveries: DeliveryTable[] = channels.map((channel) => {
    // An address that is read out is of no use.
    const link = channel === 'voice_callback' ? undefined : address
    const written = writeNews({ milestone, language, caseId: row.case_id, address: link })
    const delivery = toDelivery(context, unit, { row, notification, written, channel })
    return delivery.next_at !== null && delivery.next_at < isNamedBy
      ? { ...delivery, next_at: isNamedBy }
      : delivery
  })
  await keepNotification(unit, notification, deliveries)
}

const channelsOf = ({ news_channels: kept }: Pick<CaseTable, 'news_channels'>): DeliveryChannel[] =>
  kept === null ? [] : (JSON.parse(kept) as DeliveryChannel[])

/** Stops unsolicited messages about a case: queued ones are dropped, and no new ones are written. */
export async function stopNews(unit: UnitOfWork, caseId: string): Promise<void> {
  const { trx } = unit
  const { numUpdatedRows } = await trx
    .updateTable('pf_case')
    .set({ news_channels: null })
    .where('case_id', '=', caseId)
    .where('news_channels', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const unasked = trx
    .selectFrom('pf_notification')
    .select('notification_id')
    .where('case_id', '=', caseId)
    .where('digest', 'like', `${newsDigest}%`)
  await trx
    .updateTable('pf_delivery')
    .set({ status: 'failed', failure_reason: 'withdrawn', sealed: null, next_at: null })
    .where('notification_id', 'in', unasked)
    .where('status', '=', 'queued')
    .execute()
  unit.audit({ action: 'case.news_stopped', resourceType: 'case', resourceId: caseId, caseId })
}

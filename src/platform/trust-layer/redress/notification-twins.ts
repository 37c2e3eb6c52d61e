import type { NotificationType } from '../../../contract/operations/vocabulary.ts'
import type { DeliveryTable, NotificationTable } from '../../../storage/tables/platform.ts'
import type { DeliveryChannel } from '../../kit/ports.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

/** For so long the same is told once, whoever wants to tell it. */
const sameWithinSeconds = 60

/** Finds the notification that the same wish has made a moment ago. */
export const findTwin = (
  unit: UnitOfWork,
  caseId: string,
  sameness: string,
): Promise<NotificationTable | undefined> =>
  unit.trx
    .selectFrom('pf_notification')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('digest', '=', sameness)
    .where('created_at', '>', plusSeconds(unit.now, -sameWithinSeconds))
    .executeTakeFirst()

/** Stands before the milestone in the place of a digest: what was told unasked. */
export const newsDigest = 'news:'

/**
 * Lists the deliveries of a kind of notification that were made for a case a moment ago, by whomever. Failed ones told
 * nobody.
 */
export const recentDeliveries = (
  unit: UnitOfWork,
  caseId: string,
  type: NotificationType,
): Promise<DeliveryTable[]> => recent(unit, caseId, type).execute()

/** Lists those of them that went unasked, by one of some channels. */
export const recentNews = (
  unit: UnitOfWork,
  caseId: string,
  type: NotificationType,
  channels: readonly DeliveryChannel[],
): Promise<DeliveryTable[]> =>
  recent(unit, caseId, type)
    .where('pf_notification.digest', 'like', `${newsDigest}%`)
    .where('pf_delivery.channel', 'in', channels)
    .execute()

const recent = (unit: UnitOfWork, caseId: string, type: NotificationType) =>
  unit.trx
    .selectFrom('pf_delivery')
    .innerJoin('pf_notification', 'pf_notification.notification_id', 'pf_delivery.notification_id')
    .selectAll('pf_delivery')
    .where('pf_notification.case_id', '=', caseId)
    .where('pf_notification.notification_type', '=', type)
    .where('pf_notification.created_at', '>', plusSeconds(unit.now, -sameWithinSeconds))
    .where('pf_delivery.status', '!=', 'failed')

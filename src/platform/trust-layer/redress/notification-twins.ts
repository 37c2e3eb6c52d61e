import type { NotificationType } from '../../../contract/operations/vocabulary.ts'
import type { DeliveryTable, NotificationTable } from '../../../storage/tables/platform.ts'
import type { DeliveryChannel } from '../../kit/ports.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

/** How long identical notifications are merged into one, whichever caller requests them. */
const sameWithinSeconds = 60

/** Finds the notification that an identical request created a moment ago. */
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

/** Prefix of a milestone that replaces the digest of an unsolicited notification. */
export const newsDigest = 'news:'

/**
 * Lists the recent deliveries of a type of notification for a case, by any caller. Failed ones are excluded,
 * since they reached no one.
 */
export const recentDeliveries = (
  unit: UnitOfWork,
  caseId: string,
  type: NotificationType,
): Promise<DeliveryTable[]> => recent(unit, caseId, type).execute()

/** Lists those of them that were unsolicited, on one of some channels. */
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

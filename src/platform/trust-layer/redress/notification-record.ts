import type { CaseTable, DeliveryTable, NotificationTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { quietUntil } from '../../kit/message-limits.ts'
import type { Deliveries, OutgoingMessage } from '../../kit/ports.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { addressFor, openContact } from './citizen-contact.ts'
import type { WrittenNotification } from './notification-texts.ts'

/** How soon each channel delivers, in seconds. */
const deliverySeconds = { sms: 30, voice_callback: 300, email: 30, chat: 5 } as const satisfies Record<
  keyof Deliveries,
  number
>

/** Parts of a delivery. */
export interface DeliveryParts {
  row: CaseTable
  notification: NotificationTable
  written: Pick<WrittenNotification, 'subject' | 'text'>
  channel: keyof Deliveries
}

/**
 * Creates the delivery of a notification on one channel, due immediately or at the end of the quiet hours;
 * failed if the citizen gave no contact for it.
 */
export function toDelivery(
  { seal, profile }: Pick<Context, 'seal' | 'profile'>,
  unit: UnitOfWork,
  { row, notification, written, channel }: DeliveryParts,
): DeliveryTable {
  const deliveryId = unit.newId('DLV')
  const to =
    channel === 'chat' ? row.case_id : addressFor(channel, openContact(seal, row.case_id, row.contact_sealed))
  const startsAt = quietUntil(profile.messages, profile.timezone, channel, unit.now) ?? unit.now
  const message: OutgoingMessage | null =
    to === null
      ? null
      : {
          id: deliveryId,
          to,
          subject: written.subject,
          text: written.text,
          language: notification.language,
        }
  return {
    delivery_id: deliveryId,
    notification_id: notification.notification_id,
    case_id: row.case_id,
    channel,
    status: message ? 'queued' : 'failed',
    failure_reason: message ? null : 'no_contact',
    expected_by: plusSeconds(startsAt, deliverySeconds[channel]),
    sealed: message && seal.encrypt(message, sealContexts.delivery(deliveryId)),
    sent_at: null,
    attempts: 0,
    next_at: message ? startsAt : null,
  }
}

/** Stores a notification with its deliveries, and audits it. */
export async function keepNotification(
  unit: UnitOfWork,
  notification: NotificationTable,
  deliveries: readonly DeliveryTable[],
): Promise<void> {
  await unit.trx.insertInto('pf_notification').values(notification).execute()
  await unit.trx.insertInto('pf_delivery').values(deliveries).execute()
  unit.audit({
    action: 'case.notified',
    resourceType: 'notification',
    resourceId: notification.notification_id,
    caseId: notification.case_id,
    after: notification,
  })
}

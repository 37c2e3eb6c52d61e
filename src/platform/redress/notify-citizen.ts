import {
  deliveryChannels,
  type NotificationType,
  notificationTypes,
} from '../../contract/operations/vocabulary.ts'
import { canonical } from '../../contract/primitives/canonical.ts'
import type { CaseTable, DeliveryTable, NotificationTable } from '../../storage/tables/platform.ts'
import { loadCase } from '../cases/case-record.ts'
import type { Context } from '../kernel/context.ts'
import { type OperationRequest, oneOf } from '../kernel/handler.ts'
import type { Deliveries, OutgoingMessage } from '../kernel/ports.ts'
import { digest } from '../kernel/principal.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sealContexts } from '../kernel/seal-contexts.ts'
import { plusSeconds, toWireTime } from '../kernel/time.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { addressFor, openContact } from './citizen-contact.ts'
import { createNotificationFormat } from './notification-format.ts'
import {
  findNotificationLanguage,
  notificationLanguage,
  type WrittenNotification,
  writeNotification,
} from './notification-texts.ts'
import { toFacts, toTexts } from './notification-values.ts'

/** How soon each channel delivers, in seconds. */
const deliverySeconds = { sms: 30, voice_callback: 300, email: 30, chat: 5 } as const satisfies Record<
  keyof Deliveries,
  number
>

const sameWithinSeconds = 60

/**
 * Tells the citizen something, in her language, by the channels that reach her, and in her open chats.
 * @throws Refusal missing-template-variable, foreign-link or no-delivery-possible
 */
export async function notifyCitizen(
  context: Context,
  unit: UnitOfWork,
  { body }: OperationRequest<'notifyCitizen'>,
  row: CaseTable,
) {
  const type = oneOf('notification_type', body.notification_type, notificationTypes)
  const channels = body.delivery_channels.map((word) => oneOf('delivery_channels', word, deliveryChannels))
  const variables = body.message_variables ?? {}
  assertNoForeignLink(context, variables)
  const sameness = digest(canonical([type, variables, [...channels].sort()]))
  const twin = await findTwin(unit, row.case_id, sameness)
  if (twin) return toAnswer(context, unit, twin)
  const { written, notification } = await draft(context, unit, row, { type, variables, sameness })
  if (written.missing.length > 0) {
    throw new Refusal('missing-template-variable', {
      extensions: { missing: written.missing },
      errors: written.missing.map((name) => ({
        field: `message_variables.${name}`,
        code: 'required',
        message: 'The text needs this value.',
      })),
    })
  }
  const parts = { row, notification, written }
  const deliveries = channels.map((channel) => toDelivery(context, unit, { ...parts, channel }))
  if (deliveries.every(({ status }) => status === 'failed')) throw new Refusal('no-delivery-possible')
  const inChats = context.tellsChats ? [toDelivery(context, unit, { ...parts, channel: 'chat' })] : []
  await keep(unit, notification, [...deliveries, ...inChats])
  return toAnswer(
    context,
    unit,
    notification,
    deliveries,
    findNotificationLanguage(row.language) === undefined,
  )
}

/** Tells the citizen, in her open chats alone, what the platform has noticed by itself. */
export async function notifyOpenChats(
  context: Context,
  unit: UnitOfWork,
  caseId: string,
  type: NotificationType,
): Promise<void> {
  if (!context.tellsChats) return
  const { row } = await loadCase(unit.trx, caseId)
  const sameness = digest(canonical([type, {}, ['chat']]))
  const { written, notification } = await draft(context, unit, row, { type, variables: {}, sameness })
  if (written.missing.length > 0) return
  await keep(unit, notification, [toDelivery(context, unit, { row, notification, written, channel: 'chat' })])
}

interface Wish {
  type: NotificationType
  variables: NonNullable<OperationRequest<'notifyCitizen'>['body']['message_variables']>
  /** Digest by which the same wish is recognised when it is repeated. */
  sameness: string
}

/** Writes a notification in the citizen's language; nothing of it is kept yet. */
async function draft(
  context: Context,
  unit: UnitOfWork,
  row: CaseTable,
  { type, variables, sameness }: Wish,
): Promise<{ written: WrittenNotification; notification: NotificationTable }> {
  const language = notificationLanguage(row.language)
  const format = createNotificationFormat(context.profile, language)
  const facts = await toFacts(context, unit, row, format)
  const values = { ...facts.values, ...toTexts(variables, format) }
  return {
    written: writeNotification({ type, language, values, dispute: facts.dispute }),
    notification: {
      notification_id: unit.newId('NTF'),
      case_id: row.case_id,
      notification_type: type,
      language,
      digest: sameness,
      created_at: unit.now,
    },
  }
}

async function keep(unit: UnitOfWork, notification: NotificationTable, deliveries: readonly DeliveryTable[]) {
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

/** Refuses values that name a site other than the deployment's own. @throws Refusal `foreign-link` */
function assertNoForeignLink({ profile }: Context, variables: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(variables)) {
    const hosts = typeof value === 'string' ? hostsIn(value) : []
    if (
      hosts.every((host) => profile.officialDomains.some((own) => host === own || host.endsWith(`.${own}`)))
    )
      continue
    throw new Refusal('foreign-link', {
      errors: [
        {
          field: `message_variables.${name}`,
          code: 'foreign_link',
          message: 'May name official sites only.',
        },
      ],
    })
  }
}

/** Finds the hosts of addresses, with or without a scheme. */
const hostsIn = (text: string): string[] =>
  [...text.matchAll(/(?:[a-z][a-z\d+.-]*:\/\/|www\.)([^\s/:?#]+)/gi)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  )

const findTwin = (
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

interface DeliveryParts {
  row: CaseTable
  notification: NotificationTable
  written: WrittenNotification
  channel: keyof Deliveries
}

function toDelivery(
  { seal }: Context,
  unit: UnitOfWork,
  { row, notification, written, channel }: DeliveryParts,
): DeliveryTable {
  const deliveryId = unit.newId('DLV')
  const to =
    channel === 'chat' ? row.case_id : addressFor(channel, openContact(seal, row.case_id, row.contact_sealed))
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
    expected_by: plusSeconds(unit.now, deliverySeconds[channel]),
    sealed: message && seal.encrypt(message, sealContexts.delivery(deliveryId)),
    sent_at: null,
    attempts: 0,
    next_at: message ? unit.now : null,
  }
}

async function toAnswer(
  { profile }: Context,
  unit: UnitOfWork,
  notification: NotificationTable,
  known?: DeliveryTable[],
  isFallback = false,
) {
  const deliveries =
    known ??
    (await unit.trx
      .selectFrom('pf_delivery')
      .selectAll()
      .where('notification_id', '=', notification.notification_id)
      .where('channel', '!=', 'chat')
      .execute())
  return {
    notification_id: notification.notification_id,
    case_id: notification.case_id,
    notification_type: notification.notification_type,
    language: notification.language,
    deliveries: deliveries.map((delivery) => ({
      channel: delivery.channel,
      status: delivery.status,
      failure_reason: delivery.failure_reason,
      expected_by: toWireTime(delivery.expected_by),
    })),
    ...(isFallback && !profile.strictShapes && { extensions: { language_fallback: true } }),
  }
}

import {
  deliveryChannels,
  type NotificationType,
  notificationTypes,
} from '../../../contract/operations/vocabulary.ts'
import { canonical } from '../../../contract/primitives/canonical.ts'
import type { CaseTable, DeliveryTable, NotificationTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../kit/handler.ts'
import { digest } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { loadCase } from '../cases/case-record.ts'
import { createNotificationFormat } from './notification-format.ts'
import { keepNotification, toDelivery } from './notification-record.ts'
import {
  findNotificationLanguage,
  notificationLanguage,
  type WrittenNotification,
  writeNotification,
} from './notification-texts.ts'
import { findTwin, recentNews } from './notification-twins.ts'
import { toFacts, toTexts } from './notification-values.ts'

/**
 * Notifies the citizen, in their language or the requested one, on the channels that reach them and in their
 * open chats.
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
  const wanted = body.template_language ?? row.language
  const sameness = digest(
    canonical([type, variables, [...channels].sort(), ...(wanted === row.language ? [] : [wanted])]),
  )
  const twin = await findTwin(unit, row.case_id, sameness)
  if (twin) return toAnswer(context, unit, twin)
  // If the citizen received an unsolicited message about it a moment ago, it is not repeated on the same
  // channel.
  const told = await recentNews(unit, row.case_id, type, channels)
  const open = channels.filter((channel) => told.every((delivery) => delivery.channel !== channel))
  const news = open.length === 0 ? await notificationOf(unit, told) : undefined
  if (news) return toAnswer(context, unit, news, told)
  const { written, notification } = await draft(context, unit, row, {
    type,
    variables,
    sameness,
    language: wanted,
  })
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
  const deliveries = open.map((channel) => toDelivery(context, unit, { ...parts, channel }))
  const all = [...told, ...deliveries]
  if (all.every(({ status }) => status === 'failed')) throw new Refusal('no-delivery-possible')
  const inChats = context.tellsChats ? [toDelivery(context, unit, { ...parts, channel: 'chat' })] : []
  await keepNotification(unit, notification, [...deliveries, ...inChats])
  return toAnswer(context, unit, notification, all, findNotificationLanguage(wanted) === undefined)
}

/** Notifies the citizen of something that the platform detected by itself, in their open chats only. */
export async function notifyOpenChats(
  context: Context,
  unit: UnitOfWork,
  caseId: string,
  type: NotificationType,
): Promise<void> {
  if (!context.tellsChats) return
  const { row } = await loadCase(unit.trx, caseId)
  const sameness = digest(canonical([type, {}, ['chat']]))
  const { written, notification } = await draft(context, unit, row, {
    type,
    variables: {},
    sameness,
    language: row.language,
  })
  if (written.missing.length > 0) return
  await keepNotification(unit, notification, [
    toDelivery(context, unit, { row, notification, written, channel: 'chat' }),
  ])
}

/** Finds the notification that deliveries belong to. */
const notificationOf = (unit: UnitOfWork, [delivery]: readonly DeliveryTable[]) =>
  unit.trx
    .selectFrom('pf_notification')
    .selectAll()
    .where('notification_id', '=', delivery?.notification_id ?? '')
    .executeTakeFirst()

interface Wish {
  type: NotificationType
  variables: NonNullable<OperationRequest<'notifyCitizen'>['body']['message_variables']>
  /** Digest by which a repeated identical request is recognised. */
  sameness: string
  /** Tag of the requested language. */
  language: string
}

/** Writes a notification in the requested language without storing it. */
async function draft(
  context: Context,
  unit: UnitOfWork,
  row: CaseTable,
  { type, variables, sameness, language: wanted }: Wish,
): Promise<{ written: WrittenNotification; notification: NotificationTable }> {
  const language = notificationLanguage(wanted)
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

/** Rejects values that name a site other than the deployment's own. @throws Refusal `foreign-link` */
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

async function toAnswer(
  { profile }: Context,
  unit: UnitOfWork,
  notification: NotificationTable,
  known?: readonly DeliveryTable[],
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

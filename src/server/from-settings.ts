import type { DialogAbility } from '../assistant/dialog/model/types.ts'
import { sign } from '../contract/chat/webhook-signature.ts'
import type { OwnReach } from '../contract/openapi/platform.ts'
import { deliveryChannels } from '../contract/operations/vocabulary.ts'
import type { Platform } from '../platform/platform.ts'
import type { AuthorityOptions } from '../relay/agent-api/cases/authority.ts'
import type { HumanRecords } from '../relay/citizen-api/chat/identify-visitor.ts'
import { placeOfOperators, type Settings } from '../relay/config/environment.ts'
import type { RelayConfig } from '../relay/config/file.ts'
import type { UpstreamSettings } from '../relay/config/hosts.ts'
import type { UnderstandingSettings } from '../relay/config/understanding.ts'
import type { Hosts } from '../relay/gateway/upstream/hosts.ts'
import type { Secrets } from '../relay/security/auth/secrets.ts'
import type { WebhookSecrets } from '../relay/webhooks/incoming/signature.ts'
import type { ChannelSecrets } from './channel-secrets.ts'

/** Adds the language model's endpoint, if there is one, to the real hosts. */
export const withUnderstanding = (upstream: UpstreamSettings, model: UnderstandingSettings | undefined) => ({
  ...upstream,
  ...(model && { understandingUrl: model.url }),
  secrets: { ...upstream.secrets, ...(model?.key && { understandingKey: model.key }) },
})

/**
 * Returns which calls of the embedded platform, in addition to the operations, are open to others: to the
 * operator's programs, or only to institutions.
 */
export const ownReachOf = ({ SANDBOX, PLATFORM_TLS_PORT }: Settings): OwnReach | undefined => {
  if (SANDBOX === '1') return 'sandbox'
  return PLATFORM_TLS_PORT === undefined ? undefined : 'institutions'
}

/** Returns what this deployment can do, so that the dialogue offers the citizen nothing else. */
export const abilitiesOf = (
  settings: Settings,
  { trust }: Hosts,
  { deliveries }: RelayConfig,
): DialogAbility[] => {
  const waysOut = { ...deliveries, sms: settings.SMPP_URL ?? deliveries.sms, email: settings.SMTP_URL }
  return [
    'find-case',
    ...(trust.reportPath === undefined ? [] : (['send-report'] as const)),
    // Agents at the console see who has requested one.
    ...(placeOfOperators(settings).at === 'nowhere' ? [] : (['hand-over'] as const)),
    // Only the embedded platform sends news to citizens itself.
    ...(trust.stopNewsPath === undefined
      ? []
      : deliveryChannels
          .filter((channel) => waysOut[channel] !== undefined)
          .map((channel) => `news-${channel}` as const)),
  ]
}

/**
 * Returns the records of the embedded platform that this relay may query: bans and profiles are there only if
 * it is that host.
 */
export const humanRecordsOf = (
  { baseUrls }: Pick<UpstreamSettings, 'baseUrls'>,
  { profileOf, isBanned }: HumanRecords,
): Partial<HumanRecords> => ({
  ...(baseUrls.gateway === undefined && { profileOf }),
  ...(baseUrls.platform === undefined && { isBanned }),
})

/**
 * Returns the address at which a channel's page opens a case, in the citizen's language; undefined if it is
 * not publicly reachable.
 */
export const caseAddressAt =
  (publicUrl: string | undefined, file: () => Pick<RelayConfig, 'channels'>) =>
  (gwId: string, caseId: string, locale: string): string | undefined =>
    publicUrl !== undefined && file().channels.some((channel) => channel.gwId === gwId)
      ? `${publicUrl.replace(/\/$/, '')}/chat?${new URLSearchParams({ gwId, case: caseId, locale })}`
      : undefined

/** Returns the source of authorization tokens for actions that were approved at the console. */
export const authorityOf = (
  { baseUrls, secrets }: UpstreamSettings,
  { authorize }: Platform,
): AuthorityOptions => (baseUrls.trust ? { standing: secrets.authorityToken } : { issue: authorize })

/** Returns how each channel's webhooks are verified. */
export const createWebhookSecrets =
  ({ platformSecret }: Secrets, channelSecrets: ChannelSecrets) =>
  (gwId: string): WebhookSecrets => {
    const path = channelSecrets.of('WEBHOOK_PATH_SECRET', gwId)
    const signing = channelSecrets.of('WEBHOOK_SECRET', gwId)
    // Without a setting only the embedded platform can sign.
    return {
      path,
      signing: signing ?? (path ? undefined : sign(platformSecret, 'webhooks', Buffer.from(gwId))),
    }
  }

/** Returns where the embedded platform posts the events of a channel's chats. */
export const webhookTarget = (relayUrl: string, gwId: string, { path, signing }: WebhookSecrets) => ({
  url: `${relayUrl}/webhooks/${encodeURIComponent(gwId)}${signing ? '' : `/${encodeURIComponent(path ?? '')}`}`,
  secret: signing,
})

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

/** The real hosts, with the model's endpoint where there is one. */
export const withUnderstanding = (upstream: UpstreamSettings, model: UnderstandingSettings | undefined) => ({
  ...upstream,
  ...(model && { understandingUrl: model.url }),
  secrets: { ...upstream.secrets, ...(model?.key && { understandingKey: model.key }) },
})

/** Which calls of the embedded platform others can make besides the operations: programs of the operator, or institutions alone. */
export const ownReachOf = ({ SANDBOX, PLATFORM_TLS_PORT }: Settings): OwnReach | undefined => {
  if (SANDBOX === '1') return 'sandbox'
  return PLATFORM_TLS_PORT === undefined ? undefined : 'institutions'
}

/** What this deployment can do for the dialogue, so that she is offered nothing else. */
export const abilitiesOf = (
  settings: Settings,
  { trust }: Hosts,
  { deliveries }: RelayConfig,
): DialogAbility[] => {
  const waysOut = { ...deliveries, sms: settings.SMPP_URL ?? deliveries.sms, email: settings.SMTP_URL }
  return [
    'find-case',
    ...(trust.reportPath === undefined ? [] : (['send-report'] as const)),
    // Whoever works at the console sees who asks for a person.
    ...(placeOfOperators(settings).at === 'nowhere' ? [] : (['hand-over'] as const)),
    // The embedded platform alone tells citizens by itself.
    ...(trust.stopNewsPath === undefined
      ? []
      : deliveryChannels
          .filter((channel) => waysOut[channel] !== undefined)
          .map((channel) => `news-${channel}` as const)),
  ]
}

/** What this relay may ask of the embedded platform's records: people are banned there, and profiles kept, where it is that host. */
export const humanRecordsOf = (
  { baseUrls }: Pick<UpstreamSettings, 'baseUrls'>,
  { profileOf, isBanned }: HumanRecords,
): Partial<HumanRecords> => ({
  ...(baseUrls.gateway === undefined && { profileOf }),
  ...(baseUrls.platform === undefined && { isBanned }),
})

/** Where the page of a channel opens a case, in her language; undefined where nobody can reach it. */
export const caseAddressAt =
  (publicUrl: string | undefined, file: () => Pick<RelayConfig, 'channels'>) =>
  (gwId: string, caseId: string, locale: string): string | undefined =>
    publicUrl !== undefined && file().channels.some((channel) => channel.gwId === gwId)
      ? `${publicUrl.replace(/\/$/, '')}/chat?${new URLSearchParams({ gwId, case: caseId, locale })}`
      : undefined

/** Who gives the authorization tokens of acts that were approved at the console. */
export const authorityOf = (
  { baseUrls, secrets }: UpstreamSettings,
  { authorize }: Platform,
): AuthorityOptions => (baseUrls.trust ? { standing: secrets.authorityToken } : { issue: authorize })

/** What each channel's webhooks are checked with. */
export const createWebhookSecrets =
  ({ platformSecret }: Secrets, channelSecrets: ChannelSecrets) =>
  (gwId: string): WebhookSecrets => {
    const path = channelSecrets.of('WEBHOOK_PATH_SECRET', gwId)
    const signing = channelSecrets.of('WEBHOOK_SECRET', gwId)
    // Without a setting the embedded platform alone can sign.
    return {
      path,
      signing: signing ?? (path ? undefined : sign(platformSecret, 'webhooks', Buffer.from(gwId))),
    }
  }

/** Where the embedded platform posts what happens in the chats of a channel. */
export const webhookTarget = (relayUrl: string, gwId: string, { path, signing }: WebhookSecrets) => ({
  url: `${relayUrl}/webhooks/${encodeURIComponent(gwId)}${signing ? '' : `/${encodeURIComponent(path ?? '')}`}`,
  secret: signing,
})

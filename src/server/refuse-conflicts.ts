import { refuseUnsendable } from '../relay/citizen-api/channels/send-message.ts'
import type { Settings } from '../relay/config/environment.ts'
import type { RelayConfig } from '../relay/config/file.ts'
import type { UpstreamSettings } from '../relay/config/hosts.ts'
import type { ChannelSecrets } from './channel-secrets.ts'

/** The parts of a deployment's configuration, each valid by itself. */
export interface ReadDeployment {
  settings: Settings
  config: RelayConfig
  upstream: UpstreamSettings
  channelSecrets: ChannelSecrets
}

/** Rejects settings that are valid separately but conflict. @throws Error naming each setting, a line each */
export function refuseConflicts({ settings, config, upstream, channelSecrets }: ReadDeployment): void {
  const wrong: string[] = []
  if (!config.signInProvider !== !settings.SIGN_IN_PROVIDER_SECRET) {
    wrong.push('signInProvider and SIGN_IN_PROVIDER_SECRET: set both, or neither')
  }
  if (upstream.baseUrls.trust && Object.keys(config.deliveries).length > 0) {
    wrong.push('deliveries: with a TRUST_LAYER_URL it is that host which writes to citizens')
  }
  if (upstream.baseUrls.trust && settings.SMPP_URL !== undefined) {
    wrong.push('SMPP_URL: with a TRUST_LAYER_URL it is that host which writes to citizens')
  }
  if (config.deliveries.sms && settings.SMPP_URL !== undefined) {
    wrong.push('SMPP_URL and deliveries.sms: one of them sends SMS')
  }
  if (upstream.baseUrls.trust && settings.PLATFORM_TLS_PORT !== undefined) {
    wrong.push('PLATFORM_TLS_PORT: with a TRUST_LAYER_URL institutions reach that host')
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  refuseUnsendable(config.channels, {
    isEmbedded: upstream.baseUrls.platform === undefined,
    secretOf: (gwId) => channelSecrets.of('SEND_SECRET', gwId),
  })
}

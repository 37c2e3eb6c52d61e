import type { SettingsRouteName } from '../../contract/console/routes.ts'
import type { ConsoleHandlers } from '../../relay/agent-api/sign-in/console-api.ts'
import type { RelayConfig } from '../../relay/config/file.ts'
import type { Hosts } from '../../relay/gateway/upstream/hosts.ts'
import { type ChannelHandlersDeps, createChannelHandlers } from './channel-handlers.ts'
import { createKeyHandlers, type KeyHandlersDeps } from './key-handlers.ts'
import { createRetentionView } from './retention-view.ts'

/** Dependencies of the settings handlers. */
export interface SettingsDeps extends ChannelHandlersDeps, KeyHandlersDeps {
  config: RelayConfig
  hosts: Hosts
}

/** Creates the handlers of the calls for the deployment's settings. */
export function createSettings(deps: SettingsDeps): ConsoleHandlers<SettingsRouteName> {
  const { config, hosts } = deps
  const retention = createRetentionView({
    retentionDays: config.profile.retentionDays,
    isEmbedded: hosts.trust.stopNewsPath !== undefined,
  })
  return {
    ...createChannelHandlers(deps),
    ...createKeyHandlers(deps),
    getRetention: (c) => c.json(retention),
  }
}

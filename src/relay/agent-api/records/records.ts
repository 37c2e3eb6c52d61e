import type { RecordRouteName } from '../../../contract/console/record-routes.ts'
import type { Ids } from '../../../contract/primitives/ids.ts'
import type { RelayConfig } from '../../config/file.ts'
import type { Hosts } from '../../gateway/upstream/hosts.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import { createReadMeant } from '../sign-in/confirm-intent.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { FreshProof } from '../sign-in/step-up-auth.ts'
import { createCreditHandlers } from './credit-handlers.ts'
import { createFieldHandlers } from './field-handlers.ts'
import { createHostSettings } from './host-settings.ts'
import { createParticipantHandlers } from './participant-handlers.ts'
import type { RecordDeps } from './record-deps.ts'
import { createTagHandlers } from './tag-handlers.ts'
import { createTeamspaceHandlers } from './teamspace-handlers.ts'

/** Dependencies of the settings that the hosts store. */
export interface RecordSettingsDeps {
  config: Pick<RelayConfig, 'channels'>
  hosts: Pick<Hosts, 'platform' | 'trust'>
  freshProof: FreshProof
  security: SecurityLog
  ids: Ids
}

/**
 * Creates the console routes for data that the hosts store: teamspaces, fields, tags, tickets, credits,
 * participants.
 */
export function createRecordSettings({
  config,
  hosts,
  freshProof,
  security,
  ids,
}: RecordSettingsDeps): ConsoleHandlers<RecordRouteName> {
  const ofChannels = config.channels.flatMap(({ voice }) => (voice ? [voice.teamspaceId] : []))
  const deps: RecordDeps = {
    platform: createHostSettings(hosts.platform, 'platform-token'),
    trust: createHostSettings(hosts.trust, 'trust-layer'),
    teamspaces: [...new Set([...ofChannels, ...hosts.platform.credentials.teamspaces])].sort(),
    ids,
    readMeant: createReadMeant(freshProof),
    note: (c, detail) =>
      security.record({ kind: 'settings-changed', actor: c.get('operator').login, detail }),
  }
  return {
    ...createTeamspaceHandlers(deps),
    ...createFieldHandlers(deps),
    ...createTagHandlers(deps),
    ...createCreditHandlers(deps),
    ...createParticipantHandlers(deps),
  }
}

import { createReadStream, openSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createKeyedHash } from '../../contract/primitives/keyed-hash.ts'
import { realTimers } from '../../contract/primitives/timers.ts'
import { runPlatformCommand } from '../../platform/engagement/settings/platform-command.ts'
import { createPlatform } from '../../platform/platform.ts'
import { parseUpstreamSettings } from '../../relay/config/hosts.ts'
import { createChatKeys } from '../../relay/security/auth/chat-keys.ts'
import { createRotatingSeal } from '../../relay/security/auth/seal.ts'
import { loadSecrets } from '../../relay/security/auth/secrets.ts'
import { createIds } from '../../storage/ids.ts'
import { closedGuard } from '../../storage/sweep-guard.ts'
import { teamspacesOf } from '../embedded-platform.ts'
import { toMessageLimits, toPlatformProfile } from '../platform-profile.ts'
import { readConfig } from '../read-config.ts'
import { runCommand } from './run-command.ts'

/**
 * Changes what the embedded platform stores: teamspaces, credits, fields, tags, tickets, participants, legal
 * orders, the ledger, and messages in disputes; the relay may be running.
 */

const ofTrustLayer: ReadonlySet<string> = new Set(['participants', 'disputes', 'orders', 'ledger'])

await runCommand(process.env, async ({ settings, storage, clock, security }) => {
  const args = process.argv.slice(2)
  const { baseUrls } = parseUpstreamSettings(process.env, (path) => readFileSync(path, 'utf8'))
  if (baseUrls[ofTrustLayer.has(args[0] ?? '') ? 'trust' : 'platform'] !== undefined) {
    throw new Error('This host is a real one, and is set up where it is run.')
  }
  const secrets = loadSecrets(process.env, resolve(settings.PARLEY_DATA, 'secrets.json'))
  const config = readConfig(settings)
  const ids = createIds()
  const seal = createRotatingSeal(() => secrets.sealKeys)
  const platform = createPlatform({
    storage,
    clock,
    timers: realTimers,
    ids,
    guard: closedGuard,
    sandbox: false,
    keyedHash: createKeyedHash(() => secrets.peppers),
    secret: secrets.platformSecret,
    seal,
    chatKeys: createChatKeys({ seal }),
    teamspaces: teamspacesOf(config),
    profile: toPlatformProfile(config.profile, {
      demo: settings.DEMO === '1',
      messages: toMessageLimits(config.messages),
    }),
  })
  const done = await runPlatformCommand(args, {
    dispatch: platform.dispatch,
    secret: secrets.platformSecret,
    readFile: (path) => readFileSync(path, 'utf8'),
    streamFile: (path) => createReadStream(path, { fd: openSync(path, 'r') }),
    newId: ids,
    note: (detail) => security.record({ kind: 'settings-changed', actor: 'command', detail }),
  })
  await platform.stop()
  return done
})

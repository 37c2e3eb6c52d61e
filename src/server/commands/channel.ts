import { runChannelCommand } from '../../relay/config/overrides/channel-command.ts'
import { createOverlay } from '../../relay/config/overrides/overlay.ts'
import { readConfig } from '../read-config.ts'
import { runCommand } from './run-command.ts'

/** Lists, sets and resets the settings that the configuration file leaves open; the relay may be running. */

await runCommand(process.env, ({ settings, storage, clock, security }) => {
  const config = readConfig(settings)
  return runChannelCommand(process.argv.slice(2), {
    config,
    overlay: createOverlay({ storage, config, clock, security }),
  })
})

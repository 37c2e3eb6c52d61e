import { existsSync, readFileSync } from 'node:fs'
import { defaultConfigFile, type Settings } from './relay/config/environment.ts'
import { demoConfig, parseConfig, type RelayConfig } from './relay/config/file.ts'

/**
 * Reads the configuration file. Without one at its usual place it is the demonstration's; one that was named must be there.
 * @throws Error naming each wrong setting
 */
export function readConfig({ PARLEY_CONFIG: file }: Pick<Settings, 'PARLEY_CONFIG'>): RelayConfig {
  if (existsSync(file)) return parseConfig(JSON.parse(readFileSync(file, 'utf8')))
  if (file !== defaultConfigFile) throw new Error(`PARLEY_CONFIG: there is no file ${file}`)
  return parseConfig(demoConfig)
}

import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'lossless-json'
import { defaultConfigFile, type Settings } from '../relay/config/environment.ts'
import { demoConfig, parseConfig, type RelayConfig } from '../relay/config/file.ts'

/**
 * Reads the configuration file. If the default file does not exist, returns the demonstration's
 * configuration; a file that was named must exist.
 * @throws Error naming the file and each wrong setting
 */
export function readConfig({ PARLEY_CONFIG: file }: Pick<Settings, 'PARLEY_CONFIG'>): RelayConfig {
  if (existsSync(file)) return parseConfig(readJson(file), file)
  if (file !== defaultConfigFile) throw new Error(`PARLEY_CONFIG: there is no file ${file}`)
  return parseConfig(demoConfig)
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file}: is not JSON${whereBroken(text)}`)
  }
}

/**
 * Returns where a text is not valid JSON. JSON.parse quotes what is in the file, with its line breaks, and
 * often gives no position.
 */
function whereBroken(text: string): string {
  try {
    parse(text)
  } catch (error) {
    const [, what, at] = /^(.+) at position (\d+)$/s.exec(error instanceof Error ? error.message : '') ?? []
    if (what) return `, in line ${text.slice(0, Number(at)).split('\n').length}: ${what.replace(/\s/g, ' ')}`
  }
  return ''
}

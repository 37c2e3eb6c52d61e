import { isProblem } from '../../../contract/primitives/problem.ts'
import type { RelayConfig } from '../file.ts'
import type { Overlay } from './overlay.ts'
import { findSettable, lineNames } from './settable.ts'

/** Dependencies of the channel command. */
export interface ChannelCommandDeps {
  /** As in the file. */
  config: RelayConfig
  overlay: Overlay
}

const usage = `npm run channel -- list                shows each setting, and who says so: the file, the console or nobody
npm run channel -- set PATH VALUE      sets it where the file names nothing
npm run channel -- unset PATH          takes back what was set

PATH                              VALUE
channels.GWID.allowedOrigins      https://bank.example,https://shop.example
profile.crisisLine                {"label": "Crisis line", "number": "1550", "hours": "24 hours"}
profile.childLine                 the same
profile.violenceLine              the same
profile.banks.CODE.fraudNumber    +632 1234
profile.texts.LANG.KEY            the text, with values such as {hotlines}

What the configuration file names wins. Running relays take a change up within seconds.`

/** Runs one channel command, which changes the same settings as the console. */
export async function runChannelCommand(
  [command, path, ...words]: readonly string[],
  { config, overlay }: ChannelCommandDeps,
): Promise<{ output: string; code: number }> {
  const change = async (value: unknown, said: string) => {
    const row = await overlay.change({ path: path ?? '', value, by: operator })
    return { output: `${said} ${row.path}. Running relays take it up within seconds.`, code: 0 }
  }
  try {
    if (command === 'list' && path === undefined) return { output: await list(config, overlay), code: 0 }
    if (command === 'set' && path !== undefined && words.length > 0) {
      return await change(readValue(path, words.join(' ')), 'Set')
    }
    if (command === 'unset' && path !== undefined && words.length === 0)
      return await change(null, 'Took back')
  } catch (error) {
    if (!isProblem(error)) throw error
    const [first] = error.options.errors ?? []
    return { output: first ? `${first.field}: ${first.message}` : error.message, code: 2 }
  }
  return { output: usage, code: 2 }
}

/** The actor recorded for the command: anyone with access to the machine. */
const operator = 'operator'

/** Parses a typed value: a comma-separated list for sites, JSON for a line, anything else as text. */
function readValue(path: string, text: string): unknown {
  if (path.endsWith('.allowedOrigins')) return text.split(',').map((one) => one.trim())
  if (!/^profile\.\w+Line$/.test(path)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function list(config: RelayConfig, overlay: Overlay): Promise<string> {
  const rows = new Map((await overlay.list()).map((row) => [row.path, row]))
  const always = [
    ...config.channels.map(({ gwId }) => `channels.${gwId}.allowedOrigins`),
    ...lineNames.map((name) => `profile.${name}`),
    ...config.profile.banks.map(({ code }) => `profile.banks.${code}.fraudNumber`),
  ]
  const set = [...rows.values()].flatMap(({ path, value }) => (value === undefined ? [] : [path]))
  return [...new Set([...always, ...set])]
    .map((path) => {
      const inFile = findSettable(config, path)?.inFile
      const row = rows.get(path)
      if (inFile !== undefined) return `${path}\n  the file: ${show(inFile)}`
      if (row?.value === undefined) return `${path}\n  nobody`
      return `${path}\n  ${row.changedBy}, ${row.changedAt.slice(0, 10)}: ${show(row.value)}`
    })
    .join('\n')
}

const show = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value)

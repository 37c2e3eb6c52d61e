import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const source = join(root, 'src')

/** Rooms that a room may import from, besides itself. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  client: ['contract'],
  dialog: ['contract'],
  storage: ['contract'],
  widget: ['contract'],
  relay: ['contract', 'dialog', 'storage'],
  platform: ['contract', 'storage'],
}

/** The one place of the widget that holds the dialogue, for when there is no network. */
const offlineReport = join(source, 'widget/chat/offline/report/')

interface Import {
  from: string
  to: string
  line: number
  typeOnly: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(source, file))

/** Relative imports by file; what a package brings is not our structure. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const pattern =
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"();]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)|(?:^|\n)import\s+'(\.[^']+)'/g
  return [...text.matchAll(pattern)].map((match) => ({
    from: file,
    to: resolve(dirname(file), (match[3] ?? match[4] ?? match[5] ?? '').replace(/\?.*$/, '')),
    line: text.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
    typeOnly: match[2] !== undefined,
  }))
}

const imports = files.flatMap(importsOf)
const roomOf = (file: string) => relative(source, file).split('/')[0] ?? ''
const show = ({ from, to, line }: Import) => `${relative(root, from)}:${line} imports ${relative(root, to)}`

/** Every file that a file needs at run time. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const entry of imports) if (entry.from === file && !entry.typeOnly) reach(entry.to, seen)
  return seen
}

describe('the house', () => {
  it('lets each room import only from the rooms that its rule names', () => {
    const offences = imports.filter(({ from, to }) => {
      const [room, target] = [roomOf(from), roomOf(to)]
      const isComposition = relative(source, from) === room
      const isOffline = target === 'dialog' && from.startsWith(offlineReport)
      return !isComposition && !isOffline && room !== target && !allowed[room]?.includes(target)
    })
    expect(offences.map(show)).toEqual([])
  })

  it('keeps schema code out of the browser', () => {
    const bundled = new Set(
      files.filter((file) => roomOf(file) === 'widget').flatMap((file) => [...reach(file)]),
    )
    const withZod = [...bundled].filter(
      (file) => files.includes(file) && /from 'zod/.test(readFileSync(file, 'utf8')),
    )
    expect(withZod.map((file) => relative(root, file))).toEqual([])
  })

  it('has no import cycle', () => {
    const cycles = imports.filter(({ from, to, typeOnly }) => !typeOnly && from !== to && reach(to).has(from))
    expect(cycles.map(show)).toEqual([])
  })

  it('reads the environment in its entry files alone', () => {
    const readers = files.filter((file) => /process\.env/.test(readFileSync(file, 'utf8')))
    expect(readers.map((file) => relative(source, file)).sort()).toEqual(['key.ts', 'main.ts'])
  })
})

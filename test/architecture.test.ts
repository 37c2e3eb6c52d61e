import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

/**
 * The modules of the code, and which other modules each may import from. A key is a folder of `src`; a file
 * belongs to the longest key that contains it. `*` may import everything: it assembles the modules.
 */
const neighbours: Record<string, readonly string[] | '*'> = {
  server: '*',
  contract: [],
  http: ['contract'],
  // What the PDFs of relay and platform share.
  pdf: ['contract'],
  storage: ['contract'],
  client: ['contract'],
  'assistant/languages': ['contract'],
  'assistant/understanding': ['contract', 'assistant/languages'],
  'assistant/dialog': ['contract', 'assistant/languages', 'assistant/understanding'],
  // It opens the offline report when there is no network, and imports nothing else of it.
  widget: ['contract', 'assistant/languages', 'widget/bridge', 'widget/chat/offline/report'],
  // How the chat page and the page around its frame communicate.
  'widget/bridge': [],
  // It imports only plain data and types of the contract; it shows the chat in a frame.
  console: ['contract', 'widget/bridge'],
  // The dialogue on the citizen's own device, for when there is no network.
  'widget/chat/offline/report': [
    'contract',
    'assistant/languages',
    'assistant/understanding',
    'assistant/dialog',
    'widget',
  ],
  // Of understanding, it needs what a language model may see and say.
  relay: [
    'contract',
    'http',
    'pdf',
    'storage',
    'assistant/languages',
    'assistant/understanding',
    'assistant/dialog',
  ],
  platform: ['contract', 'http', 'pdf', 'storage', 'assistant/languages'],
}

interface Import {
  from: string
  to: string
  line: number
  typeOnly: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(source, file))

/** Returns the relative imports of a file, including types; packages are not part of our structure. */
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
const show = ({ from, to, line }: Import) => `${relative(root, from)}:${line} imports ${relative(root, to)}`
const folderOf = (file: string) => relative(source, dirname(file))

const roomOf = (file: string): string => {
  const folder = folderOf(file)
  const holding = Object.keys(neighbours).filter((room) => folder === room || folder.startsWith(`${room}/`))
  return holding.sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Returns everything that can be reached from `start`, including itself only through a cycle. */
function reach(start: string, next: (from: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...next(start)]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    waiting.push(...next(at))
  }
  return seen
}

const group = (entries: readonly Import[], keyOf: (file: string) => string) => {
  const to = new Map<string, Set<string>>()
  for (const entry of entries) {
    const [a, b] = [keyOf(entry.from), keyOf(entry.to)]
    if (a !== b || keyOf === identity) to.set(a, (to.get(a) ?? new Set()).add(b))
  }
  return (from: string) => [...(to.get(from) ?? [])]
}
const identity = (file: string) => file

describe('module boundaries', () => {
  it('allow each module to import only from its neighbours', () => {
    const offences = imports.filter(({ from, to }) => {
      const [room, target] = [roomOf(from), roomOf(to)]
      const allowed = neighbours[room]
      return room !== target && allowed !== '*' && !allowed?.includes(target)
    })
    expect(offences.map(show)).toEqual([])
  })

  it('list no neighbour that a module does not need', () => {
    const idle = Object.entries(neighbours).flatMap(([room, allowed]) =>
      allowed === '*'
        ? []
        : allowed
            .filter(
              (target) => !imports.some(({ from, to }) => roomOf(from) === room && roomOf(to) === target),
            )
            .map((target) => `${room} -> ${target}`),
    )
    expect(idle).toEqual([])
  })

  it('have no import cycles, not even of types', () => {
    const next = group(imports, identity)
    const cycles = imports.filter(({ from, to }) => from === to || reach(to, next).has(from))
    expect(cycles.map(show)).toEqual([])
  })

  it('have one direction between the folders of a module', () => {
    const next = group(imports, folderOf)
    const cycles = imports.filter(({ from, to }) => {
      const [a, b] = [folderOf(from), folderOf(to)]
      return a !== b && reach(b, next).has(a)
    })
    expect(cycles.map(show)).toEqual([])
  })

  it('keep a module’s entry point at its top, not imported from below', () => {
    const upwards = imports.filter(
      ({ from, to }) =>
        folderOf(to) !== 'server' &&
        folderOf(to) in neighbours &&
        folderOf(from).startsWith(`${folderOf(to)}/`),
    )
    expect(upwards.map(show)).toEqual([])
  })

  it('keep schema code out of the browser', () => {
    const atRunTime = group(
      imports.filter(({ typeOnly }) => !typeOnly),
      identity,
    )
    const pages = files.filter((file) => roomOf(file).startsWith('widget'))
    const bundled = new Set(pages.flatMap((file) => [file, ...reach(file, atRunTime)]))
    const withZod = files.filter((file) => bundled.has(file) && /from 'zod/.test(readFileSync(file, 'utf8')))
    expect(withZod.map((file) => relative(root, file))).toEqual([])
  })

  it('allow only entry files to read the environment', () => {
    const readers = files.filter((file) => /process\.env/.test(readFileSync(file, 'utf8')))
    expect(readers.map((file) => relative(source, file)).sort()).toEqual([
      'server/commands/channel.ts',
      'server/commands/copies.ts',
      'server/commands/key.ts',
      'server/commands/keys.ts',
      'server/commands/platform-settings.ts',
      'server/commands/user.ts',
      'server/main.ts',
    ])
  })
})

/** Limits of the code's size. They only go down: lower one whenever the code has become simpler. */
const budgets = {
  'files in a folder': 40,
  'folders with more than 20 files': 9,
  'functions of more than 80 lines': 35,
  'functions of more than 60 lines': 119,
  'fields of a dependency object': 49,
  'dependency objects with more than 12 fields': 12,
  'type assertions': 327,
  'files of fewer than 15 lines': 67,
} as const

describe('budgets', () => {
  const sizes = measure()

  it.each(Object.entries(budgets))('allow at most this many %s: %i', (name, most) => {
    expect(sizes[name as keyof typeof budgets]).toBeLessThanOrEqual(most)
  })
})

/** Measures the code by its syntax trees. */
function measure(): Record<keyof typeof budgets, number> {
  const functions: number[] = []
  const dependencies: number[] = []
  let assertions = 0
  let small = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const lines = (from: number, to: number) => text.slice(from, to).split('\n').length
    if (lines(0, text.length) < 15) small++
    eachNode(parseSync(file, text).program, (node) => {
      if (isFunction.test(node.type)) functions.push(lines(node.start, node.end))
      if (node.type === 'TSAsExpression' && text.slice(node.end - 'const'.length, node.end) !== 'const')
        assertions++
      if (node.type === 'TSInterfaceDeclaration' && /(?:Deps|Options|Parts)$/.test(node.id?.name ?? ''))
        dependencies.push((node.body as { body: unknown[] }).body.length)
    })
  }
  const byFolder = new Map<string, number>()
  for (const file of files) byFolder.set(dirname(file), (byFolder.get(dirname(file)) ?? 0) + 1)
  const folders = [...byFolder.values()]
  return {
    'files in a folder': Math.max(...folders),
    'folders with more than 20 files': folders.filter((count) => count > 20).length,
    'functions of more than 80 lines': functions.filter((count) => count > 80).length,
    'functions of more than 60 lines': functions.filter((count) => count > 60).length,
    'fields of a dependency object': Math.max(...dependencies),
    'dependency objects with more than 12 fields': dependencies.filter((count) => count > 12).length,
    'type assertions': assertions,
    'files of fewer than 15 lines': small,
  }
}
const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

interface SyntaxNode {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  body?: unknown
}

/** Calls a function for each node of a syntax tree. */
function eachNode(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') visit(value as SyntaxNode)
  for (const child of Object.values(value)) eachNode(child, visit)
}

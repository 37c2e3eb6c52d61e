import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const files = readdirSync(resolve(root, 'docs/decisions'))
  .filter((file) => file !== 'README.md')
  .sort()
const index = read('docs/decisions/README.md')

/** Returns the part of a file name that a title becomes. */
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')

describe('docs/decisions', () => {
  it('has numbers without duplicates', () => {
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length)
  })

  it('lists every decision once in its index', () => {
    expect([...index.matchAll(/^- \[.+\]\((\d{4}-.+\.md)\)$/gm)].map(([, file]) => file)).toEqual(files)
  })

  it.each(files)('%s has its title, status, date and sections, and is in the index', (file) => {
    const text = read(`docs/decisions/${file}`)
    const [, title = ''] = /^# (.+)\n/.exec(text) ?? []
    const number = file.slice(0, 4)
    expect(file).toBe(`${number}-${toSlug(title)}.md`)
    expect(index).toContain(`- [${number} ${title}](${file})`)
    expect(text).toMatch(/^- Status: accepted$/m)
    const [, date = ''] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? []
    expect(new Date(date).toISOString()).toContain(date)
    expect([...text.matchAll(/^##+ (.+)$/gm)].map(([, section]) => section)).toEqual([
      'Context and Problem Statement',
      'Considered Options',
      'Decision Outcome',
      'Consequences',
    ])
  })
})

it('gives a reason for every package that is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const table = read('docs/dependencies.md')
  const named = new Set([...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', ')))
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(installed.filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !installed.includes(name) && !/^(Package|-+)$/.test(name))).toEqual([])
})

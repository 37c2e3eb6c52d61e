import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const files = readdirSync(resolve(root, 'docs/decisions'))
  .filter((file) => file !== 'README.md')
  .sort()
const index = read('docs/decisions/README.md')

describe('the decisions', () => {
  it('have numbers of their own; one that no longer binds is deleted', () => {
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length)
  })

  it.each(files)('%s has its number, status, date and reasons, and stands in the list', (file) => {
    expect(file).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/)
    const text = read(`docs/decisions/${file}`)
    const [, number, title] = /^# (\d{4}) · (.+)\n/.exec(text) ?? []
    expect(number).toBe(file.slice(0, 4))
    expect(index).toContain(`[${number} · ${title}](${file})`)
    const [, status = ''] = /^- Status: (.+)$/m.exec(text) ?? []
    const [, successor] = /^(?:accepted|superseded by \[(\d{4})\]\(\d{4}-[a-z0-9-]+\.md\))$/.exec(status) ?? [
      status,
      'unknown status',
    ]
    if (successor) expect(files.map((name) => name.slice(0, 4))).toContain(successor)
    const [, date = ''] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? []
    expect(new Date(date).toISOString()).toContain(date)
    expect(text).toMatch(/Cost/)
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

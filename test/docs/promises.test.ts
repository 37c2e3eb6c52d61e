import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The rows of all tables: a promise, and each of its tests with the quoted titles. */
const rows = [...read('docs/promises.md').matchAll(/^\| (?!Promise \|)(.+?) \| .+? \| (.+) \|$/gm)].map(
  ([, promise = '', cell = '']) => ({
    promise,
    tests: [...cell.matchAll(/`([^`]+)` · ("[^"]*"(?:, "[^"]*")*)/g)].map(([, file = '', quoted = '']) => ({
      file,
      titles: [...quoted.matchAll(/"([^"]*)"/g)].map(([, title = '']) => title),
    })),
  }),
)
const tests = rows.flatMap((row) => row.tests)

describe('docs/promises.md', () => {
  it('states each promise once, with a test', () => {
    const promises = rows.map(({ promise }) => promise)
    expect(promises.length).toBeGreaterThan(100)
    expect(new Set(promises).size).toBe(promises.length)
    expect(rows.filter((row) => row.tests.length === 0)).toEqual([])
  })

  it('names only test files that exist', () => {
    expect(tests.filter(({ file }) => !existsSync(resolve(root, file)))).toEqual([])
  })

  it('quotes only titles that the test files contain', () => {
    const missing = tests.flatMap(({ file, titles }) =>
      titles.filter((title) => !read(file).includes(title)).map((title) => `${file}: ${title}`),
    )
    expect(missing).toEqual([])
  })
})

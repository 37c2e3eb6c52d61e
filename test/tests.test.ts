import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'tests.test.ts')
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

const using = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('the tests', () => {
  it('draw what is random where the seed is known and a counterexample is kept', () => {
    expect(using(/\bfc\.(assert|check|sample)\(/)).toEqual(['support/properties.ts'])
    expect(using(/\bMath\.random\b/)).toEqual([])
  })

  it('are never tried again until they pass', () => {
    expect(using(/\bretry: *\d/)).toEqual([])
  })

  it('say in one place whether they run in short or at length', () => {
    expect(using(/\bPARLEY_TEST_LONG\b/)).toEqual(['support/thoroughness.ts'])
  })
})

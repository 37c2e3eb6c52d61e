import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'tests.test.ts')
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

const patientMs = 60_000

const using = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('the tests', () => {
  it('draw what is random where the seed is known and a counterexample is kept', () => {
    expect(using(/\bfc\.(assert|check|sample)\(/)).toEqual(['support/properties.ts'])
    expect(using(/\bMath\.random\b/)).toEqual([])
  })

  it('are never tried again until they pass', () => {
    expect(using(/\bretry: *\d/)).toEqual([])
  })

  it('wait for events with one patient limit, never with the second that is the default', () => {
    expect(using(/\bvi\.(waitFor|waitUntil)\(/)).toEqual(['support/eventually.ts'])
    // A longer limit is for what takes minutes by itself, such as making the voices.
    const limits = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\.poll\([^\n]*\btimeout: ([\d_]+)/g)]
        .filter(([, limit]) => Number(limit?.replaceAll('_', '')) < patientMs)
        .map(() => file),
    )
    expect(limits).toEqual([])
  })

  it('have titles that vitest can print', () => {
    expect(using(/%\d\$[a-z]/)).toEqual([])
  })

  it('poll with that limit in every project', () => {
    const limits = config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project ? project.test?.expect?.poll?.timeout : undefined,
    )
    expect(new Set(limits)).toEqual(new Set([patientMs]))
  })

  it('say in one place whether they run in short or at length', () => {
    expect(using(/\bPARLEY_TEST_LONG\b/)).toEqual(['support/thoroughness.ts'])
  })
})

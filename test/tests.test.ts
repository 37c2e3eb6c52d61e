import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'tests.test.ts')
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

const patientMs = 60_000

const using = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('test conventions', () => {
  it('draw random values only where the seed is known and counterexamples are stored', () => {
    expect(using(/\bfc\.(assert|check|sample)\(/)).toEqual(['support/properties.ts'])
    expect(using(/\bMath\.random\b/)).toEqual([])
  })

  it('forbid retries', () => {
    expect(using(/\bretry: *\d/)).toEqual([])
  })

  it('wait for events with one long timeout, never with the default of a second', () => {
    expect(using(/\bvi\.(waitFor|waitUntil)\(/)).toEqual(['support/eventually.ts'])
    // A longer timeout is for what takes minutes by itself, such as generating the voices.
    const limits = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\.poll\([^\n]*\btimeout: ([\d_]+)/g)]
        .filter(([, limit]) => Number(limit?.replaceAll('_', '')) < patientMs)
        .map(() => file),
    )
    expect(limits).toEqual([])
  })

  it('require titles that vitest can print', () => {
    expect(using(/%\d\$[a-z]/)).toEqual([])
  })

  it('poll with that timeout in every project', () => {
    const limits = config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project ? project.test?.expect?.poll?.timeout : undefined,
    )
    expect(new Set(limits)).toEqual(new Set([patientMs]))
  })

  it('decide in one place whether tests run short or long', () => {
    expect(using(/\bPARLEY_TEST_LONG\b/)).toEqual(['support/thoroughness.ts'])
  })
})

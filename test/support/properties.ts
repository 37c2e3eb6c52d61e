import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import fc from 'fast-check'
import { expect } from 'vitest'
import { isLong, times } from './thoroughness.ts'

/** Values for which a property once failed. */
interface Counterexample {
  /** File and name of the test. */
  test: string
  /** The inputs of the property; base64 of V8's serialisation if JSON cannot represent them. */
  values: unknown[] | string
  /** What generated them, in fast-check's notation. */
  seed: number
  path: string | null
}

const root = resolve(import.meta.dirname, '../..')
const file = join(root, 'test/counterexamples.json')

/** The seed of `npm test`: the same values on every machine and in every run. */
const fixedSeed = 20_261_122
/** More runs than this would slow down `npm test` noticeably. */
const mostOfFew = 200

const readAll = (): Counterexample[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

const currentTest = () => {
  const { testPath = '', currentTestName = '' } = expect.getState()
  // Without the enclosing titles, which name the database in some tests.
  return `${relative(root, testPath)} > ${currentTestName.split(' > ').at(-1)}`
}

/** Adds a counterexample to the committed ones, which every later run tries first. */
function keep(found: Counterexample): void {
  const known = readAll()
  const isSame = ({ test, values }: Counterexample) =>
    test === found.test && isDeepStrictEqual(values, found.values)
  if (known.some(isSame)) return
  writeFileSync(file, `${JSON.stringify([...known, found], null, 2)}\n`)
}

const encode = (values: unknown[]): unknown[] | string =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(values)), values)
    ? values
    : serialize(values).toString('base64')

const decode = (values: unknown[] | string): unknown =>
  typeof values === 'string' ? deserialize(Buffer.from(values, 'base64')) : values

/** How often a property is tried. */
export interface Runs {
  /** In `npm run test:long`; 100 by default. */
  numRuns?: number
  /** In `npm test`; by default all of `numRuns`, but no more than 200. */
  few?: number
}

/**
 * Asserts that a property holds: for every counterexample ever found, then for random values, drawn from a
 * fixed seed in `npm test` and from a fresh one in `npm run test:long`, which stores what it finds. Must be
 * called at most once per test.
 * @throws Error with the seed, the path and the smallest counterexample
 */
export function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  runs?: Runs,
): Promise<void>
export function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  runs?: Runs,
): void
export function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IRawProperty<Values>,
  { numRuns = 100, few = Math.min(numRuns, mostOfFew) }: Runs = {},
): Promise<void> | void {
  const test = currentTest()
  const examples = readAll().flatMap((entry) => (entry.test === test ? [decode(entry.values) as Values] : []))
  const report = (details: fc.RunDetails<Values>) => {
    if (!details.failed) return
    const { counterexample, seed, counterexamplePath: path } = details
    if (isLong && counterexample) keep({ test, values: encode(counterexample), seed, path })
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
  }
  return fc.assert(property as fc.IProperty<Values>, {
    numRuns: times(few, numRuns) + examples.length,
    examples,
    ...(!isLong && { seed: fixedSeed }),
    reporter: report,
  })
}

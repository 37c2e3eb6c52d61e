import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/databases.ts'
import { createEmptiedDatabase, type EmptiedDatabase } from '../support/emptied-database.ts'
import { holds } from '../support/properties.ts'
import { randomGraph, randomStep } from '../support/random-trust.ts'
import { times } from '../support/thoroughness.ts'
import { liveThrough } from '../support/trust-life.ts'

/** Number of sequences: each statement costs a round trip on Postgres. */
const numRuns = database.name === 'SQLite' ? times(60, 2000) : 60

describe(`trust layer under random operations, on ${database.name}`, () => {
  let emptied: EmptiedDatabase
  beforeAll(async () => {
    emptied = await createEmptiedDatabase()
  })
  afterAll(() => emptied.remove())

  it(
    'keeps its invariants, and never fails',
    async () => {
      const seen = new Map<string, number>()
      const steps = fc.array(randomStep, { minLength: 2, maxLength: 10, size: 'max' })
      await holds(
        fc.asyncProperty(randomGraph, steps, async (graph, sequence) => {
          const { broken, counts } = await liveThrough(emptied, graph, sequence)
          for (const [key, count] of counts) seen.set(key, (seen.get(key) ?? 0) + count)
          expect(broken).toEqual([])
        }),
        { numRuns, few: numRuns },
      )
      // Sequences in which nothing is ever accepted would prove nothing.
      for (const operation of ['trace', 'freeze', 'return', 'move', 'dispute', 'answer', 'classify']) {
        expect(seen.get(`${operation} accepted`) ?? 0, operation).toBeGreaterThan(numRuns / 200)
      }
    },
    100_000 + numRuns * 1_000,
  )
})

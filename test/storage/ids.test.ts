import { describe, expect, it } from 'vitest'
import { createIds } from '../../src/storage/ids.ts'

describe('ids', () => {
  it('increase, are unique, and use the whole alphabet in their random part', async () => {
    const ids = createIds()
    const made: string[] = []
    for (let round = 0; round < 40; round++) {
      made.push(...Array.from({ length: 10 }, ids))
      // A new millisecond starts a new random part.
      await new Promise((wait) => setTimeout(wait, 2))
    }
    expect([...made].sort()).toEqual(made)
    expect(new Set(made).size).toBe(made.length)
    expect(made.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
    expect(new Set(made.flatMap((id) => [...id.slice(10)])).size).toBe(32)
  })
})

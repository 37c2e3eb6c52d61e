import { describe, expect, it } from 'vitest'
import { chain, findBreak, genesis } from '../../../src/contract/primitives/hash-chain.ts'

const rows = chain(genesis, [{ what: 'one' }, { what: 'two' }, { what: 'three' }])

describe('a chain of hashes', () => {
  it('is whole as it was appended, in one part or in two', () => {
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(findBreak(genesis, rows)).toBeUndefined()
    const [first, ...others] = rows
    expect(first && findBreak(first, others)).toBeUndefined()
  })

  it.each([
    ['with a changed row', rows.map((row) => (row.seq === 2 ? { ...row, what: 'other' } : row))],
    ['with a missing row', rows.filter(({ seq }) => seq !== 2)],
    ['with another number', rows.map((row) => (row.seq === 2 ? { ...row, seq: 7 } : row))],
    ['with a changed link', rows.map((row) => (row.seq === 2 ? { ...row, prev_hash: 'x' } : row))],
    ['with a row that was hashed again', [rows[0], ...chain(genesis, [{ what: 'two' }, { what: 'three' }])]],
  ])('is broken %s at the first row that does not follow', (_, changed) => {
    expect(
      findBreak(
        genesis,
        changed.flatMap((row) => row ?? []),
      ),
    ).toBe(2)
  })
})

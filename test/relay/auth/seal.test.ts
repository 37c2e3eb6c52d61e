import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal } from '../../../src/relay/auth/seal.ts'

const seal = createSeal(randomBytes(32))

describe('a seal', () => {
  it('gives back any value in the context in which it was closed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, context) => {
        expect(seal.open(seal.close(value, context), context)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('shows nothing of what it holds, and never the same text twice', () => {
    const [first, second] = [
      seal.close({ phone: '+639171234567' }, 'c1'),
      seal.close({ phone: '+639171234567' }, 'c1'),
    ]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('0917')
  })

  it('does not open in another row, with another key, or after a change', () => {
    const closed = seal.close('secret', 'c1')
    const at = closed.length - 5
    const changed = closed.slice(0, at) + (closed[at] === 'A' ? 'B' : 'A') + closed.slice(at + 1)
    expect(() => seal.open(closed, 'c2')).toThrow()
    expect(() => createSeal(randomBytes(32)).open(closed, 'c1')).toThrow()
    expect(() => seal.open(changed, 'c1')).toThrow()
    expect(() => seal.open('plain text', 'c1')).toThrow()
  })
})

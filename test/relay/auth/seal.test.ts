import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal } from '../../../src/relay/auth/seal.ts'
import { holds } from '../../support/properties.ts'

const seal = createSeal(randomBytes(32))

describe('a seal', () => {
  it('gives back any value in the context in which it was encrypted', () => {
    holds(
      fc.property(fc.jsonValue(), fc.string(), (value, context) => {
        expect(seal.decrypt(seal.encrypt(value, context), context)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('shows nothing of what it holds, and never the same text twice', () => {
    const [first, second] = [
      seal.encrypt({ phone: '+639171234567' }, 'c1'),
      seal.encrypt({ phone: '+639171234567' }, 'c1'),
    ]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('0917')
  })

  it('does not decrypt in another row, with another key, or after a change', () => {
    const encrypted = seal.encrypt('secret', 'c1')
    const at = encrypted.length - 5
    const changed = encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1)
    expect(() => seal.decrypt(encrypted, 'c2')).toThrow()
    expect(() => createSeal(randomBytes(32)).decrypt(encrypted, 'c1')).toThrow()
    expect(() => seal.decrypt(changed, 'c1')).toThrow()
    expect(() => seal.decrypt('plain text', 'c1')).toThrow()
  })
})

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRotatingSeal, createSeal, toSealKey } from '../../../../src/relay/security/auth/seal.ts'
import { holds } from '../../../support/properties.ts'

const seal = createSeal(randomBytes(32))

describe('seal', () => {
  it('returns any value in the context in which it was encrypted', () => {
    holds(
      fc.property(fc.jsonValue(), fc.string(), (value, context) => {
        expect(seal.decrypt(seal.encrypt(value, context), context)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('reveals nothing of its content, and never produces the same text twice', () => {
    const [first, second] = [
      seal.encrypt({ phone: '+639171234567' }, 'c1'),
      seal.encrypt({ phone: '+639171234567' }, 'c1'),
    ]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('0917')
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

  it('with several keys encrypts with the first and decrypts with each', () => {
    const [old, young] = [toSealKey(randomBytes(32)), toSealKey(randomBytes(32))]
    const before = createRotatingSeal(() => [old]).encrypt('kept', 'c1')
    const both = createRotatingSeal(() => [young, old])
    expect(both.decrypt(before, 'c1')).toBe('kept')
    expect(both.encrypt('new', 'c1')).toContain(`.${young.id}.`)
    expect(() => createRotatingSeal(() => [young]).decrypt(before, 'c1')).toThrow(old.id)
  })
})

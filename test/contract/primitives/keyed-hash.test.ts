import { describe, expect, it } from 'vitest'
import { createKeyedHash, type Peppers } from '../../../src/contract/primitives/keyed-hash.ts'

const hash = createKeyedHash(() => ['pepper'])

describe('keyed hash', () => {
  it('is that of RFC 2104 over the kind and the identifier', () => {
    // printf 'citizen:+639171234567' | openssl dgst -sha256 -hmac pepper
    expect(hash('citizen', '+639171234567')).toBe(
      'hm1:22f7c53a0a7d9ea08f4d30e92046e2ccb3894e69569bbb7b2e6c98403f231b69',
    )
  })

  it.each(['+63 917 123 4567', '+63-917-123-4567', '+63 (917) 123.4567', '＋６３９１７１２３４５６７'])(
    'is the same for %s, which is the same number',
    (written) => {
      expect(hash('citizen', written)).toBe(hash('citizen', '+639171234567'))
    },
  )

  it('is made with the first of the current peppers, and looked up with each', () => {
    let peppers: Peppers = ['pepper']
    const live = createKeyedHash(() => peppers)
    const before = live('citizen', '12345678')
    peppers = ['salt', 'pepper']
    const after = createKeyedHash(() => ['salt'])('citizen', '12345678')
    expect(live('citizen', '12345678')).toBe(after)
    expect(live.all('citizen', '12345678')).toEqual([after, before])
  })

  it('differs by kind, by identifier and by pepper', () => {
    const all = [
      hash('citizen', '12345678'),
      hash('account', '12345678'),
      hash('citizen', '12345679'),
      createKeyedHash(() => ['salt'])('citizen', '12345678'),
    ]
    expect(new Set(all).size).toBe(4)
  })
})

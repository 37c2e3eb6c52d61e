import { describe, expect, it } from 'vitest'
import { Refused } from '../../src/console/core/api.ts'
import { createRetryKey } from '../../src/console/core/retry-key.ts'

const refused = (status: number) => new Refused({ type: 'about:blank', title: 'No', status })
const create = () => {
  let made = 0
  return createRetryKey(() => `key-${++made}`)
}

describe('the key of a form', () => {
  it('stays the same while nobody knows whether the act was done', () => {
    const keys = create()
    const first = keys.of({ amount: 1 })
    keys.ended(new TypeError('no network'))
    expect(keys.of({ amount: 1 })).toBe(first)
    keys.ended(refused(504))
    expect(keys.of({ amount: 1 })).toBe(first)
  })

  it('is a new one after the act was done or refused', () => {
    const keys = create()
    keys.of({ amount: 1 })
    keys.ended()
    expect(keys.of({ amount: 1 })).toBe('key-2')
    keys.ended(refused(409))
    expect(keys.of({ amount: 1 })).toBe('key-3')
  })

  it('is a new one when the form says something else', () => {
    const keys = create()
    keys.of({ amount: 1 })
    expect(keys.of({ amount: 2 })).toBe('key-2')
  })
})

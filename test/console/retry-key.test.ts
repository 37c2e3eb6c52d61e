import { describe, expect, it } from 'vitest'
import { Refused } from '../../src/console/core/api.ts'
import { createRetryKey } from '../../src/console/core/retry-key.ts'

const refused = (status: number) => new Refused({ type: 'about:blank', title: 'No', status })
const create = () => {
  let made = 0
  return createRetryKey(() => `key-${++made}`)
}

describe('retry key', () => {
  it('stays the same while the outcome of the request is unknown', () => {
    const keys = create()
    const first = keys.of({ amount: 1 })
    keys.ended(new TypeError('no network'))
    expect(keys.of({ amount: 1 })).toBe(first)
    keys.ended(refused(504))
    expect(keys.of({ amount: 1 })).toBe(first)
  })

  it('changes after the request was carried out or refused', () => {
    const keys = create()
    keys.of({ amount: 1 })
    keys.ended()
    expect(keys.of({ amount: 1 })).toBe('key-2')
    keys.ended(refused(409))
    expect(keys.of({ amount: 1 })).toBe('key-3')
  })

  it('changes when the form has other contents', () => {
    const keys = create()
    keys.of({ amount: 1 })
    expect(keys.of({ amount: 2 })).toBe('key-2')
  })
})

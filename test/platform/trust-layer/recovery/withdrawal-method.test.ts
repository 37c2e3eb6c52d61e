import { describe, expect, it } from 'vitest'
import type { ExitMethod } from '../../../../src/contract/operations/answer-words.ts'
import { toWithdrawalMethod } from '../../../../src/platform/trust-layer/recovery/trace/withdrawal-method.ts'

const method = (onwardMinor: number, exits: [ExitMethod, number][] = [], returnedMinor = 0) =>
  toWithdrawalMethod({ onwardMinor, returnedMinor, exits: new Map(exits) })

describe('way by which money left', () => {
  it('is none while all of it is there', () => {
    expect(method(0)).toBe('none')
  })

  it('is the largest one from sixty per cent', () => {
    expect(method(60, [['atm_cash', 40]])).toBe('onward_transfer')
    expect(method(59, [['atm_cash', 41]])).toBe('mixed')
    expect(method(1, [['crypto_exchange', 99]])).toBe('crypto_exchange')
    expect(method(10, [], 90)).toBe('returned_to_victim')
  })

  it('is mixed if two share the first place', () => {
    expect(method(50, [['atm_cash', 50]])).toBe('mixed')
  })
})

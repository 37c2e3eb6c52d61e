import type { ExitMethod, WithdrawalMethod } from '../../../../contract/operations/answer-words.ts'
import { isRatioAtLeast } from '../../../kit/integer-ratio.ts'

/** How much traced money left one account, by way; minor units. */
export interface TracedOutflow {
  /** Passed on to other accounts, whether or not they are traced. */
  onwardMinor: number
  returnedMinor: number
  exits: ReadonlyMap<ExitMethod, number>
}

/**
 * Returns the way by which most of the traced money left: `none` if all is still there, `mixed` if the
 * largest way has less than 60 % (a design value), or another has as much.
 */
export function toWithdrawalMethod(outflow: TracedOutflow): WithdrawalMethod {
  const ways: [WithdrawalMethod, number][] = [
    ['onward_transfer', outflow.onwardMinor],
    ['returned_to_victim', outflow.returnedMinor],
    ...outflow.exits,
  ]
  const [first, second] = ways.sort((a, b) => b[1] - a[1])
  const totalMinor = ways.reduce((sum, [, amountMinor]) => sum + amountMinor, 0)
  if (!first || !second || totalMinor === 0) return 'none'
  const isClear = first[1] > second[1] && isRatioAtLeast(first[1], totalMinor, 60, 100)
  return isClear ? first[0] : 'mixed'
}

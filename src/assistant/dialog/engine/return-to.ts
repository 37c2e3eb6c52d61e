import { type ScamState, without } from '../model/state.ts'
import { isStepId, steps } from '../steps/index.ts'
import { isWaiting } from './turn.ts'

/**
 * Goes back to a question behind her, as saying "back" often enough would, for an answer that is given to it again. Undefined
 * where there is no way back, and while the relay is at work.
 */
export function returnTo(state: ScamState, step: string): ScamState | undefined {
  if (!isStepId(step) || isWaiting(state.step)) return undefined
  // The trail does not say of which payment a question was.
  if (steps[step].ofEachPayment && state.answers.payments.length > 1) return undefined
  const found = state.trail.lastIndexOf(step)
  if (found === -1) return undefined
  return { ...without(state, 'resume', 'repeats'), step, trail: state.trail.slice(0, found), misses: 0 }
}

/** Tells whether the result of something that she was told of is still to come. */
export const isAwaited = ({ step, statusAsked, handOverAsked }: ScamState): boolean =>
  isWaiting(step) || statusAsked === true || handOverAsked === true

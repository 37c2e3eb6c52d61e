import { type ScamState, without } from '../model/state.ts'
import { isStepId, steps } from '../steps/index.ts'
import { isWaiting } from './turn.ts'

/**
 * Returns to an earlier question, as saying "back" often enough would, so that it can be answered again.
 * Undefined if there is no way back, and while the relay is working.
 */
export function returnTo(state: ScamState, step: string): ScamState | undefined {
  if (!isStepId(step) || isWaiting(state.step)) return undefined
  // The trail does not record which payment a question was about.
  if (steps[step].ofEachPayment && state.answers.payments.length > 1) return undefined
  const found = state.trail.lastIndexOf(step)
  if (found === -1) return undefined
  return { ...without(state, 'resume', 'repeats'), step, trail: state.trail.slice(0, found), misses: 0 }
}

/** Tells whether a result that the citizen was told about is still to come. */
export const isAwaited = ({ step, statusAsked, handOverAsked }: ScamState): boolean =>
  isWaiting(step) || statusAsked === true || handOverAsked === true

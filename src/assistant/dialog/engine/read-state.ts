import type { ScamState } from '../model/state.ts'
import type { Deployment } from '../model/step.ts'
import { isStepId, openStep } from '../steps/index.ts'

/**
 * Reads a stored state. The profile may no longer have its language. After a rollback or during a rolling
 * update, another release may have stored steps that this one does not have: an unknown question is replaced
 * by the first open one.
 */
export function readState(stored: ScamState, deployment: Deployment): ScamState {
  const { languages } = deployment.profile
  const lang = languages.includes(stored.lang) ? stored.lang : (languages[0] ?? 'en')
  const state: ScamState = { ...stored, lang, trail: stored.trail.filter(isStepId) }
  if (state.put?.type === 'question' && !isStepId(state.put.step)) delete state.put
  if (state.resume && !isStepId(state.resume)) delete state.resume
  return isStepId(state.step) ? state : { ...state, step: openStep(state, deployment), misses: 0 }
}

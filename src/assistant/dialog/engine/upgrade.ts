import { newState, type ScamState } from '../model/state.ts'
import type { Deployment } from '../model/step.ts'
import { isStepId, openStep } from '../steps/index.ts'

/** Version of the states that this code writes. */
const stateVersion = 1

/**
 * A state as it may have been stored by an earlier release: what it lacks is filled in, and a question
 * that is no longer asked gives way to the first open one. A state of a later release is read as
 * far as it is understood.
 */
export function upgradeState(stored: ScamState, deployment: Deployment): ScamState {
  const { profile } = deployment
  const lang = profile.languages.includes(stored.lang) ? stored.lang : (profile.languages[0] ?? 'en')
  const fresh = newState(lang)
  const state: ScamState = {
    ...fresh,
    ...stored,
    version: stateVersion,
    lang,
    answers: { ...fresh.answers, ...stored.answers },
    trail: (stored.trail ?? []).filter(isStepId),
  }
  if (state.resume && !isStepId(state.resume)) delete state.resume
  return isStepId(state.step) ? state : { ...state, step: openStep(state, deployment), misses: 0 }
}

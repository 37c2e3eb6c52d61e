import { newState, type ScamState } from '../model/state.ts'
import type { Deployment } from '../model/step.ts'
import { isStepId, openStep } from '../steps/index.ts'

/** Version of the states that this code writes. */
const stateVersion = 1

/**
 * Upgrades a state that may have been stored by an earlier release: fills in missing members, and replaces a
 * question that is no longer asked by the first open one. A state of a later release is read as far as it is
 * understood.
 */
export function upgradeState(stored: ScamState, deployment: Deployment): ScamState {
  const { profile } = deployment
  const lang = profile.languages.includes(stored.lang) ? stored.lang : (profile.languages[0] ?? 'en')
  const fresh = newState(lang)
  const { told } = stored as { told?: true }
  const begun = stored.begun ?? (told ? 'told' : stored.consentAt ? 'tapped' : undefined)
  const state: ScamState = {
    ...fresh,
    ...stored,
    version: stateVersion,
    lang,
    answers: { ...fresh.answers, ...stored.answers },
    trail: (stored.trail ?? []).filter(isStepId),
    ...(begun && { begun }),
  }
  if (state.put?.type === 'question' && !isStepId(state.put.step)) delete state.put
  if (state.resume && !isStepId(state.resume)) delete state.resume
  return isStepId(state.step) ? state : { ...state, step: openStep(state, deployment), misses: 0 }
}

import type { Field } from '../../languages/tables/vocabulary.ts'
import { paymentOf, type ScamState, type StepId } from '../model/state.ts'
import type { Deployment, Progress, Step } from '../model/step.ts'
import { afterSteps } from './after.ts'
import { closingSteps } from './closing.ts'
import { detailSteps } from './details.ts'
import { kindSteps } from './kind.ts'
import { lookupSteps } from './lookup.ts'
import { openingSteps } from './opening.ts'
import { paymentSteps } from './payment.ts'
import { safetySteps } from './safety.ts'

/**
 * Every step of the dialogue, in the order in which open questions are asked: what can stop the money first. A step that
 * is named and not written does not compile.
 */
export const steps: Readonly<Record<StepId, Step>> = {
  ...openingSteps,
  ...kindSteps,
  ...paymentSteps,
  ...closingSteps,
  ...detailSteps,
  ...afterSteps,
  ...safetySteps,
  ...lookupSteps,
}

type Entry = Step & { id: StepId }

/** The same with their names, as a list. */
export const allSteps: readonly Entry[] = (Object.keys(steps) as StepId[]).map((id) => ({ id, ...steps[id] }))

/** Tells whether a name is a step's; states of earlier releases may have others. */
export const isStepId = (name: string): name is StepId => Object.hasOwn(steps, name)

/** Finds the question that a fact is the answer to. */
export const stepOfFact = (fact: Field): StepId | undefined => allSteps.find((step) => step.fact === fact)?.id

const stepsOfPayment = allSteps.filter(({ ofEachPayment }) => ofEachPayment)
const stepsOfCase = allSteps.filter(({ inCase }) => inCase !== undefined)
/** What is asked after a case that was sent as early as it could be. */
const restOrder: readonly StepId[] = ['when', 'reference', 'receiver', 'type', 'typeMore']
const stepsOfRest = restOrder.map((id) => ({ id, ...steps[id] }))
/** Of a case found by its number nothing is known here, so its facts are asked for too. */
const stepsOfDetails = allSteps.filter(({ inDetails }) => inDetails !== undefined)

const firstOpen = (among: readonly Entry[], state: ScamState, deployment: Deployment) =>
  among.find(({ wanted }) => wanted?.(state, deployment))?.id

/** Finds the first question that is still open, or what comes after the last. */
export function openStep(state: ScamState, deployment: Deployment): StepId {
  if (state.caseId === undefined) return firstOpen(stepsOfCase, state, deployment) ?? 'reported'
  if (state.payment > 0) return firstOpen(stepsOfPayment, state, deployment) ?? 'morePayments'
  if (state.adding && !state.detailing) return firstOpen(stepsOfRest, state, deployment) ?? 'reported'
  if (!state.detailing) return 'reported'
  return firstOpen(stepsOfDetails, state, deployment) ?? 'detailSummary'
}

/** Tells whether all that is asked of a further payment has been answered. */
export const isPaymentComplete = (state: ScamState, deployment: Deployment): boolean =>
  state.payment > 0 &&
  paymentOf(state).receiver !== undefined &&
  firstOpen(stepsOfPayment, state, deployment) === undefined

const inCase = ({ inCase }: Step): Progress => inCase ?? 'uncounted'
const inDetails = ({ inDetails }: Step): Progress => inDetails ?? 'uncounted'

/** Counts her progress: question `step` of `of`; `of` is 0 when no report is under way. */
export function progressOf(state: ScamState): { step: number; of: number } {
  if (state.told || (state.adding && !state.detailing)) return { step: 0, of: 0 }
  const progress = state.detailing ? inDetails : inCase
  const counted = allSteps.filter((step) => progress(step) === 'counts')
  const placeOf = (id: StepId): number => {
    const own = progress(steps[id])
    return typeof own === 'object' ? placeOf(own.beside) : counted.findIndex((step) => step.id === id) + 1
  }
  const step = Math.max(placeOf(state.step), state.resume ? placeOf(state.resume) : 0)
  return step === 0 ? { step: 0, of: 0 } : { step, of: counted.length }
}

import type { Field } from '../../languages/tables/vocabulary.ts'
import { lacksReceiver, paymentOf, type ScamState, type StepId } from '../model/state.ts'
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
 * Every step of the dialogue, in the order in which open questions are asked: first those that can stop the
 * money. A step that is named but not written does not compile.
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

/** Tells whether a name is a step's; states that another release has stored may contain others. */
export const isStepId = (name: string): name is StepId => Object.hasOwn(steps, name)

/** Finds the question that asks for a fact. */
export const stepOfFact = (fact: Field): StepId | undefined => allSteps.find((step) => step.fact === fact)?.id

const stepsOfPayment = allSteps.filter(({ ofEachPayment }) => ofEachPayment)
/**
 * Whether the person agrees is asked before the card, after everything that can stop the money; at the
 * beginning only after a tap, and if they believe the scammers, since a report of the scammer alone asks for
 * less.
 */
const stepsOfCase = allSteps
  .filter(({ inCase }) => inCase !== undefined)
  .flatMap((step): Entry[] => {
    if (step.id === 'reporter')
      return [{ ...step, wanted: (state, c) => isAskedFirst(state) && asksReporter(state, c) }]
    return step.id === 'summary' ? [{ id: 'reporter', ...steps.reporter }, step] : [step]
  })
const asksReporter = (state: ScamState, c: Deployment) => steps.reporter.wanted?.(state, c) === true
const isAskedFirst = ({ begun, mayDisagree }: ScamState) => begun === 'tapped' || mayDisagree === true
/** Questions asked after a case that was sent as early as possible. */
const restOrder: readonly StepId[] = [
  'when',
  'reference',
  'receiver',
  'minute',
  'lastDigits',
  'type',
  'typeMore',
  'notScam',
]
const stepsOfRest = restOrder.map((id) => ({ id, ...steps[id] }))
/** The facts of a case that was found by its number are not known here, so they are asked for too. */
const stepsOfDetails = allSteps.filter(({ inDetails }) => inDetails !== undefined)

const firstOpen = (among: readonly Entry[], state: ScamState, deployment: Deployment) =>
  among.find(({ wanted }) => wanted?.(state, deployment))?.id

/** Finds the first question that is still open, or what follows the last one. */
export function openStep(state: ScamState, deployment: Deployment): StepId {
  if (state.caseId === undefined) return firstOpen(stepsOfCase, state, deployment) ?? 'reported'
  if (state.payment > 0) return firstOpen(stepsOfPayment, state, deployment) ?? 'morePayments'
  if (state.adding && !state.detailing) return firstOpen(stepsOfRest, state, deployment) ?? 'reported'
  if (!state.detailing) return 'reported'
  return firstOpen(stepsOfDetails, state, deployment) ?? 'detailSummary'
}

/** Tells whether all questions about a further payment have been answered. */
export const isPaymentComplete = (state: ScamState, deployment: Deployment): boolean =>
  state.payment > 0 &&
  !lacksReceiver(paymentOf(state)) &&
  firstOpen(stepsOfPayment, state, deployment) === undefined

const inDetails = ({ inDetails }: Step): Progress => inDetails ?? 'uncounted'

/** Progress through the detailed report: question `step` of `of`. `of` is 0 outside of it. */
export function progressOf(state: ScamState): { step: number; of: number } {
  if (!state.detailing) return { step: 0, of: 0 }
  const counted = allSteps.filter((step) => inDetails(step) === 'counts')
  const placeOf = (id: StepId): number => {
    const own = inDetails(steps[id])
    return typeof own === 'object' ? placeOf(own.beside) : counted.findIndex((step) => step.id === id) + 1
  }
  const step = Math.max(placeOf(state.step), state.resume ? placeOf(state.resume) : 0)
  return step === 0 ? { step: 0, of: 0 } : { step, of: counted.length }
}

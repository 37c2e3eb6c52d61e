import type { ScamState, StepId } from '../state.ts'
import type { Step } from '../step.ts'
import type { DialogProfile } from '../types.ts'
import { closingSteps } from './closing.ts'
import { openingSteps } from './opening.ts'
import { paymentSteps } from './payment.ts'

/** Every step of the dialogue. A step that is named and not written does not compile. */
export const steps: Readonly<Record<StepId, Step>> = { ...openingSteps, ...paymentSteps, ...closingSteps }

/** The order in which open questions are asked: what can stop the money first. */
export const order = [
  'consent',
  'reporter',
  'ongoing',
  'moneyLeft',
  'type',
  'typeMore',
  'branch',
  'dispute',
  'notScam',
  'bank',
  'amount',
  'amountCheck',
  'when',
  'reference',
  'receiver',
  'minute',
  'lastDigits',
  'contact',
  'summary',
] as const satisfies readonly StepId[]

/** The first question that is still open, or what comes after the last. */
export const openStep = (state: ScamState, profile: DialogProfile): StepId =>
  order.find((id) => steps[id].wanted?.(state, profile)) ?? 'reported'

/** Questions that count for her progress; the others stand beside one of these. */
const counted = [
  'consent',
  'ongoing',
  'moneyLeft',
  'type',
  'bank',
  'amount',
  'when',
  'reference',
  'receiver',
  'contact',
  'summary',
] as const satisfies readonly StepId[]

const countedAs: Partial<Record<StepId, (typeof counted)[number]>> = {
  privacy: 'consent',
  reporter: 'consent',
  typeMore: 'type',
  branch: 'type',
  dispute: 'type',
  amountCheck: 'amount',
  minute: 'receiver',
  lastDigits: 'receiver',
  editMenu: 'summary',
  sending: 'summary',
  failed: 'summary',
}

/** Question `step` of `of`; `of` is 0 when no report is under way. */
export function progressOf(state: ScamState): { step: number; of: number } {
  const at = (id: StepId | undefined) => counted.findIndex((entry) => entry === (id && (countedAs[id] ?? id)))
  const index = Math.max(at(state.step), at(state.resume))
  return index < 0 ? { step: 0, of: 0 } : { step: index + 1, of: counted.length }
}

import { paymentOf, type ScamState, type StepId } from '../model/state.ts'
import type { Step } from '../model/step.ts'
import type { DialogProfile } from '../model/types.ts'
import { afterSteps } from './after.ts'
import { closingSteps } from './closing.ts'
import { detailSteps } from './details.ts'
import { kindSteps } from './kind.ts'
import { lookupSteps } from './lookup.ts'
import { openingSteps } from './opening.ts'
import { paymentSteps } from './payment.ts'
import { safetySteps } from './safety.ts'

/** Every step of the dialogue. A step that is named and not written does not compile. */
export const steps: Readonly<Record<StepId, Step>> = {
  ...openingSteps,
  ...safetySteps,
  ...kindSteps,
  ...paymentSteps,
  ...closingSteps,
  ...afterSteps,
  ...detailSteps,
  ...lookupSteps,
}

const paymentOrder = [
  'amount',
  'amountCheck',
  'when',
  'reference',
  'receiver',
] as const satisfies readonly StepId[]

/** The order in which open questions are asked: what can stop the money first. */
const caseOrder = [
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
  ...paymentOrder,
  'minute',
  'lastDigits',
  'contact',
  'summary',
] as const satisfies readonly StepId[]

/** Of a case found by its number nothing is known here, so its facts are asked for too. */
const detailOrder = [
  'consent',
  'type',
  'typeMore',
  'bank',
  ...paymentOrder,
  'lossAmount',
  'contact',
  'name',
  'nationality',
  'idType',
  'idNumber',
  'holder',
  'ownAccount',
  'firstContact',
  'contactWay',
  'story',
  'morePayments',
  'evidence',
  'police',
  'needs',
  'detailSummary',
] as const satisfies readonly StepId[]

const firstOpen = (order: readonly StepId[], state: ScamState, profile: DialogProfile) =>
  order.find((id) => steps[id].wanted?.(state, profile))

/** The first question that is still open, or what comes after the last. */
export function openStep(state: ScamState, profile: DialogProfile): StepId {
  if (state.caseId === undefined) return firstOpen(caseOrder, state, profile) ?? 'reported'
  if (state.payment > 0) return firstOpen(paymentOrder, state, profile) ?? 'morePayments'
  if (!state.detailing) return 'reported'
  return firstOpen(detailOrder, state, profile) ?? 'detailSummary'
}

/** Whether all that is asked of a further payment has been answered. */
export const isPaymentComplete = (state: ScamState, profile: DialogProfile): boolean =>
  state.payment > 0 &&
  paymentOf(state).receiver !== undefined &&
  firstOpen(paymentOrder, state, profile) === undefined

/** Questions that count for her progress; the others stand beside one of these. */
const fastCount = [
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
const detailCount = [
  'name',
  'nationality',
  'idType',
  'holder',
  'firstContact',
  'story',
  'morePayments',
  'evidence',
  'police',
  'needs',
  'detailSummary',
] as const satisfies readonly StepId[]

const besides: Partial<Record<StepId, StepId>> = {
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
const besidesDetail: Partial<Record<StepId, StepId>> = {
  lossAmount: 'name',
  contact: 'name',
  idNumber: 'idType',
  ownAccount: 'holder',
  contactWay: 'firstContact',
  amount: 'morePayments',
  amountCheck: 'morePayments',
  when: 'morePayments',
  reference: 'morePayments',
  receiver: 'morePayments',
  editMenu: 'detailSummary',
  sendingReport: 'detailSummary',
}

/** Question `step` of `of`; `of` is 0 when no report is under way. */
export function progressOf(state: ScamState): { step: number; of: number } {
  const [counted, near] = state.detailing ? [detailCount, besidesDetail] : [fastCount, besides]
  const at = (id: StepId | undefined) => counted.findIndex((entry) => entry === (id && (near[id] ?? id)))
  const index = Math.max(at(state.step), at(state.resume))
  return index < 0 ? { step: 0, of: 0 } : { step: index + 1, of: counted.length }
}

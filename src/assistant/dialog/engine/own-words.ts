import type { StepId } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { steps } from '../steps/index.ts'
import { saysSafe } from '../steps/safety.ts'
import { beginsWithTap, isOneOf } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'
import { likelyNo } from './likely-no.ts'

/** Whether the text is a tap of the open question. */
export const isTapOf = (text: string, c: Context) =>
  isOneOf(text, (steps[c.state.step].prompt(c).taps ?? []).map(fold))

/** The citizen's own words, at a question that the reader knows: details are stored as given. */
export function isOwnWords(text: string, c: Context): boolean {
  const { inCase, inDetails } = steps[c.state.step]
  const isDetail = inDetails !== undefined && inCase === undefined
  return !isDetail && !isTapOf(text, c)
}

/** A yes or a no to the open question, in any wording, if the whole message means it. */
export function saidIn(text: string, c: Context): 'yes' | 'no' | undefined {
  const { step } = c.state
  if (!yesNoSteps.has(step) || !c.hearsAll || isTapOf(text, c) || likelyNo(text, c)) return undefined
  // "All is well" agrees elsewhere; here it says that no one is in danger.
  const isWell = step === 'danger' && !beginsWithTap(text, 'yes', c) && saysSafe(text, c)
  const { says, agrees } = c.read(text)
  // Who agrees in unusual words is asked once more, and believed the second time.
  const isAgain = step === 'summary' && c.state.misses > 0 && agrees !== undefined
  return isWell ? 'no' : (says?.value ?? (isAgain ? 'yes' : undefined))
}

const yesNoSteps: ReadonlySet<StepId> = new Set([
  'ongoing',
  'moneyLeft',
  'danger',
  'heard',
  'summary',
  'stopped',
  'restart',
  'declined',
])

import { type ScamState, type StepId, without } from '../model/state.ts'
import { type Context, type Outcome, type Prompt, say } from '../model/step.ts'
import type { DialogMessage, Turn } from '../model/types.ts'
import { isPaymentComplete, openStep, progressOf, steps } from '../steps/index.ts'

export type ScamTurn = Turn<ScamState>
/** Makes the context of a state, in its language. */
export type ContextOf = (state: ScamState) => Context

/** A turn in which the dialogue says some messages. */
export const toTurn = (
  state: ScamState,
  messages: readonly DialogMessage[],
  rest: Partial<Pick<ScamTurn, 'masked' | 'effects'>> = {},
): ScamTurn => ({
  state,
  messages,
  effects: rest.effects ?? [],
  ...(rest.masked !== undefined && { masked: rest.masked }),
  progress: progressOf(state),
})

export const toReplies = (taps: readonly string[]) => taps.map((tap) => ({ text: tap, payload: tap }))

export function questionMessage({ text, taps = [], view }: Prompt, note?: string): DialogMessage {
  return {
    type: 'text',
    text: note ? `${note}\n${text}` : text,
    ...(taps.length > 0 && { quickReplies: toReplies(taps) }),
    ...(view && { view }),
  }
}

/** The present question, with what stands before it. */
export function askStep(c: Context, note?: string): DialogMessage[] {
  const prompt = steps[c.state.step].prompt(c)
  // A card that shows the fact says it better than a note above the question.
  if (prompt.before?.length) return [...prompt.before, questionMessage(prompt)]
  return [questionMessage(prompt, note)]
}

/** Only the question itself, when what stands before it has just been read. */
export const repeatStep = (c: Context, note?: string): DialogMessage =>
  questionMessage(without(steps[c.state.step].prompt(c), 'before'), note)

/** Steps at which the relay is at work, and nothing that she says changes what it does. */
export const isWaiting = (step: StepId): boolean =>
  step === 'sending' || step === 'sendingReport' || step === 'finding'

/** The question again; while the relay is at work, what it is doing. */
export const repeatOrWait = (c: Context): DialogMessage =>
  isWaiting(c.state.step) ? say(steps[c.state.step].again(c)) : repeatStep(c)

/** Goes on after an answer: to the step it names, or to the first open question. */
export function follow(
  outcome: Outcome,
  c: Context,
  options: { contextOf: ContextOf; asksDanger?: boolean },
): ScamTurn {
  const { state, say: said = [] } = settle(outcome, c)
  const open = outcome.to ?? openStep(state, c.profile)
  const asks = options.asksDanger && open !== 'safety' && open !== 'danger'
  const entered = enter(state, asks ? 'danger' : open, c.state.step)
  const next = options.contextOf(asks ? { ...entered, resume: open } : entered)
  return toTurn(next.state, [...said, ...askStep(next, outcome.note)], {
    ...(outcome.effects && { effects: outcome.effects }),
    ...(outcome.masked !== undefined && { masked: outcome.masked }),
  })
}

/** A further payment that is complete is put aside, and the report goes on. */
function settle(outcome: Outcome, c: Context): Pick<Outcome, 'state' | 'say'> {
  if (!isPaymentComplete(outcome.state, c.profile)) return outcome
  return {
    state: { ...outcome.state, payment: 0 },
    say: [...(outcome.say ?? []), say(c.texts.say.paymentAdded)],
  }
}

/** How many questions "back" remembers. */
const trailLength = 40

function enter(state: ScamState, step: StepId, from: StepId): ScamState {
  const remembers = from !== step && !steps[from].aside && state.consentAt !== undefined
  const trail = remembers ? [...state.trail, from].slice(-trailLength) : state.trail
  return { ...state, step, trail, misses: 0 }
}

/** Leaves the present question for an aside, and knows the way back. */
export function aside(to: StepId, c: Context, contextOf: ContextOf): ScamTurn {
  const { step, resume } = c.state
  const back = steps[step].aside && !isWaiting(step) ? resume : step
  const next = contextOf({ ...c.state, step: to, misses: 0, ...(back && { resume: back }) })
  return toTurn(next.state, askStep(next))
}

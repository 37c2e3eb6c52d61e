import { hasBegun, type ScamState, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, isRefusedAnswer, type Outcome, type Prompt, say } from '../model/step.ts'
import type { DialogMessage, Turn } from '../model/types.ts'
import { isPaymentComplete, openStep, progressOf, stepOfFact, steps } from '../steps/index.ts'
import { notInDanger } from '../steps/safety.ts'

/** One turn of the scam-report dialogue. */
export type ScamTurn = Turn<ScamState>

/** Makes a turn in which the dialogue says some messages. */
export const toTurn = (
  state: ScamState,
  messages: readonly DialogMessage[],
  rest: Partial<Pick<ScamTurn, 'masked' | 'effects' | 'put'>> = {},
): ScamTurn => ({
  state,
  messages,
  effects: rest.effects ?? [],
  ...(rest.masked !== undefined && { masked: rest.masked }),
  ...(rest.put && { put: rest.put }),
  progress: progressOf(state),
})

/** Makes quick replies of labels; a tap sends its label. */
export const toReplies = (taps: readonly string[]) => taps.map((tap) => ({ text: tap, payload: tap }))

/** Makes the message of a question, with a `note` in a line above it. */
export function questionMessage({ text, taps = [], view }: Prompt, note?: string): DialogMessage {
  return {
    type: 'text',
    text: note ? `${note}\n${text}` : text,
    ...(taps.length > 0 && { quickReplies: toReplies(taps) }),
    ...(view && { view }),
  }
}

/** Asks the present question, with what stands before it. */
export function askStep(c: Context, note?: string): DialogMessage[] {
  const prompt = steps[c.state.step].prompt(c)
  // A card that shows the fact says it better than a note above the question.
  if (prompt.before?.length) return [...prompt.before, questionMessage(prompt)]
  return [questionMessage(prompt, note)]
}

/** Asks the same question in other words; the card above it is shown again only if it has changed. */
function askAgain(c: Context, note: string | undefined, before: ScamState): DialogMessage[] {
  const step = steps[c.state.step]
  const prompt = step.prompt(c)
  // In turns, so that the same sentence is not said twice running; what is agreed to is said whole once.
  const isOdd = (c.state.repeats ?? 0) % 2 === 1
  const text = isOdd || c.state.step === 'consent' ? step.again(c) : prompt.text
  const isChanged = JSON.stringify(c.state.answers) !== JSON.stringify(before.answers)
  const card = (isChanged && prompt.before?.filter(({ view }) => view === 'summary')) || []
  if (card.length > 0) return [...card, questionMessage({ ...prompt, text }, note)]
  return [questionMessage({ ...without(prompt, 'before'), text }, note)]
}

/** Asks the present question without what stands before it, since that has just been read. */
export const repeatStep = (c: Context, note?: string): DialogMessage =>
  questionMessage(without(steps[c.state.step].prompt(c), 'before'), note)

/** Asks the present question in its other words, since its first ones may stand right above. */
export const inOtherWords = (c: Context): DialogMessage => {
  const step = steps[c.state.step]
  return isWaiting(c.state.step)
    ? say(step.again(c))
    : questionMessage({ ...without(step.prompt(c), 'before'), text: step.again(c) })
}

/** Tells whether the relay is at work at a step, so that nothing that she says changes what it does. */
export const isWaiting = (step: StepId): boolean =>
  step === 'sending' || step === 'sendingReport' || step === 'finding'

/** Repeats the question; while the relay is at work, says what it is doing. */
export const repeatOrWait = (c: Context): DialogMessage =>
  isWaiting(c.state.step) ? say(steps[c.state.step].again(c)) : repeatStep(c)

/** Goes on after an answer: to the step that it names, or to the first open question; `asksDanger` asks that first. */
export function follow(given: Outcome, c: Context, { asksDanger = false } = {}): ScamTurn {
  const outcome = withoutFourthTime(given, c)
  const { state, say: said = [] } = settle(outcome, c)
  const open = wantedAfter(outcome, c) ?? openStep(state, c)
  const asks = asksDanger && open !== 'safety' && open !== 'danger'
  const entered = enter(state, asks ? 'danger' : open, c.state.step)
  const next = c.at(asks ? { ...entered, resume: open } : entered)
  const { step, payment, misses, repeats = 0 } = c.state
  const isAsked = steps[step].inCase !== undefined || step === 'reported' || step === 'safety'
  const isSame = next.state.step === step && next.state.payment === payment && isAsked
  const asked = isSame ? c.at({ ...next.state, repeats: repeats + misses + 1 }) : next
  const question = isSame ? askAgain(asked, outcome.note, c.state) : askStep(asked, outcome.note)
  return toTurn(asked.state, [...said, ...question], {
    ...(outcome.effects && { effects: outcome.effects }),
    ...(outcome.masked !== undefined && { masked: outcome.masked }),
  })
}

/** Takes as not known what would be asked a fourth time. */
function withoutFourthTime(outcome: Outcome, c: Context): Outcome {
  const { step, payment, misses, repeats = 0 } = c.state
  const { state } = outcome
  const isSame = (stepAfter(outcome) ?? openStep(state, c)) === step && state.payment === payment
  const given = isSame && misses + repeats >= mostAsked - 1 ? goOnWithout(c.at(state)) : undefined
  return given
    ? {
        ...given,
        ...without(outcome, 'to'),
        state: given.state,
        say: [...(outcome.say ?? []), ...(given.say ?? [])],
        ...(given.to && { to: given.to }),
      }
    : outcome
}

/** How often a question is asked at most, also where the citizen's own questions come between. */
const mostAsked = 3

/** Goes on where the open question can do without an answer. */
export function goOnWithout(c: Context): Outcome | undefined {
  const { step, misses } = c.state
  // Two answers that do not speak of danger end the question about it.
  if (step === 'danger') return misses > 0 ? notInDanger(c) : undefined
  const { unknown, inCase, inDetails } = steps[step]
  const outcome = (inCase ?? inDetails) && unknown?.(c.at({ ...c.state, misses: 2 }))
  return outcome && !isRefusedAnswer(outcome) ? outcome : undefined
}

/** Where an outcome goes on. After danger, a question that has been answered meanwhile is not asked again. */
function wantedAfter(outcome: Outcome, c: Context): StepId | undefined {
  const to = stepAfter(outcome)
  const isBack = c.state.told && (c.state.step === 'safety' || c.state.step === 'danger')
  return to !== undefined && isBack && steps[to].wanted?.(outcome.state, c) === false ? undefined : to
}

const stepAfter = ({ to }: Outcome): StepId | undefined => (typeof to === 'object' ? stepOfFact(to.fact) : to)

/** A further payment that is complete is put aside, and the report goes on. */
function settle(given: Outcome, c: Context): Pick<Outcome, 'state' | 'say'> {
  const outcome = { ...given, state: withSharedBank(given.state) }
  if (!isPaymentComplete(outcome.state, c)) return outcome
  return {
    state: { ...outcome.state, payment: 0 },
    say: [...(outcome.say ?? []), say(c.texts.say.paymentAdded)],
  }
}

/** Who tells of several payments names the bank once. */
function withSharedBank(state: ScamState): ScamState {
  const [first, ...others] = state.answers.payments
  const bank = first?.bank
  if (!bank) return state
  return withAnswers(state, { payments: [first, ...others.map((payment) => ({ bank, ...payment }))] })
}

/** How many questions "back" remembers. */
const trailLength = 40

function enter(state: ScamState, step: StepId, from: StepId): ScamState {
  const remembers = from !== step && !steps[from].aside && hasBegun(state)
  const trail = remembers ? [...state.trail, from].slice(-trailLength) : state.trail
  return { ...without(state, 'repeats'), step, trail, misses: 0 }
}

/** Leaves the present question for an aside, and knows the way back. */
export function aside(to: StepId, c: Context): ScamTurn {
  const { step, resume } = c.state
  const back = steps[step].aside && !isWaiting(step) ? resume : step
  const next = c.at({ ...c.state, step: to, misses: 0, ...(back && { resume: back }) })
  return toTurn(next.state, askStep(next))
}

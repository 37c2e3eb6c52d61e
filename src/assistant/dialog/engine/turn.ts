import { hasBegun, type ScamState, type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, isRefusedAnswer, type Outcome, type Prompt, say } from '../model/step.ts'
import type { DialogMessage, Turn } from '../model/types.ts'
import { isPaymentComplete, openStep, progressOf, stepOfFact, steps } from '../steps/index.ts'
import { backToReport } from '../steps/safety.ts'

/** One turn of the scam-report dialogue. */
export type ScamTurn = Turn<ScamState>

/** Creates a turn in which the dialogue sends some messages. */
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

/** Creates quick replies from labels; a tap sends its label. */
export const toReplies = (taps: readonly string[]) => taps.map((tap) => ({ text: tap, payload: tap }))

/** Creates the message of a question, with a `note` on a line above it. */
export function questionMessage({ text, taps = [], view }: Prompt, note?: string): DialogMessage {
  return {
    type: 'text',
    text: note ? `${note}\n${text}` : text,
    ...(taps.length > 0 && { quickReplies: toReplies(taps) }),
    ...(view && { view }),
  }
}

/** Asks the current question, with the messages that precede it. */
export function askStep(c: Context, note?: string): DialogMessage[] {
  const prompt = steps[c.state.step].prompt(c)
  // A card that shows the fact is better than a note above the question.
  if (prompt.before?.length) return [...prompt.before, questionMessage(prompt)]
  return [questionMessage(prompt, note)]
}

/** Asks the same question in other words; the card above it is shown again only if it has changed. */
function askAgain(c: Context, note: string | undefined, before: ScamState): DialogMessage[] {
  const step = steps[c.state.step]
  const prompt = step.prompt(c)
  // Alternates, so that the same sentence is not said twice in a row; a text that is agreed to is said in
  // full once.
  const isOdd = (c.state.repeats ?? 0) % 2 === 1
  const text = isOdd || c.state.step === 'whatHappened' ? step.again(c) : prompt.text
  const cardsOf = ({ before: shown = [] }: Prompt) => shown.filter(({ view }) => view === 'summary')
  const isChanged =
    JSON.stringify(cardsOf(prompt)) !==
    JSON.stringify(cardsOf(step.prompt(c.at({ ...before, step: c.state.step }))))
  const card = isChanged ? cardsOf(prompt) : []
  if (card.length > 0) return [...card, questionMessage({ ...prompt, text }, note)]
  return [questionMessage({ ...without(prompt, 'before'), text }, note)]
}

/** Asks the current question without the messages that precede it, since they have just been read. */
export const repeatStep = (c: Context, note?: string): DialogMessage =>
  questionMessage(without(steps[c.state.step].prompt(c), 'before'), note)

/** Asks the current question in other words, since the first ones may be right above. */
export const inOtherWords = (c: Context): DialogMessage => {
  const step = steps[c.state.step]
  return isWaiting(c.state.step)
    ? say(step.again(c))
    : questionMessage({ ...without(step.prompt(c), 'before'), text: step.again(c) })
}

/** Tells whether the relay is working at a step, so that nothing the citizen says changes what it does. */
export const isWaiting = (step: StepId): boolean =>
  step === 'sending' || step === 'sendingReport' || step === 'finding'

/** Repeats the question; while the relay is working, says what it is doing. */
export const repeatOrWait = (c: Context): DialogMessage =>
  isWaiting(c.state.step) ? say(steps[c.state.step].again(c)) : repeatStep(c)

/**
 * Continues after an answer: to the step that it names, or to the first open question; `asksDanger` asks that
 * first.
 */
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

/** Stores as unknown what would be asked a fourth time, and some of it a third time after other facts. */
function withoutFourthTime(outcome: Outcome, c: Context): Outcome {
  const { step, payment, misses, repeats = 0 } = c.state
  const { state } = outcome
  const isSame = (stepAfter(outcome) ?? openStep(state, c)) === step && state.payment === payment
  // Somebody who gives two other facts does not want to answer.
  const isPassed = askedTwice.has(step) && state.answers !== c.state.answers
  const most = isPassed ? mostAsked - 1 : mostAsked
  const given = isSame && misses + repeats >= most - 1 ? goOnWithout(c.at(state)) : undefined
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

/** Questions that are asked twice at most if other facts are told. */
const askedTwice: ReadonlySet<StepId> = new Set(['ongoing', 'contact'])
/** Maximum number of times a question is asked, also with the citizen's own questions in between. */
const mostAsked = 3

/** Continues if the open question does not require an answer. */
export function goOnWithout(c: Context): Outcome | undefined {
  const { step, misses } = c.state
  // Two answers that do not mention danger end the question about it, and are no "no".
  if (step === 'danger') return misses > 0 ? backToReport(c) : undefined
  const { unknown, inCase, inDetails } = steps[step]
  const outcome = (inCase ?? inDetails) && unknown?.(c.at({ ...c.state, misses: 2 }))
  return outcome && !isRefusedAnswer(outcome) ? outcome : undefined
}

/**
 * The step that follows an outcome. After danger, a question that has been answered in the meantime is not
 * asked again.
 */
function wantedAfter(outcome: Outcome, c: Context): StepId | undefined {
  const to = stepAfter(outcome)
  const isBack = hasBegun(c.state) && (c.state.step === 'safety' || c.state.step === 'danger')
  return to !== undefined && isBack && steps[to].wanted?.(outcome.state, c) === false ? undefined : to
}

const stepAfter = ({ to }: Outcome): StepId | undefined => (typeof to === 'object' ? stepOfFact(to.fact) : to)

/** A further payment that is complete is set aside, and the report continues. */
function settle(given: Outcome, c: Context): Pick<Outcome, 'state' | 'say'> {
  const outcome = { ...given, state: withSharedBank(given.state) }
  if (!isPaymentComplete(outcome.state, c)) return outcome
  return {
    state: { ...outcome.state, payment: 0 },
    say: [...(outcome.say ?? []), say(c.texts.say.paymentAdded)],
  }
}

/** Someone who tells of several payments names the bank once. */
function withSharedBank(state: ScamState): ScamState {
  const [first, ...others] = state.answers.payments
  const bank = first?.bank
  if (!bank) return state
  return withAnswers(state, { payments: [first, ...others.map((payment) => ({ bank, ...payment }))] })
}

/** Number of questions that "back" remembers. */
const trailLength = 40

function enter(state: ScamState, step: StepId, from: StepId): ScamState {
  const remembers = from !== step && !steps[from].aside && hasBegun(state)
  const trail = remembers ? [...state.trail, from].slice(-trailLength) : state.trail
  return { ...without(state, 'repeats'), step, trail, misses: 0 }
}

/** Leaves the current question for an aside, and remembers the way back. */
export function aside(to: StepId, c: Context): ScamTurn {
  const { step, resume } = c.state
  const back = steps[step].aside && !isWaiting(step) ? resume : step
  const next = c.at({ ...c.state, step: to, misses: 0, ...(back && { resume: back }) })
  return toTurn(next.state, askStep(next))
}

import { sureOf } from '../model/plan.ts'
import { type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { dangerCards, dangerWords } from '../report/contacts.ts'
import { beginsWithTap, isTap, means, parseTri, saysOutright } from '../understand/choice.ts'

/** Asked only when her words speak of violence, threats or self-harm. */
const danger: Step = {
  aside: true,
  hearsStory: true,
  // Who is in danger does not have to say so first.
  prompt: (c) => ({
    text: c.texts.ask.danger.ask,
    taps: [c.texts.taps.yes, c.texts.taps.no],
    before: dangerCards(c),
  }),
  again: ({ texts }) => texts.ask.danger.again,
  answer(text, c) {
    if (beginsWithTap(text, 'yes', c) || isTap(text, 'notSure', c)) return inDanger(c)
    if (!saysSafe(text, c) && !(beginsWithTap(text, 'no', c) && !speaksOfDanger(text, c))) return undefined
    return notInDanger(c)
  },
}

/** Goes back to the report; nothing speaks of danger. */
export const notInDanger = (c: Context): Outcome => ({
  state: without(withAnswers(c.state, { danger: false }), 'resume'),
  ...(c.state.resume && { to: c.state.resume }),
})

const speaksOfDanger = (text: string, c: Context): boolean => {
  const { danger } = c.read(text)
  return danger !== undefined && (danger.quote !== '' || danger.confidence >= sureOf.unnamedDanger)
}

/** Whether the whole message says that nobody is in danger: "kape na oshiponga". */
const isWholeSafe = (text: string, c: Context): boolean => means(text, c, 'safeNow', (w) => w.safe)

/** Whether a message says outright that the citizen is safe or goes on: "I am alone" and "I can't go on" say neither. */
export const saysSafe = (text: string, c: Context): boolean =>
  isWholeSafe(text, c) ||
  (text.length <= mostSafeChars &&
    saysOutright(text, c, (w) => w.safe) &&
    !/\b(?:can.?t|cannot|don.?t|won.?t)\b/i.test(text) &&
    c.namedDanger(text) === undefined)
/** Nobody needs more to say so, and looking through a long message would hold the others up. */
const mostSafeChars = 400

/** The emergency number first; the report waits until she is safe. */
const safety: Step = {
  aside: true,
  hearsStory: true,
  prompt: (c) => ({
    text: c.texts.say.dangerGoOn,
    taps: [c.texts.taps.safeNow, c.texts.taps.person],
    before: safetyLines(c),
  }),
  again: dangerWords,
  answer(text, c) {
    if (saysSafe(text, c) || isTap(text, 'yes', c)) return backToReport(c)
    // Who is not safe yet has been understood.
    return parseTri(text, c) === 'no' ? { refusal: c.texts.say.thanksForTelling } : undefined
  },
}

/** Whom to call now, in words and as buttons that dial. */
export const safetyLines = (c: Context): DialogMessage[] => [say(dangerWords(c), 'advice'), ...dangerCards(c)]

const backToReport = ({ state }: Context): Outcome => ({
  state: without(state, 'resume'),
  ...(state.resume && { to: state.resume }),
})

/** The emergency number comes first, and a person is asked to come into the chat. */
export function inDanger(c: Context): Outcome {
  const state = withAnswers(c.state, { danger: true })
  if (!c.can.has('hand-over') || state.handOverAsked) return { state, to: 'safety' }
  return {
    state: { ...state, handOverAsked: true },
    to: 'safety',
    effects: [{ type: 'hand-over', reason: 'danger' }],
  }
}

/** Lists the steps about her safety. */
export const safetySteps = { danger, safety } as const satisfies Partial<Record<StepId, Step>>

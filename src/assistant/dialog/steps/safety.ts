import { sureOf } from '../model/plan.ts'
import { type StepId, withAnswers, without } from '../model/state.ts'
import { type Context, type Outcome, type Step, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { dangerCards, dangerWords, emergencyNumber } from '../report/contacts.ts'
import { beginsWithTap, hasQuestionMark, isTap, means, parseTri, saysOutright } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'

/** Asked only when the citizen's words mention violence, threats or self-harm. */
const danger: Step = {
  aside: true,
  hearsStory: true,
  // Someone in danger does not have to say so first.
  prompt: (c) => ({
    text: c.texts.ask.danger.ask,
    taps: [c.texts.taps.yes, c.texts.taps.no],
    before: dangerCards(c),
  }),
  again: ({ texts }) => texts.ask.danger.again,
  answer(text, c) {
    // "Yes, he makes me continue" holds words for being safe, and "yes, I am at home with my cat" may mean it.
    if (beginsWithTap(text, 'yes', c) || isTap(text, 'notSure', c))
      return soundsSafe(text, c) ? asksSafe(inDanger(c)) : inDanger(c)
    if (!saysSafe(text, c) && parseTri(text, c) === 'yes') return inDanger(c)
    if (saysSafe(text, c) || (beginsWithTap(text, 'no', c) && !speaksOfDanger(text, c))) return notInDanger(c)
    const told = toldSafety(text, c)
    if (told === 'safe') return withGladness(notInDanger(c), c)
    return told === 'danger' ? inDanger(c) : undefined
  },
}

/** Whether a message says more than yes and nothing of danger. */
const soundsSafe = (text: string, c: Context): boolean =>
  c.hearsAll &&
  text.trim().split(/\s+/).length >= leastTold &&
  c.namedDanger(text) === undefined &&
  c.read(text).danger === undefined &&
  c.read(text).safety?.value !== 'danger'
const leastTold = 3

/** Asks below the numbers whether everybody is safe. */
const asksSafe = (outcome: Outcome): Outcome => ({
  ...outcome,
  state: { ...outcome.state, safeAsked: true },
})

/** Returns to the report; nothing suggests danger. */
const notInDanger = (c: Context): Outcome => ({
  state: without(withAnswers(c.state, { danger: false }), 'resume'),
  ...(c.state.resume && { to: c.state.resume }),
})

const speaksOfDanger = (text: string, c: Context): boolean => {
  const { danger } = c.read(text)
  return danger !== undefined && (danger.quote !== '' || danger.confidence >= sureOf.unnamedDanger)
}

/** Whether the whole message says that no one is in danger: "kape na oshiponga". */
const isWholeSafe = (text: string, c: Context): boolean => means(text, c, 'safeNow', (w) => w.safe)

/**
 * Whether a message says outright that the citizen is safe or wants to continue: "I am alone" and "I can't go
 * on" say neither.
 */
export function saysSafe(text: string, c: Context): boolean {
  // The yes of one language ("si") denies in another.
  const told = beginsWithTap(text, 'yes', c) ? text.trim().replace(/^\S+\s+/, '') : text
  if (isWholeSafe(text, c) || isWholeSafe(told, c)) return true
  if (text.length > mostSafeChars || /\b(?:can.?t|cannot|don.?t|won.?t)\b/i.test(text)) return false
  return saysOutright(told, c, (w) => w.safe, mostWordsAround) && c.namedDanger(text) === undefined
}
/** Maximum number of words in a clause in which a single word, such as "continue", says it. */
const mostWordsAround = 3
/** Longer messages are not needed to say so, and searching them would delay other chats. */
const mostSafeChars = 400

/** The emergency number first; the report waits until the citizen is safe. */
const safety: Step = {
  aside: true,
  hearsStory: true,
  prompt: (c) => ({
    text: c.state.safeAsked ? c.texts.say.safeNowAsked : c.texts.say.dangerGoOn,
    taps: [c.texts.taps.safeNow, c.texts.taps.person],
    before: safetyLines(c),
  }),
  again: dangerWords,
  answer(text, c) {
    // "Yes, I have prepared everything" is no wish to go on.
    if (isTap(text, 'safeNow', c)) return backToReport(c)
    const told = toldSafety(text, c)
    // "Ok" after "Call 112 now", and "yes" after "is there someone near you", do not say so.
    const isPlainYes = means(text, c, 'yes', (w) => w.yes)
    if (isPlainYes && !c.state.safeAsked)
      return c.state.misses === 0 && isTap(text, 'yes', c) ? backToReport(c) : undefined
    const isAgain = c.state.safeAsked && (told === 'perhaps' || c.read(text).says?.value === 'yes')
    if (isPlainYes || isAgain || saysSafe(text, c) || told === 'safe' || isSafeNow(text, c))
      return withGladness(backToReport(c), c)
    if (told === 'perhaps') return { refusal: '', ask: c.texts.say.safeNowAsked }
    const isUnclear = told !== 'danger' && parseTri(text, c) !== 'no'
    const { notOver, notOverSelf } = c.texts.say
    const words = c.state.dangers?.at(-1) === 'self' ? notOverSelf : notOver
    return isUnclear ? undefined : { refusal: words({ number: emergencyNumber(c) }) }
  },
}

/** In the language of the chat, or in English. */
const beginsWithYes = (text: string, c: Context): boolean =>
  c.words.slice(0, 2).some(({ yes }) => yes.some((word) => fold(text).startsWith(`${word} `)))

/** "Yes, my sister is with me", after "Are you safe now?", if nothing in it sounds like danger. */
const isSafeNow = (text: string, c: Context): boolean =>
  c.state.safeAsked === true &&
  c.hearsAll &&
  beginsWithYes(text, c) &&
  !hasQuestionMark(text) &&
  c.namedDanger(text) === undefined &&
  c.read(text).danger === undefined &&
  c.read(text).safety?.value !== 'danger'

/**
 * What the citizen's own words say about their safety: "my sister is with me now". `perhaps` if they only suggest
 * that the danger is over.
 */
export function toldSafety(text: string, c: Context): 'safe' | 'perhaps' | 'danger' | undefined {
  const { safety: told } = c.hearsAll ? c.read(text) : {}
  if (!told || c.namedDanger(text) !== undefined) return undefined
  if (told.value === 'danger') return told.confidence >= sureOf.danger ? 'danger' : undefined
  return told.confidence >= sureOf.safe ? 'safe' : 'perhaps'
}

const withGladness = (outcome: Outcome, c: Context): Outcome => ({
  ...outcome,
  say: [say(c.texts.say.gladSafe({ number: emergencyNumber(c) }))],
})

/** Whom to call now, in words and as buttons that dial. */
export const safetyLines = (c: Context): DialogMessage[] => [say(dangerWords(c), 'advice'), ...dangerCards(c)]

/** Returns to the report, and stores nothing: later words of danger are heard again. */
export const backToReport = ({ state }: Context): Outcome => ({
  state: without(state, 'resume', 'safeAsked'),
  ...(state.resume && { to: state.resume }),
})

/** Shows the emergency number first and requests an agent for the chat. */
export function inDanger(c: Context): Outcome {
  const state = withAnswers(c.state, { danger: true })
  if (!c.can.has('hand-over') || state.handOverAsked) return { state, to: 'safety' }
  return {
    state: { ...state, handOverAsked: true },
    to: 'safety',
    effects: [{ type: 'hand-over', reason: 'danger' }],
  }
}

/** Steps about the citizen's safety. */
export const safetySteps = { danger, safety } as const satisfies Partial<Record<StepId, Step>>

import type { DangerKind } from '../../languages/tables/vocabulary.ts'
import { sureOf } from '../model/plan.ts'
import { type ScamState, without } from '../model/state.ts'
import { type Context, type Outcome, type RefusedAnswer, say } from '../model/step.ts'
import type { DialogMessage } from '../model/types.ts'
import { dangerCards } from '../report/contacts.ts'
import { steps } from '../steps/index.ts'
import { theyAgree } from '../steps/opening.ts'
import { inDanger, safetyLines, saysSafe, toldSafety } from '../steps/safety.ts'
import { mentions } from '../understand/choice.ts'
import { asciiDigits } from '../understand/fold.ts'
import { asksForNumber } from './expected.ts'
import { isOwnWords, isTapOf } from './own-words.ts'
import { aside, askStep, follow, isWaiting, questionMessage, type ScamTurn, toTurn } from './turn.ts'

/** How certain it is that someone is in danger. */
type Danger = 'surely' | 'perhaps'

/**
 * Tells whether the words themselves name danger to life, whatever the step and whatever was said before:
 * this takes precedence over commands, answers and agent prompts.
 */
export const namesDanger = (text: string, c: Context): boolean =>
  c.namedDanger(text) !== undefined && !isTapOf(text, c)

/** "911", where no number was asked for. */
export const namesEmergencyLine = (text: string, { state, profile }: Context): boolean =>
  !asksForNumber(state) && new Set([...emergencyLines, profile.emergencyNumber]).has(asciiDigits(text).trim())
/** What people know from their own country or from films. */
const emergencyLines = ['911', '112', '999', '110', '119', '000']

/**
 * Detects danger at every step. Words that name it and a reader that is sure are enough at any time, also
 * after "I am safe"; if it is unsure, the citizen is asked once. A message that answers the open question has to
 * sound more like it.
 */
export function dangerIn(text: string, c: Context, isAnswer = false): Danger | undefined {
  if (namesDanger(text, c)) return 'surely'
  const { step, answers } = c.state
  const isAsked = step === 'danger' || step === 'safety'
  const isSafe =
    saysSafe(text, c) || toldSafety(text, c) === 'safe' || (c.hearsAll && c.read(text).says?.value === 'no')
  if (isAsked && isSafe) return undefined
  const isOwn = isOwnWords(text, c)
  const { danger } = c.hearsAll && isOwn ? c.read(text) : {}
  if (danger?.quote && danger.confidence >= sureOf.danger) return 'surely'
  if (step === 'danger' || step === 'safety' || isWaiting(step)) return undefined
  const isNamed = mentions(text, c, (w) => w.danger)
  if (danger?.quote || isNamed) return 'perhaps'
  // "Take my daughter's number, 55 3418 2207" answers the question.
  const isNumber = step === 'contact' && /\p{Nd}(?:[\s.-]?\p{Nd}){6}/u.test(text)
  // "Yes, she is next to me and wants me to do this" as well.
  const isAgreed = step === 'reporter' && theyAgree(text, c) !== undefined
  const isTold =
    danger !== undefined &&
    danger.confidence >= (isAnswer ? sureOf.dangerInAnswer : 0) &&
    !isNumber &&
    !isAgreed &&
    text.trim().split(/\s+/).length >= (answers.danger ? leastAgain : leastTroubled)
  // "He is back at the door", after it was over.
  return isTold && answers.danger !== false ? 'perhaps' : undefined
}
const leastTroubled = 4
/** "Ele voltou", after somebody was in danger. */
const leastAgain = 2

/** Who may end their life must not be taken for somebody in other danger: another line helps them. */
const leastOfKind: Readonly<Record<DangerKind, number>> = { self: 0.6, home: 0.4, harm: 0.8, ill: 0.8 }

/** Adds the kind of danger that a message tells: named by its words, or heard by the reader. */
function withKind(state: ScamState, text: string, c: Context): ScamState {
  const named = c.namedDanger(text)
  const { dangerKind: told } = c.read(text)
  const isSure = told && told.confidence >= leastOfKind[told.value]
  const kind = named ? (named.home ? 'home' : named.kind) : isSure ? told.value : undefined
  if (!kind) return state
  const others = (state.dangers ?? []).filter((one) => one !== kind)
  return { ...state, dangers: [...others, kind] }
}

/** The citizen's safety comes first; whatever else was told is stored. */
export function toSafety(
  danger: Danger,
  text: string,
  { outcome, answers, c }: { outcome: Outcome | undefined; answers: readonly DialogMessage[]; c: Context },
): ScamTurn {
  // "Do I hang up?" is answered below the numbers to call.
  const withReplies = (turn: ScamTurn): ScamTurn => ({
    ...turn,
    messages: [...turn.messages.slice(0, -1), ...answers, ...turn.messages.slice(-1)],
  })
  if (danger === 'perhaps') {
    if (!outcome) return withReplies(aside('danger', c.at(withKind(c.state, text, c))))
    const others = outcome.say?.filter((message) => !answers.includes(message)) ?? []
    const state = withKind(outcome.state, text, c)
    return withReplies(follow({ ...outcome, state, say: others }, c, { asksDanger: true }))
  }
  const told = keepsOnlyFacts(outcome, c) ? outcome.state : c.state
  const isChild = c.namedDanger(text)?.child === true
  const heard = inDanger(
    c.at({
      ...without(withKind(told, text, c), 'safeAsked'),
      ...(isChild && { childInDanger: true as const }),
    }),
  )
  const rest = heard.effects ? { effects: heard.effects } : {}
  const { step } = c.state
  if (isWaiting(step)) {
    const here = c.at({ ...heard.state, step })
    return toTurn(here.state, [...safetyLines(here), say(steps[step].again(here))], rest)
  }
  const here = c.at({ ...heard.state, step: 'safety', misses: 0, ...resumeAfter(c.state) })
  return withReplies(toTurn(here.state, askStep(here), rest))
}

/**
 * Replies to a message that does not end the danger. What was heard is answered; the numbers are said again each
 * third time.
 */
export function stillAtSafety(c: Context, refused: RefusedAnswer | undefined): ScamTurn {
  const { state, texts } = c
  const { safety } = steps
  const replies = [texts.say.stillInDanger, texts.say.safeNowAsked, safety.again(c)] as const
  const turn = state.misses % replies.length
  const words = refused?.ask ?? ((turn < 2 && refused?.refusal) || replies[turn] || replies[0])
  const { taps = [] } = safety.prompt(c)
  const isAsked = words === texts.say.safeNowAsked
  return toTurn(
    {
      ...without(state, 'safeAsked'),
      ...(isAsked && { safeAsked: true as const }),
      misses: state.misses + 1,
    },
    [...(words === replies[2] ? [] : dangerCards(c)), questionMessage({ text: words, taps })],
  )
}

/** An answer that sends, deletes or closes something is not accepted in a message that names danger. */
function keepsOnlyFacts(outcome: Outcome | undefined, { state }: Context): outcome is Outcome {
  const { inCase, inDetails, aside: isAside } = steps[state.step]
  const isQuestion = (inCase !== undefined || inDetails !== undefined) && !isAside
  return outcome !== undefined && isQuestion && !outcome.effects && outcome.to !== 'declined'
}

/** Where to resume afterwards: at the question that was open, even if it was already left for an aside. */
function resumeAfter({ step, resume }: ScamState): Pick<ScamState, 'resume'> {
  if (resume && steps[step].aside) return { resume }
  return step === 'safety' || step === 'danger' ? {} : { resume: step }
}

import { sureOf } from '../model/plan.ts'
import type { ScamState } from '../model/state.ts'
import { type Context, type Outcome, say } from '../model/step.ts'
import { steps } from '../steps/index.ts'
import { inDanger, safetyLines, saysSafe } from '../steps/safety.ts'
import { mentions } from '../understand/choice.ts'
import { isOwnWords, isTapOf } from './own-words.ts'
import { aside, askStep, follow, isWaiting, type ScamTurn, toTurn } from './turn.ts'

/** How sure it is that somebody is in danger. */
type Danger = 'surely' | 'perhaps'

/**
 * Tells whether the words themselves name danger to life, whatever the step and whatever was said before: no command, no
 * answer and nothing that a person has put to the citizen comes before it.
 */
export const namesDanger = (text: string, c: Context): boolean =>
  c.namedDanger(text) !== undefined && !isTapOf(text, c)

/**
 * Hears danger at every step. Words that name it and a reader that is sure are enough at any time, also after "I am safe"; what
 * is unsure is asked about once.
 */
export function dangerIn(text: string, c: Context): Danger | undefined {
  if (namesDanger(text, c)) return 'surely'
  const { step, answers } = c.state
  if ((step === 'danger' || step === 'safety') && saysSafe(text, c)) return undefined
  const isOwn = isOwnWords(text, c)
  const { danger } = c.hearsAll && isOwn ? c.read(text) : {}
  if (danger?.quote && danger.confidence >= sureOf.danger) return 'surely'
  if (answers.danger === true || step === 'danger' || step === 'safety' || isWaiting(step)) return undefined
  const isNamed = mentions(text, c, (w) => w.danger)
  if (danger?.quote || isNamed) return 'perhaps'
  const isTold = danger !== undefined && text.trim().split(/\s+/).length >= leastTroubled
  return isTold && answers.danger === undefined ? 'perhaps' : undefined
}
const leastTroubled = 4

/** The citizen's safety comes before anything else is said; what else was told is kept. */
export function toSafety(danger: Danger, text: string, outcome: Outcome | undefined, c: Context): ScamTurn {
  if (danger === 'perhaps' && !outcome) return aside('danger', c)
  if (danger === 'perhaps')
    return follow({ ...outcome, state: outcome?.state ?? c.state }, c, { asksDanger: true })
  const told = keepsOnlyFacts(outcome, c) ? outcome.state : c.state
  const child = c.namedDanger(text)?.child
  const heard = inDanger(c.at(child ? { ...told, childInDanger: true } : told))
  const rest = heard.effects ? { effects: heard.effects } : {}
  const { step } = c.state
  if (isWaiting(step)) {
    const here = c.at({ ...heard.state, step })
    return toTurn(here.state, [...safetyLines(here), say(steps[step].again(here))], rest)
  }
  const here = c.at({ ...heard.state, step: 'safety', misses: 0, ...resumeAfter(c.state) })
  return toTurn(here.state, askStep(here), rest)
}

/** An answer that sends, deletes or closes something is not taken beside words of danger. */
function keepsOnlyFacts(outcome: Outcome | undefined, { state }: Context): outcome is Outcome {
  const { inCase, inDetails, aside: isAside } = steps[state.step]
  const isQuestion = (inCase !== undefined || inDetails !== undefined) && !isAside
  return outcome !== undefined && isQuestion && !outcome.effects && outcome.to !== 'declined'
}

/** Where to go on afterwards: at the question that was open, also when it was left for an aside before. */
function resumeAfter({ step, resume }: ScamState): Pick<ScamState, 'resume'> {
  if (resume && steps[step].aside) return { resume }
  return step === 'safety' || step === 'danger' ? {} : { resume: step }
}

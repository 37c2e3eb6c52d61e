import type { StepId } from '../model/state.ts'
import type { Context, Outcome, RefusedAnswer } from '../model/step.ts'
import { steps } from '../steps/index.ts'
import { phrases } from '../understand/choice.ts'
import { fold } from '../understand/fold.ts'

/** Questions where a no makes the case less urgent or changes it. */
const askedAgain: ReadonlySet<StepId> = new Set(['ongoing', 'moneyLeft'])

/** Maximum words after a phrase that change nothing: "hindi ata po". */
const mostBehind = 2

/**
 * Handles a doubtful no, such as "I don't think so". The question is asked again, and a second doubt is
 * stored as not sure: a wrong no lets the money go.
 */
export function likelyNo(text: string, c: Context): Outcome | RefusedAnswer | undefined {
  const { step: id, misses } = c.state
  if (!askedAgain.has(id) || !isLikelyNo(text, c)) return undefined
  const step = steps[id]
  if (misses > 0) return step.answer(c.texts.taps.notSure, c)
  return { refusal: c.texts.say.likelyNo, ask: step.prompt(c).text }
}

function isLikelyNo(text: string, c: Context): boolean {
  const said = fold(text)
  return phrases(c, (words) => words.likelyNo).some(
    (phrase) =>
      said === phrase ||
      (said.startsWith(`${phrase} `) && said.slice(phrase.length).trim().split(' ').length <= mostBehind),
  )
}

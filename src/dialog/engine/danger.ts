import { sureOf } from '../model/plan.ts'
import type { Context, Outcome } from '../model/step.ts'
import { steps } from '../steps/index.ts'
import { inDanger } from '../steps/safety.ts'
import { mentions } from '../understand/choice.ts'
import { isOwnWords } from './own-words.ts'
import { aside, follow, isWaiting, type ScamTurn } from './turn.ts'

/** How sure it is that somebody is in danger. */
type Danger = 'surely' | 'perhaps'

/** Heard at every question. Once she has said that nobody is in danger, only a phrase that says so is heard again. */
export function dangerIn(text: string, c: Context): Danger | undefined {
  const { step, answers } = c.state
  if (answers.danger === true || step === 'danger' || step === 'safety' || isWaiting(step)) return undefined
  if (mentions(text, c, (w) => w.despair)) return 'surely'
  const isNamed = mentions(text, c, (w) => w.danger)
  if (!c.hearsAll) return isNamed ? 'surely' : undefined
  if (!isOwnWords(text, c)) return isNamed ? 'perhaps' : undefined
  const { danger } = c.read(text)
  if (danger?.quote && danger.confidence >= sureOf.danger) return 'surely'
  if (danger?.quote || isNamed) return 'perhaps'
  const isTold = danger !== undefined && text.trim().split(/\s+/).length >= leastTroubled
  return isTold && answers.danger === undefined ? 'perhaps' : undefined
}
const leastTroubled = 4

/** Her safety comes before anything else is said; what else she told is kept. */
export function toSafety(danger: Danger, outcome: Outcome | undefined, c: Context): ScamTurn {
  if (danger === 'perhaps' && !outcome) return aside('danger', c)
  if (danger === 'perhaps')
    return follow({ ...outcome, state: outcome?.state ?? c.state }, c, { asksDanger: true })
  const told = inDanger(c.at(outcome?.state ?? c.state))
  const { step, resume } = c.state
  return follow({ ...told, state: { ...told.state, resume: steps[step].aside && resume ? resume : step } }, c)
}

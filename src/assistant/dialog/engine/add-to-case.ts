import type { Answers } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { toReport } from '../report/report.ts'
import type { ScamTurn } from './turn.ts'

/** Adds new facts about the payments and the kind of scam to the open case, so that a payment is traced as soon as its reference is known. */
export function withAddition(turn: ScamTurn, c: Context): ScamTurn {
  const { state } = turn
  const { caseId, adding, detailing, answers } = state
  const isNew = known(answers) !== known(c.state.answers)
  if (!adding || detailing || caseId === undefined || c.state.caseId !== caseId || !isNew) return turn
  const report = c.can.has('send-report') ? toReport(state, c) : undefined
  return report ? { ...turn, effects: [...turn.effects, { type: 'send-report', caseId, report }] } : turn
}

/** The known facts about the payments, and the kind of scam. "I don't know" adds nothing. */
const known = ({ payments, scamType }: Answers): string =>
  JSON.stringify([payments, scamType], (_, value: unknown) => (value === null ? undefined : value))

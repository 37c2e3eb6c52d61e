import type { Answers } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { DialogEffect } from '../model/types.ts'
import { toNote, toReport } from '../report/report.ts'
import type { ScamTurn } from './turn.ts'

/**
 * Adds new facts about the payments and the scam type to the open case: as a detailed report, which starts a
 * trace as soon as a reference is known, or as a note if the contact or the amount that a report requires is
 * missing.
 */
export function withAddition(turn: ScamTurn, c: Context): ScamTurn {
  const { state } = turn
  const { caseId, adding, detailing, answers } = state
  const isNew = known(answers) !== known(c.state.answers)
  if (!adding || detailing || caseId === undefined || c.state.caseId !== caseId || !isNew) return turn
  const report = c.can.has('send-report') ? toReport(state, c) : undefined
  const effect: DialogEffect = report
    ? { type: 'send-report', caseId, report }
    : { type: 'add-note', caseId, note: toNote(state, c.profile) }
  return { ...turn, effects: [...turn.effects, effect] }
}

/** The known facts about the payments, and the scam type. "I don't know" adds nothing. */
const known = ({ payments, scamType }: Answers): string =>
  JSON.stringify([payments, scamType], (_, value: unknown) =>
    value === null || value === 'unknown' ? undefined : value,
  )

import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import { reportsLoss } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { knownBank } from './contacts.ts'

type Todo = Exclude<keyof Context['texts']['todo'], 'title' | 'call' | 'callAny'>

const access: readonly Todo[] = ['lockCard', 'passwords']
const payments: readonly Todo[] = ['payNothing']

/** To-dos of each scam type, in addition to those that always apply. */
const ofKind: Partial<Record<ScamType, readonly Todo[]>> = {
  impersonation_bank_police: access,
  account_takeover: access,
  remote_access: ['removeApp', ...access],
  impersonation_family_friend: ['realPerson'],
  investment: payments,
  romance: payments,
  advance_fee: payments,
  job_task: payments,
  extortion_coercion: payments,
  recovery_scam: payments,
}

/** Lists what the citizen can do now, one line each under a title, the most urgent first. */
export function todoText(c: Context): string {
  const { todo } = c.texts
  const { scamType } = c.state.answers
  const bank = knownBank(c)?.name
  const lines = [...((scamType && ofKind[scamType]) ?? []), 'keep', 'police'] as const
  return [
    todo.title,
    ...(reportsLoss(c.state) ? [bank ? todo.call({ bank }) : todo.callAny] : []),
    ...lines.map((line) => todo[line]),
  ].join('\n')
}

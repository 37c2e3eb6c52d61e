import { describe, expect, it } from 'vitest'
import {
  newState,
  type Payment,
  type ScamState,
  type StepId,
} from '../../../src/assistant/dialog/model/state.ts'
import { dialog, factsOf } from './as-people-write.ts'
import { now, talk } from './talk.ts'

/**
 * Answers that were once read worse than by an earlier reader, or from which unstated facts were stored: the
 * language, the question, the words, and the facts in them.
 */
const table: readonly [lang: string, step: StepId, text: string, facts: Readonly<Record<string, string>>][] =
  [
    ['en', 'ongoing', '5550011 Rolan Sample, Meridian Bank', { 'payments.0.receiver.account': '"5550011"' }],
    ['en', 'ongoing', 'no. will i get my money back?', { ongoing: '"no"' }],
    ['kj', 'ongoing', 'ahowe. oimaliwa yange otai aluka?', { ongoing: '"no"' }],
    ['en', 'ongoing', 'i dont think so', {}],
    ['fr', 'ongoing', 'je crois pas', {}],
    ['tl', 'moneyLeft', 'hindi ata', {}],
    ['rw', 'moneyLeft', 'sidhani', {}],
    ['tl', 'amount', 'hiningan ako 15k', {}],
    ['ur', 'amount', 'unho ne 15000 manga', {}],
    ['en', 'amount', 'they asked 15k but i sent 5k', { 'payments.0.amountMinor': '500000' }],
    ['en', 'when', 'last week', {}],
    ['tl', 'when', 'noong nakaraang linggo', {}],
    ['ur', 'when', 'pichle hafte', {}],
    ['fr', 'when', '9h et demie', { 'payments.0.paidAt': '"2026-11-21T01:30:00.000Z"' }],
    ['rw', 'when', 'saa tatu', { 'payments.0.paidAt': '"2026-11-21T01:00:00.000Z"' }],
    ['tl', 'when', 'alas nuwebe y medya', { 'payments.0.paidAt': '"2026-11-21T01:30:00.000Z"' }],
    ['ur', 'bank', 'میریڈین', { 'payments.0.bank': '"MRDN"' }],
  ]

const order: readonly StepId[] = ['bank', 'amount', 'when']

/** Returns the state in which a question is open and all earlier ones are answered. */
function stateAt(lang: string, step: StepId): ScamState {
  const at = order.indexOf(step)
  const payment: Payment = {
    ...(at > 0 && { bank: { code: 'UNTY', name: 'Unity Bank' } }),
    ...(at > 1 && { amountMinor: 250_000 }),
  }
  const answers = {
    payments: [payment],
    ...(step !== 'ongoing' && { ongoing: 'no' as const }),
    ...(at >= 0 && { moneyLeft: 'yes' as const, scamType: 'other' as const }),
  }
  return { ...newState(lang), step, consentAt: now, answers }
}

describe('answers that were once misread', () => {
  it.each(table)('are read correctly (%s, %s): %s', (lang, step, text, facts) => {
    const from = stateAt(lang, step)
    const before = factsOf(from)
    const after = Object.entries(factsOf(talk(dialog, [text], { lang, from }).state))
    const found = Object.fromEntries(after.filter(([path, value]) => before[path] !== value))
    if (Object.keys(facts).length === 0) expect(found).toEqual({})
    else expect(found).toMatchObject(facts)
  })
})

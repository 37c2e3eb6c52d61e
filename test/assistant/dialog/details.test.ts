import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScamState, StepId } from '../../../src/assistant/dialog/model/state.ts'
import type { CaseReport } from '../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { holds } from '../../support/properties.ts'
import { caseCreated, type Line, profile, talk, transcript } from './talk.ts'

const dialog = createScamReport(profile, { can: ['send-report', 'find-case', 'hand-over'] })
const plain = createScamReport(profile)

const toContact: Line[] = ['I paid, or they took money', 'No', 'unity', '25,000']
const toCase: Line[] = [...toContact, '0917 123 4567', 'Send now', caseCreated()]
/** Answers to every question after the case. */
const toEnd: Line[] = [...toCase, 'an hour ago', 'TX-1001', '5550011', 'Job']
const toReport: Line[] = [
  ...toEnd,
  'Add details',
  'Maria Clara Reyes',
  'Philippines',
  'National ID',
  '1234-5678-9012',
  'The same name',
  '5550001',
  'yesterday',
  'A call',
  'They promised me a job.',
  'No',
  'Skip',
  'Skip',
  'No',
  'Send now',
]
const delivered: Line = { type: 'result', effect: 'send-report', ok: true }
const report = (status: string): CaseReport => ({
  case_id: 'CASE-77',
  status,
  recovery_trace_summary: { amount_reported: 25_000, amount_frozen: 18_000 },
  freeze_status_timeline: [{ freeze_id: 'F1', institution_code: 'MRDN', freeze_status: 'active' }],
  next_milestone: 'freeze_expires_at 2026-11-24T02:40:00Z',
})
const found = (value: CaseReport | null): Line => ({
  type: 'result',
  effect: 'find-case',
  ok: true,
  case: value,
})

describe('the detailed report', () => {
  it('offers the identity documents that the deployment lists, and all of them if it lists none', () => {
    const untilDocument = toReport.slice(0, toReport.indexOf('National ID'))
    const few = createScamReport(
      { ...profile, identityTypes: ['Passport', 'None'] },
      { can: ['send-report'] },
    )
    expect(talk(few, untilDocument).last).toContain('[Passport | No document | Skip]')
    expect(talk(few, untilDocument).last).not.toContain('Refugee ID')
    expect(talk(dialog, untilDocument).last).toContain('Refugee ID')
  })

  it('deletes the identity of the citizen once it has arrived', () => {
    const { state, last } = talk(dialog, [...toReport, delivered])
    expect(last).toContain('no longer kept in this chat')
    expect(JSON.stringify(state)).not.toMatch(/Maria|Reyes|123456789012|9171234567|5550001|promised/)
    expect(state).toMatchObject({ step: 'reported', delivered: true })
  })

  it('keeps the identity out of the stored conversation', () => {
    const held = talk(dialog, [...toReport, delivered])
    const stored = `${held.stored.join('\n')}\n${transcript(held)}`
    expect(stored).not.toMatch(/Maria|Reyes|1234-?5678|0917 123 4567|9171234567|5550001/)
  })

  it('is sent once, however often the citizen says "Send now"', () => {
    const { state } = talk(dialog, toReport.slice(0, -1))
    const lines: Line[] = ['Send now', 'Send now', 'yes', 'back', 'stop', delivered, delivered]
    const { effects } = talk(dialog, lines, { from: state })
    expect(effects.filter(({ type }) => type === 'send-report')).toHaveLength(1)
  })

  it('keeps the details if the citizen stops, and resumes at the same question', () => {
    const untilHolder = toReport.slice(0, toReport.indexOf('The same name'))
    const { state, last } = talk(dialog, [...untilHolder, 'stop'])
    expect(last).toContain('What you told me is kept here')
    expect(state.answers.details).toMatchObject({ name: 'Maria Clara Reyes', idNumber: '123456789012' })
    expect(talk(dialog, ['Add details'], { from: state }).state.step).toBe('holder')
  })

  it('says that the details are saved if they do not arrive', () => {
    const failure = (attempts: number, final: boolean): Line => ({
      type: 'result',
      effect: 'send-report',
      ok: false,
      attempts,
      final,
    })
    expect(talk(dialog, [...toReport, failure(3, false)]).last).toContain('I keep trying')
    const given = talk(dialog, [...toReport, failure(9, true)])
    expect(given.last).toContain('nothing is lost')
    expect(talk(dialog, ['Send now'], { from: given.state }).effects).toHaveLength(1)
  })

  it('accepts a reference after the last question', () => {
    const lines = toEnd.map((line) => (line === 'TX-1001' ? 'I can’t find it' : line))
    const { state, last } = talk(dialog, [...lines, 'TX-1001'])
    expect(last).toContain('I have added the reference')
    expect(state.answers.payments[0]?.reference).toBe('TX-1001')
  })

  it('is not offered if the host accepts no reports or if nothing was lost', () => {
    expect(talk(dialog, toEnd).last).toContain('Add details')
    expect(talk(plain, toEnd).last).not.toContain('Add details')
    const stopped = [
      'a man offers me a job and wants me to pay a deposit',
      'No, I stopped in time',
      'Skip',
      'Send now',
      caseCreated(),
      'Skip',
    ]
    const told = talk(dialog, stopped)
    expect(told.state.step).toBe('reported')
    expect(told.last).not.toContain('Add details')
  })
})

describe('a case that is looked up by its number', () => {
  const ask: Line[] = ['I have a case number', 'CASE-77', '4567']

  it('is described in plain words, and becomes the case of the chat', () => {
    const { state, effects, last, stored } = talk(dialog, [...ask, found(report('frozen'))])
    expect(effects).toEqual([{ type: 'find-case', caseId: 'CASE-77', lastDigits: '4567' }])
    expect(last).toContain('PHP 18,000.00 is held')
    expect(state).toMatchObject({ step: 'reported', caseId: 'CASE-77' })
    expect(stored.at(-1)).not.toBe('4567')
  })

  it('can be named in a sentence', () => {
    expect(talk(dialog, ['my case is case-77ab']).state).toMatchObject({
      step: 'findDigits',
      lookup: { caseId: 'CASE-77AB' },
    })
  })

  it('cannot be looked up for 15 minutes after five wrong attempts, even after a restart', () => {
    const wrong: Line[] = [...ask, found(null)]
    const again: Line[] = ['CASE-77', '4567', found(null)]
    const four = talk(dialog, [...wrong, ...again, ...again, ...again])
    expect(four.last).toBe('I can’t find a case with these details.\nWhat is your case number? [Back]')
    const five = talk(dialog, again, { from: four.state })
    expect(five.last).toContain('please try again in 15 minutes')
    const restarted = talk(dialog, ['start again', 'I have a case number'], { from: five.state })
    expect(restarted.last).toContain('try again in 15 minutes')
    const later = talk(dialog, ['I have a case number'], { from: five.state, now: '2026-11-21T02:46:00Z' })
    expect(later.state.step).toBe('findCase')
  })

  it('does not change a report in progress', () => {
    const { state } = talk(dialog, [...toContact, 'status', 'CASE-77', '4567', found(report('tracing'))])
    expect(state).toMatchObject({ step: 'contact', earlierCases: ['CASE-77'] })
    expect(state.answers.payments[0]?.amountMinor).toBe(2_500_000)
  })
})

describe('news and hand-off requests', () => {
  it('report a changed case immediately, and repeat the open question', () => {
    const changed: Line = { type: 'case-changed', case: report('returning') }
    expect(talk(dialog, [...toEnd, changed]).last).toContain('There is news about your case CASE-77.')
    const amid = talk(dialog, [...toContact, changed])
    expect(amid.last).toContain('What phone number can we reach you on?')
    expect(amid.state.step).toBe('contact')
    const after = talk(dialog, [...toCase, changed])
    expect(after.last).toContain('When did you pay?')
    expect(after.state.step).toBe('when')
  })

  it('request an agent once, and say if none is available', () => {
    const asked = talk(dialog, ['I paid, or they took money', 'person', 'agent please'])
    expect(asked.effects).toEqual([{ type: 'hand-over', reason: 'asked' }])
    expect(asked.last).toContain('I have asked for a person')
    const failed: Line = { type: 'result', effect: 'hand-over', ok: false, attempts: 1, final: true }
    expect(talk(dialog, [failed], { from: asked.state }).last).toContain('only help')
    expect(talk(plain, ['I paid, or they took money', 'person']).effects).toEqual([])
  })

  it('request an agent if the citizen is in danger', () => {
    const { effects } = talk(dialog, ['I paid, or they took money', 'he has a knife', 'Yes'])
    expect(effects).toEqual([{ type: 'hand-over', reason: 'danger' }])
  })
})

describe('a state that another release has stored', () => {
  const stored: ScamState = {
    version: 1,
    step: 'when',
    lang: 'en',
    answers: {
      payments: [{ bank: { code: 'UNTY', name: 'Unity Bank' }, amountMinor: 2_500_000 }],
      ongoing: 'no',
      moneyLeft: 'yes',
      scamType: 'job_task',
    },
    payment: 0,
    misses: 0,
    trail: ['ongoing', 'moneyLeft', 'type', 'bank', 'amount'],
    begun: 'tapped',
    consentAt: '2026-11-21T02:30:00Z',
  }
  /** A step that only another release has. */
  const unknown = 'horoscope' as StepId

  it('continues at the first open question if its own is unknown', () => {
    expect(talk(dialog, ['repeat'], { from: { ...stored, step: unknown } }).state.step).toBe('contact')
  })

  it.each(['Yes', 'No', 'Not sure'])(
    'does not take "%s" as the answer to the next question if its own is unknown',
    (said) => {
      const answers = { ...stored.answers, contact: '+639175550199' }
      const { state, effects } = talk(dialog, ['yesterday'], { from: { ...stored, answers } })
      expect(state.step).toBe('summary')
      const held = talk(dialog, [said], { from: { ...state, step: unknown } })
      expect(held.state.step).toBe('summary')
      expect([...effects, ...held.effects]).toEqual([])
    },
  )

  it('detects danger in the answer to an unknown question', () => {
    const from = { ...stored, step: unknown }
    expect(talk(dialog, ['No, he has a gun and says he will kill me'], { from }).state.step).toBe('safety')
  })

  it('returns to the newest question that is known', () => {
    const from = { ...stored, trail: [...stored.trail, unknown] }
    expect(talk(dialog, ['back'], { from }).state.step).toBe('amount')
  })

  it('drops an agent’s question that is unknown', () => {
    const by = { id: 'p1', login: 'ana', name: 'Ana' }
    const put = { type: 'question', step: unknown, by, misses: 0 } as const
    expect(talk(dialog, ['Yes'], { from: { ...stored, step: 'contact', put } }).state.put).toBeUndefined()
  })
})

describe('the dialogue about the details, whatever the citizen says,', () => {
  it('never throws, never shows the citizen’s identity, and sends at most one report', () => {
    const said = fc.oneof(
      fc.constantFrom(
        ...toReport.filter((line) => typeof line === 'string'),
        'back',
        'edit',
        'Name',
        'stop',
        'Add details',
        'Add another payment',
        'skip',
        '😀',
        'x'.repeat(4000),
      ),
      fc.string({ unit: 'binary', maxLength: 100 }),
    )
    const line: fc.Arbitrary<Line> = fc.oneof(
      { weight: 9, arbitrary: said },
      { weight: 1, arbitrary: fc.constantFrom<Line>(delivered, { type: 'language', lang: 'ur' }) },
    )
    const open = talk(dialog, [...toEnd, 'Add details', 'Maria Clara Reyes']).state
    holds(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const held = talk(dialog, lines, { from: open })
        expect(transcript(held)).not.toMatch(/Maria|Reyes|9171234567/)
        const sent = held.effects.filter(({ type }) => type === 'send-report').length
        const arrived = held.turns.filter(
          ({ state }, index) => state.delivered && !held.turns[index - 1]?.state.delivered,
        )
        expect(sent).toBeLessThanOrEqual(1 + arrived.length + lines.filter((one) => one === delivered).length)
      }),
      { numRuns: 200 },
    )
  })
})

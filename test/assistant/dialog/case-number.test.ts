import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseReport } from '../../../src/assistant/dialog/model/types.ts'
import { removeSecrets } from '../../../src/assistant/dialog/redaction/secrets.ts'
import { createScamReport } from '../../../src/assistant/dialog/scam-report.ts'
import { readCaseNumber } from '../../../src/assistant/dialog/understand/case-number.ts'
import { texts as en } from '../../../src/assistant/languages/en/dialog-texts.ts'
import { drawCaseNumber } from '../../../src/contract/primitives/case-number.ts'
import { holds } from '../../support/properties.ts'
import { caseCreated, type Line, profile, talk } from './talk.ts'

const dialog = createScamReport(profile, { can: ['send-report', 'find-case', 'hand-over'] })
const number = 'R4X-807-5'
const report: CaseReport = {
  case_id: 'CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D',
  status: 'tracing',
  recovery_trace_summary: {},
  freeze_status_timeline: [],
  next_milestone: 'none',
}

describe('readCaseNumber', () => {
  it.each([
    'R4X-807-5',
    'r4x8075',
    'r4x 807 5',
    'R 4 X 8 0 7 5',
    'R4X–8O7–S',
    'case R4X-807-5',
    'CASE-R4X8075',
    'case r4x 807 5',
    'caser4x8075',
    'My case number is R4X-807-5.',
    'the number is r4x 807 5 thanks',
    'R4X-٨٠٧-٥',
    'Ｒ４Ｘ－８０７－５',
  ])('reads the short number in %j', (text) => {
    expect(readCaseNumber(text)).toEqual({ number })
  })

  it.each([
    ['CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D', 'CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D'],
    ['case 01kam3v8x2p5t9r6w4y0zabc7d', 'CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D'],
    ['01KAM3V8X2P5T9R6W4Y0ZABC7D', 'CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D'],
    ['it is case-77', 'CASE-77'],
  ])('reads the long id in %j', (text, id) => {
    expect(readCaseNumber(text)).toEqual({ number: id })
  })

  it.each([
    'R4X-807-6',
    'R4X-870-5',
    'r4x 807',
    'R4X-8077-5',
    'case R4X-807-6',
    'it is r4x 806 5',
    'RAX-807-5',
  ])('detects a wrong character in %j', (text) => {
    expect(readCaseNumber(text)).toEqual({ isWrong: true })
  })

  it.each(['I forgot', 'no', 'which number?', 'thanks', '77'])('finds no number in %j', (text) => {
    expect(readCaseNumber(text)).toBe(undefined)
  })

  it('reads every number in every form, which removeSecrets leaves in the text', () => {
    const sentences = fc.constantFrom(
      '',
      'my case number is ',
      'case ',
      'the number: ',
      'ang case number ko ay ',
    )
    const forms: Record<string, (shown: string) => string> = {
      shown: (shown) => shown,
      small: (shown) => shown.toLowerCase(),
      apart: (shown) => shown.replaceAll('-', ' '),
      together: (shown) => shown.replaceAll('-', ''),
    }
    holds(
      fc.property(
        fc.array(fc.nat(1e6), { minLength: 6, maxLength: 6 }),
        sentences,
        fc.constantFrom(...Object.keys(forms)),
        (dice, words, form) => {
          let next = 0
          const drawn = drawCaseNumber((below) => (dice[next++] ?? 0) % below)
          fc.pre(drawn !== undefined)
          const text = words + forms[form]?.(drawn ?? '')
          expect(removeSecrets(text)).toEqual({ text, found: [] })
          expect(readCaseNumber(text)).toEqual({ number: drawn })
        },
      ),
    )
  })
})

describe('the short case number in a conversation', () => {
  const ask: Line[] = ['I have a case number']
  const found: Line = { type: 'result', effect: 'find-case', ok: true, case: report, caseNumber: number }

  it('is looked up in its usual form, however it was typed, and is shown as the name of the case', () => {
    const { effects, last } = talk(dialog, [...ask, 'r4x 8o7 5', '4567', found])
    expect(effects).toEqual([{ type: 'find-case', caseId: number, lastDigits: '4567' }])
    expect(last).toContain(`I have found the case ${number}.`)
    expect(last).not.toContain(report.case_id)
  })

  it('is asked for again if a character must be wrong, which does not count as a wrong attempt', () => {
    const slip = talk(dialog, [...ask, 'R4X-807-6'])
    expect(slip.last).toBe(`${en.say.caseNumberWrong} [Back]`)
    expect(slip.effects).toEqual([])
    const slips = talk(dialog, [...ask, ...Array.from({ length: 9 }, () => 'R4X-807-6')])
    expect(slips.state).toMatchObject({ step: 'findCase' })
    expect(slips.state.lookup?.wrong ?? 0).toBe(0)
    expect(talk(dialog, [number], { from: slips.state }).state).toMatchObject({
      step: 'findDigits',
      lookup: { caseId: number },
    })
  })

  it('is recognised in a sentence before a report begins, and so is a typo in it', () => {
    for (const said of ['my case is r4x 807 5', 'Bonjour, mon dossier : R4X-807-5'])
      expect(talk(dialog, [said]).state).toMatchObject({ step: 'findDigits', lookup: { caseId: number } })
    const slip = talk(dialog, ['my case is R4X-807-6'])
    expect(slip.state.step).toBe('findCase')
    expect(slip.last).toContain(en.say.caseNumberWrong)
  })

  it('cannot be tried in a sentence while look-ups are paused', () => {
    const lookup = { wrong: 0, pausedUntil: '2026-11-21T02:46:00Z' }
    const { state } = talk(dialog, [])
    const paused = talk(dialog, [`my case is ${number}`], { from: { ...state, lookup } })
    expect(paused.last).toContain('please try again in')
    expect(paused.state.step).toBe('whatHappened')
  })

  it('is shown to the citizen when the case is created and when there is news about it', () => {
    const created = { ...(caseCreated('CASE-01') as object), caseNumber: number } as Line
    const news: Line = { type: 'case-changed', case: report, caseNumber: number }
    const story = 'a man offers me a job and wants me to pay a deposit'
    const toCase: Line[] = [story, 'No, I stopped in time', 'Skip', 'Send now', created]
    const { turns, state, last } = talk(dialog, [...toCase, news])
    expect(JSON.stringify(turns.map(({ messages }) => messages))).not.toContain('CASE-')
    expect(JSON.stringify(turns.at(-2)?.messages)).toContain(`Your case number is ${number}`)
    expect(last).toContain(`There is news about your case ${number}.`)
    expect(state.caseId).toBe('CASE-01')
  })

  it('is replaced by the long id if a case has none', () => {
    const { caseNumber: _, ...old } = found as Extract<Line, { effect: 'find-case'; ok: true }>
    expect(talk(dialog, [...ask, report.case_id, '4567', old]).last).toContain(report.case_id)
  })
})

import { expect, it } from 'vitest'
import type { ReportPaper } from '../../../src/assistant/dialog/model/paper.ts'
import { newState, type ScamState } from '../../../src/assistant/dialog/model/state.ts'
import { createReportPapers } from '../../../src/assistant/dialog/report-papers.ts'
import { paperTexts } from '../../../src/assistant/languages/at-once.ts'
import { toldReport } from '../../support/told-report.ts'
import { profile } from './talk.ts'

const papers = createReportPapers(() => profile)
const write = (state: ScamState, more: object = {}): ReportPaper =>
  papers.write(state, {
    caseNumber: 'R4X-807-5',
    from: 'Scam help',
    now: '2026-11-20T08:00:00Z',
    ...more,
  })
const linesOf = ({ sections }: ReportPaper, key: 'en' | 'own') =>
  sections.flatMap(({ heading, rows }) => [
    `# ${heading[key]}`,
    ...rows.map(({ label, value }) => `${label[key]}: ${value[key]}`),
  ])

it('writes every fact that the citizen stated, in full, and in English for helpers', () => {
  expect(linesOf(write(toldReport('fr')), 'en')).toEqual([
    '# What happened',
    'Kind of scam: Someone said they were the bank or the police',
    'Money was paid: Yes',
    'Still in contact with them: No',
    'First contact: Thursday, 19 November 2026',
    '# Payment',
    'Amount: PHP 25,000.00',
    'Date and time: Friday, 20 November 2026 at 15:00 GMT+8',
    'Paid from: Unity Bank',
    'Reference: TX-1001-88',
    'Paid to: 09175550101, J. Cruz, Harbor Wallet',
    '# Who reports it',
    'Name: Maria Reyes',
    'Telephone: +639175550199',
    'Nationality: Philippines',
    'Identity document: National ID 1234-5678-9012',
    'Own account: 0011-2233-44',
  ])
})

it.each(Object.keys(paperTexts))('contains the same facts in %s, with no placeholder left', (lang) => {
  const paper = write(toldReport(lang))
  const own = linesOf(paper, 'own')
  expect(own).toHaveLength(linesOf(paper, 'en').length)
  const all = [...own, paper.title.own, paper.made.own, paper.note.own, paper.caseLabel.own].join('\n')
  for (const fact of ['25,000.00', 'TX-1001-88', '09175550101', '1234-5678-9012', '+639175550199', '15:00'])
    expect(all).toContain(fact)
  expect(all).not.toMatch(/[{}]|undefined|null/)
  expect(paper.note.own).toContain('Asia/Manila (GMT+8)')
  // Each language has its own texts, so that none is forgotten.
  if (lang !== 'en') expect(paper.title.own).not.toBe(paper.title.en)
})

it('leaves out facts that were never asked for, and marks those that the citizen does not know', () => {
  const state: ScamState = {
    ...newState('en'),
    answers: { payments: [{ amountMinor: null, reference: null, receiver: null }] },
  }
  expect(linesOf(write(state), 'en')).toEqual([
    '# Payment',
    'Amount: not known yet',
    'Reference: not known',
    'Paid to: not known',
  ])
  expect(write({ ...newState('en') }).sections).toEqual([])
})

it('numbers the payments if there are several', () => {
  const state: ScamState = {
    ...newState('en'),
    answers: { payments: [{ amountMinor: 100 }, { amountMinor: 200, lastDigits: '4411' }] },
  }
  expect(linesOf(write(state), 'en')).toEqual([
    '# Payment 1',
    'Amount: PHP 1.00',
    '# Payment 2',
    'Amount: PHP 2.00',
    'Paid from: account ending in 4411',
  ])
})

it('quotes the citizen’s words unchanged, and translates a tapped answer', () => {
  const state = toldReport('fr')
  const { details } = state.answers
  const tapped = write({
    ...state,
    answers: { ...state.answers, details: { ...details, contactWay: 'Un SMS' } },
  })
  expect(linesOf(tapped, 'en')).toContain('How it began: An SMS')
  expect(tapped.words.quotes.map(({ text }) => text)).toEqual(['They called about my card. I was afraid.'])
  const typed = write({
    ...state,
    answers: { ...state.answers, details: { ...details, contactWay: 'sur le marché' } },
  })
  expect(typed.words.quotes.map(({ text }) => text)).toContain('sur le marché')
})

it('says if the report is for someone else', () => {
  const state = toldReport('en')
  const forOther = write({ ...state, answers: { ...state.answers, forOther: true } })
  expect(linesOf(forOther, 'en')).toContain('Reported for: Someone else, who agrees to it')
  expect(linesOf(write(state), 'en').join()).not.toContain('Someone else')
})

it('contains the status of the case if it is known', () => {
  const report = {
    case_id: 'CASE-77',
    status: 'frozen',
    recovery_trace_summary: { amount_frozen: 5000 },
    freeze_status_timeline: [],
    next_milestone: '',
  }
  expect(linesOf(write(toldReport('fr'), { report }), 'en').join()).toContain('PHP 5,000.00')
  expect(linesOf(write(toldReport('fr')), 'en').join()).not.toContain('What was done')
})

it('covers only the newest report of the chat, not a case that was looked up by its number', () => {
  expect(papers.caseOf(toldReport('en'))).toBe('CASE-77')
  expect(papers.caseOf({ ...newState('en'), caseId: 'CASE-77' })).toBeUndefined()
  expect(papers.caseOf({ ...newState('en'), consentAt: '2026-11-20T07:40:00Z' })).toBeUndefined()
})

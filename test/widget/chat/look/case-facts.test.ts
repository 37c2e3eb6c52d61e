import { expect, it } from 'vitest'
import type { CaseView } from '../../../../src/contract/chat/chat.ts'
import { toCaseFacts } from '../../../../src/widget/chat/look/case.ts'
import { toGroups } from '../../../../src/widget/chat/ui/case/number.ts'

const view = (more: Partial<CaseView>): CaseView => ({
  case_id: 'CASE-1',
  number: 'R4X-807-5',
  status: 'received',
  recovery_trace_summary: {},
  freeze_status_timeline: [],
  next_milestone: 'none',
  currency: 'PHP',
  plain: '',
  ...more,
})
const trace = (reported: number, frozen: number, returned: number) => ({
  amount_reported: reported,
  amount_frozen: frozen,
  amount_returned: returned,
})

it.each([
  { status: 'received', state: 'open', done: 1, isUnderWay: true },
  { status: 'tracing', state: 'open', done: 1, isUnderWay: true },
  { status: 'traced', state: 'open', done: 2, isUnderWay: false },
  { status: 'freeze_pending', state: 'open', done: 2, isUnderWay: true },
  { status: 'frozen', state: 'held', done: 3, isUnderWay: false },
  { status: 'disputed', state: 'held', done: 3, isUnderWay: false },
  { status: 'returning', state: 'returning', done: 3, isUnderWay: true },
  { status: 'recovered', state: 'returned', done: 4, isUnderWay: false },
  { status: 'closed', state: 'closed', done: 4, isUnderWay: false },
  { status: 'rejected', state: 'closed', done: 1, isUnderWay: false },
  { status: 'from-the-future', state: 'open', done: 1, isUnderWay: false },
])('shows a case that is $status as $state, with $done of four steps done', ({ status, ...facts }) => {
  expect(toCaseFacts(view({ status }))).toEqual({ ...facts, events: [] })
})

it.each([
  { given: trace(25_000, 18_200, 0), figure: { kind: 'held', amount: 18_200, of: 25_000 } },
  { given: trace(25_000, 5000, 18_200), figure: { kind: 'returned', amount: 18_200, of: 25_000 } },
  { given: { amount_frozen: 10 }, figure: { kind: 'held', amount: 10 } },
  { given: trace(25_000, 0, 0), figure: undefined },
  { given: { amount_frozen: 'a lot' }, figure: undefined },
])('shows the large figure $figure', ({ given, figure }) => {
  expect(toCaseFacts(view({ recovery_trace_summary: given })).figure).toEqual(figure)
})

it('shows when something is due, if the milestone has a date', () => {
  expect(toCaseFacts(view({ next_milestone: 'freeze_expires_at 2026-11-24T12:00:00Z' })).dueAt).toBe(
    '2026-11-24T12:00:00Z',
  )
  expect(toCaseFacts(view({ next_milestone: 'intervention_decision' })).dueAt).toBeUndefined()
})

it('puts the outcome of each order to hold money at its step, and leaves out unknown events', () => {
  const at = '2026-11-21T09:31:00Z'
  const happened = (event: string, amount?: number) => ({
    event,
    at,
    ...(amount !== undefined && { amount }),
  })
  const timeline = [
    happened('issued', 25_000),
    happened('acknowledged', 10_000),
    happened('refused'),
    happened('partially_returned', 4_000),
    happened('expired', 0),
    happened('from-the-future', 1),
    { event: 'extended', at: 'soon' },
  ]
  expect(toCaseFacts(view({ freeze_status_timeline: timeline })).events).toEqual([
    { kind: 'asked', step: 2, at, amount: 25_000 },
    { kind: 'held', step: 2, at, amount: 10_000 },
    { kind: 'refused', step: 2, at },
    { kind: 'back', step: 3, at, amount: 4_000 },
    { kind: 'ended', step: 2, at },
  ])
})

it.each([
  ['R4X-807-5', ['R4X-', '807-', '5']],
  ['CASE-2026-004217', ['CASE-', '2026-', '004217']],
  ['CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D', ['CASE-', '01KA', 'M3V8', 'X2P5', 'T9R6', 'W4Y0', 'ZABC', '7D']],
  ['4711', ['4711']],
])('writes the case number %s in groups that together are the number', (number, groups) => {
  expect(toGroups(number)).toEqual(groups)
  expect(groups.join('')).toBe(number)
})

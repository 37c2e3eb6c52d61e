import { describe, expect, it } from 'vitest'
import {
  type AttentionFacts,
  attentionKinds,
  attentionRules,
  countsOf,
  itemsOf,
  nothingReported,
  report,
  titleOf,
} from '../../src/console/attention/attention.ts'
import type { ProposalView } from '../../src/contract/console/cases.ts'
import type { InboxRow } from '../../src/contract/console/inbox.ts'

const now = Date.parse('2026-11-30T10:00:00.000Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

const rowOf = (row: Partial<InboxRow>) =>
  ({
    chatId: 'chat-1',
    owner: { id: 'ana', firstName: 'Ana' },
    offeredTo: null,
    dueAt: null,
    answerDueAt: null,
    answeredAt: null,
    lastLine: null,
    ...row,
  }) as InboxRow

const proposalOf = (proposal: Partial<ProposalView>) =>
  ({
    id: 'proposal-1',
    action: 'freeze',
    caseId: 'case-1',
    state: 'proposed',
    what: {},
    proposedBy: { id: 'leo', firstName: 'Leo' },
    expiresAt: inMinutes(30),
    lapsesAt: null,
    result: null,
    ...proposal,
  }) as ProposalView

const quiet: AttentionFacts = {
  userId: 'ana',
  isSupervisor: false,
  isOffline: false,
  waiting: 0,
  escalated: 0,
  dangerAt: undefined,
  mine: [],
  unread: new Set(),
  proposals: [],
  decided: [],
  ended: [],
  mayDecide: () => true,
  shown: { room: 'cases', id: undefined },
  now,
}
const kindsOf = (facts: Partial<AttentionFacts>) => itemsOf({ ...quiet, ...facts }).map(({ kind }) => kind)
const offered = rowOf({
  owner: { id: 'leo', firstName: 'Leo' },
  offeredTo: { id: 'ana', firstName: 'Ana' },
  dueAt: inMinutes(0.5),
})
const written = (at: string, chatId = 'chat-1') =>
  rowOf({ chatId, lastLine: { author: 'visitor', text: 'hello', at } })
const hold = proposalOf({
  state: 'executed',
  isHold: true,
  lapsesAt: inMinutes(14),
  result: { freeze_id: 'freeze-1' },
})

describe('attention events', () => {
  it.each<[what: string, facts: Partial<AttentionFacts>, kinds: readonly string[]]>([
    ['no event', {}, []],
    ['someone waits', { waiting: 2 }, ['waiting', 'waiting']],
    ['danger', { dangerAt: inMinutes(0) }, ['danger']],
    ['a chat is offered', { mine: [offered] }, ['offer']],
    ['a chat of the user’s is offered to a colleague', { mine: [{ ...offered, offeredTo: null }] }, []],
    ['new words', { mine: [written(inMinutes(0))], unread: new Set(['chat-1']) }, ['message']],
    ['words that were read', { mine: [written(inMinutes(0))] }, []],
    ['an answer is due', { mine: [rowOf({ answerDueAt: inMinutes(1) })] }, []],
    ['an answer is overdue', { mine: [rowOf({ answerDueAt: inMinutes(0) })] }, ['overdue']],
    [
      'an answer was given late',
      { mine: [rowOf({ answerDueAt: inMinutes(-9), answeredAt: inMinutes(-1) })] },
      [],
    ],
    ['a proposal of another person', { proposals: [proposalOf({})] }, ['approval']],
    ['their own proposal', { proposals: [proposalOf({ proposedBy: { id: 'ana', firstName: 'Ana' } })] }, []],
    [
      'a proposal that their role does not decide',
      { proposals: [proposalOf({})], mayDecide: () => false },
      [],
    ],
    ['a proposal that has lapsed', { proposals: [proposalOf({ expiresAt: inMinutes(0) })] }, []],
    ['a proposal that is carried out', { proposals: [proposalOf({ state: 'executing' })] }, []],
    ['a hold ends within 15 minutes', { decided: [hold] }, ['hold']],
    ['a hold ends later', { decided: [{ ...hold, lapsesAt: inMinutes(16) }] }, []],
    ['a hold has ended', { decided: [{ ...hold, lapsesAt: inMinutes(0) }] }, []],
    [
      'a proposal would extend the hold',
      { decided: [hold], proposals: [proposalOf({ action: 'extend', what: { freeze: 'freeze-1' } })] },
      ['approval'],
    ],
    ['their own proposal has ended', { ended: [proposalOf({ state: 'expired' })] }, ['ended']],
  ])('%s', (_, facts, kinds) => {
    expect(kindsOf(facts)).toEqual(kinds)
  })

  it('are listed by urgency', () => {
    const all = kindsOf({
      waiting: 1,
      dangerAt: inMinutes(0),
      mine: [offered, { ...written(inMinutes(0), 'chat-2'), answerDueAt: inMinutes(-1) }],
      unread: new Set(['chat-2']),
      decided: [hold],
      proposals: [proposalOf({ id: 'proposal-2' })],
      ended: [proposalOf({ id: 'proposal-3', state: 'rejected' })],
    })
    expect(all).toEqual([...attentionKinds])
  })

  it('each have their own sound, and a notification that names no one', () => {
    const sounds = attentionKinds.map((kind) => attentionRules[kind].tones.join(' '))
    expect(new Set(sounds).size).toBe(attentionKinds.length)
  })
})

describe('counts', () => {
  const items = itemsOf({
    ...quiet,
    waiting: 2,
    dangerAt: inMinutes(0),
    mine: [{ ...written(inMinutes(0)), answerDueAt: inMinutes(-1) }],
    unread: new Set(['chat-1']),
    proposals: [proposalOf({})],
  })

  it('are by section and kind', () => {
    expect(countsOf(items, 'inbox').map(({ count, word }) => `${count} ${word}`)).toEqual([
      '1 overdue',
      '1 new',
      '2 in queue',
    ])
    expect(countsOf(items, 'approvals').map(({ count, word }) => `${count} ${word}`)).toEqual(['1 to decide'])
    expect(countsOf(items, 'people')).toEqual([])
  })

  it('count a chat once in the title', () => {
    expect(titleOf(items)).toBe('(4) Parley console')
    expect(titleOf([])).toBe('Parley console')
  })
})

describe('report', () => {
  /** Reports one state after the other, each with its time in seconds, and returns what rang. */
  const rings = (...states: readonly (readonly [seconds: number, facts: Partial<AttentionFacts>])[]) => {
    let reported = nothingReported
    return states.map(([seconds, facts]) => {
      const at = now + seconds * 1_000
      const { ring, after } = report(itemsOf({ ...quiet, ...facts, now: at }), reported, at)
      reported = after
      return ring
    })
  }

  it('rings when someone new waits, and again each minute until no one does', () => {
    const one = { waiting: 1 }
    expect(rings([0, one], [20, one], [30, { waiting: 2 }], [60, one], [90, one], [150, {}])).toEqual([
      'waiting',
      undefined,
      'waiting',
      undefined,
      'waiting',
      undefined,
    ])
  })

  it('rings for each new message, but not for the one that is looked at', () => {
    const unread = new Set(['chat-1'])
    const first = { mine: [written(inMinutes(0))], unread }
    expect(rings([0, first], [5, first], [9, { mine: [written(inMinutes(1))], unread }])).toEqual([
      'message',
      undefined,
      'message',
    ])
  })

  it('rings for a proposal, but not on the page of approvals', () => {
    const proposals = [proposalOf({})]
    const shown = { room: 'approvals', id: undefined }
    expect(rings([0, { proposals, shown }], [9, { proposals }], [301, { proposals }])).toEqual([
      undefined,
      undefined,
      'approval',
    ])
    // A page behind another tab shows nothing to anyone.
    expect(rings([0, { proposals, shown: undefined }])).toEqual(['approval'])
  })

  it('rings for an offer on every page, even that of the chat', () => {
    expect(rings([0, { mine: [offered], shown: { room: 'inbox', id: 'chat-1' } }])).toEqual(['offer'])
  })

  it('rings once for several events, for the most urgent', () => {
    expect(rings([0, { waiting: 3, mine: [offered] }], [1, { waiting: 3, mine: [offered] }])).toEqual([
      'offer',
      undefined,
    ])
  })

  it('is silent for users who are offline, except about money and, for supervisors, long waits and danger', () => {
    const off = { isOffline: true }
    const lead = { ...off, isSupervisor: true }
    expect(rings([0, { ...off, waiting: 1, escalated: 1, mine: [offered], dangerAt: 'x' }])).toEqual([
      undefined,
    ])
    expect(rings([0, { ...lead, waiting: 1 }], [200, { ...lead, waiting: 1, escalated: 1 }])).toEqual([
      undefined,
      'waiting',
    ])
    expect(rings([0, { ...lead, dangerAt: 'x' }], [1, { ...lead, dangerAt: 'y' }])).toEqual([
      'danger',
      'danger',
    ])
    expect(rings([0, { ...lead, proposals: [proposalOf({})] }])).toEqual(['approval'])
  })

  it('announces the most urgent new event that is not looked at', () => {
    const items = itemsOf({ ...quiet, waiting: 1, proposals: [proposalOf({})] })
    const { news, after } = report(items, nothingReported, now)
    expect(news?.kind).toBe('approval')
    expect(report(items, after, now).news).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  endOf,
  isRecent,
  proposals,
  seeEnds,
  summaryOf,
  unseenEnds,
  watchProposals,
} from '../../src/console/cases/proposal-state.ts'
import { session, takeSession } from '../../src/console/core/session.ts'
import type { ProposalState, ProposalView } from '../../src/contract/console/cases.ts'
import type { SessionView } from '../../src/contract/console/people.ts'

const proposalOf = (id: string, state: ProposalState, more: Partial<ProposalView> = {}) =>
  ({
    id,
    state,
    action: 'freeze',
    what: { amount: 5000, currency: 'PHP', institution: 'UNBK', hours: 72 },
    proposedBy: { id: 'ana', firstName: 'Ana' },
    decidedBy: null,
    decidedAt: null,
    expiresAt: '2026-11-30T10:00:00.000Z',
    isHold: false,
    ...more,
  }) as ProposalView

describe('ends of own proposals', () => {
  let decided: ProposalView[]
  let end: () => void
  const poll = () => vi.advanceTimersByTimeAsync(15_000)
  const ids = () => unseenEnds.value.map(({ id }) => id)
  beforeEach(async () => {
    decided = [proposalOf('earlier', 'expired')]
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] })
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({ rows: path.includes('state=decided') ? decided : [], next: null }),
    )
    takeSession({
      operator: { id: 'ana', role: 'analyst', mustEnrol: false },
      csrf: 'token',
      provider: null,
    } as unknown as SessionView)
    end = watchProposals()
    await vi.advanceTimersByTimeAsync(0)
  })
  afterEach(() => {
    end()
    session.value = undefined
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('are reported once, until the user has seen them, but not those from before the page was opened', async () => {
    decided = [proposalOf('late', 'expired'), ...decided]
    await poll()
    expect(ids()).toEqual(['late'])
    seeEnds()
    await poll()
    expect(ids()).toEqual([])
  })

  it('are not reported for other people’s proposals, holds, and what the user has withdrawn', async () => {
    decided = [
      proposalOf('other', 'rejected', { proposedBy: { id: 'leo', firstName: 'Leo' } }),
      proposalOf('hold', 'executed', { isHold: true }),
      proposalOf('withdrawn', 'withdrawn'),
    ]
    await poll()
    expect(ids()).toEqual([])
  })

  it('are forgotten when the user signs out', async () => {
    decided = [proposalOf('late', 'expired'), ...decided]
    await poll()
    takeSession({ operator: null, csrf: null, provider: null })
    expect([ids(), proposals.value.value]).toEqual([[], undefined])
  })
})

describe('proposal', () => {
  it('is described by its action, amount and institution', () => {
    expect(summaryOf(proposalOf('a', 'proposed'))).toBe('Freeze PHP 5,000.00 at UNBK')
    expect(
      summaryOf(proposalOf('a', 'proposed', { action: 'extend', what: { freeze: 'f', hours: 72 } })),
    ).toBe('Extend by 72 h')
  })

  it.each<[ProposalState, string]>([
    ['executed', 'Approved by Leo'],
    ['failed', 'Approved by Leo, but it could not be carried out'],
    ['rejected', 'Rejected by Leo'],
    ['superseded', 'Void, because the case has changed'],
    ['expired', 'Lapsed: no one decided in time'],
  ])('that is %s says so', (state, words) => {
    expect(endOf(proposalOf('a', state, { decidedBy: { id: 'leo', firstName: 'Leo' } }))).toBe(words)
  })

  it('is recent for an hour after its end', () => {
    const at = Date.parse('2026-11-30T10:59:00.000Z')
    expect(isRecent(proposalOf('a', 'expired'), at)).toBe(true)
    expect(isRecent(proposalOf('a', 'expired'), at + 60_000)).toBe(false)
  })
})

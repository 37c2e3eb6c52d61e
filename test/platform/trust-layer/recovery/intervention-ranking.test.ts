import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawalMethods } from '../../../../src/contract/operations/answer-words.ts'
import {
  type ChainEntry,
  toAccountChain,
} from '../../../../src/platform/trust-layer/recovery/trace/account-chain.ts'
import {
  type Intervenable,
  rankInterventions,
} from '../../../../src/platform/trust-layer/recovery/trace/intervention-ranking.ts'
import type { TraceRun } from '../../../../src/platform/trust-layer/recovery/trace/trace-run.ts'
import { holds } from '../../../support/properties.ts'
import { at, minor, trace } from '../../../support/trace-ledger.ts'

const minute = 60_000

/** Ranks a run with the given risk and usual dwell time of each account. */
function rank(
  run: TraceRun,
  risk: Record<string, number>,
  stayMinutes: Record<string, number> = {},
  shops: readonly string[] = [],
) {
  const chain = toAccountChain(run, 'medium', (account) => ({
    institutionCode: 'BNKB',
    riskPoints: risk[account] ?? 0,
    riskFactors: [],
  }))
  const items = chain.map((entry): Intervenable => {
    const stay = stayMinutes[entry.accountHash]
    return {
      entry,
      availableMinor: entry.balanceMinor,
      medianDwellMs: stay === undefined ? null : stay * minute,
      holder: shops.includes(entry.accountHash) ? 'verified_business' : 'other',
    }
  })
  return rankInterventions(items, run.fifo.asOfMs)
}

describe('Example 2, the ranking of the full scenario', () => {
  const run = trace({
    opening: { V: 60000, A: 1500, C: 300, D: 4000 },
    rows: [
      ['09:00', 'V', 'A', 25000],
      ['09:06', 'A', 'B', 12000],
      ['09:07', 'A', 'C', 9000],
      ['09:15', 'B', 'crypto_exchange', 5000],
      ['09:20', 'C', 'D', 8500],
      ['09:25', 'D', 'atm_cash', 2000],
    ],
  })
  const ranking = rank(run, { A: 757, B: 640, C: 220, D: 510 }, { A: 8, B: 60, C: 1440, D: 90 })

  it('puts the account that is about to be emptied first, not the one with the most money', () => {
    const table = ranking.map((r) => [r.rank, r.accountHash, r.urgency, r.priorityMinor, r.recommendedAction])
    expect(table).toEqual([
      [1, 'A', 'critical', minor(4831.75), 'freeze_now'],
      [2, 'B', 'high', minor(4592), 'freeze_now'],
      [3, 'D', 'medium', minor(3095.5), 'freeze_and_verify_holder'],
      [4, 'C', 'medium', minor(244), 'request_information'],
    ])
    expect(ranking.every((r) => r.fundsPresent)).toBe(true)
    expect(ranking.map((r) => r.recommendedMinor)).toEqual([5500, 7000, 8200, 800].map(minor))
  })
})

describe('Example 9, remaining actions after scatter and gather', () => {
  const run = trace({
    opening: { V: 12000, G: 500 },
    rows: [
      ['09:00', 'V', 'A', 12000],
      ['09:01', 'A', 'B', 4000],
      ['09:02', 'A', 'C', 4000],
      ['09:03', 'A', 'D', 4000],
      ['09:04', 'B', 'G', 3900],
      ['09:05', 'C', 'G', 3950],
      ['09:06', 'D', 'G', 4000],
      ['09:07', 'G', 'international_remittance', 10000],
    ],
  })
  const ranking = rank(run, { G: 700 })

  it('ranks the gatherer by its remaining money and flags the one that passed everything on', () => {
    expect(ranking[0]).toMatchObject({
      accountHash: 'G',
      recommendedAction: 'freeze_now',
      recommendedMinor: minor(2350),
    })
    expect(ranking.find((r) => r.accountHash === 'D')).toMatchObject({
      urgency: 'gone',
      recommendedAction: 'flag_account',
      fundsPresent: false,
    })
  })
})

describe('Example 14, a shop that was paid with the money', () => {
  const run = trace({
    opening: { V: 8000, S: 50000 },
    rows: [
      ['09:00', 'V', 'A', 8000],
      ['09:01', 'A', 'V', 500],
      ['09:02', 'A', 'S', 1200],
    ],
  })

  it('is asked, not frozen', () => {
    const shop = rank(run, { A: 650, S: 100 }, {}, ['S']).find((r) => r.accountHash === 'S')
    expect(shop).toMatchObject({ recommendedAction: 'request_information', fundsPresent: true })
  })
})

const entryOf = (changes: Partial<ChainEntry> = {}): ChainEntry => ({
  accountHash: 'A',
  institutionCode: 'BNKB',
  balanceMinor: 1000,
  riskPoints: 500,
  riskFactors: [],
  withdrawalMethod: 'none',
  hop: 1,
  receivedMinor: 1000,
  remainingMinor: 1000,
  forwardedMinor: 0,
  withdrawnMinor: 0,
  firstCreditAtMs: at('09:00'),
  lastCreditAtMs: at('09:00'),
  lastDebitAtMs: null,
  haircutRemainingMinor: 0,
  ceilingMinor: 1000,
  frozenMinor: 0,
  isFreezable: true,
  ...changes,
})

const one = (entry: Partial<ChainEntry>, rest: Partial<Intervenable> = {}, asOfMs = at('09:30')) => {
  const item: Intervenable = {
    entry: entryOf(entry),
    availableMinor: 1000,
    medianDwellMs: null,
    holder: 'other',
    ...rest,
  }
  return rankInterventions([item], asOfMs)[0]
}

describe('urgency of an account', () => {
  it.each([
    [8, 30, 'critical'],
    [30, 30, 'critical'],
    [31, 30, 'high'],
    [90, 30, 'high'],
    [91, 30, 'medium'],
    [1470, 30, 'medium'],
    [1471, 30, 'low'],
    [8, 600, 'critical'],
    [8, 601, 'low'],
    [90, 900, 'critical'],
    [90, 901, 'low'],
    [null, 30, 'high'],
  ])(
    'with a usual dwell time of %s minutes, %i minutes after the last credit, is %s',
    (stay, minutes, urgency) => {
      const medianDwellMs = stay === null ? null : stay * minute
      expect(one({}, { medianDwellMs }, at('09:00') + minutes * minute)?.urgency).toBe(urgency)
    },
  )

  it('ends once a freeze holds the remaining money', () => {
    const done = { urgency: 'secured', recommendedAction: 'already_frozen', priorityMinor: 0 }
    expect(one({ frozenMinor: 1000 })).toMatchObject(done)
    expect(one({ frozenMinor: 999 })?.urgency).toBe('high')
  })

  it('ends once no money remains', () => {
    expect(one({ remainingMinor: 0 })?.urgency).toBe('gone')
  })
})

describe('recommended action', () => {
  it.each([
    [600, 'freeze_now'],
    [599, 'freeze_and_verify_holder'],
    [300, 'freeze_and_verify_holder'],
    [299, 'request_information'],
  ])('for money that rests, at a risk of %i, is %s', (riskPoints, action) => {
    expect(one({ riskPoints }, {}, at('09:00') + 601 * minute)?.recommendedAction).toBe(action)
  })

  it.each([
    ['other', 0, 'freeze_now'],
    ['other', 700, 'freeze_now'],
    ['established', 0, 'freeze_and_verify_holder'],
    ['established', 700, 'freeze_and_verify_holder'],
    ['verified_business', 299, 'request_information'],
    ['verified_business', 600, 'freeze_now'],
  ] as const)(
    'for money that may leave within the hour, from a holder that is %s, at a risk of %i, is %s',
    (holder, riskPoints, action) => {
      expect(one({ riskPoints }, { holder })?.recommendedAction).toBe(action)
    },
  )

  it.each([
    ['atm_cash', 'preserve_withdrawal_evidence'],
    ['agent_cashout', 'preserve_withdrawal_evidence'],
    ['branch_cash', 'preserve_withdrawal_evidence'],
    ['crypto_exchange', 'contact_exchange'],
    ['international_remittance', 'send_recall'],
    ['onward_transfer', 'flag_account'],
    ['mixed', 'flag_account'],
  ] as const)('after %s is %s', (withdrawalMethod, action) => {
    expect(one({ remainingMinor: 0, withdrawalMethod })?.recommendedAction).toBe(action)
  })

  it('is to watch an account that only a share reached', () => {
    const exposed = { receivedMinor: 0, remainingMinor: 0, isFreezable: false, riskPoints: 900 }
    expect(one(exposed)).toMatchObject({ recommendedAction: 'monitor_account', recommendedMinor: 0 })
  })

  it('recommends no more than the available amount', () => {
    expect(one({}, { availableMinor: 300 })).toMatchObject({ recommendedMinor: 300 })
  })
})

describe('ranking', () => {
  it('puts money within reach before money out of reach, then secured money, then lost money by risk', () => {
    const items: Intervenable[] = [
      {
        entry: entryOf({ accountHash: 'gone-low', remainingMinor: 0, riskPoints: 100 }),
        availableMinor: 0,
        medianDwellMs: null,
        holder: 'other' as const,
      },
      {
        entry: entryOf({ accountHash: 'gone-high', remainingMinor: 0, riskPoints: 900, hop: 3 }),
        availableMinor: 0,
        medianDwellMs: null,
        holder: 'other' as const,
      },
      {
        entry: entryOf({ accountHash: 'safe', frozenMinor: 1000 }),
        availableMinor: 0,
        medianDwellMs: null,
        holder: 'other' as const,
      },
      {
        entry: entryOf({ accountHash: 'held-by-others' }),
        availableMinor: 0,
        medianDwellMs: null,
        holder: 'other' as const,
      },
      {
        entry: entryOf({ accountHash: 'reach-b' }),
        availableMinor: 1000,
        medianDwellMs: null,
        holder: 'other' as const,
      },
      {
        entry: entryOf({ accountHash: 'reach-a' }),
        availableMinor: 1000,
        medianDwellMs: null,
        holder: 'other' as const,
      },
    ]
    expect(rankInterventions(items, at('09:30')).map((r) => r.accountHash)).toEqual([
      'reach-a',
      'reach-b',
      'held-by-others',
      'safe',
      'gone-high',
      'gone-low',
    ])
  })

  it('gives every account one rank without gaps, whatever the order of the input', () => {
    const amount = fc.nat(99_999_999_999_999)
    const entry = fc.record({
      remainingMinor: amount,
      frozenMinor: fc.oneof(fc.constant(0), amount),
      riskPoints: fc.nat(1000),
      hop: fc.integer({ min: 1, max: 10 }),
      withdrawalMethod: fc.constantFrom(...withdrawalMethods),
      lastCreditAtMs: fc.integer({ min: at('00:00'), max: at('09:30') }),
    })
    const item = fc.record({ entry, availableMinor: amount, medianDwellMs: fc.option(fc.nat(100_000_000)) })
    holds(
      fc.property(fc.array(item, { maxLength: 15 }), (drawn) => {
        const items = drawn.map((d, i) => ({
          ...d,
          holder: 'other' as const,
          entry: entryOf({ ...d.entry, accountHash: `acc-${i}` }),
        }))
        const ranking = rankInterventions(items, at('09:30'))
        expect(ranking.map((r) => r.rank)).toEqual(items.map((_, i) => i + 1))
        expect(new Set(ranking.map((r) => r.accountHash)).size).toBe(items.length)
        expect(rankInterventions([...items].reverse(), at('09:30'))).toEqual(ranking)
        const priorities = ranking.map((r) => r.priorityMinor)
        expect([...priorities].sort((a, b) => b - a)).toEqual(priorities)
      }),
      { numRuns: 1000 },
    )
  })
})

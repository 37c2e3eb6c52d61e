import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNumbered } from '../support/numbered.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { freezeOrder, story, traceStory } from '../support/trust-story.ts'

/**
 * Worked examples that a trace answers, through the operations; the others are tested with their algorithms.
 */
const example = createNumbered([1, 2, 3, 4, 5, 6, 7, 9, 14, 19])

type Figures = readonly [received: number, remaining: number, withdrawn: number]

interface Ledger {
  title: string
  opening?: Record<string, number>
  /** Minutes after nine, from, to (an account in capitals, or an exit), amount. */
  rows: readonly (readonly [minute: number, from: string, to: string, amount: number])[]
  depth?: number
  expected: Record<string, Figures>
  totals?: Record<string, number>
}

const fullRows = [
  [0, 'V', 'A', 25_000],
  [6, 'A', 'B', 12_000],
  [7, 'A', 'C', 9_000],
  [15, 'B', 'crypto_exchange', 5_000],
  [20, 'C', 'D', 8_500],
  [25, 'D', 'atm_cash', 2_000],
] as const
const fullOpening = { A: 1_500, C: 300, D: 4_000 }

const ledgers: Partial<Record<number, Ledger>> = {
  1: {
    title: 'the full scenario',
    opening: fullOpening,
    rows: fullRows,
    expected: {
      A: [25_000, 5_500, 0],
      B: [10_500, 7_000, 3_500],
      C: [9_000, 800, 0],
      D: [8_200, 8_200, 0],
    },
    totals: { remaining: 21_500, withdrawn: 3_500 },
  },
  3: {
    title: 'the full scenario to a depth of two',
    opening: fullOpening,
    rows: fullRows,
    depth: 2,
    expected: { A: [25_000, 5_500, 0], B: [10_500, 7_000, 3_500], C: [9_000, 800, 0] },
    totals: { remaining: 13_300, withdrawn: 3_500, beyond_depth: 8_200 },
  },
  4: {
    title: 'a transfer that no freeze has stopped',
    opening: fullOpening,
    rows: [...fullRows, [28, 'D', 'E', 4_000]],
    expected: {
      A: [25_000, 5_500, 0],
      B: [10_500, 7_000, 3_500],
      C: [9_000, 800, 0],
      D: [8_200, 6_500, 0],
      E: [1_700, 1_700, 0],
    },
    totals: { remaining: 21_500, withdrawn: 3_500 },
  },
  5: {
    title: 'a simple chain without own money',
    rows: [
      [0, 'V', 'A', 10_000],
      [1, 'A', 'B', 9_800],
      [2, 'B', 'C', 9_500],
      [3, 'C', 'atm_cash', 4_000],
    ],
    expected: { A: [10_000, 200, 0], B: [9_800, 300, 0], C: [9_500, 5_500, 4_000] },
    totals: { remaining: 6_000, withdrawn: 4_000 },
  },
  6: {
    title: 'a mule with money of its own',
    opening: { A: 5_000, B: 2_000 },
    rows: [
      [0, 'V', 'A', 10_000],
      [1, 'A', 'B', 10_000],
      [2, 'B', 'crypto_exchange', 3_000],
    ],
    expected: { A: [10_000, 5_000, 0], B: [5_000, 5_000, 0] },
    totals: { remaining: 10_000, withdrawn: 0 },
  },
  7: {
    title: 'fan-out',
    opening: { C: 1_000 },
    rows: [
      [0, 'V', 'A', 9_000],
      [1, 'A', 'B', 3_000],
      [2, 'A', 'C', 3_000],
      [3, 'A', 'D', 2_500],
      [4, 'C', 'agent_cashout', 3_500],
      [5, 'D', 'atm_cash', 2_500],
    ],
    expected: { A: [9_000, 500, 0], B: [3_000, 3_000, 0], C: [3_000, 500, 2_500], D: [2_500, 0, 2_500] },
    totals: { remaining: 4_000, withdrawn: 5_000 },
  },
  9: {
    title: 'scatter and gather',
    opening: { G: 500 },
    rows: [
      [0, 'V', 'A', 12_000],
      [1, 'A', 'B', 4_000],
      [2, 'A', 'C', 4_000],
      [3, 'A', 'D', 4_000],
      [4, 'B', 'G', 3_900],
      [5, 'C', 'G', 3_950],
      [6, 'D', 'G', 4_000],
      [7, 'G', 'international_remittance', 10_000],
    ],
    expected: {
      A: [12_000, 0, 0],
      B: [4_000, 100, 0],
      C: [4_000, 50, 0],
      D: [4_000, 0, 0],
      G: [11_850, 2_350, 9_500],
    },
    totals: { remaining: 2_500, withdrawn: 9_500 },
  },
  14: {
    title: 'a bait payment and a shop',
    opening: { S: 50_000 },
    rows: [
      [0, 'V', 'A', 8_000],
      [1, 'A', 'V', 500],
      [2, 'A', 'S', 1_200],
    ],
    expected: { A: [8_000, 6_300, 0], S: [1_200, 1_200, 0] },
    totals: { remaining: 7_500, withdrawn: 0, returned_to_victim: 500 },
  },
}

const accountNames = ['V', 'A', 'B', 'C', 'D', 'E', 'G', 'S']
const institutionOf = (name: string) => (name === 'V' ? 'BNKA' : 'BNKB')

const toBody = ({ opening = {}, rows }: Ledger) => ({
  participants: story.ledger.participants,
  accounts: accountNames.map((name) => ({
    account_hash: `hm1:${name}`,
    institution_code: institutionOf(name),
    opening_balance: name === 'V' ? 60_000 : (opening[name] ?? 0),
    account_type: name === 'S' ? 'verified_business' : 'personal',
  })),
  transactions: rows.map(([minute, from, to, amount], index) => ({
    transaction_id: `TX-${1001 + index}`,
    booked_at: `2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`,
    sender_account_hash: `hm1:${from}`,
    receiver_account_hash: accountNames.includes(to) ? `hm1:${to}` : null,
    amount,
    ...(!accountNames.includes(to) && { withdrawal_method: to }),
  })),
})

interface WireEntry {
  account_hash: string
  risk_score: number
  tracing: {
    received: number
    remaining: number
    withdrawn: number
    frozen: number
    priority: number
    recommended_amount: number
  }
}
interface WireAdvice {
  rank: number
  account_hash: string
  funds_present: boolean
  recommended_action: string
  time_to_recovery_risk: keyof typeof weights
}

/** Weight of each urgency. */
const weights = { critical: 1, high: 0.8, medium: 0.5, low: 0.3, secured: 0, gone: 0 } as const

describe('worked example, through the operations', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.remove())

  async function traceOf(ledger: Ledger) {
    const own = await createTestPlatform()
    await own.setClock('2026-11-20T09:30:00Z')
    expect((await own.as('admin').post('/sandbox/ledger', toBody(ledger))).status).toBe(201)
    const amount = ledger.rows[0]?.[3] ?? 0
    const { body: created } = await own.as('analyst').post('/v1/cases/intake', {
      ...story.intake,
      amount,
    })
    const { body: started } = await own.as('analyst').post('/v1/recovery/trace', {
      case_id: created.case_id,
      originating_transaction_id: 'TX-1001',
      originating_amount: amount,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: 'hm1:A',
      ...(ledger.depth !== undefined && { trace_depth: ledger.depth }),
    })
    await own.settle()
    const { body } = await own.as('analyst').get(`/v1/recovery/trace/${started.trace_id}`)
    await own.remove()
    return body
  }

  it.each(
    Object.entries(ledgers).map(
      ([number, ledger]) => [example(Number(number), ledger?.title ?? ''), ledger] as const,
    ),
  )('%s', async (_, ledger) => {
    if (!ledger) throw new Error('no ledger')
    const body = await traceOf(ledger)
    expect(body.status).toBe('completed')
    const found = body.account_chain.map(({ account_hash, tracing }: WireEntry) => [
      account_hash.slice('hm1:'.length),
      [tracing.received, tracing.remaining, tracing.withdrawn],
    ])
    expect(Object.fromEntries(found)).toEqual(ledger.expected)
    expect(body.extensions.totals).toMatchObject(ledger.totals ?? {})
    const { originating, ...places } = body.extensions.totals as Record<string, number>
    const sum = Object.values(places).reduce((total, amount) => total + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round((originating ?? 0) * 100))
  })

  it(example(2, 'ranks by recoverable amount, urgency and suspicion against the holder'), async () => {
    const ids = await traceStory(platform)
    const { body } = await platform.as('analyst').get(`/v1/recovery/trace/${ids.traceId}`)
    const chain = new Map((body.account_chain as WireEntry[]).map((entry) => [entry.account_hash, entry]))
    const advice = body.intervention_recommendations as WireAdvice[]
    expect(advice.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    const priorities = advice.map(({ account_hash, time_to_recovery_risk, recommended_action }) => {
      const entry = chain.get(account_hash)
      if (!entry) throw new Error('advice about an account that is not in the chain')
      const { remaining, recommended_amount, priority } = entry.tracing
      expect(recommended_amount).toBe(remaining)
      const value = remaining * weights[time_to_recovery_risk] * (0.5 + 0.5 * entry.risk_score)
      expect(priority).toBeCloseTo(value, 2)
      const isUrgent = ['critical', 'high'].includes(time_to_recovery_risk)
      const action =
        isUrgent || entry.risk_score >= 0.6
          ? 'freeze_now'
          : entry.risk_score >= 0.3
            ? 'freeze_and_verify_holder'
            : 'request_information'
      expect(recommended_action).toBe(action)
      return priority
    })
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a))
  })

  it(example(19, 'returns how long a payment can be reversed'), async () => {
    const own = await createTestPlatform()
    const hours = async (id: string) =>
      (await own.as('analyst').get(`/v1/ips/transaction-status?transaction_id=${id}`)).body
        .hours_until_irreversible
    const ids = await traceStory(own)
    expect(await hours('TX-1001')).toBe(23.5)
    await own.setClock('2026-11-20T09:31:00Z')
    await own.as('analyst').post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    await own.setClock('2026-11-20T09:31:30Z')
    expect(await hours('TX-1001')).toBe(71.99)
    await own.setClock('2026-11-20T10:30:00Z')
    const other = (id: string, more: object) =>
      own.as('admin').post('/sandbox/ledger/transactions', {
        transaction_id: id,
        sender_account_hash: 'hm1:V',
        receiver_account_hash: 'hm1:E',
        amount: 100,
        ...more,
      })
    await other('TX-D', { status: 'delayed', delayed_until: '2026-11-20T12:00:00Z' })
    await other('TX-R', { status: 'rejected' })
    expect([await hours('TX-D'), await hours('TX-R')]).toEqual([25.5, 0])
    await own.remove()
  })

  it('covers all of them', () => {
    expect(example.missing()).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLocalHour } from '../../../../src/contract/primitives/time-zone.ts'
import { toRiskCategory } from '../../../../src/platform/kit/vocabulary.ts'
import {
  type AccountRow,
  dayMs,
  matchStays,
  medianDwell,
} from '../../../../src/platform/trust-layer/recovery/mule/account-behaviour.ts'
import type { MuleScoreInput } from '../../../../src/platform/trust-layer/recovery/mule/mule-factors.ts'
import { factors } from '../../../../src/platform/trust-layer/recovery/mule/mule-factors.ts'
import { scoreMule } from '../../../../src/platform/trust-layer/recovery/mule/mule-score.ts'
import { toNetworkRisk } from '../../../../src/platform/trust-layer/recovery/mule/peer-network.ts'
import { holds } from '../../../support/properties.ts'
import { minor } from '../../../support/trace-ledger.ts'

const minute = 60_000
/** One o'clock at night in Manila. */
const start = Date.parse('2026-11-20T01:00:00+08:00')

type Entry = readonly [minutes: number, direction: 'in' | 'out', amount: number, who: string]

const toRow = ([minutes, direction, amount, who]: Entry): AccountRow => ({
  atMs: start + minutes * minute,
  direction,
  amountMinor: minor(amount),
  counterparty: who === 'crypto_exchange' || who === 'atm_cash' ? null : who,
  exitMethod: who === 'crypto_exchange' || who === 'atm_cash' ? who : null,
})

const example: readonly Entry[] = [
  [0, 'in', 4000, 's1'],
  [2, 'in', 6000, 's2'],
  [10, 'out', 7000, 'r1'],
  [30, 'in', 2500, 's3'],
  [38, 'out', 3000, 'r2'],
  [55, 'in', 1500, 's4'],
  [58, 'out', 3800, 'crypto_exchange'],
]

/** 13/20 = 1 − 0.5 × 0.7: a confirmed mule and an account reported by many, each a direct neighbour. */
const network = toNetworkRisk([
  { distance: 1, standing: 'confirmed_mule' },
  { distance: 1, standing: 'reported_by_many' },
])

const inputOf = (changes: Partial<MuleScoreInput> = {}): MuleScoreInput => ({
  scoredAtMs: start + 59 * minute,
  rows: example.map(toRow),
  openingMinor: 0,
  localHourOf: createLocalHour('Asia/Manila'),
  openedAtMs: start + 59 * minute - 5 * dayMs,
  balanceMinor: minor(200),
  previousRowAtMs: null,
  reports: 2,
  networkRisk: network,
  isConfirmedMule: false,
  isVerifiedBusiness: false,
  ...changes,
})

const pointsOf = (input: MuleScoreInput) =>
  Object.fromEntries(scoreMule(input).contributions.map(({ factor, points }) => [factor, points]))

describe('Example 15, a mule of five days', () => {
  const score = scoreMule(inputOf())

  it('matches debits with credits, oldest first', () => {
    const stays = matchStays(inputOf().rows, 0).map((s) => [s.amountMinor / 100, s.dwellMs / minute])
    expect(stays).toEqual([
      [4000, 10],
      [3000, 8],
      [3000, 36],
      [2500, 28],
      [1300, 3],
    ])
    expect(medianDwell(matchStays(inputOf().rows, 0))).toBe(10 * minute)
  })

  it('measures every factor and shows its contribution', () => {
    const table = score.contributions.map(({ factor, value, points }) => [factor, value, points])
    expect(table).toEqual([
      ['pass_through_ratio', 0.986, 170],
      ['median_dwell', 10, 150],
      ['fan_in', 4, 30],
      ['fan_out', 3, 20],
      ['velocity', 7, 45],
      ['account_age', 5, 100],
      ['dormancy_burst', 0, 0],
      ['night_share', 1, 40],
      ['balance_retention', 0.014, 30],
      ['reports', 2, 105],
      ['peer_network', 0.65, 52],
      ['cash_out_share', 0.275, 15],
      ['verified_business', 0, 0],
      ['long_standing', 0, 0],
    ])
  })

  it('adds up to 757, which is high', () => {
    expect(score).toMatchObject({
      points: 757,
      category: 'high',
      confidence: 0.486,
      insufficientHistory: false,
    })
    expect(score.riskFactors).toEqual([
      'pass_through_ratio',
      'median_dwell',
      'reports',
      'account_age',
      'peer_network',
      'velocity',
      'night_share',
      'balance_retention',
      'fan_in',
      'fan_out',
      'cash_out_share',
    ])
  })

  it('is 705 if the neighbourhood is not requested', () => {
    const alone = scoreMule(inputOf({ networkRisk: null }))
    expect(alone).toMatchObject({ points: 705, category: 'high' })
    expect(alone.contributions.find(({ factor }) => factor === 'peer_network')).toEqual({
      factor: 'peer_network',
      value: null,
      points: 0,
      maxPoints: 80,
    })
  })
})

describe('mule score', () => {
  it('has maxima that add up to a thousand', () => {
    const sum = factors.reduce((total, { maxPoints }) => total + Math.max(0, maxPoints), 0)
    expect(sum).toBe(1000)
  })

  it('deducts points for verified businesses and long-standing accounts', () => {
    const old = inputOf({ openedAtMs: start - 1900 * dayMs, reports: 0, isVerifiedBusiness: true })
    expect(pointsOf(old)).toMatchObject({ verified_business: -100, long_standing: -50, account_age: 0 })
    expect(pointsOf({ ...old, reports: 1 })).toMatchObject({ long_standing: 0, reports: 60 })
  })

  it('never falls below zero', () => {
    const quiet = inputOf({
      rows: [],
      openedAtMs: start - 1900 * dayMs,
      reports: 0,
      networkRisk: null,
      isVerifiedBusiness: true,
    })
    expect(scoreMule(quiet)).toMatchObject({ points: 0, category: 'low', insufficientHistory: true })
  })

  it('is at least 900 for a confirmed mule, and shows the raise', () => {
    const score = scoreMule(inputOf({ isConfirmedMule: true }))
    expect(score.points).toBe(900)
    expect(score.contributions.at(-1)).toMatchObject({ factor: 'confirmed_mule', points: 143 })
    expect(score.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(900)
  })

  it('detects an account that wakes up after two months', () => {
    const asleep = inputOf({ openedAtMs: start - 200 * dayMs, previousRowAtMs: start - 61 * dayMs })
    expect(pointsOf(asleep).dormancy_burst).toBe(50)
    expect(pointsOf({ ...asleep, previousRowAtMs: start - 59 * dayMs }).dormancy_burst).toBe(0)
    expect(pointsOf({ ...asleep, rows: asleep.rows.slice(0, 1) }).dormancy_burst).toBe(0)
    expect(pointsOf({ ...asleep, previousRowAtMs: null }).dormancy_burst).toBe(50)
    expect(pointsOf({ ...asleep, openedAtMs: start - 80 * dayMs }).dormancy_burst).toBe(0)
  })

  it.each([
    [6, 100],
    [7, 80],
    [29, 80],
    [30, 50],
    [89, 50],
    [90, 20],
    [364, 20],
    [365, 0],
  ])('gives an account of %i days %i points for its age', (days, points) => {
    const openedAtMs = inputOf().scoredAtMs - days * dayMs
    expect(pointsOf(inputOf({ openedAtMs })).account_age).toBe(points)
  })

  it.each([
    [3, 0],
    [4, 25],
    [7, 45],
    [12, 60],
  ])('gives %i rows within an hour %i points', (count, points) => {
    const rows = Array.from({ length: count }, (_, i) => toRow([i, 'in', 1, 's']))
    expect(pointsOf(inputOf({ rows })).velocity).toBe(points)
  })

  it('does not count rows that are a full hour apart as one hour', () => {
    const rows = [0, 20, 40, 60].map((minutes) => toRow([minutes, 'in', 1, 's']))
    expect(pointsOf(inputOf({ rows, scoredAtMs: start + 120 * minute })).velocity).toBe(0)
  })

  it('counts people of the last week and money of the last month', () => {
    const rows = [
      ...[20, 19, 18].map((days) => toRow([-days * 1440, 'in', 100, `old${days}`])),
      ...example.map(toRow),
    ]
    const score = scoreMule(inputOf({ rows }))
    expect(score.contributions.find(({ factor }) => factor === 'fan_in')?.value).toBe(4)
    expect(score.contributions.find(({ factor }) => factor === 'pass_through_ratio')?.value).toBe(0.965)
    const older = [toRow([-31 * 1440, 'in', 100_000, 'older']), ...rows]
    expect(scoreMule(inputOf({ rows: older }))).toEqual(score)
  })

  it('spends the balance from before the window first', () => {
    expect(pointsOf(inputOf({ openingMinor: minor(14_000) }))).toMatchObject({
      pass_through_ratio: 0,
      median_dwell: 0,
    })
  })

  it('reports when there is too little data to judge', () => {
    const two = { rows: example.slice(0, 2).map(toRow) }
    expect(scoreMule(inputOf({ ...two, reports: 0 })).insufficientHistory).toBe(true)
    expect(scoreMule(inputOf({ ...two, reports: 1 })).insufficientHistory).toBe(false)
    expect(scoreMule(inputOf({ reports: 0 })).insufficientHistory).toBe(false)
  })

  it('stays between zero and a thousand, and explains itself, for any behaviour', () => {
    const row = fc.record({
      atMs: fc.integer({ min: start - 40 * dayMs, max: start }),
      direction: fc.constantFrom('in' as const, 'out' as const),
      amountMinor: fc.integer({ min: 1, max: 99_999_999_999_999 }),
      counterparty: fc.constantFrom('a', 'b', 'c', 'd', null),
      exitMethod: fc.constantFrom('atm_cash' as const, 'bill_payment' as const, null),
    })
    const input = fc.record({
      rows: fc.array(row, { maxLength: 40, size: 'max' }).map((rows) => rows.sort((a, b) => a.atMs - b.atMs)),
      openingMinor: fc.nat(1_000_000),
      balanceMinor: fc.nat(1_000_000),
      reports: fc.nat(5),
      ageDays: fc.option(fc.nat(3000)),
      isConfirmedMule: fc.boolean(),
      isVerifiedBusiness: fc.boolean(),
    })
    holds(
      fc.property(input, ({ ageDays, ...rest }) => {
        const openedAtMs = ageDays === null ? null : start - ageDays * dayMs
        const score = scoreMule(
          inputOf({
            ...rest,
            openedAtMs,
            scoredAtMs: start,
            localHourOf: (atMs) => Math.floor(atMs / 3_600_000) % 24,
          }),
        )
        const sum = score.contributions.reduce((total, { points }) => total + points, 0)
        expect(score.points).toBe(Math.min(1000, Math.max(0, sum)))
        expect(score.category).toBe(toRiskCategory(score.points))
        expect(score.confidence).toBeGreaterThanOrEqual(0)
        expect(score.confidence).toBeLessThanOrEqual(1)
        for (const { points, maxPoints } of score.contributions) {
          expect(Math.abs(points)).toBeLessThanOrEqual(Math.abs(maxPoints))
        }
      }),
      { numRuns: 2000 },
    )
  })
})

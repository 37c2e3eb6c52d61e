import type { MuleFactor } from '../../../../contract/operations/answer-words.ts'
import { isRatioAtLeast, mulDivRound } from '../../../kit/integer-ratio.ts'
import type { AccountRow, BehaviourInput } from './account-behaviour.ts'
import { type Behaviour, dayMs } from './account-behaviour.ts'
import type { NetworkRisk } from './peer-network.ts'

import { riskPoints, toRiskValue } from './peer-network.ts'

/** Everything about an account that its score depends on. */
export interface MuleScoreInput extends BehaviourInput {
  rows: readonly AccountRow[]
  /** Null if the opening date is unknown. */
  openedAtMs: number | null
  /** Balance at the time of scoring, in minor units. */
  balanceMinor: number
  /** The last row before the window; null if there is none. */
  previousRowAtMs: number | null
  /** Reports of the account within 180 days: confirmed ones, and sources of others. */
  reports: number
  /** Null if the neighbourhood was not requested. */
  networkRisk: NetworkRisk | null
  isConfirmedMule: boolean
  isVerifiedBusiness: boolean
}

const minuteMs = 60_000
const longStandingDays = 5 * 365

/** Facts that the factors evaluate. */
export interface MuleFacts {
  input: MuleScoreInput
  behaviour: Behaviour
  ageDays: number | null
}

type Measure = { value: number | null; points: number }

/** Returns the points of the first step that the value reaches; the steps descend. */
const atLeast = (value: number, steps: readonly (readonly [number, number])[]) =>
  steps.find(([limit]) => value >= limit)?.[1] ?? 0

/** Returns the points of the first step that the value does not exceed; the steps ascend. */
const atMost = (value: number, steps: readonly (readonly [number, number])[]) =>
  steps.find(([limit]) => value <= limit)?.[1] ?? 0

/** Measures a ratio of whole numbers; the limits of the steps are hundredths. */
function ratio(a: number, b: number, steps: readonly (readonly [number, number])[]): Measure {
  if (b === 0) return { value: null, points: 0 }
  const points = steps.find(([hundredths]) => isRatioAtLeast(a, b, hundredths, 100))?.[1] ?? 0
  return { value: mulDivRound(a, 1000, b) / 1000, points }
}

const count = (value: number, steps: readonly (readonly [number, number])[]): Measure => ({
  value,
  points: atLeast(value, steps),
})

const flag = (isSet: boolean, points: number): Measure => ({
  value: isSet ? 1 : 0,
  points: isSet ? points : 0,
})

/** Returns whether the account was inactive for 60 days and became active again within the window. */
function isBurst({ input, behaviour, ageDays }: MuleFacts): boolean {
  const sinceMs = input.previousRowAtMs ?? input.openedAtMs
  if (sinceMs === null || behaviour.firstRowAtMs === null || ageDays === null) return false
  return behaviour.rows >= 2 && ageDays >= 90 && behaviour.firstRowAtMs - sinceMs >= 60 * dayMs
}

/** Factors of the score. Weights and steps are design values; the positive maxima add up to 1000. */
export const factors: readonly {
  factor: MuleFactor
  maxPoints: number
  measure: (facts: MuleFacts) => Measure
}[] = [
  {
    factor: 'pass_through_ratio',
    maxPoints: 170,
    measure: ({ behaviour: b }) =>
      ratio(b.leftMinor, b.creditsMinor, [
        [95, 170],
        [80, 120],
        [50, 60],
      ]),
  },
  {
    factor: 'median_dwell',
    maxPoints: 150,
    measure: ({ behaviour: { medianDwellMs: dwellMs } }) => {
      if (dwellMs === null) return { value: null, points: 0 }
      const minutes = dwellMs / minuteMs
      const points = atMost(minutes, [
        [10, 150],
        [60, 110],
        [360, 65],
        [1440, 30],
      ])
      return { value: Math.round(minutes * 10) / 10, points }
    },
  },
  {
    factor: 'fan_in',
    maxPoints: 80,
    measure: ({ behaviour }) =>
      count(behaviour.sendersWeek, [
        [10, 80],
        [5, 55],
        [3, 30],
      ]),
  },
  {
    factor: 'fan_out',
    maxPoints: 50,
    measure: ({ behaviour }) =>
      count(behaviour.receiversWeek, [
        [7, 50],
        [4, 35],
        [2, 20],
      ]),
  },
  {
    factor: 'velocity',
    maxPoints: 60,
    measure: ({ behaviour }) =>
      count(behaviour.busiestHourRows, [
        [12, 60],
        [7, 45],
        [4, 25],
      ]),
  },
  {
    factor: 'account_age',
    maxPoints: 100,
    measure: ({ ageDays }) => ({
      value: ageDays,
      points:
        ageDays === null
          ? 0
          : atMost(ageDays, [
              [6, 100],
              [29, 80],
              [89, 50],
              [364, 20],
            ]),
    }),
  },
  { factor: 'dormancy_burst', maxPoints: 50, measure: (facts) => flag(isBurst(facts), 50) },
  {
    factor: 'night_share',
    maxPoints: 40,
    measure: ({ behaviour: b }) =>
      b.rows < 4
        ? { value: null, points: 0 }
        : ratio(b.nightRows, b.rows, [
            [50, 40],
            [25, 20],
          ]),
  },
  {
    factor: 'balance_retention',
    maxPoints: 30,
    measure: ({ input, behaviour: b }) => {
      const { value } = ratio(input.balanceMinor, b.creditsMinor, [])
      const keeps = (hundredths: number) =>
        isRatioAtLeast(input.balanceMinor, b.creditsMinor, hundredths, 100)
      if (value === null || keeps(15)) return { value, points: 0 }
      return { value, points: keeps(5) ? 15 : 30 }
    },
  },
  {
    factor: 'reports',
    maxPoints: 140,
    measure: ({ input }) =>
      count(input.reports, [
        [3, 140],
        [2, 105],
        [1, 60],
      ]),
  },
  {
    factor: 'peer_network',
    maxPoints: 80,
    measure: ({ input: { networkRisk } }) =>
      networkRisk === null
        ? { value: null, points: 0 }
        : { value: toRiskValue(networkRisk), points: riskPoints(networkRisk, 80) },
  },
  {
    factor: 'cash_out_share',
    maxPoints: 50,
    measure: ({ behaviour: b }) =>
      ratio(b.cashOutMinor, b.outflowMinor, [
        [80, 50],
        [50, 30],
        [20, 15],
      ]),
  },
  {
    factor: 'verified_business',
    maxPoints: -100,
    measure: ({ input }) => flag(input.isVerifiedBusiness, -100),
  },
  {
    factor: 'long_standing',
    maxPoints: -50,
    measure: ({ input, ageDays }) =>
      flag(ageDays !== null && ageDays >= longStandingDays && input.reports === 0, -50),
  },
]

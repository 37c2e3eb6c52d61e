import type {
  RecommendedAction,
  RecoveryUrgency,
  WithdrawalMethod,
} from '../../../../contract/operations/answer-words.ts'
import { mulDivRound } from '../../../kit/integer-ratio.ts'
import { cashMethods } from '../../../kit/vocabulary.ts'
import type { HolderKind } from '../mule/account-standing.ts'
import type { ChainEntry } from './account-chain.ts'

/** An account of the chain, with the inputs of its urgency. */
export interface Intervenable {
  entry: ChainEntry
  /** Balance minus all holds, in minor units. */
  availableMinor: number
  /** Median dwell time of money in this account, in milliseconds; null if none has left yet. */
  medianDwellMs: number | null
  holder: HolderKind
}

/** Recommended action for an account, and its urgency. */
export interface Recommendation {
  /** From 1, without gaps. */
  rank: number
  accountHash: string
  /** Whether some of the money is still there. */
  fundsPresent: boolean
  recommendedAction: RecommendedAction
  urgency: RecoveryUrgency
  /** Money within reach, weighted by urgency and risk; minor units, rounded. */
  priorityMinor: number
  /** Amount that a freeze can hold; minor units. */
  recommendedMinor: number
}

const minute = 60_000

/** Weights in tenths, so that the priority stays an integer until it is displayed. Design values. */
const urgencyTenths = {
  critical: 10,
  high: 8,
  medium: 5,
  low: 3,
  secured: 0,
  gone: 0,
} as const satisfies Record<RecoveryUrgency, number>

/**
 * Estimates how soon money leaves: with a usual dwell time of `q`, money that arrived `m` ago has `q − m`
 * left.
 */
function toUrgency({ entry, medianDwellMs }: Intervenable, asOfMs: number): RecoveryUrgency {
  if (entry.frozenMinor > 0 && entry.frozenMinor >= entry.remainingMinor) return 'secured'
  if (entry.remainingMinor === 0) return 'gone'
  const stayMs = medianDwellMs ?? 60 * minute
  const restedMs = asOfMs - (entry.lastCreditAtMs ?? asOfMs)
  if (restedMs > 10 * Math.max(stayMs, 60 * minute)) return 'low'
  const leftMs = stayMs - restedMs
  if (leftMs <= 0) return 'critical'
  if (leftMs <= 60 * minute) return 'high'
  return leftMs <= 1440 * minute ? 'medium' : 'low'
}

function actionAfter(method: WithdrawalMethod): RecommendedAction {
  if (cashMethods.some((cash) => cash === method)) return 'preserve_withdrawal_evidence'
  if (method === 'crypto_exchange') return 'contact_exchange'
  return method === 'international_remittance' ? 'send_recall' : 'flag_account'
}

/**
 * Selects the action. Money that may leave within the hour is held first, at any risk: a hold of exactly
 * the traced amount can be released, and money that has gone seldom comes back. A shop that many pay keeps its
 * account, and a business that its institution has verified is asked.
 */
function toAction({ entry, holder }: Intervenable, urgency: RecoveryUrgency): RecommendedAction {
  if (!entry.isFreezable) return 'monitor_account'
  if (urgency === 'secured') return 'already_frozen'
  if (urgency === 'gone') return actionAfter(entry.withdrawalMethod)
  const isUrgent = urgency === 'critical' || urgency === 'high'
  if (isUrgent && holder !== 'verified_business') {
    return holder === 'established' ? 'freeze_and_verify_holder' : 'freeze_now'
  }
  if (entry.riskPoints >= 600) return 'freeze_now'
  return entry.riskPoints >= 300 ? 'freeze_and_verify_holder' : 'request_information'
}

interface Weighed {
  item: Intervenable
  urgency: RecoveryUrgency
  /** The priority in twenty-thousandths of a minor unit; may exceed 2^53. */
  weight: bigint
  recommendedMinor: number
}

function weigh(item: Intervenable, asOfMs: number): Weighed {
  const { entry, availableMinor } = item
  const urgency = toUrgency(item, asOfMs)
  const recommendedMinor = entry.isFreezable ? Math.min(entry.remainingMinor, Math.max(availableMinor, 0)) : 0
  const factor = urgencyTenths[urgency] * (1000 + entry.riskPoints)
  return { item, urgency, weight: BigInt(recommendedMinor) * BigInt(factor), recommendedMinor }
}

/**
 * Groups accounts: first money within reach, then money out of reach, then secured money, then lost money.
 */
function groupOf({ weight, urgency }: Weighed): number {
  if (weight > 0n) return 0
  if (urgency === 'secured') return 2
  return urgency === 'gone' ? 3 : 1
}

function compareWeighed(a: Weighed, b: Weighed): number {
  const byGroup = groupOf(a) - groupOf(b)
  if (byGroup !== 0) return byGroup
  if (a.weight !== b.weight) return a.weight > b.weight ? -1 : 1
  const [left, right] = [a.item.entry, b.item.entry]
  if (a.urgency === 'gone' && left.riskPoints !== right.riskPoints) return right.riskPoints - left.riskPoints
  if (left.hop !== right.hop) return left.hop - right.hop
  return left.accountHash < right.accountHash ? -1 : 1
}

/**
 * Ranks every account of a chain by urgency and by the money within reach:
 * `min(remaining, available) × urgency × (0.5 + 0.5 × risk)`. The formula is a design value.
 */
export function rankInterventions(items: readonly Intervenable[], asOfMs: number): Recommendation[] {
  return items
    .map((item) => weigh(item, asOfMs))
    .sort(compareWeighed)
    .map(({ item, urgency, recommendedMinor }, index) => ({
      rank: index + 1,
      accountHash: item.entry.accountHash,
      fundsPresent: item.entry.remainingMinor > 0,
      recommendedAction: toAction(item, urgency),
      urgency,
      priorityMinor: mulDivRound(
        recommendedMinor,
        urgencyTenths[urgency] * (1000 + item.entry.riskPoints),
        20_000,
      ),
      recommendedMinor,
    }))
}

/** Converts a recommendation to the form of the interface. */
export const toWireRecommendation = (recommendation: Recommendation) => ({
  rank: recommendation.rank,
  account_hash: recommendation.accountHash,
  funds_present: recommendation.fundsPresent,
  recommended_action: recommendation.recommendedAction,
  time_to_recovery_risk: recommendation.urgency,
})

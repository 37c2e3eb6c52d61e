import type { BodyOf } from '../../../../contract/operations/index.ts'
import type { AccountTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { toWireTime } from '../../../kit/time.ts'
import type { Snapshot } from '../../../kit/unit-of-work.ts'
import { toWireScore } from '../../../kit/vocabulary.ts'
import { judgeAccount } from './account-standing.ts'
import { modelVersion } from './mule-score.ts'

/** Builds the score of an account with all its contributions. */
export async function toMuleScoreView(
  { localHourOf }: Context,
  { trx, now }: Snapshot,
  account: AccountTable,
  body: BodyOf<'getMuleScore'>,
) {
  const included = body.include_peer_network ?? false
  const depth = included ? (body.peer_network_depth ?? 1) : 0
  const { score, peersExamined, networkRisk } = await judgeAccount(trx, {
    account,
    now,
    localHourOf,
    peerDepth: depth,
  })
  return {
    account_hash: account.account_hash,
    institution_code: account.institution_code,
    mule_score: toWireScore(score.points),
    mule_risk_category: score.category,
    score_confidence: score.confidence,
    insufficient_history: score.insufficientHistory,
    risk_factors: score.riskFactors,
    contributions: score.contributions.map(({ factor, value, points, maxPoints }) => ({
      factor,
      value,
      points,
      max_points: maxPoints,
    })),
    peer_network: { included, depth, network_risk: networkRisk, accounts_examined: peersExamined },
    model_version: modelVersion,
    scored_at: toWireTime(now),
  }
}

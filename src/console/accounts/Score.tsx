import { useState } from 'preact/hooks'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt } from '../core/loading.ts'
import { riskOf, shortHash } from '../core/words.ts'
import { Busy, When } from '../parts/parts.tsx'
import { type Account, isNamed } from './account.ts'

/** Score of an account, as the operation returns it. */
interface MuleScore {
  account_hash: string
  mule_score: number
  mule_risk_category: string
  insufficient_history: boolean
  contributions: readonly {
    factor: string
    value: number | string | boolean | null
    points: number
    max_points: number
  }[]
  scored_at: string
}

/** Shows how likely it is that an account is a mule account, and why. */
export function Score({ account }: { account: Account }) {
  const [score, setScore] = useState<MuleScore>()
  const ask = () =>
    attempt(async () => setScore(await call<MuleScore>('scoreAccount', { body: { ...account } })))
  return (
    <>
      <p class="actions">
        <Busy kind="primary" disabled={!isNamed(account)} onClick={ask}>
          Score it
        </Busy>
      </p>
      {score && <Factors score={score} />}
    </>
  )
}

function Factors({ score }: { score: MuleScore }) {
  const risk = riskOf(score.mule_score)
  const factors = score.contributions.toSorted((a, b) => b.points - a.points)
  return (
    <div class="answer" role="status">
      <p class="line">
        <strong class="figure">{Math.round(score.mule_score * 100)} of 100</strong>
        <span class={`risk ${risk}`}>{plain(score.mule_risk_category)}</span>
        <span class="mono soft">{shortHash(score.account_hash)}</span>
        <span class="soft end">
          <When at={score.scored_at} />
        </span>
      </p>
      {score.insufficient_history && <p class="soft">Little is known of this account yet.</p>}
      <ul class="factors">
        {factors.map(({ factor, value, points, max_points: most }) => (
          <li key={factor}>
            <span>{plain(factor)}</span>
            <span class="soft">{value === null ? 'not known' : shownValue(value)}</span>
            <progress max={most} value={points} aria-label={`${plain(factor)}: ${points} of ${most}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function shownValue(value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : plain(value)
}

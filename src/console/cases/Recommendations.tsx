import { plain } from '../core/code-words.ts'
import { addressTo } from '../core/place.ts'
import { may } from '../core/session.ts'
import { money, riskOf, shortHash } from '../core/words.ts'
import { Section } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'
import type { CaseParts } from './case-parts.ts'
import { Propose } from './Propose.tsx'
import type { TraceEntry } from './path-layout.ts'

const freezeHours = 72

/** Recommended actions in order, each with the button that proposes it. */
export function Recommendations({ parts }: { parts: CaseParts }) {
  const { trace } = parts
  const chain = new Map((trace?.account_chain ?? []).map((entry) => [entry.account_hash, entry]))
  const rows = (trace?.intervention_recommendations ?? []).flatMap((advice) => {
    const entry = chain.get(advice.account_hash)
    return entry ? [{ advice, entry }] : []
  })
  return (
    <Section title="What to do first">
      {rows.length === 0 ? (
        <p class="empty">No recommendation yet.</p>
      ) : (
        <Table
          caption="Recommendations"
          columns={['Account', 'Risk', 'Advice', 'To hold', 'Action']}
          numbers={['To hold', 'Action']}
        >
          {rows.map(({ advice, entry }) => (
            <tr key={advice.account_hash} data-account={advice.account_hash}>
              <td data-name="Account" class="wide">
                {parts.nameOf(entry.institution_code)}{' '}
                <AccountLink hash={advice.account_hash} institution={entry.institution_code} />
              </td>
              <td data-name="Risk">
                <span
                  class={`risk ${riskOf(entry.risk_score)}`}
                  title={entry.risk_factors.map((one) => plain(one)).join(', ')}
                >
                  {plain(riskOf(entry.risk_score))}
                </span>
              </td>
              <td data-name="Advice" class="wide">
                {plain(advice.recommended_action)}{' '}
                <small class={`urgency ${advice.time_to_recovery_risk}`}>
                  {plain(advice.time_to_recovery_risk)}
                </small>
              </td>
              <td data-name="To hold" class="number">
                {money(entry.tracing?.recommended_amount ?? 0)}
              </td>
              <td data-name="Action" class="number">
                <Action parts={parts} entry={entry} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** Links to the account queries, for users with that permission. */
const AccountLink = ({ hash, institution }: { hash: string; institution: string | null }) =>
  may('account.read') ? (
    <a class="mono" title={hash} href={addressTo('accounts', hash, institution ?? '')}>
      {shortHash(hash)}
    </a>
  ) : (
    <span class="mono soft" title={hash}>
      {shortHash(hash)}
    </span>
  )

function Action({ parts, entry }: { parts: CaseParts; entry: TraceEntry }) {
  const { file, trace, nameOf, held, isStale, reload } = parts
  const amount = entry.tracing?.recommended_amount ?? 0
  if ((held.get(entry.account_hash) ?? 0) > 0) return <span class="good">Held</span>
  if (!trace || amount <= 0 || !may('money.propose')) return null
  if (isStale) return <span class="soft">Trace again first</span>
  const body = {
    caseId: file.row.caseId,
    traceId: trace.trace_id,
    amount,
    accountHash: entry.account_hash,
    institution: entry.institution_code ?? '',
  }
  return (
    <Propose
      label={`Freeze ${money(amount)}`}
      kind="primary"
      what={`${nameOf(entry.institution_code)} is ordered to hold ${file.row.currency} ${money(amount)} in account ${shortHash(entry.account_hash)} for ${freezeHours} hours.`}
      proposal={{ action: 'freeze', hours: freezeHours, ...body }}
      hold={body}
      done={reload}
    />
  )
}

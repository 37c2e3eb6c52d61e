import { useState } from 'preact/hooks'
import { plain } from '../core/code-words.ts'
import { money, riskOf, shortHash } from '../core/words.ts'
import { Table } from '../parts/Table.tsx'
import type { CaseParts } from './case-parts.ts'

/** Table of all accounts of the trace, for users who cannot read the drawing. Rendered when it is opened. */
export function PathTable({ parts: { trace, nameOf, held } }: { parts: CaseParts }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The same as a table</summary>
      {isOpen && (
        <Table
          caption="The accounts that the money reached"
          columns={['Step', 'Account', 'Risk', 'Received', 'Still there', 'Held']}
          numbers={['Received', 'Still there', 'Held']}
        >
          {(trace?.account_chain ?? []).map((entry) => (
            <tr key={entry.account_hash}>
              <td data-name="Step">{entry.tracing?.hop ?? '–'}</td>
              <td data-name="Account" class="wide">
                {nameOf(entry.institution_code)}{' '}
                <span class="mono soft" title={entry.account_hash}>
                  {shortHash(entry.account_hash)}
                </span>
              </td>
              <td data-name="Risk">{plain(riskOf(entry.risk_score))}</td>
              <td data-name="Received" class="number">
                {money(entry.tracing?.received ?? 0)}
              </td>
              <td data-name="Still there" class="number">
                {money(entry.tracing?.remaining ?? 0)}
              </td>
              <td data-name="Held" class="number">
                {money(held.get(entry.account_hash) ?? 0)}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </details>
  )
}

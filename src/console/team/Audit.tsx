import { useEffect, useMemo } from 'preact/hooks'
import type { AuditPage } from '../../contract/console/settings.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { createLoaded } from '../core/loading.ts'
import { When } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'

/** Shows the audit log, with refused actions, and whether the log is intact. */
export function Audit() {
  const loaded = useMemo(() => createLoaded(() => call<AuditPage>('listAudit')), [])
  useEffect(() => void loaded.load(), [loaded])
  const page = loaded.value.value
  if (!page) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  return (
    <>
      <div class="heading">
        <h1>Audit</h1>
      </div>
      <p class={page.chain.isWhole ? 'panel verdict' : 'panel verdict bad'}>
        {page.chain.isWhole ? 'Every row follows from the one before it.' : 'The chain of rows is broken.'}{' '}
        <span class="soft">
          All were looked at <When at={page.chain.checkedAt} />, new ones now.
        </span>{' '}
        <span class="soft mono">{page.chain.head.slice(0, 16)}</span>
      </p>
      <div class="panel">
        <Table caption="Audit" columns={['When', 'What', 'Who', 'Detail']}>
          {page.rows.map((row) => (
            <tr key={row.seq}>
              <td data-name="When">
                <When at={row.at} />
              </td>
              <td data-name="What">
                {plain(row.kind)}
                {row.count > 1 ? ` ×${row.count}` : ''}
              </td>
              <td data-name="Who">{row.actor ?? '–'}</td>
              <td data-name="Detail" class="wide">
                {row.detail ?? ''}
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </>
  )
}

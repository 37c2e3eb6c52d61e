import { useEffect, useState } from 'preact/hooks'
import type { DeliveryPage, DeliveryRow } from '../../contract/console/webhooks.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt } from '../core/loading.ts'
import { addressTo } from '../core/place.ts'
import { Busy, Pill, When } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'

/** Returns a short label for the result of the last attempt. */
export const resultOf = ({ status, fault }: Pick<DeliveryRow, 'status' | 'fault'>): string => {
  if (status !== null) return `Answered ${status}`
  return fault === null ? '–' : plain(fault)
}

interface DeliveryTableProps {
  /** First page, with the newest deliveries; undefined while it loads. */
  first: DeliveryPage | undefined
  query: { target: string; state: string }
}

/** Lists deliveries, newest first; older ones are loaded on request. */
export function DeliveryTable({ first, query }: DeliveryTableProps) {
  const [older, setOlder] = useState<DeliveryPage>()
  useEffect(() => setOlder(undefined), [query.target, query.state])
  if (!first) return <p class="empty">Loading…</p>
  if (first.rows.length === 0) return <p class="empty">Nothing was posted yet.</p>
  const known = new Set(first.rows.map(({ id }) => id))
  const rows = [...first.rows, ...(older?.rows ?? []).filter(({ id }) => !known.has(id))]
  const next = (older ?? first).next
  const more = () =>
    attempt(async () => {
      const page = await call<DeliveryPage>('listDeliveries', { query: { ...query, cursor: next ?? '' } })
      setOlder({ rows: [...(older?.rows ?? []), ...page.rows], next: page.next })
    })
  return (
    <>
      <div class="panel">
        <Table
          caption="Deliveries, the newest first"
          columns={['Event', 'To', 'When', 'State', 'Result', 'Tries']}
          numbers={['Tries']}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table>
      </div>
      {next && (
        <p class="actions more">
          <Busy onClick={more}>Older deliveries</Busy>
        </p>
      )}
    </>
  )
}

const Row = ({ row }: { row: DeliveryRow }) => (
  <tr>
    <td data-name="Event" class="wide">
      <a href={addressTo('settings', 'webhooks', row.id)}>{plain(row.type)}</a>
    </td>
    <td data-name="To">{row.target}</td>
    <td data-name="When">
      <When at={row.at} />
    </td>
    <td data-name="State">
      <Pill status={row.state} />
    </td>
    <td data-name="Result">{resultOf(row)}</td>
    <td data-name="Tries" class="number">
      {row.tries}
    </td>
  </tr>
)

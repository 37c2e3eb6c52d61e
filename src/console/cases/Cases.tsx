import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CaseList, CaseRow } from '../../contract/console/cases.ts'
import { call } from '../core/api.ts'
import { plain, scamWords } from '../core/code-words.ts'
import { createLoaded } from '../core/loading.ts'
import { addressTo } from '../core/place.ts'
import { money, paidWords, present, span } from '../core/words.ts'
import { Choose, Field, Pill } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'

const search = signal('')
const order = signal('urgency')
const status = signal('open')
const assignee = signal('all')
const more = signal<readonly CaseRow[]>([])
const list = createLoaded(() => call<CaseList>('listCases', { query: queryNow() }))

const queryNow = () => ({
  search: search.value,
  order: order.value,
  assignee: assignee.value,
  ...(status.value !== 'all' && { status: status.value }),
})

const loadMore = async () => {
  const cursor = (list.value.value?.next ?? undefined) as string | undefined
  if (cursor === undefined) return
  const asked = queryNow()
  const page = await call<CaseList>('listCases', { query: { ...asked, cursor } })
  // Another list has been requested in the meantime.
  if (JSON.stringify(asked) !== JSON.stringify(queryNow())) return
  more.value = [...more.value, ...page.rows]
  if (list.value.value) list.value.value = { ...list.value.value, next: page.next }
}

/** Lists the cases opened through this relay, sorted by the amount that can still be recovered. */
export function Cases() {
  useEffect(
    () =>
      effect(() => {
        queryNow()
        more.value = []
        void list.load()
      }),
    [],
  )
  const page = list.value.value
  return (
    <>
      <div class="heading">
        <h1>Cases</h1>
        {page && <p class="soft">{page.total} in all</p>}
      </div>
      <div class="panel filters">
        <Field
          label="Search"
          input={{
            type: 'search',
            value: search.value,
            placeholder: 'Number, last digits, account, reference',
            onChange: (event) => {
              search.value = event.currentTarget.value
            },
          }}
        />
        <Choose
          label="Status"
          options={['open', 'all', 'received', 'traced', 'frozen', 'recovered', 'closed']}
          value={status.value}
          onChange={(value) => {
            status.value = value
          }}
        />
        <Choose
          label="Whose"
          options={['all', 'me', 'nobody']}
          value={assignee.value}
          onChange={(value) => {
            assignee.value = value
          }}
        />
        <Choose
          label="Order"
          options={['urgency', 'newest', 'amount', 'due']}
          value={order.value}
          onChange={(value) => {
            order.value = value
          }}
        />
      </div>
      {list.error.value && <p class="said bad">{list.error.value}</p>}
      {page && <CaseTable rows={[...page.rows, ...more.value]} />}
      {page?.next && (
        <p class="actions">
          <button type="button" onClick={loadMore}>
            More
          </button>
        </p>
      )}
    </>
  )
}

function CaseTable({ rows }: { rows: readonly CaseRow[] }) {
  if (rows.length === 0) return <p class="empty">No case matches.</p>
  return (
    <div class="panel">
      <Table
        caption="Cases"
        columns={['Number', 'Status', 'Kind', 'Reported', 'Held', 'Returned', 'Paid', 'Ends', 'Who']}
        numbers={['Reported', 'Held', 'Returned']}
      >
        {rows.map((row) => (
          <tr key={row.caseId}>
            <td data-name="Number">
              <a href={addressTo('cases', row.caseId)}>{row.number}</a>
            </td>
            <td data-name="Status">
              <Pill status={row.status} />
            </td>
            <td data-name="Kind" class="wide">
              {plain(row.scamType, scamWords)}
            </td>
            <td data-name="Reported" class="number">
              {money(row.amount)} <small>{row.currency}</small>
            </td>
            <td data-name="Held" class="number">
              {row.held > 0 ? money(row.held) : '–'}
            </td>
            <td data-name="Returned" class="number">
              {row.returned > 0 ? money(row.returned) : '–'}
            </td>
            <td data-name="Paid">{row.paidAt ? paidWords(row.paidAt, row.isPaidDay) : '–'}</td>
            <td data-name="Ends">
              <Due at={row.dueAt} what={row.dueWhat} />
            </td>
            <td data-name="Who">{row.assignee?.firstName ?? '–'}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

/** Shows a deadline: red in its last six hours, amber in its last day. */
function Due({ at, what }: { at: string | null; what: string | null }) {
  if (!at) return <>–</>
  const minutes = (Date.parse(at) - present.value) / 60_000
  const tone = minutes < 6 * 60 ? 'bad' : minutes < 24 * 60 ? 'act' : ''
  return (
    <span class={`pill ${tone}`} title={what ? plain(what) : undefined}>
      {minutes <= 0 ? 'Over' : span(minutes)}
    </span>
  )
}

import { useEffect, useMemo } from 'preact/hooks'
import type { KeptFor, KeptThing, RetentionView } from '../../contract/console/retention.ts'
import { call } from '../core/api.ts'
import { createLoaded } from '../core/loading.ts'
import { Table } from '../parts/Table.tsx'

/** Description of each kind of data, and the event from which its days are counted. */
const words: Record<KeptThing, readonly [what: string, since: string]> = {
  chats: ['Chats: what was said, voice on its way, comments, notes', 'after the citizen last came or wrote'],
  cases: [
    'Cases at this console, with notes, deeds and proposals',
    'after the case was opened, once it is over',
  ],
  leftovers: ['Calls that wait, webhooks, sessions, speech, ways to find a case', 'after it was made'],
  'platform-cases': [
    'Cases of the embedded platform: contact, story, detailed report, documents, messages to the citizen',
    'after the case was opened',
  ],
  'remote-cases': ['Cases with the trust layer', 'as that host has it'],
  ledger: ['Ledger, statuses of cases and their audit trail, by hashes', 'nothing deletes them'],
  records: ['People, profiles and fields of the institutions', 'theirs; nothing deletes them'],
  security: ['Security events: sign-ins, refusals, acts of this console', 'after each event'],
}

/** Shows the retention periods, and the setting that determines each. */
export function Retention() {
  const loaded = useMemo(() => createLoaded(() => call<RetentionView>('getRetention')), [])
  useEffect(() => void loaded.load(), [loaded])
  const view = loaded.value.value
  return (
    <>
      <div class="heading">
        <h1>Retention</h1>
        <p class="soft">
          Set in the configuration file, and nowhere else. The assistant tells it to citizens.
        </p>
      </div>
      {view ? (
        <div class="panel">
          <Table caption="How long things are kept" columns={['What', 'Kept for', 'Counted', 'Set by']}>
            {view.rows.map((row) => (
              <Row key={row.what} row={row} />
            ))}
          </Table>
        </div>
      ) : (
        <p class="empty">{loaded.error.value || 'Loading…'}</p>
      )}
      <p class="note">
        A citizen who erases the chat need not wait for this. Backups forget when you delete them.
      </p>
    </>
  )
}

const Row = ({ row: { what, days, atMostDays, setting } }: { row: KeptFor }) => (
  <tr>
    <td data-name="What" class="wide">
      {words[what][0]}
    </td>
    <td data-name="Kept for">
      {days === null ? 'No end here' : `${days} days`}
      {atMostDays !== null && <small> at most {atMostDays}</small>}
    </td>
    <td data-name="Counted" class="wide soft">
      {words[what][1]}
    </td>
    <td data-name="Set by" class="wide">
      {setting ? <code class="mono">{setting}</code> : <span class="soft">fixed</span>}
    </td>
  </tr>
)

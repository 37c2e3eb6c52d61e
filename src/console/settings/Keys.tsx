import { useEffect, useMemo, useState } from 'preact/hooks'
import type { KeysView, KeyView, MadeKey } from '../../contract/console/keys.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, createLoaded, tell } from '../core/loading.ts'
import { may } from '../core/session.ts'
import { Busy, When } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'
import { MakeKey } from './MakeKey.tsx'

/** API keys by which servers call the operations. */
export function Keys() {
  const loaded = useMemo(() => createLoaded(() => call<KeysView>('listKeys')), [])
  const [made, setMade] = useState<MadeKey>()
  useEffect(() => void loaded.load(), [loaded])
  const view = loaded.value.value
  if (!view) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const revoke = (prefix: string) => () =>
    attempt(async () => {
      await call('revokeKey', { id: prefix })
      tell('Revoked. Running relays refuse it within seconds.')
    }).then(loaded.load)
  return (
    <>
      <div class="heading">
        <h1>API keys</h1>
        <p class="soft">
          For the servers of institutions. A key of the role admin is made by the command alone.
        </p>
        {may('settings.change') && (
          <span class="end">
            <MakeKey
              view={view}
              done={(key) => {
                setMade(key)
                return loaded.load()
              }}
            />
          </span>
        )}
      </div>
      {made && (
        <p class="said" role="status">
          This key is shown once: <code class="mono">{made.key}</code>
        </p>
      )}
      {view.keys.length === 0 ? (
        <p class="empty">There are no keys.</p>
      ) : (
        <div class="panel">
          <Table caption="API keys" columns={['Key', 'Role', 'May', 'Reaches', 'Made', 'Ends']} hasActs>
            {view.keys.map((key) => (
              <Row key={key.prefix} row={key} revoke={revoke(key.prefix)} />
            ))}
          </Table>
        </div>
      )}
    </>
  )
}

const tones = { valid: 'good', expired: '', revoked: 'bad' } as const

/** Returns the restrictions of a key; kinds without one are omitted. */
const reachOf = ({ teamspaces, companies }: KeyView): string =>
  Object.entries({ teamspaces, companies })
    .flatMap(([kind, names]) =>
      names.length === 0 ? [] : [`${names === 'all' ? 'all' : names.join(', ')} (${kind})`],
    )
    .join('; ')

const Row = ({ row, revoke }: { row: KeyView; revoke: () => Promise<unknown> }) => (
  <tr>
    <td data-name="Key">
      <span class="mono">{row.prefix}</span>{' '}
      <span class={`pill ${tones[row.state]}`}>{plain(row.state)}</span>
    </td>
    <td data-name="Role" class="wide">
      {row.role.startsWith('institution:') ? `Institution ${row.role.slice(12)}` : plain(row.role)}
    </td>
    <td data-name="May" class="wide mono">
      {row.scopes.join(' ')}
    </td>
    <td data-name="Reaches" class="wide">
      {reachOf(row)} <small>{row.environment}</small>
    </td>
    <td data-name="Made">
      <When at={row.createdAt} /> <small>{row.madeBy ?? ''}</small>
      {row.owner && <small>for {row.owner}</small>}
    </td>
    <td data-name="Ends">{row.expiresAt ? <When at={row.expiresAt} /> : 'Never'}</td>
    <td class="number">
      {row.state === 'valid' && may('settings.change') && (
        <Busy kind="danger" onClick={revoke}>
          Revoke<span class="hidden"> {row.prefix}</span>
        </Busy>
      )}
    </td>
  </tr>
)

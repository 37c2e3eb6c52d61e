import { useEffect, useMemo } from 'preact/hooks'
import type { OwnWays as Ways } from '../../contract/console/own-ways.ts'
import { call } from '../core/api.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { Busy, When } from '../parts/parts.tsx'

/** Shows where she is signed in, and ends what she does not know. */
export function OwnWays() {
  const loaded = useMemo(() => createLoaded(() => call<Ways>('listOwnSessions')), [])
  useEffect(() => void loaded.load(), [loaded])
  const ways = loaded.value.value
  if (!ways) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const end = (id: string) => () => attempt(() => call('endOwnSession', { id })).then(loaded.load)
  return (
    <>
      <div class="heading">
        <h1>Your sessions</h1>
        <p class="soft">
          {ways.hasCode
            ? `Authenticator set up, ${ways.backupCodesLeft} backup codes left`
            : 'No authenticator'}
        </p>
      </div>
      <div class="panel">
        <table>
          <caption class="hidden">Your sessions</caption>
          <tbody>
            {ways.sessions.map((session) => (
              <tr key={session.id}>
                <td data-name="Where" class="wide">
                  {session.device} {session.isThis && <span class="pill good">This one</span>}
                </td>
                <td data-name="Since">
                  <When at={session.startedAt} />
                </td>
                <td class="number">{!session.isThis && <Busy onClick={end(session.id)}>End</Busy>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

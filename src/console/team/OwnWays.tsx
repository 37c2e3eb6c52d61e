import { useEffect, useMemo } from 'preact/hooks'
import type { OwnWays as Ways } from '../../contract/console/own-ways.ts'
import { SoundTest } from '../attention/Sound.tsx'
import { call } from '../core/api.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { may, refreshSession } from '../core/session.ts'
import { Busy, Section, When } from '../parts/parts.tsx'
import { NewPasskey } from '../sign-in/NewPasskey.tsx'
import { NewPassword } from '../sign-in/NewPassword.tsx'
import { OwnDevice } from './OwnDevice.tsx'

/**
 * Lists the user's sign-in methods and sessions, adds methods, and revokes those that the user does not
 * recognise.
 */
export function OwnWays() {
  const loaded = useMemo(() => createLoaded(() => call<Ways>('listOwnSessions')), [])
  useEffect(() => void loaded.load(), [loaded])
  const ways = loaded.value.value
  if (!ways) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const end = (id: string) => () => attempt(() => call('endOwnSession', { id })).then(loaded.load)
  return (
    <>
      <div class="heading">
        <h1>Your ways in</h1>
      </div>
      <Passkeys ways={ways} load={loaded.load} />
      <Section title="Password and authenticator">
        <p class="soft">
          {ways.hasPassword ? 'Password set' : 'No password'},{' '}
          {ways.hasCode
            ? `authenticator set up, ${ways.backupCodesLeft} backup codes left`
            : 'no authenticator'}
        </p>
        <NewPassword done={loaded.load} />
      </Section>
      <SoundTest />
      {may('chat.answer') && <OwnDevice />}
      <Section title="Your sessions">
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
      </Section>
    </>
  )
}

function Passkeys({ ways, load }: { ways: Ways; load: () => Promise<void> }) {
  const remove = (id: string) => () =>
    attempt(() => call('removePasskey', { id })).then(() => Promise.all([load(), refreshSession()]))
  return (
    <Section title="Passkeys">
      {ways.passkeys.length === 0 ? (
        <p class="soft">
          None yet. A passkey signs you in without a password, and signs what you approve. Nobody can copy it
          from a page that pretends to be this one.
        </p>
      ) : (
        <table>
          <caption class="hidden">Passkeys</caption>
          <tbody>
            {ways.passkeys.map((one) => (
              <tr key={one.id}>
                <td data-name="Name" class="wide">
                  {one.name} {!one.worksHere && <span class="pill quiet">for {one.rpId}</span>}
                </td>
                <td data-name="Last used">
                  {one.usedAt ? (
                    <>
                      used <When at={one.usedAt} />
                    </>
                  ) : (
                    <>
                      added <When at={one.createdAt} />
                    </>
                  )}
                </td>
                <td class="number">
                  <Busy kind="danger" title={`Remove ${one.name}`} onClick={remove(one.id)}>
                    Remove
                  </Busy>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NewPasskey done={load} />
    </Section>
  )
}

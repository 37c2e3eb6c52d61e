import { useState } from 'preact/hooks'
import type { BackupCodes, CodeOffer } from '../../contract/console/own-ways.ts'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { refreshSession } from '../core/session.ts'
import { Busy, Field } from '../parts/parts.tsx'
import { NewPasskey } from './NewPasskey.tsx'

/**
 * Has a new user set up a passkey, or a password with an authenticator, before anything else is accessible.
 */
export function Enrol() {
  const [password, setPassword] = useState('')
  const [offer, setOffer] = useState<CodeOffer>()
  const [code, setCode] = useState('')
  const [backup, setBackup] = useState<string[]>()
  if (backup) {
    return (
      <section class="panel sign-in">
        <h1>Keep these ten codes</h1>
        <p class="soft">Each lets you in once without your authenticator. They are not shown again.</p>
        <ul class="codes mono">
          {backup.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Busy kind="primary" onClick={refreshSession}>
          I have kept them
        </Busy>
      </section>
    )
  }
  const begin = () =>
    attempt(async () => {
      await call('setPassword', { body: { password } })
      setOffer(await call<CodeOffer>('startCode'))
    })
  const confirm = () =>
    attempt(async () => {
      const { backupCodes } = await call<BackupCodes>('confirmCode', { body: { code: code.trim() } })
      setBackup(backupCodes)
    })
  return (
    <section class="panel sign-in">
      {offer ? (
        <>
          <h1>Add your authenticator</h1>
          <p class="soft">Enter this key in your authenticator app, then the six digits that it shows.</p>
          <p>
            <code>{offer.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
          </p>
          <p>
            <a href={offer.uri}>Open an authenticator on this device</a>
          </p>
          <Field
            label="Six digits"
            input={{
              value: code,
              inputMode: 'numeric',
              autocomplete: 'one-time-code',
              onInput: (event) => setCode(event.currentTarget.value),
            }}
          />
          <Busy kind="primary" disabled={!/^\s*\d{6}\s*$/.test(code)} onClick={confirm}>
            Confirm
          </Busy>
        </>
      ) : (
        <>
          <h1>Set up how you sign in</h1>
          <p class="soft">
            A passkey is enough: it signs you in by your face, finger or PIN, and signs what you approve.
          </p>
          <NewPasskey done={async () => {}} />
          <p class="or">or</p>
          <h2>Choose a password</h2>
          <p class="soft">At least 12 characters. Four words that only you would put together are good.</p>
          <Field
            label="Password"
            input={{
              type: 'password',
              value: password,
              autocomplete: 'new-password',
              onInput: (event) => setPassword(event.currentTarget.value),
            }}
          />
          <Busy disabled={password.length < 12} onClick={begin}>
            Go on to an authenticator
          </Busy>
        </>
      )}
    </section>
  )
}

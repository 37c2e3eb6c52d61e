import { useState } from 'preact/hooks'
import { passkeyObstacle, signInByPasskey } from '../core/passkeys.ts'
import { goToProvider, session, signIn, signInNote, takeSession } from '../core/session.ts'
import { Field } from '../parts/parts.tsx'
import { Obstacle } from './NewPasskey.tsx'

/** Signs in by passkey, or by name, password and code. */
export function SignIn() {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const enter = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // Browsers word the error for an unreachable relay differently.
      const isOurs = error instanceof Error && !(error instanceof TypeError)
      setSaid(isOurs ? error.message : 'The relay does not answer. Try again.')
    }
    setBusy(false)
  }
  const byPasskey = () => enter(async () => takeSession(await signInByPasskey()))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement)
    const code = String(given.get('code') ?? '').replaceAll(' ', '')
    return enter(() =>
      signIn({
        login: String(given.get('login')).trim().toLowerCase(),
        password: String(given.get('password')),
        ...(code && { code }),
      }),
    )
  }
  return (
    <form class="panel sign-in" onSubmit={submit} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      <p class="soft">For people who answer chats and work on cases.</p>
      {passkeyObstacle() ? (
        <Obstacle />
      ) : (
        <button type="button" class="primary passkey" disabled={isBusy} onClick={byPasskey}>
          Sign in with a passkey
        </button>
      )}
      {session.value?.provider && (
        <button
          type="button"
          class="passkey"
          disabled={isBusy}
          onClick={() => enter(() => goToProvider(false))}
        >
          Sign in with {session.value.provider.name}
        </button>
      )}
      {session.value?.provider?.isAway && (
        <p class="soft">{session.value.provider.name} could not be reached a moment ago.</p>
      )}
      <p class="or">or</p>
      <Field
        label="Name"
        input={{
          name: 'login',
          autocomplete: 'username',
          required: true,
          spellcheck: false,
        }}
      />
      <Field
        label="Password"
        input={{ name: 'password', type: 'password', autocomplete: 'current-password', required: true }}
      />
      <Field
        label="Code"
        help="Six digits of your authenticator, or a backup code."
        input={{ name: 'code', autocomplete: 'one-time-code', inputMode: 'text', spellcheck: false }}
      />
      <button type="submit" disabled={isBusy}>
        Sign in
      </button>
      <p class="said bad" role="alert">
        {said || signInNote.value}
      </p>
    </form>
  )
}

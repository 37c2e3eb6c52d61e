import { useState } from 'preact/hooks'
import { Refused } from '../core/api.ts'
import { signIn, signInNote } from '../core/session.ts'
import { Field } from '../parts/parts.tsx'

/** Lets a person in by her name, password and code. */
export function SignIn() {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement)
    const code = String(given.get('code') ?? '').replaceAll(' ', '')
    setBusy(true)
    try {
      await signIn({
        login: String(given.get('login')).trim().toLowerCase(),
        password: String(given.get('password')),
        ...(code && { code }),
      })
    } catch (error) {
      setSaid(error instanceof Refused ? error.message : 'The relay does not answer. Try again.')
    }
    setBusy(false)
  }
  return (
    <form class="panel sign-in" onSubmit={submit} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      <p class="soft">For people who answer chats and work on cases.</p>
      <Field
        label="Name"
        input={{
          name: 'login',
          autocomplete: 'username',
          required: true,
          autofocus: true,
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
      <button type="submit" class="primary" disabled={isBusy}>
        Sign in
      </button>
      <p class="said bad" role="alert">
        {said || signInNote.value}
      </p>
    </form>
  )
}

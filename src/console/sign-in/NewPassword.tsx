import { useState } from 'preact/hooks'
import type { FreshProof } from '../../contract/console/people.ts'
import { wayText } from '../../contract/console/signed-words.ts'
import { call } from '../core/api.ts'
import { tell } from '../core/loading.ts'
import { digestOf } from '../core/passkeys.ts'
import { Field } from '../parts/parts.tsx'
import { Prove } from './Prove.tsx'

/** Changes the password, which ends the user's other sessions. */
export function NewPassword({ done }: { done: () => Promise<unknown> }) {
  const [password, setPassword] = useState('')
  const set = async (proof: FreshProof | undefined) => {
    await call('setPassword', { body: { password, proof } })
    setPassword('')
    tell('The password is changed. Your other sessions have ended.')
    await done()
  }
  return (
    <div class="new-passkey">
      <Field
        label="New password, at least 12 characters"
        input={{
          type: 'password',
          value: password,
          autocomplete: 'new-password',
          onInput: (event) => setPassword(event.currentTarget.value),
        }}
      />
      <Prove
        kind=""
        label="Change the password"
        disabled={password.length < 12}
        digest={() => digestOf(wayText('password'))}
        act={set}
      />
    </div>
  )
}

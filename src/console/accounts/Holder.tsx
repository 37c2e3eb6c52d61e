import { useState } from 'preact/hooks'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt } from '../core/loading.ts'
import { Busy, Field, Pill } from '../parts/parts.tsx'
import { type Account, isNamed } from './account.ts'

/** Answer of the operation: whether an account belongs to a name. */
interface Verification {
  match_result: string
  reason_code: string
  suggested_name: string | null
  account_status: string | null
}

/** Checks whether the account belongs to a name. */
export function Holder({ account }: { account: Account }) {
  const [name, setName] = useState('')
  const [found, setFound] = useState<Verification>()
  const ask = () =>
    attempt(async () =>
      setFound(await call<Verification>('verifyAccount', { body: { ...account, name: name.trim() } })),
    )
  return (
    <>
      <h3>Whose is it?</h3>
      <div class="one-line">
        <Field
          label="Name of the holder, as it was given"
          input={{
            value: name,
            autocomplete: 'off',
            onInput: (event) => setName(event.currentTarget.value),
          }}
        />
        <Busy disabled={!isNamed(account) || !name.trim()} onClick={ask}>
          Verify
        </Busy>
      </div>
      {found && (
        <p class="line answer" role="status">
          <Pill status={found.match_result} />
          {found.suggested_name && <span>Held by {found.suggested_name}</span>}
          {found.account_status && <span class="soft">{plain(found.account_status)}</span>}
          <span class="soft">{plain(found.reason_code.toLowerCase())}</span>
        </p>
      )}
    </>
  )
}

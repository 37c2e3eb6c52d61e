import { useState } from 'preact/hooks'
import type { FreshProof } from '../../contract/console/people.ts'
import { attempt } from '../core/loading.ts'
import { signDigest } from '../core/passkeys.ts'
import { goToProvider, me, refreshSession, session } from '../core/session.ts'
import { Busy, Field } from '../parts/parts.tsx'

interface ProveProps {
  /** Label of the button. */
  label: string
  kind?: string
  disabled?: boolean
  /** Returns the SHA-256 of the action, in hexadecimal. */
  digest: () => string | Promise<string>
  /** Performs the action; the proof is missing only in a demonstration. */
  act: (proof: FreshProof | undefined) => Promise<unknown>
}

/** Button that acts only after the user confirms their identity by passkey or by code. */
export function Prove({ label, kind = 'primary', disabled = false, digest, act }: ProveProps) {
  const [code, setCode] = useState('')
  const [isByCode, setByCode] = useState(false)
  const { proofs = [], asksProof = true, byProvider = false } = me.value ?? {}
  const send = (proof: () => Promise<FreshProof | undefined>) => () => attempt(async () => act(await proof()))
  // The provider's confirmation is valid for five minutes; the relay reports when it has expired.
  const sendByProvider = () => send(async () => ({ provider: true }))().finally(refreshSession)
  // Users with a passkey sign with it even in a demonstration.
  if (!asksProof && !proofs.includes('passkey')) {
    return (
      <Busy kind={kind} disabled={disabled} onClick={send(async () => undefined)}>
        {label}
      </Busy>
    )
  }
  if (proofs.includes('passkey') && !isByCode) {
    return (
      <span class="prove">
        <Busy kind={kind} disabled={disabled} onClick={send(async () => signDigest(await digest()))}>
          {label}
        </Busy>
        {proofs.includes('code') && (
          <button type="button" class="plain" onClick={() => setByCode(true)}>
            Use a code instead
          </button>
        )}
      </span>
    )
  }
  if (proofs.includes('provider')) {
    return (
      <Busy kind={kind} disabled={disabled} onClick={sendByProvider}>
        {label}
      </Busy>
    )
  }
  if (!proofs.includes('code') && byProvider) {
    return (
      <Busy kind={kind} onClick={() => attempt(() => goToProvider(true))}>
        Sign in again with {session.value?.provider?.name ?? 'your provider'}
      </Busy>
    )
  }
  if (!proofs.includes('code')) return <p class="soft">No passkey of yours works at this address.</p>
  const sendCode = () => send(async () => ({ code: code.trim().toLowerCase() }))().finally(() => setCode(''))
  return (
    <span class="prove">
      <Field
        label="Your code of this moment"
        input={{
          value: code,
          inputMode: 'text',
          autocomplete: 'one-time-code',
          onInput: (event) => setCode(event.currentTarget.value),
        }}
      />
      <Busy kind={kind} disabled={disabled || !/^\s*(\d{6}|\w{5}-\w{5})\s*$/.test(code)} onClick={sendCode}>
        {label}
      </Busy>
    </span>
  )
}

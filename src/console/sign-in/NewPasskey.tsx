import { useState } from 'preact/hooks'
import { wayText } from '../../contract/console/signed-words.ts'
import { attempt, tell } from '../core/loading.ts'
import { digestOf, makePasskey, passkeyObstacle } from '../core/passkeys.ts'
import { me, refreshSession } from '../core/session.ts'
import { Busy, Field } from '../parts/parts.tsx'
import { Prove } from './Prove.tsx'

/** Creates a passkey on this device, with a name to recognise it by. */
export function NewPasskey({ done }: { done: () => Promise<unknown> }) {
  const [name, setName] = useState('')
  const obstacle = passkeyObstacle()
  if (obstacle) return <Obstacle />
  const add = async (proof?: Parameters<typeof makePasskey>[1]) => {
    await makePasskey(name.trim(), proof)
    setName('')
    tell('The passkey is added.')
    await done()
    await refreshSession()
  }
  const isReady = name.trim() !== ''
  return (
    <div class="new-passkey">
      <Field
        label="Name of the new passkey"
        input={{
          value: name,
          maxLength: 40,
          placeholder: 'Such as: work laptop',
          onInput: (event) => setName(event.currentTarget.value),
        }}
      />
      {me.value?.mustEnrol ? (
        <Busy kind="primary" disabled={!isReady} onClick={() => attempt(add)}>
          Add a passkey
        </Busy>
      ) : (
        <Prove
          label="Add a passkey"
          disabled={!isReady}
          digest={() => digestOf(wayText('passkey'))}
          act={add}
        />
      )}
    </div>
  )
}

/** Explains why passkeys do not work at this address, and where they do. */
export function Obstacle() {
  const obstacle = passkeyObstacle()
  if (!obstacle) return null
  return (
    <p class="soft">
      {obstacle.text}
      {obstacle.link && (
        <>
          {' '}
          Open the console at <a href={obstacle.link}>{new URL(obstacle.link).host}</a> to use them.
        </>
      )}
    </p>
  )
}

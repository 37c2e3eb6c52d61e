import { useEffect, useMemo, useState } from 'preact/hooks'
import type { OnceLink, PeopleView } from '../../contract/console/own-ways.ts'
import type { FreshProof, PersonView } from '../../contract/console/people.ts'
import { type ConsoleRole, consoleRoles } from '../../contract/console/roles.ts'
import { personText } from '../../contract/console/signed-words.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { digestOf } from '../core/passkeys.ts'
import { me } from '../core/session.ts'
import { Busy, Choose, Field } from '../parts/parts.tsx'
import { Prove } from '../sign-in/Prove.tsx'
import { ProvenAct } from './ProvenAct.tsx'

/** Lists the people who may sign in, and adds new ones. */
export function People() {
  const loaded = useMemo(() => createLoaded(() => call<PeopleView>('listPeople')), [])
  const [link, setLink] = useState<OnceLink>()
  const [login, setLogin] = useState('')
  const [firstName, setFirstName] = useState('')
  const [role, setRole] = useState<ConsoleRole>('agent')
  useEffect(() => void loaded.load(), [loaded])
  const change = (id: string, body: object) => call('changePerson', { id, body }).then(loaded.load)
  const reset = async (id: string, proof: FreshProof | undefined) => {
    setLink(await call<OnceLink>('resetPerson', { id, body: { proof } }))
    await loaded.load()
  }
  // Normalised as the relay does it, since this is what is signed.
  const wish = {
    login: login.trim().toLowerCase(),
    firstName: firstName.trim(),
    role,
    // No one can grant more than they have.
    channels: me.value?.channels ?? 'all',
  }
  const add = async (proof: FreshProof | undefined) => {
    setLink(await call<OnceLink>('addPerson', { body: { ...wish, proof } }))
    setLogin('')
    setFirstName('')
    await loaded.load()
  }
  return (
    <>
      <div class="heading">
        <h1>People</h1>
      </div>
      {link && (
        <p class="said" role="status">
          Give {link.person.firstName} this link. It opens once, within a day, and is not shown again:{' '}
          <code class="mono">{link.link}</code>
        </p>
      )}
      <div class="panel filters">
        <Field
          label="Name for signing in"
          input={{ value: login, onInput: (e) => setLogin(e.currentTarget.value) }}
        />
        <Field
          label="First name"
          input={{ value: firstName, onInput: (e) => setFirstName(e.currentTarget.value) }}
        />
        <Choose
          label="Role"
          options={consoleRoles}
          value={role}
          onChange={(value) => setRole(value as ConsoleRole)}
        />
        <Prove
          label="Add"
          disabled={!wish.login || !wish.firstName}
          digest={() => digestOf(personText('add', wish.login, wish))}
          act={add}
        />
      </div>
      <div class="panel">
        <table>
          <caption class="hidden">People</caption>
          <tbody>
            {(loaded.value.value?.people ?? []).map((person) => (
              <Row key={person.id} person={person} change={change} reset={reset} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface RowProps {
  person: PersonView
  change: (id: string, body: object) => Promise<unknown>
  reset: (id: string, proof: FreshProof | undefined) => Promise<unknown>
}

function Row({ person, change, reset }: RowProps) {
  const isOwn = person.id === me.value?.id
  return (
    <tr>
      <td data-name="Name" class="wide">
        {person.firstName} <span class="soft">{person.login}</span>
      </td>
      <td data-name="Role">{plain(person.role)}</td>
      <td data-name="State">
        {person.disabledAt ? 'Disabled' : person.hasCode || person.hasPasskey ? 'Set up' : 'Not set up yet'}
      </td>
      <td class="number">
        {!isOwn && (
          <span class="actions">
            <ProvenAct
              label="New link"
              title={`A new link for ${person.firstName}`}
              words={personText('reset', person.id)}
              act={(proof) => reset(person.id, proof)}
            >
              All ways in and sessions end. The link sets up new ones.
            </ProvenAct>
            {person.disabledAt ? (
              <ProvenAct
                label="Enable"
                title={`Enable ${person.firstName}`}
                words={personText('change', person.id, { isDisabled: false })}
                act={(proof) => change(person.id, { isDisabled: false, proof })}
              >
                Can sign in again, in the role {plain(person.role)}.
              </ProvenAct>
            ) : (
              <Busy kind="danger" onClick={() => attempt(() => change(person.id, { isDisabled: true }))}>
                Disable
              </Busy>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

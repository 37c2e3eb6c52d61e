import { useEffect, useMemo, useState } from 'preact/hooks'
import type { OnceLink, PeopleView } from '../../contract/console/own-ways.ts'
import type { PersonView } from '../../contract/console/people.ts'
import { type ConsoleRole, consoleRoles } from '../../contract/console/roles.ts'
import { call } from '../core/api.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { me } from '../core/session.ts'
import { plain } from '../core/words.ts'
import { Busy, Choose, Field } from '../parts/parts.tsx'

/** Lists who may sign in, and adds people. */
export function People() {
  const loaded = useMemo(() => createLoaded(() => call<PeopleView>('listPeople')), [])
  const [link, setLink] = useState<OnceLink>()
  const [login, setLogin] = useState('')
  const [firstName, setFirstName] = useState('')
  const [role, setRole] = useState<ConsoleRole>('agent')
  useEffect(() => void loaded.load(), [loaded])
  const change = (id: string, body: object) => () =>
    attempt(() => call('changePerson', { id, body })).then(loaded.load)
  const reset = (id: string) => () =>
    attempt(async () => setLink(await call<OnceLink>('resetPerson', { id }))).then(loaded.load)
  const add = () =>
    attempt(async () => {
      setLink(
        await call<OnceLink>('addPerson', {
          body: { login: login.trim(), firstName: firstName.trim(), role },
        }),
      )
      setLogin('')
      setFirstName('')
    }).then(loaded.load)
  return (
    <>
      <div class="heading">
        <h1>People</h1>
      </div>
      {link && (
        <p class="said" role="status">
          Give {link.person.firstName} this link. It lets her in once, within a day, and is not shown again:{' '}
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
        <Busy kind="primary" disabled={!login.trim() || !firstName.trim()} onClick={add}>
          Add
        </Busy>
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
  change: (id: string, body: object) => () => Promise<unknown>
  reset: (id: string) => () => Promise<unknown>
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
        {person.disabledAt ? 'Disabled' : person.hasCode ? 'Set up' : 'Not set up yet'}
      </td>
      <td class="number">
        {!isOwn && (
          <span class="actions">
            <Busy onClick={reset(person.id)}>New link</Busy>
            <Busy
              {...(!person.disabledAt && { kind: 'danger' })}
              onClick={change(person.id, { isDisabled: !person.disabledAt })}
            >
              {person.disabledAt ? 'Enable' : 'Disable'}
            </Busy>
          </span>
        )}
      </td>
    </tr>
  )
}

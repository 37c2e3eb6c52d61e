import { useRef, useState } from 'preact/hooks'
import type { KeysView, KeyWish, MadeKey } from '../../contract/console/keys.ts'
import type { FreshProof } from '../../contract/console/people.ts'
import { keyText } from '../../contract/console/signed-words.ts'
import { call } from '../core/api.ts'
import { tell } from '../core/loading.ts'
import { digestOf } from '../core/passkeys.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import { Tick } from '../parts/Tick.tsx'
import { Prove } from '../sign-in/Prove.tsx'

const ends = ['30d', '90d', '365d'] as const

/** Creates a key with its restrictions; an empty field allows everything that the scopes allow. */
export function MakeKey({ view, done }: { view: KeysView; done: (made: MadeKey) => Promise<void> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wish, setWish] = useState<KeyWish>({ scopes: [], role: 'analyst', expires: ends[1] })
  const change = (part: Partial<KeyWish>) => setWish({ ...wish, ...part })
  const request = asked(wish)
  const make = async (proof: FreshProof | undefined) => {
    const made = await call<MadeKey>('makeKey', { body: { ...request, proof } })
    tell('Made. Copy it now.')
    dialog.current?.close()
    await done(made)
  }
  const text = (
    name: 'teamspaces' | 'companies' | 'institution' | 'citizenRef' | 'owner',
    label: string,
    help?: string,
  ) => (
    <Field
      label={label}
      {...(help && { help })}
      input={{ value: wish[name] ?? '', onInput: (event) => change({ [name]: event.currentTarget.value }) }}
    />
  )
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Make a key
      </button>
      <dialog ref={dialog} aria-label="Make a key">
        <h2>Make a key</h2>
        <fieldset class="ticks scopes">
          <legend>What it may do</legend>
          {view.scopes.map((scope) => (
            <Tick
              key={scope}
              label={scope}
              checked={wish.scopes.includes(scope)}
              onChange={(isTicked) =>
                change({
                  scopes: view.scopes.filter((one) => (one === scope ? isTicked : wish.scopes.includes(one))),
                })
              }
            />
          ))}
        </fieldset>
        <Choose
          label="Role"
          options={view.roles}
          value={wish.role}
          onChange={(role) => change({ role: role as KeyWish['role'] })}
        />
        {wish.role === 'institution' && text('institution', 'Code of the institution')}
        {wish.role === 'citizen_channel' && text('citizenRef', 'Hash of the citizen')}
        {text('teamspaces', 'Teamspaces', help)}
        {text('companies', 'Companies', help)}
        {text('owner', 'Owner', 'The person or the system that holds it. Two owners propose and approve.')}
        <Choose
          label="Ends after"
          options={ends}
          value={wish.expires}
          onChange={(expires) => change({ expires })}
          nameOf={(end) => `${end.slice(0, -1)} days`}
        />
        <DialogActions
          act="Make it"
          missing={request.scopes.length > 0 ? undefined : 'What it may do: tick at least one.'}
          instead={<Prove label="Make it" digest={() => digestOf(keyText(request))} act={make} />}
          cancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

const help = 'Names with commas between. Empty: all.'

/** Builds the request: fields that are empty or belong to another role are omitted. */
function asked({ scopes, role, expires, ...rest }: KeyWish): KeyWish {
  const texts = Object.entries({
    teamspaces: rest.teamspaces,
    companies: rest.companies,
    owner: rest.owner,
    institution: role === 'institution' ? rest.institution : undefined,
    citizenRef: role === 'citizen_channel' ? rest.citizenRef : undefined,
  }).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))
  return { scopes, role, ...Object.fromEntries(texts), expires }
}

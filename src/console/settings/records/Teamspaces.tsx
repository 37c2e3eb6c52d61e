import { useEffect, useMemo, useState } from 'preact/hooks'
import type { TakeoverSecret, TeamspaceList } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'

import { Field, When } from '../../parts/parts.tsx'
import { Table } from '../../parts/Table.tsx'
import { ProvenForm } from '../../sign-in/ProvenForm.tsx'
import { GivenOnce } from './GivenOnce.tsx'

/** Lists the teamspaces of the workspace, and issues their takeover secrets. */
export function Teamspaces() {
  const loaded = useMemo(() => createLoaded(() => call<TeamspaceList>('listTeamspaces')), [])
  const [id, setId] = useState('')
  const [given, setGiven] = useState<TakeoverSecret>()
  useEffect(() => void loaded.load(), [loaded])
  const list = loaded.value.value
  const take = (answer: unknown) => {
    setGiven(answer as TakeoverSecret)
    setId('')
    return loaded.load()
  }
  const mayChange = may('settings.change') && list?.canAdd
  return (
    <>
      <div class="heading">
        <h1>Teamspaces</h1>
        <p class="soft">
          The id stands in the paths of voice, fields and customers; the takeover secret lets a server in for
          voice.
        </p>
      </div>
      {given && (
        <GivenOnce
          title={`The takeover secret of ${given.id}`}
          things={[
            ['Teamspace id', given.id],
            ['Takeover secret', given.secret],
          ]}
        />
      )}
      {mayChange && (
        <p class="actions above">
          <ProvenForm
            label="Add a teamspace"
            act="Add it"
            name="addTeamspace"
            body={{ id: id.trim() }}
            missing={
              /^[\w-]{3,64}$/.test(id.trim()) ? undefined : 'Its id: write 3 to 64 letters, digits, - or _.'
            }
            said="Added."
            done={take}
          >
            <Field
              label="Its id"
              help="3 to 64 letters, digits, - or _. It cannot be changed later."
              input={{ value: id, spellcheck: false, onInput: (event) => setId(event.currentTarget.value) }}
            />
          </ProvenForm>
        </p>
      )}
      {list ? (
        <div class="panel">
          <Table caption="Teamspaces" columns={['Id', 'Takeover secret']} hasActs>
            {list.teamspaces.map((teamspace) => (
              <tr key={teamspace.id}>
                <td data-name="Id" class="wide mono">
                  {teamspace.id}
                </td>
                <td data-name="Takeover secret">
                  {teamspace.secretMadeAt ? (
                    <>
                      made <When at={teamspace.secretMadeAt} />
                    </>
                  ) : (
                    <span class="soft">{list.canAdd ? 'none was made' : 'kept by the host'}</span>
                  )}
                </td>
                <td class="number acts">
                  {mayChange && (
                    <ProvenForm
                      label="New secret"
                      of={teamspace.id}
                      act="Make it"
                      name="renewTakeoverSecret"
                      id={teamspace.id}
                      body={{}}
                      said="A new secret was made."
                      done={take}
                    >
                      <p>
                        The secret that servers have now ends at once. The new one is shown on the page, once.
                      </p>
                    </ProvenForm>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      ) : (
        <p class="empty">{loaded.error.value || 'Loading…'}</p>
      )}
      {list && !list.canAdd && (
        <p class="note">
          These are the ones that this relay names or has a secret for. The host makes them, in its own
          settings.
        </p>
      )}
    </>
  )
}

import { useEffect, useMemo } from 'preact/hooks'
import type { FieldList, FieldView } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { Table } from '../../parts/Table.tsx'
import { FieldForm, typeWords } from './FieldForm.tsx'
import { InTeamspace } from './InTeamspace.tsx'
import { optionsOf, shownValue } from './ValueField.tsx'

/** Lists the custom fields of a teamspace, and adds, changes and deletes them. */
export const Fields = () => (
  <InTeamspace
    title="Custom fields"
    intro="What your team keeps of people, and of conversations and their tickets."
  >
    {(teamspace) => <FieldsOf teamspace={teamspace} />}
  </InTeamspace>
)

function FieldsOf({ teamspace }: { teamspace: string }) {
  const loaded = useMemo(
    () => createLoaded(() => call<FieldList>('listFields', { id: teamspace })),
    [teamspace],
  )
  useEffect(() => void loaded.load(), [loaded])
  const list = loaded.value.value
  if (!list) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const mayChange = may('settings.change')
  return (
    <>
      {mayChange && (
        <p class="actions above">
          <FieldForm teamspace={teamspace} entity="customer" done={loaded.load} />
          {list.canChange && <FieldForm teamspace={teamspace} entity="conversation" done={loaded.load} />}
        </p>
      )}
      <div class="panel">
        {list.fields.length === 0 && <p class="empty">There is no field yet.</p>}
        {list.fields.length > 0 && (
          <Table caption="Custom fields" columns={['Name', 'Of', 'Type', 'Default']} hasActs>
            {list.fields.map((field) => (
              <tr key={field.id}>
                <td data-name="Name" class="wide">
                  {field.name}
                  {field.description && <small class="soft below">{field.description}</small>}
                </td>
                <td data-name="Of">{field.entity === 'customer' ? 'People' : 'Conversations'}</td>
                <td data-name="Type" class="wrap">
                  {typeWords[field.type] ?? field.type}
                  {optionsOf(field).length > 0 && (
                    <small class="soft below">{optionsOf(field).join(', ')}</small>
                  )}
                </td>
                <td data-name="Default" class="wrap">
                  {field.default_value === null ? (
                    <span class="soft">none</span>
                  ) : (
                    shownValue(field.default_value)
                  )}
                </td>
                <td class="number acts">
                  {mayChange && (
                    <span class="actions">
                      {list.canChange && (
                        <FieldForm
                          key={JSON.stringify(field)}
                          teamspace={teamspace}
                          field={field}
                          done={loaded.load}
                        />
                      )}
                      <DeleteField teamspace={teamspace} field={field} done={loaded.load} />
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </div>
      {!list.canChange && (
        <p class="note">
          This host makes fields of conversations, and changes fields, in its own settings: the interface has
          no call for either.
        </p>
      )}
    </>
  )
}

const DeleteField = ({
  teamspace,
  field,
  done,
}: {
  teamspace: string
  field: FieldView
  done: () => Promise<void>
}) => (
  <FormDialog
    label="Delete"
    of={field.name}
    kind="danger"
    act="Delete it"
    name="deleteField"
    id={field.id}
    body={{ teamspace }}
    said="Deleted."
    done={done}
  >
    <p>Every value of this field goes with it.</p>
  </FormDialog>
)

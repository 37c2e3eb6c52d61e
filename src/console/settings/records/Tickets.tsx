import { useEffect, useMemo, useState } from 'preact/hooks'
import type { FieldList, FieldView, TicketList } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { createLoaded } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { Choose, Field } from '../../parts/parts.tsx'
import { Table } from '../../parts/Table.tsx'
import { Tick } from '../../parts/Tick.tsx'
import { InTeamspace } from './InTeamspace.tsx'
import { optionsOf, shownValue, ValueField } from './ValueField.tsx'

/** Lists the tickets of a teamspace with their field values, and sets them. */
export const Tickets = () => (
  <InTeamspace title="Tickets" intro="The fields of conversations, as each ticket has them.">
    {(teamspace) => <TicketsOf teamspace={teamspace} />}
  </InTeamspace>
)

function TicketsOf({ teamspace }: { teamspace: string }) {
  const loaded = useMemo(
    () =>
      createLoaded(async () => ({
        ...(await call<TicketList>('listTickets', { id: teamspace })),
        fields: (await call<FieldList>('listFields', { id: teamspace })).fields.filter(
          ({ entity }) => entity !== 'customer',
        ),
      })),
    [teamspace],
  )
  useEffect(() => void loaded.load(), [loaded])
  const list = loaded.value.value
  if (!list) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const { fields, tickets, isListed } = list
  const mayChange = may('settings.change')
  const form = { teamspace, fields, done: loaded.load }
  return (
    <>
      {mayChange && (
        <p class="actions above">
          {isListed && <AddTicket teamspace={teamspace} done={loaded.load} />}
          {!isListed && fields.length > 0 && <SetValue {...form} />}
        </p>
      )}
      {!isListed && (
        <p class="empty panel">
          The interface lists no tickets and reads none. A value can be set on a ticket whose id you know.
        </p>
      )}
      {isListed && tickets.length === 0 && <p class="empty panel">There is no ticket yet.</p>}
      {isListed && tickets.length > 0 && (
        <div class="panel">
          <Table caption="Tickets" columns={['Ticket', 'Values']} hasActs>
            {tickets.map((ticket) => (
              <tr key={ticket.id}>
                <td data-name="Ticket" class="mono">
                  {ticket.id}
                </td>
                <td data-name="Values" class="wide">
                  <Values values={ticket.values} fields={fields} />
                </td>
                <td class="number acts">
                  {mayChange && fields.length > 0 && <SetValue {...form} ticket={ticket.id} />}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </>
  )
}

/** Values set on a ticket, and the defaults of the others. */
function Values({
  values,
  fields,
}: {
  values: TicketList['tickets'][number]['values']
  fields: readonly FieldView[]
}) {
  const isSet = (field: FieldView) => values.some(({ id }) => id === field.id)
  const defaults = fields.filter((field) => field.default_value !== null && !isSet(field))
  if (values.length + defaults.length === 0) return <span class="soft">none is set</span>
  return (
    <>
      {values.map(({ id, value }) => (
        <span key={id} class="value">
          <span class="soft">{fields.find((field) => field.id === id)?.name ?? id}</span> {shownValue(value)}
        </span>
      ))}
      {defaults.map(({ id, name, default_value }) => (
        <span key={id} class="value">
          <span class="soft">{name}</span> {shownValue(default_value)} <span class="soft">by default</span>
        </span>
      ))}
    </>
  )
}

function AddTicket({ teamspace, done }: { teamspace: string; done: () => Promise<void> }) {
  const [id, setId] = useState('')
  return (
    <FormDialog
      label="Add a ticket"
      act="Add it"
      name="addTicket"
      id={teamspace}
      body={{ id: id.trim() }}
      missing={/^[\w.-]{1,128}$/.test(id.trim()) ? undefined : 'Its id: write letters, digits, - _ or .'}
      said="Added."
      done={() => {
        setId('')
        return done()
      }}
    >
      <Field
        label="Its id"
        help="Letters, digits, - _ or ."
        input={{ value: id, spellcheck: false, onInput: (event) => setId(event.currentTarget.value) }}
      />
    </FormDialog>
  )
}

interface SetValueProps {
  teamspace: string
  fields: readonly FieldView[]
  /** Omitted if the user must enter the ticket. */
  ticket?: string
  done: () => Promise<void>
}

function SetValue({ teamspace, fields, ticket, done }: SetValueProps) {
  const [named, setNamed] = useState('')
  const [fieldId, setFieldId] = useState(fields[0]?.id ?? '')
  const [value, setValue] = useState('')
  const [several, setSeveral] = useState<readonly string[]>([])
  const field = fields.find(({ id }) => id === fieldId)
  const id = ticket ?? named.trim()
  const isSeveral = field?.type === 'select'
  const wanted = isSeveral ? several : value
  return (
    <FormDialog
      label="Set a value"
      {...(ticket !== undefined && { of: ticket })}
      act="Set it"
      name="setTicketValues"
      id={id}
      body={{ teamspace, values: [{ id: fieldId, value: wanted.length === 0 ? null : wanted }] }}
      missing={
        id === ''
          ? 'The ticket’s id: write it.'
          : field === undefined
            ? 'Field: this teamspace has none.'
            : undefined
      }
      said="Set."
      done={done}
    >
      {ticket === undefined && (
        <Field
          label="The ticket's id"
          input={{ value: named, spellcheck: false, onInput: (event) => setNamed(event.currentTarget.value) }}
        />
      )}
      <Choose
        label="Field"
        options={fields.map((one) => one.id)}
        nameOf={(one) => fields.find((other) => other.id === one)?.name ?? one}
        value={fieldId}
        onChange={(one) => {
          setFieldId(one)
          setValue('')
          setSeveral([])
        }}
      />
      {field && isSeveral && (
        <fieldset class="ticks">
          <legend>Value; none of them takes it away</legend>
          {optionsOf(field).map((option) => (
            <Tick
              key={option}
              label={option}
              checked={several.includes(option)}
              onChange={(isOn) =>
                setSeveral(isOn ? [...several, option] : several.filter((one) => one !== option))
              }
            />
          ))}
        </fieldset>
      )}
      {field && !isSeveral && (
        <ValueField
          label="Value; empty takes it away"
          type={field.type}
          options={optionsOf(field)}
          value={value}
          onChange={setValue}
        />
      )}
    </FormDialog>
  )
}

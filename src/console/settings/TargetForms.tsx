import { useState } from 'preact/hooks'
import {
  type CustomerEventType,
  customerEvents,
  customerEventTypes,
} from '../../contract/chat/customer-event-names.ts'
import type { TargetSecret, TargetView } from '../../contract/console/webhooks.ts'
import { plain } from '../core/code-words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import { ProvenForm } from '../sign-in/ProvenForm.tsx'

interface AddTargetProps {
  channels: readonly string[]
  /** Called with the secret, which is shown only this once. */
  done: (answer: TargetSecret) => Promise<unknown>
}

/** Adds a server that receives the chat events of a channel. */
export function AddTarget({ channels, done }: AddTargetProps) {
  const [gwId, setGwId] = useState(channels[0] ?? '')
  const [name, setName] = useState('')
  const [url, setUrl] = useState('https://')
  const [events, setEvents] = useState<readonly CustomerEventType[]>(customerEventTypes)
  return (
    <ProvenForm
      label="Add a server"
      act="Add"
      name="addWebhook"
      body={{ gwId, name: name.trim(), url: url.trim(), events }}
      missing={name.trim() === '' ? 'Name: give the server a name.' : missingOf(url, events)}
      said="The server is told from now on."
      done={(answer) => done(answer as TargetSecret)}
    >
      <Choose
        label="Channel"
        options={channels}
        value={gwId}
        nameOf={(channel) => channel}
        onChange={setGwId}
      />
      <Field
        label="Name"
        help="Small letters, digits and -, such as crm."
        input={{ value: name, maxLength: 32, onInput: (e) => setName(e.currentTarget.value) }}
      />
      <Address url={url} onChange={setUrl} />
      <Events events={events} onChange={setEvents} />
    </ProvenForm>
  )
}

/** Changes the address and the events of a webhook target. */
export function ChangeTarget({ target, done }: { target: TargetView; done: () => Promise<unknown> }) {
  const [url, setUrl] = useState(target.url)
  const [events, setEvents] = useState(target.events)
  return (
    <ProvenForm
      label="Change"
      act="Save"
      name="changeWebhook"
      body={{ target: target.id, url: url.trim(), events }}
      missing={missingOf(url, events)}
      said="It is changed."
      done={done}
    >
      <Address url={url} onChange={setUrl} />
      <Events events={events} onChange={setEvents} />
    </ProvenForm>
  )
}

/** Replaces the secret of a webhook target. */
export const NewSecret = ({ target, done }: { target: TargetView; done: AddTargetProps['done'] }) => (
  <ProvenForm
    label="New secret"
    act="Make a new secret"
    name="renewWebhookSecret"
    body={{ target: target.id }}
    said="Deliveries are signed with the new secret."
    done={(answer) => done(answer as TargetSecret)}
  >
    <p>From then on the server refuses what it checks with the old one, until it knows the new one.</p>
  </ProvenForm>
)

/** Deletes a webhook target. */
export const RemoveTarget = ({ target, done }: { target: TargetView; done: () => Promise<unknown> }) => (
  <FormDialog
    label="Remove"
    act={`Remove ${target.id}`}
    name="removeWebhook"
    body={{ target: target.id }}
    said="It is told nothing more."
    done={done}
  >
    <p>
      It is told nothing more, and what waits for it is dropped{target.waiting > 0 && ` (${target.waiting})`}.
    </p>
  </FormDialog>
)

/** Returns which field is still empty. */
function missingOf(url: string, events: readonly CustomerEventType[]): string | undefined {
  if (url.trim().length <= 'https://'.length) return 'Address: say where the server is.'
  return events.length === 0 ? 'Is told: tick at least one event.' : undefined
}

const Address = ({ url, onChange }: { url: string; onChange: (url: string) => void }) => (
  <Field
    label="Address"
    help="https. A private address only within the networks that the configuration file names."
    input={{ type: 'url', value: url, maxLength: 2048, onInput: (e) => onChange(e.currentTarget.value) }}
  />
)

interface EventsProps {
  events: readonly CustomerEventType[]
  onChange: (events: readonly CustomerEventType[]) => void
}

function Events({ events, onChange }: EventsProps) {
  const set = (type: CustomerEventType, on: boolean) =>
    onChange(customerEventTypes.filter((one) => (one === type ? on : events.includes(one))))
  return (
    <fieldset class="events">
      <legend>Is told</legend>
      {customerEventTypes.map((type) => (
        <label key={type} title={customerEvents[type]}>
          <input
            type="checkbox"
            checked={events.includes(type)}
            onChange={(e) => set(type, e.currentTarget.checked)}
          />{' '}
          {plain(type)}
        </label>
      ))}
    </fieldset>
  )
}

import { useState } from 'preact/hooks'
import type { ParticipantRequest } from '../../../contract/console/records.ts'
import { participantApis } from '../../../contract/operations/vocabulary.ts'
import { apiWords } from '../../core/code-words.ts'
import { Field } from '../../parts/parts.tsx'
import { Tick } from '../../parts/Tick.tsx'
import { ProvenForm } from '../../sign-in/ProvenForm.tsx'
import { noRequest, SigningRequest } from './ParticipantActs.tsx'

type Api = (typeof participantApis)[number]

/** Registers an institution through the API operation. */
export function RegisterForm({ done }: { done: (answer: unknown) => Promise<void> }) {
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [days, setDays] = useState('365')
  const [pem, setPem] = useState('')
  const [apis, setApis] = useState<readonly Api[]>(participantApis)
  const body: ParticipantRequest = {
    code: code.trim(),
    name: name.trim(),
    email: email.trim(),
    signingRequest: pem.trim(),
    apis: [...apis],
    retentionDays: Number(days),
  }
  return (
    <ProvenForm
      label="Register an institution"
      act="Register it"
      name="registerParticipant"
      body={body}
      missing={missingOf(body)}
      said="Registered."
      done={(answer) => {
        for (const set of [setCode, setName, setEmail, setPem]) set('')
        return done(answer)
      }}
    >
      <div class="pair">
        <Field label="Name" input={{ value: name, onInput: (event) => setName(event.currentTarget.value) }} />
        <Field
          label="Code"
          input={{
            value: code,
            spellcheck: false,
            onInput: (event) => setCode(event.currentTarget.value.toUpperCase()),
          }}
        />
        <Field
          label="E-mail of its security"
          input={{ type: 'email', value: email, onInput: (event) => setEmail(event.currentTarget.value) }}
        />
        <Field
          label="Days it keeps data"
          input={{
            type: 'number',
            min: 1,
            max: 3650,
            value: days,
            onInput: (event) => setDays(event.currentTarget.value),
          }}
        />
      </div>
      <fieldset class="ticks">
        <legend>What it may call</legend>
        {participantApis.map((api) => (
          <Tick
            key={api}
            label={apiWords[api]}
            checked={apis.includes(api)}
            onChange={(isOn) => setApis(isOn ? [...apis, api] : apis.filter((one) => one !== api))}
          />
        ))}
      </fieldset>
      <SigningRequest value={pem} onChange={setPem} />
    </ProvenForm>
  )
}

/** Returns which field is not filled in yet. */
function missingOf({ code, name, email, signingRequest, apis, retentionDays }: ParticipantRequest) {
  if (!/^[A-Z0-9]{3,12}$/.test(code)) return 'Code: write 3 to 12 capital letters or digits.'
  if (!name) return 'Name: write what the institution is called.'
  if (!email) return 'E-mail: write where somebody answers.'
  if (!(retentionDays >= 1)) return 'Days: write how long its data are kept.'
  if (!signingRequest.includes('CERTIFICATE REQUEST')) return noRequest
  return apis.length === 0 ? 'What it may call: tick at least one.' : undefined
}

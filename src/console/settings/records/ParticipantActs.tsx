import { useState } from 'preact/hooks'
import type { ParticipantView } from '../../../contract/console/records.ts'

import { Field } from '../../parts/parts.tsx'
import { ProvenForm } from '../../sign-in/ProvenForm.tsx'

interface ActsProps {
  participant: ParticipantView
  /** Receives what the institution is issued. */
  take: (answer: unknown) => Promise<void>
  load: () => Promise<void>
}

/** Actions on a registered institution. */
export function ParticipantActs({ participant: { code, status }, take, load }: ActsProps) {
  const [pem, setPem] = useState('')
  const isSuspended = status === 'suspended'
  return (
    <p class="actions">
      <ProvenForm
        label="New certificate"
        of={code}
        act="Issue it"
        name="renewCertificate"
        id={code}
        body={{ signingRequest: pem.trim() }}
        missing={pem.includes('CERTIFICATE REQUEST') ? undefined : noRequest}
        said="A certificate was issued."
        done={(answer) => {
          setPem('')
          return take(answer)
        }}
      >
        <p>The certificates before it open the door for another day.</p>
        <SigningRequest value={pem} onChange={setPem} />
      </ProvenForm>
      <ProvenForm
        label="New secret"
        of={code}
        act="Make it"
        name="renewParticipantSecret"
        id={code}
        body={{}}
        said="A new secret was made."
        done={take}
      >
        <p>The secret that the institution has now ends at once. The new one is shown on the page, once.</p>
      </ProvenForm>
      <ProvenForm
        label={isSuspended ? 'Let in again' : 'Suspend'}
        of={code}
        act={isSuspended ? 'Let it in' : 'Suspend it'}
        name="setParticipantStatus"
        id={code}
        body={{ status: isSuspended ? 'active' : 'suspended' }}
        said={isSuspended ? 'Let in again.' : 'Suspended.'}
        done={load}
      >
        <p>
          {isSuspended
            ? 'Its certificates and its key work again, and traces reach its accounts.'
            : 'Its certificates and its key do nothing until it is let in again, and traces end before its accounts.'}
        </p>
      </ProvenForm>
      <ProvenForm
        label="Revoke"
        of={code}
        kind="danger"
        act="Revoke it for good"
        name="setParticipantStatus"
        id={code}
        body={{ status: 'revoked' }}
        said="Revoked."
        done={load}
      >
        <p>All of its certificates and its key end now, and nothing brings them back.</p>
      </ProvenForm>
    </p>
  )
}

/** Revokes one certificate. */
export const RevokeCertificate = ({
  code,
  serial,
  done,
}: {
  code: string
  serial: string
  done: () => Promise<void>
}) => (
  <ProvenForm
    label="Take back"
    of={`certificate ${serial.slice(-8)}`}
    kind="danger"
    act="Take it back"
    name="revokeCertificate"
    id={code}
    body={{ serial }}
    said="Taken back."
    done={done}
  >
    <p>It opens the door no more, from now on.</p>
  </ProvenForm>
)

/** Field for a certificate signing request. */
export const SigningRequest = ({ value, onChange }: { value: string; onChange: (pem: string) => void }) => (
  <Field
    label="Certificate signing request (PEM), with the code as its common name"
    help="Its private key stays with the institution and is asked for by nobody."
  >
    <textarea
      rows={6}
      class="mono"
      spellcheck={false}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
)

/** Shown if the signing request is missing. */
export const noRequest = 'Signing request: paste what begins with BEGIN CERTIFICATE REQUEST.'

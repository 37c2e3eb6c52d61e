import { useState } from 'preact/hooks'
import type { IncidentRequest } from '../../contract/console/case-acts.ts'
import { incidentTypes, severities } from '../../contract/operations/vocabulary.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field, Section } from '../parts/parts.tsx'

/** Answer of the operation to a report. */
interface Acknowledged {
  incident_id: string
  notified_institutions: readonly string[]
}

/** Reports an outage or a spike in fraud to every institution concerned. */
export function Incident() {
  const [type, setType] = useState<IncidentRequest['type']>('fraud_spike')
  const [severity, setSeverity] = useState<IncidentRequest['severity']>('medium')
  const [codes, setCodes] = useState('')
  const [description, setDescription] = useState('')
  const [answer, setAnswer] = useState<Acknowledged>()
  const institutions = codes.split(/[\s,;]+/).filter(Boolean)
  const body: IncidentRequest = { type, severity, institutions, description: description.trim() }
  return (
    <Section title="An incident">
      <p class="soft">An outage, a spike of fraud: the institutions that it concerns are told.</p>
      <div class="actions">
        <FormDialog
          label="Report an incident"
          act="Report it"
          name="reportIncident"
          body={body}
          missing={
            institutions.length === 0
              ? 'Institutions: name at least one by its code.'
              : body.description.length < 10
                ? 'What has happened: write at least ten characters.'
                : undefined
          }
          said="Reported."
          done={async (given) => {
            setAnswer(given as Acknowledged)
            setDescription('')
          }}
        >
          <Choose
            label="What it is"
            options={incidentTypes}
            value={type}
            onChange={(value) => setType(value as IncidentRequest['type'])}
          />
          <Choose
            label="How bad"
            options={severities}
            value={severity}
            onChange={(value) => setSeverity(value as IncidentRequest['severity'])}
          />
          <Field
            label="Institutions that it concerns, by their codes"
            input={{
              value: codes,
              spellcheck: false,
              onInput: (event) => setCodes(event.currentTarget.value),
            }}
          />
          <Field label="What has happened, in at least ten characters">
            <textarea
              rows={4}
              value={description}
              onInput={(event) => setDescription(event.currentTarget.value)}
            />
          </Field>
        </FormDialog>
      </div>
      {answer && (
        <p class="answer" role="status">
          <span class="mono">{answer.incident_id}</span>{' '}
          <span class="soft">
            {answer.notified_institutions.length > 0
              ? `told to ${answer.notified_institutions.join(', ')}`
              : 'nobody else was told'}
          </span>
        </p>
      )}
    </Section>
  )
}

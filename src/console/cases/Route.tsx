import { useState } from 'preact/hooks'
import type { RouteRequest } from '../../contract/console/case-acts.ts'
import { routingLogics } from '../../contract/operations/vocabulary.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import { Tick } from '../parts/Tick.tsx'
import type { CaseParts } from './case-parts.ts'

/** Sends the case to the recovery engine, to analysts, or to institutions. */
export function Route({ parts: { file, reload } }: { parts: CaseParts }) {
  const [logic, setLogic] = useState<RouteRequest['logic']>('auto')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const known = Object.entries(file.institutions)
  const isToInstitution = logic === 'institution'
  const body: RouteRequest = {
    logic,
    ...(isToInstitution && { institutions: [...chosen] }),
    ...(note.trim() && { note: note.trim() }),
  }
  return (
    <FormDialog
      label="Route"
      act="Route the case"
      name="routeCase"
      id={file.row.caseId}
      body={body}
      missing={!isToInstitution || chosen.length > 0 ? undefined : 'Institutions: tick at least one.'}
      said="Routed."
      done={reload}
    >
      <Choose
        label="Where to"
        options={routingLogics}
        value={logic}
        onChange={(value) => setLogic(value as RouteRequest['logic'])}
      />
      {isToInstitution && (
        <fieldset class="ticks">
          <legend>Institutions</legend>
          {known.length === 0 && <p class="soft">None is known in this case yet.</p>}
          {known.map(([code, name]) => (
            <Tick
              key={code}
              label={name}
              checked={chosen.includes(code)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))}
            />
          ))}
        </fieldset>
      )}
      <Field label="Note that goes with it (optional)">
        <textarea rows={2} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  )
}

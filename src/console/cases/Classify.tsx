import { useState } from 'preact/hooks'
import type { ClassifyRequest } from '../../contract/console/case-acts.ts'
import { recoveryOutcomes, scamTypes } from '../../contract/operations/vocabulary.ts'
import { amountIn } from '../core/words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import { Tick } from '../parts/Tick.tsx'
import type { CaseParts } from './case-parts.ts'

/** Sets the scam type and the outcome of the case. */
export function Classify({ parts: { file, reload } }: { parts: CaseParts }) {
  const { row } = file
  const [scamType, setScamType] = useState(scamTypes.find((one) => one === row.scamType) ?? 'unknown')
  const [outcome, setOutcome] = useState<ClassifyRequest['outcome']>(() =>
    row.returned <= 0 ? 'no_recovery' : row.returned < row.amount ? 'partial_recovery' : 'full_recovery',
  )
  const [recovered, setRecovered] = useState(String(row.returned))
  const [confirmMule, setConfirmMule] = useState(false)
  const amount = amountIn(recovered)
  const body: ClassifyRequest = {
    scamType,
    outcome,
    recovered: amount ?? 0,
    ...(confirmMule && { confirmMule }),
  }
  return (
    <FormDialog
      label="Classify"
      act="Classify the case"
      name="classifyCase"
      id={row.caseId}
      body={body}
      missing={amount !== undefined ? undefined : 'Came back: write an amount, such as 12,000.50, or 0.'}
      said="Classified."
      done={reload}
    >
      <p class="soft">This is the case's end. Classify it when nothing more can be saved.</p>
      <Choose
        label="What it was"
        options={scamTypes}
        value={scamType}
        onChange={(value) => setScamType(value as ClassifyRequest['scamType'])}
      />
      <Choose
        label="How it ended"
        options={recoveryOutcomes}
        value={outcome}
        onChange={(value) => setOutcome(value as ClassifyRequest['outcome'])}
      />
      <Field
        label={`Came back, ${row.currency}`}
        input={{
          value: recovered,
          inputMode: 'decimal',
          onInput: (event) => setRecovered(event.currentTarget.value),
        }}
      />
      <Tick
        label="The accounts that took the money are confirmed as mules"
        checked={confirmMule}
        onChange={setConfirmMule}
      />
    </FormDialog>
  )
}

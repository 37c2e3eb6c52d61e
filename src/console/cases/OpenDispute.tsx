import { useState } from 'preact/hooks'
import type { DisputeRequest } from '../../contract/console/case-acts.ts'
import { amountIn } from '../core/words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

/** Opens a dispute about money with an institution of the case. */
export function OpenDispute({ parts: { file, trace, nameOf, reload } }: { parts: CaseParts }) {
  // A dispute is with an institution that received the money; before the trace, no one knows which that was.
  const traced = (trace?.account_chain ?? []).flatMap(({ institution_code: code }) => code ?? [])
  const codes = traced.length > 0 ? [...new Set(traced)] : Object.keys(file.institutions)
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState(() => String(Math.max(0, file.row.amount - file.row.returned)))
  const [hours, setHours] = useState('')
  const amount = amountIn(text)
  const institution = chosen ?? codes[0] ?? ''
  const time = hours.trim() ? Number(hours) : undefined
  const isTime = time === undefined || (Number.isInteger(time) && time > 0)
  const body: DisputeRequest = {
    institution,
    amount: amount ?? 0,
    ...(time !== undefined && { hours: time }),
  }
  const missing = !institution
    ? 'With: no institution of this case is known. Trace it first.'
    : !amount
      ? 'About: write an amount, such as 12,000.50.'
      : isTime
        ? undefined
        : 'Hours: write a whole number, or leave it empty.'
  return (
    <FormDialog
      label="Dispute"
      act="Open the dispute"
      name="disputeCase"
      id={file.row.caseId}
      body={body}
      missing={missing}
      said="The dispute is open."
      done={reload}
    >
      <Choose
        label="With"
        options={codes}
        value={institution}
        onChange={setChosen}
        nameOf={(code) => nameOf(code)}
      />
      <Field
        label={`About, ${file.row.currency}`}
        input={{ value: text, inputMode: 'decimal', onInput: (event) => setText(event.currentTarget.value) }}
      />
      <Field
        label="Hours until it must be resolved (optional)"
        input={{
          value: hours,
          inputMode: 'numeric',
          onInput: (event) => setHours(event.currentTarget.value),
        }}
      />
    </FormDialog>
  )
}

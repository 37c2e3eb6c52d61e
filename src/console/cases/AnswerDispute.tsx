import { useState } from 'preact/hooks'
import type { DisputeAnswerRequest } from '../../contract/console/case-acts.ts'
import type { OdrOutcome } from '../../contract/operations/vocabulary.ts'
import { amountIn } from '../core/words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'
import type { Dispute } from './dispute.ts'

/** Labels of the dispute answers that pay nothing. */
const words: Readonly<Record<DisputeAnswerRequest['outcome'], string>> = {
  respond: 'The institution answers',
  reject: 'The institution refuses',
  escalate: 'It goes to the authority',
  withdraw: 'The citizen withdraws it',
}

interface AnswerDisputeProps {
  dispute: Dispute
  /** Answers that are possible now. */
  answers: readonly OdrOutcome[]
  parts: CaseParts
}

/** Records an answer in a dispute that moves no money. */
export function AnswerDispute({ dispute, answers, parts }: AnswerDisputeProps) {
  const possible = answers.filter((one): one is DisputeAnswerRequest['outcome'] => one in words)
  const [chosen, setChosen] = useState<DisputeAnswerRequest['outcome']>()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const outcome = possible.find((one) => one === chosen) ?? possible[0]
  if (outcome === undefined) return null
  const offer = outcome === 'respond' && text.trim() !== '' ? amountIn(text) : undefined
  const isOffer = outcome !== 'respond' || text.trim() === '' || Boolean(offer)
  const body: DisputeAnswerRequest = {
    disputeId: dispute.odr_id,
    outcome,
    ...(offer !== undefined && { amount: offer }),
    reason: reason.trim(),
  }
  const clear = () => {
    for (const set of [setText, setReason]) set('')
    setChosen(undefined)
    return parts.reload()
  }
  return (
    <FormDialog
      label="Record an answer"
      act="Record it"
      name="answerDispute"
      id={parts.file.row.caseId}
      body={body}
      missing={
        !isOffer
          ? 'Offer: write an amount, such as 12,000.50, or leave it empty.'
          : body.reason.length < 10
            ? 'Who has said so, and how: write at least ten characters.'
            : undefined
      }
      said="Recorded."
      done={clear}
    >
      <Choose
        label="What was said"
        options={possible}
        value={outcome}
        nameOf={(one) => words[one as DisputeAnswerRequest['outcome']] ?? one}
        onChange={(one) => setChosen(one as DisputeAnswerRequest['outcome'])}
      />
      {outcome === 'respond' && (
        <Field
          label={`What it offers, ${parts.file.row.currency} (optional)`}
          input={{
            value: text,
            inputMode: 'decimal',
            onInput: (event) => setText(event.currentTarget.value),
          }}
        />
      )}
      <Field label="Who has said so, and how">
        <textarea rows={3} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  )
}

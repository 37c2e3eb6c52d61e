import { useState } from 'preact/hooks'
import type { OdrOutcome } from '../../contract/operations/vocabulary.ts'
import { may } from '../core/session.ts'
import { amountIn, money } from '../core/words.ts'
import { Field } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'
import type { Dispute } from './dispute.ts'
import { Propose } from './Propose.tsx'

interface EndDisputeProps {
  dispute: Dispute
  /** Answers that are possible now. */
  answers: readonly OdrOutcome[]
  parts: CaseParts
}

/**
 * Outcomes that pay the citizen, or finally pay nothing. Each is a proposal that a second person approves.
 */
export function EndDispute({ dispute, answers, parts }: EndDisputeProps) {
  if (!may('money.propose')) return null
  const offered = dispute.offered_amount ?? 0
  return (
    <>
      {answers.includes('accept') && (
        <Propose
          label={`Accept ${money(offered)}`}
          kind="primary"
          what={`The citizen takes ${parts.file.row.currency} ${money(offered)} from ${parts.nameOf(dispute.institution_code)}, and the dispute is over. Ask the citizen first.`}
          proposal={{ ...aboutOf(dispute, parts), outcome: 'accept', amount: offered }}
          done={parts.reload}
        />
      )}
      {answers.includes('settle') && <Paid dispute={dispute} parts={parts} outcome="settle" />}
      {answers.includes('decide') && <Paid dispute={dispute} parts={parts} outcome="decide" />}
    </>
  )
}

const aboutOf = ({ odr_id: disputeId }: Dispute, { file }: CaseParts) =>
  ({ action: 'end-dispute', caseId: file.row.caseId, disputeId }) as const

interface PaidProps {
  dispute: Dispute
  parts: CaseParts
  outcome: 'settle' | 'decide'
}

/** Outcome with an amount, which the user types as the institution or the authority has stated it. */
function Paid({ dispute, parts, outcome }: PaidProps) {
  const { currency } = parts.file.row
  const [text, setText] = useState(() => String(dispute.dispute_amount))
  const amount = amountIn(text)
  const isRight = amount !== undefined && (amount > 0 || outcome === 'decide')
  const who = outcome === 'settle' ? parts.nameOf(dispute.institution_code) : dispute.settlement_authority
  return (
    <Propose
      label={outcome === 'settle' ? 'The institution pays' : 'Record the decision'}
      what={
        outcome === 'settle'
          ? `${who} pays the citizen, and the dispute is over.`
          : `${who} has decided what the citizen is paid, and the dispute is over. 0 is a decision too.`
      }
      missing={isRight ? undefined : 'Amount: write one, such as 12,000.50.'}
      proposal={{ ...aboutOf(dispute, parts), outcome, amount: amount ?? 0 }}
      done={parts.reload}
    >
      <Field
        label={`Amount, ${currency}`}
        input={{ value: text, inputMode: 'decimal', onInput: (event) => setText(event.currentTarget.value) }}
      />
    </Propose>
  )
}

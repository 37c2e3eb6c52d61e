import { useState } from 'preact/hooks'
import type { DocumentRequest } from '../../contract/console/case-acts.ts'
import { documentTypes } from '../../contract/operations/vocabulary.ts'
import { amountIn, shortHash } from '../core/words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

/** Documents that hold money in an account for some days. */
const orders: ReadonlySet<string> = new Set(['freeze_order', 'police_hold'])
const defaultDays = '3'

/** Drafts a legal document to be signed elsewhere. Preselects the account that the trace recommends first. */
export function DraftDocument({ parts: { file, trace, nameOf, reload } }: { parts: CaseParts }) {
  const [type, setType] = useState<DocumentRequest['type']>('freeze_order')
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const [days, setDays] = useState(defaultDays)
  const chain = trace?.account_chain ?? []
  const [advice] = trace?.intervention_recommendations ?? []
  const hash = chosen ?? advice?.account_hash ?? chain[0]?.account_hash ?? ''
  const entry = chain.find(({ account_hash }) => account_hash === hash)
  const text = typed ?? String(entry?.tracing?.recommended_amount ?? '')
  const amount = amountIn(text)
  const time = Number(days)
  const isOrder = orders.has(type)
  const wantsAmount = type !== 'regulatory_directive'
  const body: DocumentRequest = {
    type,
    ...(isOrder && { accountHash: hash, days: time }),
    ...(entry?.institution_code && { institution: entry.institution_code }),
    ...(wantsAmount && amount && { amount }),
  }
  const isTime = Number.isInteger(time) && time > 0
  const missing = !entry?.institution_code
    ? 'Account: none of this case is known. Trace it first.'
    : wantsAmount && !amount
      ? 'Amount: write one, such as 12,000.50.'
      : isOrder && !isTime
        ? 'Days: write a whole number.'
        : undefined
  return (
    <FormDialog
      label="Draft a document"
      act="Draft it"
      name="documentCase"
      id={file.row.caseId}
      body={body}
      missing={missing}
      said="Drafted. It is among the drafts below the freezes."
      done={reload}
    >
      <p class="soft">A draft in PDF, unsigned.</p>
      <Choose
        label="Document"
        options={documentTypes}
        value={type}
        onChange={(value) => setType(value as DocumentRequest['type'])}
      />
      <Choose
        label="Account"
        options={chain.map(({ account_hash }) => account_hash)}
        value={hash}
        onChange={(value) => {
          setChosen(value)
          setTyped(undefined)
        }}
        nameOf={(one) => {
          const of = chain.find(({ account_hash }) => account_hash === one)
          return `${nameOf(of?.institution_code ?? null)} ${shortHash(one)}`
        }}
      />
      {wantsAmount && (
        <Field
          label={`Amount, ${file.row.currency}`}
          input={{
            value: text,
            inputMode: 'decimal',
            onInput: (event) => setTyped(event.currentTarget.value),
          }}
        />
      )}
      {isOrder && (
        <Field
          label="Days"
          input={{
            value: days,
            inputMode: 'numeric',
            onInput: (event) => setDays(event.currentTarget.value),
          }}
        />
      )}
    </FormDialog>
  )
}

import { useState } from 'preact/hooks'
import type { DocumentRequest } from '../../contract/console/case-acts.ts'
import { documentTypes } from '../../contract/operations/vocabulary.ts'
import { amountIn, shortHash } from '../core/words.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Choose, Field } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

/** Drafts a legal document, for somebody to sign elsewhere. */
export function DraftDocument({ parts: { file, trace, nameOf, reload } }: { parts: CaseParts }) {
  const [type, setType] = useState<DocumentRequest['type']>('freeze_order')
  const [hash, setHash] = useState('')
  const [text, setText] = useState('')
  const [days, setDays] = useState('')
  const chain = trace?.account_chain ?? []
  const entry = chain.find(({ account_hash }) => account_hash === hash)
  const amount = amountIn(text)
  const time = Number(days)
  const body: DocumentRequest = {
    type,
    ...(hash && { accountHash: hash }),
    ...(entry?.institution_code && { institution: entry.institution_code }),
    ...(amount && { amount }),
    ...(time > 0 && { days: time }),
  }
  return (
    <FormDialog
      label="Draft a document"
      act="Draft it"
      name="documentCase"
      id={file.row.caseId}
      body={body}
      isReady={(!text.trim() || Boolean(amount)) && (!days.trim() || Number.isInteger(time))}
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
        options={['', ...chain.map(({ account_hash }) => account_hash)]}
        value={hash}
        onChange={setHash}
        nameOf={(one) => {
          const of = chain.find(({ account_hash }) => account_hash === one)
          return of ? `${nameOf(of.institution_code)} ${shortHash(one)}` : 'All of the case'
        }}
      />
      <Field
        label={`Amount, ${file.row.currency} (optional)`}
        input={{ value: text, inputMode: 'decimal', onInput: (event) => setText(event.currentTarget.value) }}
      />
      <Field
        label="Days (optional)"
        input={{ value: days, inputMode: 'numeric', onInput: (event) => setDays(event.currentTarget.value) }}
      />
    </FormDialog>
  )
}

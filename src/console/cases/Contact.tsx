import { useState } from 'preact/hooks'
import type { DetailedReport, RevealedContact } from '../../contract/console/case-acts.ts'
import type { CaseFile } from '../../contract/console/cases.ts'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { may } from '../core/session.ts'
import { Busy, Field } from '../parts/parts.tsx'

/**
 * Shows the citizen's contact details, masked until the user gives a reason, and likewise the detailed
 * report.
 */
export function Contact({ file }: { file: CaseFile }) {
  const [reason, setReason] = useState('')
  const [contact, setContact] = useState<string>()
  const [report, setReport] = useState<DetailedReport>()
  const body = { reason: reason.trim() }
  const reveal = () =>
    attempt(async () => {
      setContact((await call<RevealedContact>('revealContact', { id: file.row.caseId, body })).contact)
    })
  const open = () =>
    attempt(async () => {
      setReport(await call<DetailedReport>('getDetailedReport', { id: file.row.caseId, body }))
    })
  const canReveal = file.contact !== null && contact === undefined && may('case.reveal')
  const canOpen = file.hasReport && !report && may('case.report')
  return (
    <>
      <p class="line">
        <span class="soft">Contact</span> {contact ?? file.contact ?? 'none given'}
      </p>
      {(canReveal || canOpen) && (
        <details>
          <summary>Read what is hidden</summary>
          <Field
            label="Why is it needed? This is kept with your name."
            input={{ value: reason, onInput: (event) => setReason(event.currentTarget.value) }}
          />
          <p class="actions">
            {canReveal && (
              <Busy disabled={body.reason.length < 10} onClick={reveal}>
                Show the citizen’s contact
              </Busy>
            )}
            {canOpen && (
              <Busy disabled={body.reason.length < 10} onClick={open}>
                Open the detailed report
              </Busy>
            )}
          </p>
        </details>
      )}
      {report?.sections.map((section) => (
        <div key={section.title}>
          <h3>{section.title}</h3>
          <dl class="facts-list">
            {section.rows.map(({ label, value }) => (
              <div class="fact" key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  )
}

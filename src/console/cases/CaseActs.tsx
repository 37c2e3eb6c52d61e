import { useState } from 'preact/hooks'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { may, me } from '../core/session.ts'
import { dayTimeOf } from '../core/words.ts'
import { Busy, Field, Section } from '../parts/parts.tsx'
import { Classify } from './Classify.tsx'
import type { CaseParts } from './case-parts.ts'
import { DraftDocument } from './DraftDocument.tsx'
import { OpenDispute } from './OpenDispute.tsx'
import { Route } from './Route.tsx'

/** Actions on a case that need no second person: claim, route, dispute, draft, classify, add a note. */
export function CaseActs({ parts }: { parts: CaseParts }) {
  const { file, reload } = parts
  const id = file.row.caseId
  const isMine = file.row.assignee?.id === me.value?.id
  const assign = () =>
    attempt(() =>
      call('assignCase', {
        id,
        body: { version: file.row.version, to: isMine ? null : (me.value?.id ?? null) },
      }),
    ).then(reload)
  return (
    <Section title="What you can do">
      {may('case.assign') && file.row.assignee && !isMine && (
        <p class="soft">{file.row.assignee.firstName} has this case.</p>
      )}
      <div class="actions">
        {may('case.assign') && (
          <Busy kind={file.row.assignee ? '' : 'primary'} onClick={assign}>
            {isMine ? 'Give the case back' : 'Take the case'}
          </Busy>
        )}
        {may('case.work') && (
          <>
            <Route parts={parts} />
            <OpenDispute parts={parts} />
            <DraftDocument parts={parts} />
            <Classify parts={parts} />
          </>
        )}
      </div>
      <Notes parts={parts} />
    </Section>
  )
}

/** Notes between colleagues, which the citizen never sees. */
function Notes({ parts: { file, reload } }: { parts: CaseParts }) {
  const [note, setNote] = useState('')
  const add = () =>
    attempt(() =>
      call('noteCase', { id: file.row.caseId, body: { text: note.trim(), clientId: crypto.randomUUID() } }),
    ).then(async (isDone) => {
      if (isDone) setNote('')
      await reload()
    })
  return (
    <>
      <Field label="Note for colleagues">
        <textarea rows={2} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <p class="actions">
        <Busy disabled={!note.trim()} onClick={add}>
          Add the note
        </Busy>
      </p>
      <ul class="notes">
        {file.notes.map((one) => (
          <li key={one.id}>
            <p class="words">{one.text}</p>
            <p class="soft">
              {one.by.firstName} · {dayTimeOf(one.at)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

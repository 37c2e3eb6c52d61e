import { useState } from 'preact/hooks'
import { call } from '../core/api.ts'
import { attempt, tell } from '../core/loading.ts'
import { may, me } from '../core/session.ts'
import { dayTimeOf } from '../core/words.ts'
import { Busy, Choose, Field, Section } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

const news = [
  'case_received',
  'trace_update',
  'freeze_confirmed',
  'freeze_ended',
  'funds_returned',
  'safety_advice',
]
const channels = ['sms', 'voice_callback', 'email']

/** What one person may do in a case alone: take it, tell her something, note something. */
export function CaseActs({ parts: { file, reload } }: { parts: CaseParts }) {
  const [type, setType] = useState('trace_update')
  const [channel, setChannel] = useState('sms')
  const [note, setNote] = useState('')
  const id = file.row.caseId
  const isMine = file.row.assignee?.id === me.value?.id
  const assign = () =>
    attempt(() =>
      call('assignCase', {
        id,
        body: { version: file.row.version, to: isMine ? null : (me.value?.id ?? null) },
      }),
    ).then(reload)
  const notify = () =>
    attempt(() => call('notifyCitizen', { id, body: { type, channels: [channel] } })).then(async (isDone) => {
      if (isDone) tell('She is told.')
      await reload()
    })
  const addNote = () =>
    attempt(() => call('noteCase', { id, body: { text: note.trim(), clientId: crypto.randomUUID() } })).then(
      async (isDone) => {
        if (isDone) setNote('')
        await reload()
      },
    )
  return (
    <Section title="What you can do">
      {may('case.assign') && (
        <p class="actions">
          <Busy onClick={assign}>{isMine ? 'Give the case back' : 'Take the case'}</Busy>
          {file.row.assignee && !isMine && <span class="soft">{file.row.assignee.firstName} has it.</span>}
        </p>
      )}
      {may('case.notify') && (
        <div class="tell">
          <Choose label="Tell her" options={news} value={type} onChange={setType} />
          <Choose label="By" options={channels} value={channel} onChange={setChannel} />
          <Busy onClick={notify}>Send</Busy>
        </div>
      )}
      <Field label="Note for colleagues">
        <textarea rows={2} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <p class="actions">
        <Busy disabled={!note.trim()} onClick={addNote}>
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
    </Section>
  )
}

import { useRef, useState } from 'preact/hooks'
import type { InboxRow } from '../../contract/console/inbox.ts'
import { type Outcome, outcomeNames } from '../../contract/console/inbox-words.ts'
import type { ConsoleRouteName } from '../../contract/console/routes.ts'
import { outcomeWords } from '../core/code-words.ts'
import { drafts } from '../core/session.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Field } from '../parts/parts.tsx'
import { goFrom } from './inbox-state.ts'

/** Creates the click handler of an action on the chat; `next` runs only if it succeeded. */
export type Act = (name: ConsoleRouteName, body: object, next?: () => void) => () => Promise<unknown>

/** Returns the chat to the assistant, after explaining the consequences. */
export function GiveBack({ row, act }: { row: InboxRow; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const give = act('returnChat', { epoch: row.epoch, to: 'bot' }, () => {
    drafts.value.keep(row.chatId, 'reply', '')
    dialog.current?.close()
  })
  return (
    <>
      <button type="button" aria-keyshortcuts="b" onClick={() => dialog.current?.showModal()}>
        Back to the assistant
      </button>
      <dialog ref={dialog} aria-label="Back to the assistant">
        <h2>Back to the assistant</h2>
        <p>
          The citizen is told that you have left. The assistant notes what you were told of the report,
          answers nothing that was said to you, and asks the next open question.
        </p>
        <p class="soft">You can take the chat again. Whoever asks for a person again waits in the queue.</p>
        <DialogActions act="Give it back" onAct={give} cancel={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

/** Ends the agent's part, with its outcome. */
export function Resolve({ row, act }: { row: InboxRow; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const [outcome, setOutcome] = useState<Outcome | ''>('')
  const [isMissing, setMissing] = useState(false)
  const [note, setNote] = useState('')
  const end = async () => {
    if (outcome === '') {
      setMissing(true)
      choice.current?.focus()
      return
    }
    const body = { epoch: row.epoch, outcome, ...(note.trim() && { note: note.trim() }) }
    await act('resolveChat', body, () => {
      drafts.value.keep(row.chatId, 'reply', '')
      dialog.current?.close()
      goFrom(row.chatId, 'queue')
    })()
  }
  return (
    <>
      <button type="button" aria-keyshortcuts="e" onClick={() => dialog.current?.showModal()}>
        End
      </button>
      <dialog ref={dialog} aria-label="End the chat">
        <h2>End your part of the chat</h2>
        <p class="soft">
          The assistant goes on with the citizen, who waits again when a person is wanted again.
        </p>
        <Field label="What did it come to?">
          <select
            ref={choice}
            value={outcome}
            aria-invalid={isMissing}
            {...(isMissing && { 'aria-describedby': 'outcome-missing' })}
            onChange={(event) => {
              setOutcome(event.currentTarget.value as Outcome | '')
              setMissing(false)
            }}
          >
            <option value="">Choose…</option>
            {outcomeNames.map((name) => (
              <option key={name} value={name}>
                {outcomeWords[name]}
              </option>
            ))}
          </select>
        </Field>
        {isMissing && (
          <p class="said bad" id="outcome-missing" role="alert">
            Choose what it came to. Then it can end.
          </p>
        )}
        <Field label="Note (colleagues only)">
          <textarea rows={2} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
        </Field>
        <DialogActions act="End" onAct={end} cancel={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

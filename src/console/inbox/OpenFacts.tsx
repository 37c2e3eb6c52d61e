import { useState } from 'preact/hooks'
import type { ChatView, NumberView } from '../../contract/console/inbox.ts'
import { me } from '../core/session.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { Busy, Field } from '../parts/parts.tsx'
import { chat } from './inbox-state.ts'
import { askAssistant, questionName } from './ready.ts'

/** Lets the chat's owner ask for missing facts and propose changes to known ones. */
export function Open({ view }: { view: ChatView }) {
  const { row, open, put, facts } = view
  const isMine = row.state === 'open' && row.owner?.id === me.value?.id
  return (
    <div class="open-facts">
      {put && (
        <p class="said" role="status">
          {waitingFor(put)}
        </p>
      )}
      {isMine && open.length > 0 && (
        <>
          <h3>The assistant can ask</h3>
          <p class="actions">
            {open.map((question) => (
              <Busy
                key={question.key}
                title={question.question}
                onClick={() => askAssistant(row, { type: 'question', about: question.key })}
              >
                {questionName(question)}
              </Busy>
            ))}
          </p>
        </>
      )}
      {isMine && facts.some(({ key }) => key === 'contact') && <HerNumber chatId={row.chatId} />}
    </div>
  )
}

/** Shows the citizen's number unmasked, for a reason that is recorded. */
function HerNumber({ chatId }: { chatId: string }) {
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState('')
  if (number) return <p>The citizen’s number: {number}</p>
  return (
    <p class="actions">
      <FormDialog
        label="Show the number"
        act="Show it"
        name="revealNumber"
        id={chatId}
        body={{ reason: reason.trim() }}
        missing={reason.trim().length >= 10 ? undefined : 'Reason: write at least ten characters.'}
        said="Your reason is recorded, and stands in a note."
        done={(answer) => {
          setNumber((answer as NumberView).number ?? 'none is known')
          return chat.load()
        }}
      >
        <Field label="Why do you need it?">
          <textarea rows={2} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
        </Field>
      </FormDialog>
    </p>
  )
}

function waitingFor({ type, label, value }: NonNullable<ChatView['put']>): string {
  if (type === 'question')
    return `The citizen was asked: ${questionName({ key: label, label })}. The answer is not there yet.`
  if (type === 'call') return 'The citizen was asked whether somebody shall call.'
  return `${label}: ${value}. The citizen has not said yes or no yet.`
}

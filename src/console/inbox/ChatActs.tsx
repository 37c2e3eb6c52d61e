import { useRef, useState } from 'preact/hooks'
import type { ChatView, InboxRow, TeamView } from '../../contract/console/inbox.ts'
import { type Outcome, outcomeNames } from '../../contract/console/inbox-words.ts'
import type { ConsoleRouteName } from '../../contract/console/routes.ts'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { go } from '../core/place.ts'
import { may, me } from '../core/session.ts'
import { Busy, Choose, Field } from '../parts/parts.tsx'
import { chat, list, readTeam } from './inbox-state.ts'

/** What can be done with the chat, according to whose it is. */
export function ChatActs({ row }: { row: InboxRow }) {
  const act = (name: ConsoleRouteName, body: object, next?: () => void) => () =>
    attempt(async () => {
      chat.value.value = await call<ChatView>(name, { id: row.chatId, body })
      next?.()
    }).finally(() => {
      void list.load()
      void chat.load()
    })
  const isMine = row.owner?.id === me.value?.id && row.state === 'open'
  const isOfferedToMe = row.offeredTo?.id === me.value?.id
  if (!may('chat.answer')) return null
  return (
    <div class="actions">
      {isOfferedToMe && (
        <>
          <Busy kind="primary" onClick={act('answerOffer', { version: row.version, accept: true })}>
            Take over from {row.owner?.firstName}
          </Busy>
          <Busy onClick={act('answerOffer', { version: row.version, accept: false })}>Not now</Busy>
        </>
      )}
      {row.state !== 'open' && (
        <Busy
          kind="primary"
          keys="c"
          onClick={act('claimChat', { version: row.version }, () => go('inbox', 'mine', row.chatId))}
        >
          Take this chat
        </Busy>
      )}
      {isMine && (
        <>
          <HandOn row={row} act={act} />
          <Busy keys="b" onClick={act('returnChat', { epoch: row.epoch, to: 'bot' })}>
            Back to the assistant
          </Busy>
          <Resolve row={row} act={act} />
        </>
      )}
    </div>
  )
}

type Act = (name: ConsoleRouteName, body: object, next?: () => void) => () => Promise<unknown>

/** Offers the chat to a colleague, with what she should know. */
function HandOn({ row, act }: { row: InboxRow; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [people, setPeople] = useState<TeamView['people']>([])
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const open = async () => {
    const others = (await readTeam()).people.filter(({ id }) => id !== me.value?.id)
    setPeople(others)
    setTo(others[0]?.id ?? '')
    dialog.current?.showModal()
  }
  const offer = async () => {
    await act('offerChat', { epoch: row.epoch, to, note })()
    dialog.current?.close()
  }
  return (
    <>
      <Busy keys="t" onClick={open}>
        Hand on
      </Busy>
      <dialog ref={dialog} aria-label="Hand the chat on">
        <h2>Hand the chat on</h2>
        {people.length === 0 ? (
          <p class="empty">No colleague has the console open.</p>
        ) : (
          <>
            <Field label="To">
              <select value={to} onChange={(event) => setTo(event.currentTarget.value)}>
                {people.map(({ id, firstName, open: chats, status }) => (
                  <option key={id} value={id}>
                    {firstName} · {status} · {chats} chats
                  </option>
                ))}
              </select>
            </Field>
            <Field label="What should your colleague know?">
              <textarea rows={3} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
            </Field>
          </>
        )}
        <p class="actions">
          {people.length > 0 && (
            <Busy kind="primary" disabled={!note.trim() || !to} onClick={offer}>
              Offer
            </Busy>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </dialog>
    </>
  )
}

/** Ends the person's part, with what it came to. */
function Resolve({ row, act }: { row: InboxRow; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [outcome, setOutcome] = useState<Outcome>('helped')
  const [note, setNote] = useState('')
  const end = async () => {
    await act('resolveChat', { epoch: row.epoch, outcome, ...(note.trim() && { note: note.trim() }) })()
    dialog.current?.close()
    go('inbox', 'queue')
  }
  return (
    <>
      <button type="button" aria-keyshortcuts="e" onClick={() => dialog.current?.showModal()}>
        End
      </button>
      <dialog ref={dialog} aria-label="End the chat">
        <h2>End your part of the chat</h2>
        <p class="soft">The assistant goes on with her. If she wants a person again, she waits again.</p>
        <Choose
          label="What did it come to?"
          options={outcomeNames}
          value={outcome}
          onChange={(value) => setOutcome(value as Outcome)}
        />
        <Field label="Note (colleagues only)">
          <textarea rows={2} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
        </Field>
        <p class="actions">
          <Busy kind="primary" onClick={end}>
            End
          </Busy>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </dialog>
    </>
  )
}

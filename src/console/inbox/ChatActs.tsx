import { useRef, useState } from 'preact/hooks'
import type { ChatView, InboxRow, TeamView } from '../../contract/console/inbox.ts'
import type { ConsoleRouteName } from '../../contract/console/routes.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt } from '../core/loading.ts'
import { may, me } from '../core/session.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Busy, Choose, Field } from '../parts/parts.tsx'
import { type Act, GiveBack, Resolve } from './EndActs.tsx'
import { chat, goFrom, list, readTeam, takeChat, writeIn } from './inbox-state.ts'

const isMine = (row: InboxRow): boolean => row.owner?.id === me.value?.id && row.state === 'open'

/** Shows the actions on an own chat, on a screen that has no room for them. */
export const ActsButton = ({
  row,
  isOpen,
  onToggle,
}: {
  row: InboxRow
  isOpen: boolean
  onToggle: () => void
}) =>
  may('chat.answer') && isMine(row) ? (
    <button type="button" class="narrow" aria-expanded={isOpen} aria-controls="chat-acts" onClick={onToggle}>
      Actions
    </button>
  ) : null

/** Actions on the chat, depending on its owner and state. `onAct` follows a choice. */
export function ChatActs({ row, isOpen, onAct }: { row: InboxRow; isOpen: boolean; onAct: () => void }) {
  const act = (name: ConsoleRouteName, body: object, next?: () => void) => () =>
    attempt(async () => {
      takeChat(await call<ChatView>(name, { id: row.chatId, body }))
      next?.()
    }).finally(() => {
      void list.load()
      void chat.load()
    })
  const write = () => {
    if (goFrom(row.chatId, 'mine', row.chatId)) writeIn.value = row.chatId
  }
  if (!may('chat.answer')) return null
  const isOwn = isMine(row)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      id="chat-acts"
      class={['actions', isOwn && 'acts', isOpen && 'open'].filter(Boolean).join(' ')}
      onClick={onAct}
    >
      {row.state !== 'open' && (
        <Busy kind="primary" keys="c" onClick={act('claimChat', { version: row.version }, write)}>
          Take this chat
        </Busy>
      )}
      {isOwn && (
        <>
          <HandOn row={row} act={act} />
          <SetAside row={row} act={act} />
          <GiveBack row={row} act={act} />
          <Resolve row={row} act={act} />
        </>
      )}
    </div>
  )
}

/** Offers the chat to a colleague, with a note. */
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
                    {firstName} · {plain(status)} · {chats === 1 ? '1 chat' : `${chats} chats`}
                  </option>
                ))}
              </select>
            </Field>
            <Field label="What should your colleague know?">
              <textarea rows={3} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
            </Field>
          </>
        )}
        <DialogActions
          act="Offer"
          missing={
            people.length === 0
              ? 'Nobody could take it now.'
              : note.trim()
                ? undefined
                : 'Write what your colleague should know. Then it can be offered.'
          }
          onAct={offer}
          cancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

const hourMs = 3_600_000

/** When a snoozed chat returns by itself. */
const backAt: Record<string, () => string | null> = {
  'until the citizen writes': () => null,
  'for an hour': () => new Date(Date.now() + hourMs).toISOString(),
  'until tomorrow at 9': () => {
    const day = new Date(Date.now() + 24 * hourMs)
    day.setHours(9, 0, 0, 0)
    return day.toISOString()
  },
}

/** Snoozes the chat; it keeps its owner, and returns when the citizen writes. */
function SetAside({ row, act }: { row: InboxRow; act: Act }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState('until the citizen writes')
  const set = async () => {
    await act('snoozeChat', { epoch: row.epoch, until: backAt[name]?.() ?? null }, () => {
      dialog.current?.close()
      goFrom(row.chatId, 'mine')
    })()
  }
  return (
    <>
      <button type="button" aria-keyshortcuts="z" onClick={() => dialog.current?.showModal()}>
        Set aside
      </button>
      <dialog ref={dialog} aria-label="Set the chat aside">
        <h2>Set the chat aside</h2>
        <p class="soft">It stays yours. As soon as the citizen writes, it is back among your chats.</p>
        <Choose label="How long?" options={Object.keys(backAt)} value={name} onChange={setName} />
        <DialogActions act="Set aside" onAct={set} cancel={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'
import type { InboxRow } from '../../contract/console/inbox.ts'
import { call, Refused } from '../core/api.ts'
import { tell } from '../core/loading.ts'
import { may, me } from '../core/session.ts'
import { chat, isLive, lastSeq } from './inbox-state.ts'
import { lockOf } from './lock.ts'

type Mode = 'reply' | 'note'

/** A draft belongs to a person, a chat and a mode, and outlives the page. */
const draftKey = (chatId: string, mode: Mode) => `parley-draft:${me.value?.id}:${chatId}:${mode}`

const quickAnswers = [
  'Hello, I am reading what you have told. Please stay here.',
  'Please do not send any more money, and do not answer them.',
  'Call your bank now on the number on the back of your card, and ask them to stop the transfer.',
  'Thank you. I have all that I need for the moment.',
]

/** Writes to the citizen, or to colleagues; which of the two is seen by colour and word, and changes only by choice. */
export function Composer({ row }: { row: InboxRow }) {
  const [mode, setMode] = useState<Mode>('reply')
  const [text, setText] = useState('')
  const [pending, setPending] = useState<string>()
  const typedAt = useRef(0)
  useEffect(() => setText(localStorage.getItem(draftKey(row.chatId, mode)) ?? ''), [row.chatId, mode])
  const isOwner = row.state === 'open' && row.owner?.id === me.value?.id
  const lock =
    mode === 'note' ? '' : lockOf(row, { mayAnswer: may('chat.answer'), isLive: isLive.value, isOwner })
  const write = (value: string) => {
    setText(value)
    localStorage.setItem(draftKey(row.chatId, mode), value)
    if (mode === 'reply' && isOwner && Date.now() - typedAt.current > 3_000) {
      typedAt.current = Date.now()
      void call('typeInChat', { id: row.chatId, body: { on: true, audience: 'citizen' } }).catch(() => {})
    }
  }
  const send = async () => {
    const said = text.trim()
    if (!said || lock) return
    // The same words keep their id until they were taken, so that trying again cannot say them twice.
    const clientId = pending ?? crypto.randomUUID()
    setPending(clientId)
    try {
      const body = mode === 'note' ? { clientId, text: said } : replyOf(row, clientId, said)
      await call(mode === 'note' ? 'addNote' : 'writeInChat', { id: row.chatId, body })
      localStorage.removeItem(draftKey(row.chatId, mode))
      setText('')
      setPending(undefined)
      if (mode === 'note') await chat.load()
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') {
        setPending(undefined)
        tell('She has written meanwhile. Read it first, then send.', true)
      } else tell(error instanceof Error ? error.message : '', true)
      await chat.load()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape') (event.currentTarget as HTMLElement).blur()
  }
  return (
    <div class={`composer ${mode}`}>
      <fieldset class="modes" aria-label="Who reads it">
        <button
          type="button"
          aria-pressed={mode === 'reply'}
          onClick={() => setMode('reply')}
          aria-keyshortcuts="r"
        >
          Reply to the citizen
        </button>
        <button
          type="button"
          aria-pressed={mode === 'note'}
          onClick={() => setMode('note')}
          aria-keyshortcuts="n"
        >
          Note for colleagues
        </button>
        {mode === 'reply' && !lock && (
          <select
            aria-label="Quick answers"
            value=""
            onChange={(event) => write(`${text}${text ? ' ' : ''}${event.currentTarget.value}`)}
          >
            <option value="">Quick answers…</option>
            {quickAnswers.map((answer) => (
              <option key={answer} value={answer}>
                {answer}
              </option>
            ))}
          </select>
        )}
      </fieldset>
      {lock ? (
        <p class="lock" role="status">
          {lock}
        </p>
      ) : (
        <div class="write">
          <textarea
            id="composer"
            rows={2}
            dir="auto"
            aria-label={mode === 'note' ? 'Note for colleagues' : 'Reply to the citizen'}
            value={text}
            onInput={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            class="primary"
            disabled={!text.trim()}
            onClick={send}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {mode === 'note' ? 'Add the note' : 'Send'}
          </button>
        </div>
      )}
    </div>
  )
}

const replyOf = (row: InboxRow, clientId: string, text: string) => ({
  clientId,
  epoch: row.epoch,
  seenSeq: lastSeq.value,
  text,
})

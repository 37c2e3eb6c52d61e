import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { InboxRow } from '../../contract/console/inbox.ts'
import { call, Refused } from '../core/api.ts'
import type { DraftMode } from '../core/drafts.ts'
import { tell } from '../core/loading.ts'
import { matching } from '../core/matching.ts'
import { createRetryKey } from '../core/retry-key.ts'
import { drafts, may, me } from '../core/session.ts'
import { chat, isLive, shownChat, writeIn } from './inbox-state.ts'
import { lockOf } from './lock.ts'
import { ReadyList, readyId } from './ReadyList.tsx'
import { loadQuickAnswers, type Ready, readyFor } from './ready.ts'
import { lastSeq } from './talk-state.ts'

/**
 * Writes to the citizen or to colleagues. Colour and text show which of the two, and only the user changes
 * it.
 */
export function Composer({ row }: { row: InboxRow }) {
  const kept = (of: DraftMode) => drafts.value.of(row.chatId, of)
  const [mode, setMode] = useState<DraftMode>('reply')
  const [text, setText] = useState(() => kept('reply'))
  const [at, setAt] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const typedAt = useRef(0)
  const isSending = useRef(false)
  const ids = useMemo(() => createRetryKey(), [])
  const choose = (next: DraftMode) => {
    setMode(next)
    setText(kept(next))
  }
  useEffect(() => {
    if (may('chat.answer')) void loadQuickAnswers(row.chatId).catch(() => {})
  }, [row.chatId, row.lang])
  const isOwner = row.state === 'open' && row.owner?.id === me.value?.id
  const lock =
    mode === 'note' ? '' : lockOf(row, { mayAnswer: may('chat.answer'), isLive: isLive.value, isOwner })
  const isWanted = writeIn.value === row.chatId && isOwner
  useEffect(() => {
    if (isWanted) choose('reply')
  }, [isWanted])
  useEffect(() => {
    if (!isWanted || mode !== 'reply' || lock) return
    writeIn.value = undefined
    field.current?.focus()
  }, [isWanted, mode, lock])
  const view = shownChat.value
  const isOpen = mode === 'reply' && lock === '' && text.startsWith('/')
  const found = isOpen && view ? matching(readyFor(view), text.slice(1).trim()) : []
  const pick = (ready: Ready | undefined) => {
    if (!ready) return
    write([kept('reply').trim(), ready.run()].filter(Boolean).join(' '))
    setAt(0)
    field.current?.focus()
  }
  const toggle = () => {
    write(isOpen ? kept('reply') : '/')
    field.current?.focus()
  }
  const write = (value: string) => {
    setText(value)
    // A search in the list is not a draft.
    if (value.startsWith('/')) return
    drafts.value.keep(row.chatId, mode, value)
    if (mode === 'reply' && isOwner && Date.now() - typedAt.current > 3_000) {
      typedAt.current = Date.now()
      void call('typeInChat', { id: row.chatId, body: { on: true, audience: 'citizen' } }).catch(() => {})
    }
  }
  const send = async () => {
    const said = text.trim()
    if (!said || lock || isOpen || isSending.current) return
    isSending.current = true
    // The same text keeps its id until it is accepted, so that a retry cannot send it twice.
    const clientId = ids.of({ mode, said })
    // Text typed in the meantime stays.
    const rest = (now: string) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now)
    try {
      const body = mode === 'note' ? { clientId, text: said } : replyOf(row, clientId, said)
      await call(mode === 'note' ? 'addNote' : 'writeInChat', { id: row.chatId, body })
      ids.ended()
      drafts.value.keep(row.chatId, mode, rest(kept(mode)))
      setText(rest)
      if (mode === 'note') await chat.load()
    } catch (error) {
      ids.ended(error)
      if (error instanceof Refused && error.code === 'stale') {
        tell('The citizen has written meanwhile. Read it first, then send.', true)
      } else tell(error instanceof Error ? error.message : '', true)
      await chat.load()
    } finally {
      isSending.current = false
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (isOpen && (step !== 0 || event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault()
      if (step !== 0) setAt((at + step + found.length) % (found.length || 1))
      else if (event.key === 'Enter') pick(found[at])
      else write(kept('reply'))
      return
    }
    if (event.key === 'Enter' && sends(event)) {
      event.preventDefault()
      if (!event.repeat) void send()
    }
    if (event.key === 'Escape') (event.currentTarget as HTMLElement).blur()
  }
  return (
    <div class={`composer ${mode}`}>
      <fieldset class="modes" aria-label="Who reads it">
        <button
          type="button"
          aria-pressed={mode === 'reply'}
          onClick={() => choose('reply')}
          aria-keyshortcuts="r"
        >
          Reply<span class="long"> to the citizen</span>
        </button>
        <button
          type="button"
          aria-pressed={mode === 'note'}
          onClick={() => choose('note')}
          aria-keyshortcuts="n"
        >
          Note<span class="long"> for colleagues</span>
        </button>
        {mode === 'reply' && !lock && (
          <button type="button" class="opens-ready" aria-pressed={isOpen} onClick={toggle}>
            <span class="long">Quick answers </span>
            <kbd>/</kbd>
          </button>
        )}
      </fieldset>
      {lock ? (
        <p class="lock" role="status">
          {lock}
        </p>
      ) : (
        <div class="write">
          {isOpen && <ReadyList found={found} at={at} lang={row.lang} onPick={pick} />}
          <textarea
            ref={field}
            {...(isOpen && { 'aria-controls': 'ready' })}
            {...(found[at] && { 'aria-activedescendant': readyId(at) })}
            id="composer"
            rows={2}
            dir="auto"
            aria-describedby="how-to-send"
            aria-label={mode === 'note' ? 'Note for colleagues' : 'Reply to the citizen'}
            value={text}
            onInput={(event) => {
              write(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            class="primary"
            disabled={!text.trim() || isOpen}
            onClick={send}
            aria-keyshortcuts="Enter"
          >
            {mode === 'note' ? 'Add the note' : 'Send'}
          </button>
          <p class="how-to-send" id="how-to-send">
            <kbd>Enter</kbd> {mode === 'note' ? 'adds the note' : 'sends'}, <kbd>Shift</kbd> +{' '}
            <kbd>Enter</kbd> begins a new line
          </p>
        </div>
      )}
    </div>
  )
}

/**
 * Returns whether Enter sends the message. It does not while an input method is composing, nor on touch
 * screens without Ctrl or ⌘: there, users expect a new line.
 */
const sends = ({ ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !isComposing && (ctrlKey || metaKey || !(shiftKey || altKey || matchMedia('(pointer: coarse)').matches))

const replyOf = (row: InboxRow, clientId: string, text: string) => ({
  clientId,
  epoch: row.epoch,
  seenSeq: lastSeq.value,
  text,
})

import { useMemo, useState } from 'preact/hooks'
import { chatWords, languageOf } from '../core/code-words.ts'
import { addressTo } from '../core/place.ts'
import { me } from '../core/session.ts'
import { Pill, When } from '../parts/parts.tsx'
import { ActsButton, ChatActs } from './ChatActs.tsx'
import { Composer } from './Composer.tsx'
import { chat, list, shownChat, view } from './inbox-state.ts'
import { Transcript } from './Transcript.tsx'
import { isCitizenTyping, talkRefusal } from './talk-state.ts'

/** Shows the transcript, and lets the chat's owner write. `onFacts` shows what is known, where it has no place. */
export function ChatPane({ onFacts }: { onFacts: () => void }) {
  const [isActing, setActing] = useState(false)
  const refusal = chat.error.value || talkRefusal.value
  const row = shownChat.value?.row
  const waiting = list.value.value?.counts.queue ?? 0
  // The rest of the pane changes often; memoised so that thousands of messages are not compared each time.
  const transcript = useMemo(() => <Transcript />, [])
  return (
    <section class="panel chat" aria-label="Chat">
      <header class="chat-head">
        <a class="back narrow" href={addressTo('inbox', view.value)}>
          ‹ Chats
          {waiting > 0 && <span class="count">{waiting} waiting</span>}
        </a>
        {row && (
          <>
            <span class="line about">
              <Pill status={row.snoozed ? 'snoozed' : row.state} words={chatWords} />
              <span class="soft">
                {languageOf(row.lang)}
                {row.owner
                  ? ` · ${row.owner.id === me.value?.id ? 'yours' : `with ${row.owner.firstName}`}`
                  : ''}
              </span>
              {row.caseId && row.caseNumber && <a href={addressTo('cases', row.caseId)}>{row.caseNumber}</a>}
            </span>
            <span class="opens">
              <button type="button" class="opens-facts" onClick={onFacts}>
                Facts
              </button>
              <ActsButton row={row} isOpen={isActing} onToggle={() => setActing(!isActing)} />
            </span>
            <ChatActs row={row} isOpen={isActing} onAct={() => setActing(false)} />
          </>
        )}
      </header>
      {row?.isDanger && (
        <p class="said bad" role="alert">
          This person may be in danger
          {row.dangerAt && (
            <>
              {' '}
              (last said <When at={row.dangerAt} />)
            </>
          )}
          . They have been shown the emergency and crisis lines. Stay with them.
        </p>
      )}
      {transcript}
      <p class="typing" role="status">
        {isCitizenTyping.value && 'The citizen is writing…'}
      </p>
      {row && <Composer row={row} />}
      {refusal && <p class="said bad">{refusal}</p>}
    </section>
  )
}

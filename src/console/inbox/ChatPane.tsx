import { useMemo } from 'preact/hooks'
import { chatWords, languageOf } from '../core/code-words.ts'
import { addressTo } from '../core/place.ts'
import { me } from '../core/session.ts'
import { Pill, When } from '../parts/parts.tsx'
import { ChatActs } from './ChatActs.tsx'
import { Composer } from './Composer.tsx'
import { chat, shownChat, view } from './inbox-state.ts'
import { Transcript } from './Transcript.tsx'
import { isCitizenTyping, talkRefusal } from './talk-state.ts'

/** Shows the transcript, and lets the chat's owner write. */
export function ChatPane() {
  const refusal = chat.error.value || talkRefusal.value
  const row = shownChat.value?.row
  // The rest of the pane changes often; memoised so that thousands of messages are not compared each time.
  const transcript = useMemo(() => <Transcript />, [])
  return (
    <section class="panel chat" aria-label="Chat">
      <header class="chat-head">
        <a class="back narrow" href={addressTo('inbox', view.value)}>
          ‹ Chats
        </a>
        {row && (
          <>
            <span class="line">
              <Pill status={row.snoozed ? 'snoozed' : row.state} words={chatWords} />
              <span class="soft">
                {languageOf(row.lang)}
                {row.owner
                  ? ` · ${row.owner.id === me.value?.id ? 'yours' : `with ${row.owner.firstName}`}`
                  : ''}
              </span>
              {row.caseId && row.caseNumber && <a href={addressTo('cases', row.caseId)}>{row.caseNumber}</a>}
            </span>
            <ChatActs row={row} />
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

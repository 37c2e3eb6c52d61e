import { useEffect, useRef } from 'preact/hooks'
import type { ChatMessage } from '../../contract/chat/chat.ts'
import { addressTo } from '../core/place.ts'
import { me } from '../core/session.ts'
import { dayOf, languageOf, timeOf } from '../core/words.ts'
import { Pill } from '../parts/parts.tsx'
import { ChatActs } from './ChatActs.tsx'
import { Composer } from './Composer.tsx'
import { chat, messages, view } from './inbox-state.ts'

/** Shows the talk, and lets its owner write. */
export function ChatPane() {
  const row = chat.value.value?.row
  return (
    <section class="panel chat" aria-label="Chat">
      <header class="chat-head">
        <a class="back narrow" href={addressTo('inbox', view.value)}>
          ‹ Chats
        </a>
        {row && (
          <>
            <span class="line">
              <Pill status={row.state} />
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
      <Transcript />
      {row && <Composer row={row} />}
      {chat.error.value && <p class="said bad">{chat.error.value}</p>}
    </section>
  )
}

function Transcript() {
  const end = useRef<HTMLOListElement>(null)
  const all = messages.value
  const last = all.at(-1)?.id
  useEffect(() => {
    const element = end.current
    if (element && last) element.scrollTop = element.scrollHeight
  }, [last])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol class="transcript" ref={end} tabIndex={0} aria-label="What was said" aria-live="polite">
      {all.map((message, index) => (
        <Line key={message.id} message={message} before={all[index - 1]} />
      ))}
    </ol>
  )
}

function Line({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const isNewDay = !before || dayOf(before.at) !== dayOf(message.at)
  const isSame = before?.author.kind === message.author.kind && before.author.name === message.author.name
  const { kind, name } = message.author
  return (
    <>
      {isNewDay && <li class="day">{dayOf(message.at)}</li>}
      <li class={`said-by ${kind}`} id={`message-${message.id}`}>
        {(!isSame || isNewDay) && (
          <span class="author">{kind === 'visitor' ? 'Citizen' : (name ?? 'Assistant')}</span>
        )}
        <span class="bubble" lang={message.lang} dir="auto">
          {textOf(message)}
        </span>
        <time dateTime={message.at}>{timeOf(message.at)}</time>
      </li>
    </>
  )
}

function textOf(message: ChatMessage): string {
  if (message.type === 'text') return message.data.text
  if (message.type === 'carousel') return message.data.cards.map(({ title }) => title).join(' · ')
  return `(${message.type})`
}

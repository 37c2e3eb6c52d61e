import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatMessage } from '../../contract/chat/chat.ts'
import { directionOf } from '../../contract/language/direction.ts'
import { dayOf, timeOf } from '../core/words.ts'
import { hasOlder, messages, readOlder } from './talk-state.ts'

/** Distance from the beginning, in pixels, below which older messages are loaded. */
const nearBeginningPx = 800
/** Distance from the end, in pixels, above which a button leads back to it. */
const awayPx = 200

/**
 * Shows the transcript from its end; older messages are loaded on the way up. The box scrolls from its end
 * (console.css), so that a reader at the end stays there when a message arrives, and loading older messages
 * moves no one.
 */
export function Transcript() {
  const box = useRef<HTMLElement>(null)
  const [isAway, setAway] = useState(false)
  const all = messages.value
  const newest = all.at(-1)
  const toEnd = () => box.current?.scrollTo({ top: 0 })
  // After sending, the agent sees the new message.
  useEffect(() => {
    if (newest?.author.kind === 'agent') toEnd()
  }, [newest?.id])
  const onScroll = ({
    currentTarget: { scrollTop, scrollHeight, clientHeight },
  }: {
    currentTarget: Element
  }) => {
    // Counted from the end, so never above 0.
    setAway(scrollTop < -awayPx)
    const isNearBeginning = scrollHeight - clientHeight + scrollTop < nearBeginningPx
    if (scrollTop < 0 && isNearBeginning) void readOlder().catch(() => {})
  }
  return (
    <div class="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="transcript" ref={box} tabIndex={0} aria-label="What was said" onScroll={onScroll}>
        <ol>
          {hasOlder.value && (
            <li class="earlier">
              <button type="button" onClick={() => void readOlder().catch(() => {})}>
                Earlier messages
              </button>
            </li>
          )}
          {all.map((message, index) => (
            <Line key={message.id} message={message} before={all[index - 1]} />
          ))}
        </ol>
      </section>
      {isAway && (
        <button type="button" class="to-newest" onClick={toEnd}>
          Newest messages
        </button>
      )}
      <Newest />
    </div>
  )
}

/** Announces new messages to screen readers, but not those already there. */
function Newest() {
  const opened = useRef<string | undefined>(undefined)
  const newest = messages.value.at(-1)
  opened.current ??= newest?.id
  return (
    <p class="hidden" aria-live="polite">
      {newest && newest.id !== opened.current ? `${authorOf(newest)}: ${textOf(newest)}` : ''}
    </p>
  )
}

function Line({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const isNewDay = !before || dayOf(before.at) !== dayOf(message.at)
  const isSame = before?.author.kind === message.author.kind && before.author.name === message.author.name
  return (
    <>
      {isNewDay && <li class="day">{dayOf(message.at)}</li>}
      <li class={`said-by ${message.author.kind}`} id={`message-${message.id}`}>
        {(!isSame || isNewDay) && <span class="author">{authorOf(message)}</span>}
        <span class="bubble" lang={message.lang} dir={directionIn(message)}>
          {textOf(message)}
        </span>
        <time dateTime={message.at}>{timeOf(message.at)}</time>
      </li>
    </>
  )
}

/**
 * People may write in another language than the chat's. The assistant's messages are in that language,
 * whichever word they begin with.
 */
const directionIn = ({ author, lang }: ChatMessage) => (author.kind === 'bot' ? directionOf(lang) : 'auto')

const authorOf = ({ author: { kind, name } }: ChatMessage): string =>
  kind === 'visitor' ? 'Citizen' : (name ?? 'Assistant')

function textOf(message: ChatMessage): string {
  if (message.type === 'text') return message.data.text
  if (message.type === 'carousel') return message.data.cards.map(({ title }) => title).join(' · ')
  return `(${message.type})`
}

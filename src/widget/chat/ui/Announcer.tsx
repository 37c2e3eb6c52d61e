import { useComputed } from '@preact/signals'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { toSpoken } from '../look/spoken.ts'
import { usePage } from '../page/page.ts'

/**
 * Maximum number of messages read out together; more are too many to listen to, and the transcript contains
 * them all.
 */
const atOnce = 5

/**
 * Reads out each new message of the other side, once. It is separate from the transcript, so that neither
 * history nor a redrawn list is ever read out again.
 */
export function Announcer() {
  const { chat, local } = usePage()
  const news = useComputed(() => {
    const { messages, heardSeq, phase } = chat.state.value
    const here = [...local.value.opening, ...[...local.value.after.values()].flat()]
    if (phase !== 'open') return toSayings(here)
    const there = messages.filter((message) => message.seq > heardSeq && message.author.kind !== 'visitor')
    return toSayings([...there, ...here])
  })
  return (
    <div class="sr" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {news.value.map(({ key, message, words }) => (
        <p key={key} lang={message.lang}>
          {words}
        </p>
      ))}
    </div>
  )
}

/**
 * Identifies messages by their text: when the relay's message replaces the page's own message with the same
 * text, nothing is read out again.
 */
function toSayings(messages: readonly ChatMessage[]) {
  const counts = new Map<string, number>()
  return messages
    .map((message) => {
      const words = toSpoken(message)
      const count = (counts.get(words) ?? 0) + 1
      counts.set(words, count)
      return { key: `${count} ${words}`, message, words }
    })
    .slice(-atOnce)
}

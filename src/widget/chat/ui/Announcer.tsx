import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { toSpoken } from '../look/spoken.ts'
import { usePage } from './page.ts'

/** More than these at once are too many to listen to; the transcript has them all. */
const atOnce = 5

/**
 * Reads out each new message of the other side, once. It stands apart from the transcript, so that
 * neither history nor a redrawn list is ever read again.
 */
export function Announcer() {
  const { chat } = usePage()
  const first = useRef<number | undefined>(undefined)
  const news = useComputed(() => {
    const { messages, heardSeq, phase } = chat.state.value
    if (phase !== 'open') return []
    first.current ??= heardSeq
    const from = Math.max(first.current, heardSeq)
    return messages
      .filter((message) => message.seq > from && message.author.kind !== 'visitor')
      .slice(-atOnce)
  })
  return (
    <div class="sr" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {news.value.map((message) => (
        <p key={message.id} lang={message.lang}>
          {toSpoken(message)}
        </p>
      ))}
    </div>
  )
}

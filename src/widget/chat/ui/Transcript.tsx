import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { dayOf } from '../texts/dates.ts'
import { plural } from '../texts/format.ts'
import { Empty, Skeleton } from './Empty.tsx'
import { Group } from './Group.tsx'
import { Icon } from './icons.tsx'
import { usePage } from './page.ts'
import { toRows } from './rows.ts'

/** So many bubbles are drawn at first, and so many more each time she goes further back. */
const step = 60
/** Closer to the end than this counts as reading the newest. */
const nearPx = 80

/** The conversation. Stays at the newest message, unless she has gone up to read. */
export function Transcript() {
  const { chat, texts, dates, lang } = usePage()
  const t = texts.value
  const scroller = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const shown = useSignal(step)
  const isAtEnd = useSignal(true)
  const seenSeq = useSignal(0)
  const { messages, outbox, typing, earlier, phase, seq } = chat.state.value
  const rows = useComputed(() => {
    const state = chat.state.value
    return toRows(state.messages.slice(-shown.value), state.outbox, dayOf)
  }).value
  const hasMore = messages.length > shown.value || earlier !== 'none'

  const toEnd = (): void => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }
  const onScroll = (): void => {
    const element = scroller.current
    if (!element) return
    isAtEnd.value = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
  }

  // What grows (a picture, the keyboard, new words) never takes the newest message out of sight.
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.peek()) toEnd()
    })
    for (const element of [scroller.current, inner.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const hers = outbox.length
  useLayoutEffect(() => {
    // Her own new message always comes into view.
    if (isAtEnd.peek() || hers > 0) toEnd()
  }, [messages.at(-1)?.seq, hers, typing])
  useEffect(() => {
    if (isAtEnd.value) seenSeq.value = seq
  }, [isAtEnd.value, seq])
  const unseen = isAtEnd.value
    ? 0
    : messages.filter((m) => m.seq > seenSeq.value && m.author.kind !== 'visitor').length

  /** Draws what is older, and keeps the line that she reads where it is. */
  const showEarlier = async (): Promise<void> => {
    const element = scroller.current
    const fromEnd = element ? element.scrollHeight - element.scrollTop : 0
    if (messages.length <= shown.value) await chat.loadEarlier()
    shown.value += step
    requestAnimationFrame(() => {
      if (element) element.scrollTop = element.scrollHeight - fromEnd
    })
  }

  const isEmpty = messages.length === 0 && outbox.length === 0
  return (
    <div class="transcript">
      <div
        class="scroller"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t.transcript}
      >
        <div class="rows" ref={inner}>
          {hasMore && !isEmpty && (
            <button
              type="button"
              class="earlier"
              disabled={earlier === 'loading'}
              onClick={() => void showEarlier()}
            >
              {earlier === 'failed'
                ? `${t.earlierFailed} ${t.tryAgain}`
                : earlier === 'loading'
                  ? t.loading
                  : t.earlier}
            </button>
          )}
          {isEmpty && (phase === 'open' && seq === 0 ? <Empty /> : <Skeleton />)}
          {rows.map((row) =>
            row.kind === 'day' ? (
              <div class="day" key={row.key}>
                <time dateTime={row.at}>{dates.value.day(row.at, t)}</time>
              </div>
            ) : (
              <Group key={row.key} row={row} />
            ),
          )}
          {typing && <Typing />}
        </div>
      </div>
      {!isAtEnd.value && (
        <button type="button" class="jump" onClick={toEnd}>
          <Icon name="down" />
          {unseen > 0 ? plural(t.newMessages, unseen, lang.value) : <span class="sr">{t.jumpToEnd}</span>}
        </button>
      )}
    </div>
  )
}

const Typing = () => (
  <div class="bubble typing">
    <span class="sr">{usePage().texts.value.typing}</span>
    <i />
    <i />
    <i />
  </div>
)

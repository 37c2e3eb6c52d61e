import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { usePage } from '../page/page.ts'
import { Icon } from '../parts/icons.tsx'
import { lazySheet } from '../parts/lazy.tsx'
import { dayOf } from '../texts/dates.ts'
import { plural } from '../texts/format.ts'
import { Empty, Skeleton } from './Empty.tsx'
import { Group } from './Group.tsx'
import { useReadingPlace } from './reading-place.ts'
import { toRows } from './rows.ts'
import { earlierView, firstView, grownView, inView, laterView, type View } from './window.ts'

/** Distance from an end, in pixels, below which more messages are fetched or drawn. */
const nearPx = 400
/** Pause between drawing the first messages and drawing those above them, in milliseconds. */
const growMs = 30
/** Number of messages that the page keeps in memory once the reader is back at the end. */
const keptMessages = 600

const RatingPrompt = lazySheet(() => import('./rating/RatingPrompt.tsx'), 'RatingPrompt')

/** Draws the conversation. It stays at the newest message unless the reader has scrolled up. */
export function Transcript() {
  const { chat, texts, dates, lang, isSeen, settings, local } = usePage()
  const t = texts.value
  const view = useSignal<View>(firstView)
  const { messages, outbox, typing, earlier, phase, seq, newestSeq, heardSeq } = chat.state.value
  const place = useReadingPlace()
  const { isAtEnd } = place
  const rows = useComputed(() => {
    const state = chat.state.value
    const drawn = inView(state.messages, view.value)
    const first = drawn[0]?.seq ?? 0
    const failed = state.outbox.filter((item) => view.value.to === undefined || item.status === 'failed')
    return toRows(
      drawn,
      failed.filter((item) => item.status !== 'failed' || item.afterSeq >= first),
      dayOf,
      newsFrom.value,
      local.value,
    )
  })

  /** Sequence number of the last message that the citizen has seen. */
  const seenSeq = useRef(heardSeq)
  /** Sequence number above which the line "new messages" is drawn; 0 for none. */
  const newsFrom = useSignal(0)
  useSignalEffect(() => {
    const isReading = isSeen.value && isAtEnd.value
    const newest = chat.state.value.seq
    if (!isReading) newsFrom.value ||= seenSeq.current + 1
    else seenSeq.current = newest
  })
  const unseen = isAtEnd.value
    ? 0
    : messages.filter((m) => m.seq > seenSeq.current && m.author.kind !== 'visitor').length

  /**
   * Whether the report is complete and the citizen should be asked for a rating. Once shown, the question
   * stays.
   */
  const isDone = useSignal(false)
  useSignalEffect(() => {
    const { caseIds, progress, outbox, chatId, phase } = chat.state.value
    const isComplete = phase === 'open' && caseIds.length > 0 && progress.of === 0 && outbox.length === 0
    if (isComplete && settings.asked.peek() !== chatId) isDone.value = true
  })

  const hasEarlierHere = earlierView(messages, view.value) !== view.value
  const hasMore = hasEarlierHere || earlier !== 'none'
  const showEarlier = (): void => {
    if (hasEarlierHere) {
      place.keep()
      view.value = earlierView(messages, view.value)
    } else if (earlier === 'some' || earlier === 'failed') {
      void chat.loadEarlier().then(() => {
        place.keep()
        view.value = earlierView(chat.state.value.messages, view.value)
      })
    }
  }
  const showLater = (): void => {
    const next = laterView(messages, view.value)
    if (next === view.value) return
    place.keep()
    view.value = next
  }
  const toEnd = (): void => {
    view.value = {}
    chat.trim(keptMessages)
    place.toEnd()
  }
  const onScroll = (): void => {
    const { above, below } = place.look()
    if (above < nearPx && earlier !== 'failed') showEarlier()
    if (below < nearPx) showLater()
  }
  // The citizen's own new message always scrolls into view.
  const lastOwn = outbox.at(-1)?.request.clientId
  useEffect(() => {
    if (lastOwn !== undefined) {
      newsFrom.value = 0
      toEnd()
    }
  }, [lastOwn])
  const canGrow = grownView(messages, view.value) !== view.value
  useEffect(() => {
    if (!canGrow) return
    const timer = setTimeout(() => {
      // At the end, the position is kept automatically.
      if (!isAtEnd.value) place.keep()
      view.value = grownView(chat.state.value.messages, view.value)
    }, growMs)
    return () => clearTimeout(timer)
  }, [canGrow, view.value])

  const isEmpty = messages.length === 0 && outbox.length === 0 && local.value.opening.length === 0
  useLayoutEffect(() => {
    // An empty conversation has no position to restore, and measuring would cost a layout.
    if (!isEmpty) place.restore()
  })
  return (
    <div class="transcript">
      <div
        class="scroller"
        ref={place.scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t.transcript}
      >
        <div class="rows" ref={place.inner}>
          {hasMore && !isEmpty && (
            <button type="button" class="earlier" disabled={earlier === 'loading'} onClick={showEarlier}>
              {earlier === 'failed'
                ? `${t.earlierFailed} ${t.retry}`
                : earlier === 'loading'
                  ? t.loading
                  : t.earlier}
            </button>
          )}
          {isEmpty && (phase === 'open' && seq >= newestSeq ? <Empty /> : <Skeleton />)}
          {rows.value.map((row) =>
            row.kind === 'day' ? (
              <div class="day" key={row.key}>
                <time dateTime={row.at}>{dates.value.day(row.at, t)}</time>
              </div>
            ) : row.kind === 'news' ? (
              <div class="news" key={row.key}>
                {t.newMarker}
              </div>
            ) : (
              <Group key={row.key} row={row} />
            ),
          )}
          {isDone.value && <RatingPrompt />}
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

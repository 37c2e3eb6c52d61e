import { useEffect, useState } from 'preact/hooks'
import type { InboxRow, InboxView } from '../../contract/console/inbox.ts'
import { languageOf, plain, reasonWords, scamWords } from '../core/code-words.ts'
import { addressTo } from '../core/place.ts'
import { me } from '../core/session.ts'
import { ago, dayTimeOf, money, present } from '../core/words.ts'
import { Busy } from '../parts/parts.tsx'
import { AnswerDue } from './AnswerDue.tsx'
import { ChatPane } from './ChatPane.tsx'
import { FactsPane } from './FactsPane.tsx'
import { list, openChat, showMore, view } from './inbox-state.ts'
import { Reactions } from './Reactions.tsx'
import { unread } from './unread.ts'

/** The lists of chats with their labels. */
export const views: readonly (readonly [InboxView, string])[] = [
  ['queue', 'Waiting'],
  ['mine', 'Mine'],
  ['later', 'Set aside'],
  ['open', 'Open'],
  ['closed', 'Ended'],
]

/** Shows the waiting chats, the open chat, and its facts. */
export function Inbox() {
  useEffect(fitAboveKeyboard, [])
  return (
    <div class={openChat.value ? 'inbox has-chat' : 'inbox'}>
      <h1 class="hidden">Inbox</h1>
      <section class="panel list" aria-label="Chats">
        <Views />
        <Rows />
      </section>
      {openChat.value ? (
        <OpenChat key={openChat.value} />
      ) : (
        <div class="middle">
          <p class="empty">Choose a chat. ↓ and Enter do it too.</p>
          <Reactions />
        </div>
      )}
    </div>
  )
}

/** The open chat, and beside it or in front of it what is known. */
function OpenChat() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <ChatPane onFacts={() => setShown(true)} />
      <FactsPane isShown={isShown} onClose={() => setShown(false)} />
    </>
  )
}

/** Keeps the reply field above the keyboard of a phone, which covers the page where it does not resize it. */
function fitAboveKeyboard(): (() => void) | undefined {
  const screen = window.visualViewport
  if (!screen) return undefined
  const { style } = document.documentElement
  const resize = () => {
    if (screen.scale === 1) style.setProperty('--visible', `${screen.height}px`)
  }
  resize()
  screen.addEventListener('resize', resize)
  return () => {
    screen.removeEventListener('resize', resize)
    style.removeProperty('--visible')
  }
}

const Views = () => (
  <nav class="views" aria-label="Views">
    {views.map(([name, label]) => (
      <a key={name} href={addressTo('inbox', name)} aria-current={view.value === name ? 'page' : undefined}>
        {label} <span class="count">{list.value.value?.counts[name] ?? ''}</span>
      </a>
    ))}
  </nav>
)

function Rows() {
  const page = list.value.value
  if (!page) return <p class="empty inside">{list.error.value || 'Loading…'}</p>
  if (page.rows.length === 0) return <p class="empty inside">{emptyOf[view.value]}</p>
  return (
    <ul class="rows">
      {page.rows.map((row) => (
        <li key={row.chatId}>
          <Row row={row} />
        </li>
      ))}
      {page.next !== null && (
        <li>
          <Busy onClick={showMore}>Show more</Busy>
        </li>
      )}
    </ul>
  )
}

const emptyOf: Record<InboxView, string> = {
  queue: 'Nobody waits.',
  mine: 'You have no chat. Take one from those who wait.',
  later: 'You have set no chat aside.',
  open: 'No chat is with a person.',
  closed: 'No chat has ended yet.',
}

function Row({ row }: { row: InboxRow }) {
  const isUnread = unread.value.has(row.chatId)
  const since = row.waitingSince ?? row.queuedAt
  const about = [row.scamType && plain(row.scamType, scamWords), languageOf(row.lang)]
    .filter(Boolean)
    .join(' · ')
  return (
    <a
      class={['row', row.isDanger && 'danger', isUnread && 'unread'].filter(Boolean).join(' ')}
      href={addressTo('inbox', view.value, row.chatId)}
      aria-current={openChat.value === row.chatId ? 'true' : undefined}
    >
      <span class="line">
        {row.isDanger && <strong class="pill bad">In danger</strong>}
        {isUnread && <span class="pill good">New message</span>}
        {row.offeredTo && row.offeredTo.id === me.value?.id && <span class="pill act">Offered to you</span>}
        {row.isCallWanted && <span class="pill act">Wants a call</span>}
        {row.state === 'abandoned' && <span class="pill">Has left the queue</span>}
        {row.alertLevel > 0 && row.state === 'queued' && <span class="pill act">Waiting long</span>}
        <AnswerDue row={row} />
        <strong>{row.amount === null ? 'Amount not known' : `${row.currency} ${money(row.amount)}`}</strong>
        {since && <span class="soft end">{ago(since)}</span>}
      </span>
      <span class="soft">{about}</span>
      {row.wish && row.state === 'queued' && <span class="last">“{row.wish}”</span>}
      {row.lastLine?.text !== row.wish && (
        <span class="last">{row.lastLine?.text ?? (row.reason ? reasonWords[row.reason] : '')}</span>
      )}
      {isAway(row) && (
        <span class="soft">The citizen’s page has been closed for {ago(row.seenAt ?? '')}</span>
      )}
      {row.snoozed && (
        <span class="soft">
          Set aside until {row.snoozed.until === null ? 'the citizen writes' : dayTimeOf(row.snoozed.until)}
        </span>
      )}
      {row.owner && <span class="soft">{row.owner.firstName}</span>}
    </a>
  )
}

/** Returns whether the citizen has left. While a page is open, the relay records it every minute. */
const isAway = ({ state, seenAt }: InboxRow): boolean =>
  state === 'queued' && seenAt !== null && present.value - Date.parse(seenAt) > 180_000

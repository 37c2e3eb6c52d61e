import type { InboxRow, InboxView } from '../../contract/console/inbox.ts'
import { addressTo } from '../core/place.ts'
import { ago, languageOf, money, plain } from '../core/words.ts'
import { ChatPane } from './ChatPane.tsx'
import { FactsPane } from './FactsPane.tsx'
import { list, openChat, view } from './inbox-state.ts'

/** The lists of chats, with what each is called. */
export const views: readonly (readonly [InboxView, string])[] = [
  ['queue', 'Waiting'],
  ['mine', 'Mine'],
  ['open', 'Open'],
  ['closed', 'Ended'],
]

/** Shows who waits, the chat that is open, and what is known of it. */
export function Inbox() {
  return (
    <div class={openChat.value ? 'inbox has-chat' : 'inbox'}>
      <h1 class="hidden">Inbox</h1>
      <section class="panel list" aria-label="Chats">
        <Views />
        <Rows />
      </section>
      {openChat.value ? (
        <>
          <ChatPane key={openChat.value} />
          <FactsPane />
        </>
      ) : (
        <p class="empty middle">Choose a chat. ↓ and Enter do it too.</p>
      )}
    </div>
  )
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
    </ul>
  )
}

const emptyOf: Record<InboxView, string> = {
  queue: 'Nobody waits.',
  mine: 'You have no chat. Take one from those who wait.',
  open: 'No chat is with a person.',
  closed: 'No chat has ended yet.',
}

function Row({ row }: { row: InboxRow }) {
  const since = row.waitingSince ?? row.queuedAt
  const about = [row.scamType && plain(row.scamType), languageOf(row.lang)].filter(Boolean).join(' · ')
  return (
    <a
      class={row.isDanger ? 'row danger' : 'row'}
      href={addressTo('inbox', view.value, row.chatId)}
      aria-current={openChat.value === row.chatId ? 'true' : undefined}
    >
      <span class="line">
        {row.isDanger && <strong class="pill bad">In danger</strong>}
        {row.alertLevel > 0 && row.state === 'queued' && <span class="pill act">Waiting long</span>}
        <strong>{row.amount === null ? 'Amount not known' : `${row.currency} ${money(row.amount)}`}</strong>
        {since && <span class="soft end">{ago(since)}</span>}
      </span>
      <span class="soft">{about}</span>
      <span class="last">{row.lastLine?.text ?? (row.reason ? reasonOf[row.reason] : '')}</span>
      {row.owner && <span class="soft">{row.owner.firstName}</span>}
    </a>
  )
}

const reasonOf: Record<NonNullable<InboxRow['reason']>, string> = {
  asked: 'Asked for a person',
  danger: 'May be in danger',
  'gave-up': 'The assistant did not understand',
  pulled: 'Taken from the assistant',
  returned: 'Had a person, and waits again',
}

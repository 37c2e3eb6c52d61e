import { useMemo } from 'preact/hooks'
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { directionOf } from '../../../contract/language/direction.ts'
import type { Local } from '../core/local.ts'
import type { OutboxItem } from '../core/state.ts'
import { usePage } from '../page/page.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { Icon } from '../parts/icons.tsx'
import { MessageView } from './messages/MessageView.tsx'
import { type Entry, type Row, textOf } from './rows.ts'

type GroupRow = Extract<Row, { kind: 'group' }>

/** Draws consecutive messages of one author, with the author's name once above and the time once below. */
export function Group({ row }: { row: GroupRow }) {
  const { chat, texts, dates, local } = usePage()
  const t = texts.value
  const { author, entries } = row
  const isOwn = author.kind === 'visitor'
  const isAgent = author.kind === 'agent'
  const last = entries.at(-1)
  const name = isOwn ? t.you : (author.name ?? t[isAgent ? 'agent' : 'assistant'])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section would be a landmark.
    <div role="group" class={`group ${isOwn ? 'own' : 'theirs'}`} aria-label={name}>
      {!isOwn && (
        <div class="author">
          <Avatar
            class="avatar"
            picture={author.avatar ?? (isAgent ? undefined : chat.state.value.channel?.avatar)}
          >
            {isAgent && author.name ? [...author.name][0] : <Icon name="chat" />}
          </Avatar>
          <span dir="auto">{name}</span>
        </div>
      )}
      {entries.map((entry) => (
        <EntryView key={entry.key} entry={entry} />
      ))}
      {last && !(last.kind === 'outbox' && last.item.status === 'failed') && (
        <div class="time">
          <time dateTime={last.at} dir="auto">
            {dates.value.time(last.at)}
          </time>
          {isOwn && <Delivery entry={last} />}
          {last.kind === 'local' && last.message === newestOf(local.value) && <span>{t.onThisPhone}</span>}
        </div>
      )}
    </div>
  )
}

/** Returns the last message that the page itself wrote; a note below it says so. */
const newestOf = ({ opening, after }: Local): ChatMessage | undefined =>
  ([...after.values()].findLast((messages) => messages.length > 0) ?? opening).at(-1)

function EntryView({ entry }: { entry: Entry }) {
  const { chat, voice } = usePage()
  const speech = voice.value
  // Only new messages are animated into place; old ones that are redrawn while scrolling do not move.
  const isNew = useMemo(() => entry.kind !== 'message' || entry.message.seq === chat.state.peek().seq, [])
  const fresh = isNew ? ' fresh' : ''
  if (entry.kind === 'outbox') return <Unsent item={entry.item} fresh={fresh} />
  const { message } = entry
  const isAssistants = message.author.kind === 'bot'
  return (
    // A message may be in another language than the chat, so the text itself decides its direction.
    <div
      class={`entry${entry.kind === 'local' ? ' local' : ''}${fresh}`}
      data-key={entry.key}
      lang={message.lang}
      dir={isAssistants ? directionOf(message.lang) : 'auto'}
    >
      <MessageView message={message} />
      {speech && entry.kind === 'message' && <speech.Speaker message={message} />}
    </div>
  )
}

function Unsent({ item, fresh }: { item: OutboxItem; fresh: string }) {
  const { chat, texts } = usePage()
  const t = texts.value
  const { clientId } = item.request
  return (
    <div class={`entry ${item.status}${fresh}`} data-key={clientId} dir="auto">
      <p class="bubble words">{textOf(item)}</p>
      {item.status === 'failed' && (
        <div class="failure" role="alert">
          <span>
            <Icon name="alert" />{' '}
            {item.code === 'rate-limited' ? t.tooMany : item.code === 'step-changed' ? t.movedOn : t.failed}
          </span>
          <button type="button" onClick={() => void chat.retry(clientId)}>
            {t.retry}
          </button>
          <button type="button" onClick={() => void chat.discard(clientId)}>
            {t.remove}
          </button>
        </div>
      )}
    </div>
  )
}

/** Draws the delivery status of the citizen's last message: an icon, with text for screen readers. */
function Delivery({ entry }: { entry: Entry }) {
  const t = usePage().texts.value
  const status = entry.kind === 'outbox' ? entry.item.status : 'sent'
  return (
    <span class={`delivery ${status}`}>
      <Icon name={status === 'sent' ? 'check' : 'clock'} />
      <span class="sr">{status === 'sent' ? t.sent : t.waiting}</span>
    </span>
  )
}

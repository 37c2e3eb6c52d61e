import { useEffect, useState } from 'preact/hooks'
import type { ChatView, InboxRow } from '../../contract/console/inbox.ts'
import { call } from '../core/api.ts'
import { languageOf, plain, scamWords } from '../core/code-words.ts'
import { attempt } from '../core/loading.ts'
import { go } from '../core/place.ts'
import { me } from '../core/session.ts'
import { money } from '../core/words.ts'
import { Busy } from '../parts/parts.tsx'
import { chat, list, mine, takeChat, writeIn } from './inbox-state.ts'

/** Identifies an offer; a chat can be offered again. */
const keyOf = ({ chatId, dueAt }: InboxRow) => `${chatId} ${dueAt}`

/** Shows the chats that colleagues offer to the user, in front of every page. */
export function Offers() {
  const [answered, setAnswered] = useState('')
  const offers = mine.value.filter((row) => row.offeredTo?.id === me.value?.id && keyOf(row) !== answered)
  if (offers.length === 0) return null
  return (
    <section class="offers" aria-label="Offered to you">
      {offers.map((row) => (
        <Offer key={keyOf(row)} row={row} onAnswered={() => setAnswered(keyOf(row))} />
      ))}
    </section>
  )
}

/** Counts the seconds until an instant. */
function useSecondsLeft(at: string | null): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(at ?? '') - Date.now()) / 1_000)) || 0
  const [seconds, setSeconds] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = read()
      setSeconds(now)
      // The relay decides when the offer has ended.
      if (now === 0) void list.refresh()
    }, 1_000)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}

function Offer({ row, onAnswered }: { row: InboxRow; onAnswered: () => void }) {
  const seconds = useSecondsLeft(row.dueAt)
  const answer = (accept: boolean) => () =>
    attempt(async () => {
      const body = { version: row.version, accept }
      const view = await call<ChatView>('answerOffer', { id: row.chatId, body })
      takeChat(view)
      onAnswered()
      if (!accept) return
      go('inbox', 'mine', row.chatId)
      writeIn.value = row.chatId
    }).finally(() => {
      void list.load()
      void chat.load()
    })
  const about = [
    row.amount === null ? 'Amount not known' : `${row.currency} ${money(row.amount)}`,
    row.scamType && plain(row.scamType, scamWords),
    languageOf(row.lang),
  ]
  return (
    <article class="offer">
      <p class="line">
        <strong>{row.owner?.firstName} offers you a chat</strong>
        <span class="pill act end">{seconds > 0 ? `${seconds} s left` : 'Ending'}</span>
      </p>
      <p class="soft">{about.filter(Boolean).join(' · ')}</p>
      {row.isDanger && <strong class="pill bad">In danger</strong>}
      {row.offerNote && <p class="words">{row.offerNote}</p>}
      <p class="actions">
        <Busy kind="primary" onClick={answer(true)}>
          Take over
        </Busy>
        <Busy onClick={answer(false)}>Not now</Busy>
      </p>
    </article>
  )
}

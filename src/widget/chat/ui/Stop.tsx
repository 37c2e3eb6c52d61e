import { stop } from '../../../assistant/languages/en/page-texts-stop.ts'
import { usePage } from '../page/page.ts'

/**
 * Draws the view that replaces a chat that the relay has refused, that the citizen has erased, or that
 * belongs to another person: the reason, and one thing to do here. Without the chat, the citizen can still
 * call the bank.
 */
export function Stop() {
  const { chat, texts, more } = usePage()
  const { emptyTitle, emptyBody, retry } = texts.value
  // In languages other than English these are loaded with the texts of the menu.
  const t = { ...stop, ...more.value }
  const { phase, refusal, isErased } = chat.state.value
  const hasEnded = phase === 'ended'
  const why = refusal === 'channel-not-found' ? t.refusedChannel : t.refusedOther
  const ended = isErased ? [t.endedTitle, t.endedBody] : [emptyTitle, emptyBody]
  const [title, body] = hasEnded ? ended : [t.refusedTitle, why]
  return (
    <div class="state whole" role={hasEnded ? 'status' : 'alert'}>
      <h2>{title}</h2>
      <p>{body}</p>
      {!hasEnded && <p>{t.refusedCall}</p>}
      <button type="button" class="primary" onClick={() => chat.again()}>
        {hasEnded ? t.beginAgain : retry}
      </button>
    </div>
  )
}

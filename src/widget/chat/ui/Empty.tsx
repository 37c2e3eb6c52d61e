import { usePage } from '../page/page.ts'

/** Draws an empty conversation: what the chat is, what happens to her words, and three ways to begin. */
export function Empty() {
  const { chat, texts } = usePage()
  const t = texts.value
  return (
    <div class="state">
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyBody}</p>
      <div class="starts">
        {t.emptyStarts.map((start) => (
          <button key={start} type="button" class="pill" onClick={() => void chat.sendText(start)}>
            {start}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Draws placeholders for the first messages while they are on their way, about as high as those will be. */
export const Skeleton = () => (
  <div class="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)

/**
 * Draws what stands in place of a chat that the relay has refused, that she has erased, or that is not the
 * present person's: why, and one thing to do here. Without the chat there is still her bank.
 */
export function Stop() {
  const { chat, texts } = usePage()
  const t = texts.value
  const { phase, refusal, isErased } = chat.state.value
  const hasEnded = phase === 'ended'
  const why =
    refusal === 'channel-not-found'
      ? t.refusedChannel
      : refusal === 'origin-not-allowed'
        ? t.refusedOrigin
        : t.refusedOther
  const ended = isErased ? [t.endedTitle, t.endedBody] : [t.emptyTitle, t.emptyBody]
  const [title, body] = hasEnded ? ended : [t.refusedTitle, why]
  return (
    <div class="state whole" role={hasEnded ? 'status' : 'alert'}>
      <h2>{title}</h2>
      <p>{body}</p>
      {!hasEnded && <p>{t.refusedCall}</p>}
      <button type="button" class="primary" onClick={() => chat.again()}>
        {hasEnded ? t.beginAgain : t.retry}
      </button>
    </div>
  )
}

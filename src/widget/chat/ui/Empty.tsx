import { usePage } from '../page/page.ts'

/** Before the first word: what this is, what happens with her words, and three ways to begin. */
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

/** Bubbles to be, while the first answer is on its way; as high as what usually comes. */
export const Skeleton = () => (
  <div class="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)

/** The relay has refused, or she has erased the chat: one sentence, and one thing to do. */
export function Stop() {
  const { chat, texts } = usePage()
  const t = texts.value
  const { phase, refusal } = chat.state.value
  const hasEnded = phase === 'ended'
  const why =
    refusal === 'channel-not-found'
      ? t.refusedChannel
      : refusal === 'origin-not-allowed'
        ? t.refusedOrigin
        : t.refusedOther
  return (
    <div class="state whole" role={hasEnded ? 'status' : 'alert'}>
      <h2>{hasEnded ? t.endedTitle : t.refusedTitle}</h2>
      <p>{hasEnded ? t.endedBody : why}</p>
      <button type="button" class="primary" onClick={() => chat.again()}>
        {hasEnded ? t.beginAgain : t.retry}
      </button>
    </div>
  )
}

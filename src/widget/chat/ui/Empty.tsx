import { usePage } from '../page/page.ts'

/**
 * Draws an empty conversation: what the chat is, what happens to the citizen's words, and three ways to
 * begin.
 */
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

/**
 * Draws placeholders for the first messages while they are loading, about as high as the messages will be.
 */
export const Skeleton = () => (
  <div class="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)

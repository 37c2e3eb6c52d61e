import { useSignal } from '@preact/signals'
import { useMore, usePage } from '../../page/page.ts'
import { Drawing } from '../../parts/icons.tsx'
import { fill } from '../../texts/format.ts'

const stars = [1, 2, 3, 4, 5] as const

/** Draws the form for rating the chat from one to five, with an optional comment. */
export function Rating({ onSent }: { onSent?: () => void }) {
  const { chat } = usePage()
  const t = useMore()
  const rating = useSignal(0)
  const comment = useSignal('')
  const step = useSignal<'rest' | 'done' | 'failed'>('rest')
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const words = comment.value.trim()
    try {
      await chat.rate({ rating: rating.value, ...(words !== '' && { comment: words }) })
      step.value = 'done'
      onSent?.()
    } catch {
      step.value = 'failed'
    }
  }
  if (step.value === 'done') {
    return (
      <p class="setting" role="status">
        {t.rateThanks}
      </p>
    )
  }
  return (
    <form class="setting" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{t.rate}</legend>
        <div class="stars">
          {stars.map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="rating"
                class="sr"
                checked={rating.value === n}
                onChange={() => {
                  rating.value = n
                }}
              />
              <Drawing
                path="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"
                kind={n <= rating.value ? 'icon full' : 'icon'}
              />
              <span class="sr">{fill(t.stars, { n })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {rating.value > 0 && (
        <>
          <textarea
            rows={2}
            dir="auto"
            maxLength={2000}
            placeholder={t.rateComment}
            aria-label={t.rateComment}
            value={comment.value}
            onInput={(event) => {
              comment.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="small-button">
            {t.rateSend}
          </button>
        </>
      )}
      {step.value === 'failed' && <p role="alert">{t.didNotWork}</p>}
    </form>
  )
}

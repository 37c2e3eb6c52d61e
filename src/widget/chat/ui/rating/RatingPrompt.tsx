import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useMore, usePage } from '../../page/page.ts'
import { Rating } from './Rating.tsx'

/**
 * Asks the citizen to rate the chat, at least a day after the report: before that they have other things to
 * do.
 */
export function RatingPrompt() {
  const { chat, dates } = usePage()
  const { messages } = chat.state.value
  const isRecent = messages.some(({ view, at }) => view === 'case' && dates.value.isRecent(at))
  return isRecent ? null : <Question />
}

/** Asked once. It takes no focus, and disappears when the citizen dismisses it or continues writing. */
function Question() {
  const { chat, settings, field } = usePage()
  const t = useMore()
  const step = useSignal<'ask' | 'sent' | 'away'>('ask')
  const { chatId, outbox } = chat.state.value
  const end = (how: 'sent' | 'away'): void => {
    step.value = how
    if (chatId !== undefined) settings.setAsked(chatId)
  }
  const hasWritten = outbox.length > 0
  useEffect(() => {
    if (hasWritten && step.peek() === 'ask') end('away')
  }, [hasWritten])
  if (step.value === 'away') return null
  return (
    <div class="callout rating">
      <Rating onSent={() => end('sent')} />
      {step.value === 'ask' && (
        <button
          type="button"
          class="later"
          onClick={() => {
            end('away')
            field.current?.focus()
          }}
        >
          {t.rateSkip}
        </button>
      )}
    </div>
  )
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useMore, usePage } from '../../page/page.ts'
import { hasOwnWords } from './words.ts'

/**
 * Asks whether the citizen wrote the messages from before the sign-in. It takes no focus, and nothing is
 * joined until they answer. If nothing was said, it does not ask.
 */
export function Whose() {
  const { chat, field } = usePage()
  const t = useMore()
  const [question, mine, another] = t.whose
  const step = useSignal<'rest' | 'busy' | 'failed'>('rest')
  const asks = hasOwnWords(chat.state.value)
  useEffect(() => {
    if (asks === false) void chat.answerWhose().catch(() => undefined)
  }, [asks])
  if (!asks) return null
  const answer = async (isMine: boolean): Promise<void> => {
    if (step.value === 'busy') return
    step.value = 'busy'
    // The buttons disappear, and would take the focus with them.
    await chat.answerWhose(isMine).then(
      () => field.current?.focus(),
      () => {
        step.value = 'failed'
      },
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend.
    <div class="whose" role="group" aria-label={question}>
      <p role="alert">{step.value === 'failed' ? t.didNotWork : question}</p>
      <button type="button" class="small-button" onClick={() => void answer(true)}>
        {mine}
      </button>
      <button type="button" class="small-button" onClick={() => void answer(false)}>
        {another}
      </button>
    </div>
  )
}

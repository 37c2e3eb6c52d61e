import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ChatState } from '../../core/state.ts'
import { useMore, usePage } from '../../page/page.ts'
import { beTold, beToldNoMore, canBeTold, isTold, type ToldChat } from './device.ts'

/**
 * Draws the option to be notified on this device while the page is closed. Draws nothing if the browser does
 * not support it.
 */
export function TellDevice() {
  const { chat } = usePage()
  const t = useMore()
  const isOn = useSignal<boolean | undefined>(undefined)
  const step = useSignal<'rest' | 'busy' | 'failed'>('rest')
  useEffect(() => {
    if (!canBeTold()) return
    void isTold(toTold(chat.state.peek())).then((told) => {
      isOn.value = told
    })
  }, [chat.state.value.chatId])
  const change = async (): Promise<void> => {
    step.value = 'busy'
    try {
      const tell = isOn.value ? beToldNoMore : beTold
      await chat.withToken((token) => tell(token, toTold(chat.state.value)))
      isOn.value = !isOn.value
      step.value = 'rest'
    } catch {
      step.value = 'failed'
    }
  }
  if (isOn.value === undefined) return null
  return (
    <label class="tell-device">
      <input
        type="checkbox"
        checked={isOn.value}
        disabled={step.value === 'busy'}
        onChange={() => void change()}
      />
      <span>{t.tellMe}</span>
      <span role="alert">{step.value === 'failed' && t.didNotWork}</span>
    </label>
  )
}

const toTold = ({ chatId = '', channel }: ChatState): ToldChat => ({
  gwId: channel?.gwId ?? '',
  chatId,
  mayKeep: channel?.ephemeral === false,
})

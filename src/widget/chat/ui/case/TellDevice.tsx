import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useMore, usePage } from '../../page/page.ts'
import { beTold, beToldNoMore, canBeTold, isTold } from './device.ts'

/** Draws the choice to be told of news on this device with the page closed. Nothing where the browser cannot. */
export function TellDevice() {
  const { chat } = usePage()
  const t = useMore()
  const isOn = useSignal<boolean | undefined>(undefined)
  const step = useSignal<'rest' | 'busy' | 'failed'>('rest')
  useEffect(() => {
    if (!canBeTold()) return
    void isTold().then((told) => {
      isOn.value = told
    })
  }, [])
  const change = async (): Promise<void> => {
    step.value = 'busy'
    try {
      await chat.withToken(isOn.value ? beToldNoMore : beTold)
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

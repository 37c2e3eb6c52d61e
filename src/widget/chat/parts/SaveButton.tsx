import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMore } from '../page/page.ts'

interface SaveButtonProps {
  /** Fetches the file. */
  load(): Promise<Blob>
  /** What the file is called on her device. */
  name: string
  children: ComponentChildren
}

/** Draws a button that fetches a file and saves it; when that fails, it says so and can be tapped again. */
export function SaveButton({ load, name, children }: SaveButtonProps) {
  const t = useMore()
  const step = useSignal<'rest' | 'busy' | 'failed'>('rest')
  const save = async (): Promise<void> => {
    step.value = 'busy'
    try {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await load())
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      step.value = 'rest'
    } catch {
      step.value = 'failed'
    }
  }
  return (
    <>
      <button type="button" class="small-button" disabled={step.value === 'busy'} onClick={() => void save()}>
        {children}
      </button>
      {step.value === 'failed' && <p role="alert">{t.didNotWork}</p>}
    </>
  )
}

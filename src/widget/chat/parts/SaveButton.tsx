import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMore } from '../page/page.ts'

interface SaveButtonProps {
  /** Fetches the file. */
  load(): Promise<Blob>
  /** Name of the saved file. */
  name: string
  children: ComponentChildren
}

/** Draws a button that fetches a file and saves it; if that fails, it says so and can be tapped again. */
export function SaveButton({ load, name, children }: SaveButtonProps) {
  const t = useMore()
  /** Undefined while the file is being fetched. */
  const hasFailed = useSignal<boolean | undefined>(false)
  const save = async (): Promise<void> => {
    hasFailed.value = undefined
    try {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await load())
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      hasFailed.value = false
    } catch {
      hasFailed.value = true
    }
  }
  return (
    <>
      <button
        type="button"
        class="small-button"
        disabled={hasFailed.value === undefined}
        onClick={() => void save()}
      >
        {children}
      </button>
      {hasFailed.value && <p role="alert">{t.didNotWork}</p>}
    </>
  )
}

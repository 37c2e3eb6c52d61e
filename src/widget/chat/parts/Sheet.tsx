import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { usePage } from '../page/page.ts'
import { Icon } from './icons.tsx'

/**
 * Draws a dialog over the chat. The browser keeps the focus in it and returns it afterwards; Escape closes
 * only the dialog.
 */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
}) {
  const t = usePage().texts.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement as HTMLElement | null
    element?.showModal?.()
    // Browsers from before 2022 have no modal dialogs and show the dialog in place.
    if (!element?.open) {
      element?.setAttribute('open', '')
      element?.querySelector('button')?.focus()
    }
    return () => (element?.close ? element.close() : before?.focus())
  }, [])
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (!dialog.current?.showModal) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { FreshProof } from '../../contract/console/people.ts'
import { digestOf } from '../core/passkeys.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Prove } from '../sign-in/Prove.tsx'

interface ProvenActProps {
  /** What the buttons say. */
  label: string
  title: string
  /** What a passkey signs. */
  words: string
  /** Does it; the proof is missing in a demonstration alone. */
  act: (proof: FreshProof | undefined) => Promise<unknown>
  disabled?: boolean
  kind?: string
  /** Says more of the button to who does not see what it stands beside. */
  more?: string
  /** What comes of it. */
  children: ComponentChildren
}

/** A button that says what comes of it, and does it when its person shows that she is there. */
export function ProvenAct({ label, title, words, act, disabled, kind, more, children }: ProvenActProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" class={kind} disabled={disabled} onClick={open}>
        {label}
        {more && <span class="hidden"> {more}</span>}
      </button>
      <dialog ref={dialog} aria-label={title} onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <h2>{title}</h2>
            <p>{children}</p>
            <DialogActions
              act={label}
              instead={
                <Prove label={label} digest={() => digestOf(words)} act={(proof) => act(proof).then(close)} />
              }
              cancel={close}
            />
          </>
        )}
      </dialog>
    </>
  )
}

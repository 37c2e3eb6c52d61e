import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { FreshProof } from '../../contract/console/people.ts'
import { digestOf } from '../core/passkeys.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Prove } from '../sign-in/Prove.tsx'

interface ProvenActProps {
  /** Label of the buttons. */
  label: string
  title: string
  /** Text that a passkey signs. */
  words: string
  /** Performs the action; the proof is missing only in a demonstration. */
  act: (proof: FreshProof | undefined) => Promise<unknown>
  disabled?: boolean
  kind?: string
  /** Adds context to the button's label for screen readers. */
  more?: string
  /** Description of the consequences. */
  children: ComponentChildren
}

/** Button that explains the consequences, and acts after the user confirms their identity. */
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

import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { ConsoleRouteName } from '../../contract/console/routes.ts'
import { call } from '../core/api.ts'
import { attempt, tell } from '../core/loading.ts'
import { createRetryKey } from '../core/retry-key.ts'
import { DialogActions } from './DialogActions.tsx'

interface FormDialogProps {
  /** Label of the button that opens the form, and its heading. */
  label: string
  /** Subject of the form, if several forms of a page have the same label. */
  of?: string
  /** Style of the submit button. Default `primary`. */
  kind?: 'primary' | 'danger'
  /** Label of the submit button. */
  act: string
  name: ConsoleRouteName
  id?: string
  body: object
  /** Sentence about what is missing; shown if the user submits without it. */
  missing?: string | undefined
  /** Confirmation shown after success. */
  said: string
  done: (answer: unknown) => Promise<unknown> | undefined
  /** Renders another submit button, which adds fields to the body. */
  sender?: (send: (more: object) => Promise<void>) => ComponentChildren
  children: ComponentChildren
}

/** Small form behind a button: it opens, submits once, and closes when the relay has accepted it. */
export function FormDialog({
  label,
  of,
  kind = 'primary',
  act,
  name,
  id,
  body,
  missing,
  said,
  done,
  sender,
  children,
}: FormDialogProps) {
  const title = of === undefined ? label : `${label}: ${of}`
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useMemo(() => createRetryKey(), [])
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const send = async (more: object) => {
    const key = keys.of(body)
    const about = { ...(id !== undefined && { id }) }
    const answer = await call<unknown>(name, { ...about, body: { ...body, ...more }, key }).catch((error) => {
      keys.ended(error)
      throw error
    })
    keys.ended()
    tell(said)
    dialog.current?.close()
    await done(answer)
  }
  return (
    <>
      <button type="button" {...(of !== undefined && { 'aria-label': title })} onClick={open}>
        {label}
      </button>
      <dialog ref={dialog} aria-label={title} onClose={() => setOpen(false)}>
        <h2>{title}</h2>
        {children}
        <DialogActions
          act={act}
          kind={kind}
          missing={missing}
          onAct={() => attempt(() => send({}))}
          instead={isOpen && sender?.(send)}
          cancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

import type { ComponentChildren } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { ConsoleRouteName } from '../../contract/console/routes.ts'
import { call } from '../core/api.ts'
import { attempt, tell } from '../core/loading.ts'
import { createRetryKey } from '../core/retry-key.ts'
import { Busy } from './parts.tsx'

interface FormDialogProps {
  /** What the button that opens it says, and its heading. */
  label: string
  /** What the button that sends says. */
  act: string
  name: ConsoleRouteName
  id?: string
  body: object
  isReady: boolean
  /** Said when it was done. */
  said: string
  done: (answer: unknown) => Promise<unknown> | undefined
  children: ComponentChildren
}

/** A small form on a button: it opens, sends once, and closes when the relay has done it. */
export function FormDialog({ label, act, name, id, body, isReady, said, done, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useMemo(() => createRetryKey(), [])
  const send = () =>
    attempt(async () => {
      const key = keys.of(body)
      const answer = await call<unknown>(name, { ...(id !== undefined && { id }), body, key }).catch(
        (error) => {
          keys.ended(error)
          throw error
        },
      )
      keys.ended()
      tell(said)
      dialog.current?.close()
      await done(answer)
    })
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-label={label}>
        <h2>{label}</h2>
        {children}
        <p class="actions">
          <Busy kind="primary" disabled={!isReady} onClick={send}>
            {act}
          </Busy>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </dialog>
    </>
  )
}

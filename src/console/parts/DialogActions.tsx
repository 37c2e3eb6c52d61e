import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Busy } from './parts.tsx'

interface DialogActionsProps {
  /** What the button says that does it. */
  act: string
  /** How that button looks. Default `primary`. */
  kind?: string
  /** What is missing, as a sentence; it is said when somebody goes on without it, and nothing is done. */
  missing?: string | undefined
  /** Does it; left out where `instead` does. */
  onAct?: () => Promise<unknown>
  /** Another button in its place, once nothing is missing. */
  instead?: ComponentChildren
  /** A second thing to do; without what is missing its button says that too. */
  other?: { act: string; button: ComponentChildren } | undefined
  cancel: () => void
}

/** The foot of a dialog: what it does, and Cancel. No button is grey without a reason. */
export function DialogActions({
  act,
  kind = 'primary',
  missing,
  onAct,
  instead,
  other,
  cancel,
}: DialogActionsProps) {
  const [isTold, setTold] = useState(false)
  const isMissing = missing !== undefined
  const tellMissing = async () => setTold(true)
  const run = async () => {
    setTold(false)
    await onAct?.()
  }
  return (
    <>
      {isTold && isMissing && (
        <p class="said bad" role="alert">
          {missing}
        </p>
      )}
      <p class="actions">
        {instead && !isMissing ? (
          instead
        ) : (
          <Busy kind={kind} onClick={isMissing ? tellMissing : run}>
            {act}
          </Busy>
        )}
        {other && (isMissing ? <Busy onClick={tellMissing}>{other.act}</Busy> : other.button)}
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </p>
    </>
  )
}

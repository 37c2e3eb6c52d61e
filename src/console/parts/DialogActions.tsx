import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Busy } from './parts.tsx'

interface DialogActionsProps {
  /** Label of the button that performs the action. */
  act: string
  /** Style of that button. Default `primary`. */
  kind?: string
  /** Sentence about what is missing; shown if the user proceeds without it, and then nothing is done. */
  missing?: string | undefined
  /** Performs the action; omitted if `instead` does. */
  onAct?: () => Promise<unknown>
  /** Another button in its place, once nothing is missing. */
  instead?: ComponentChildren
  /** Second action; if something is missing, its button shows that too. */
  other?: { act: string; button: ComponentChildren } | undefined
  cancel: () => void
}

/** Footer of a dialog: the action and Cancel. Buttons are not disabled without showing a reason. */
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

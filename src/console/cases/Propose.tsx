import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { HoldRequest, ProposalRequest } from '../../contract/console/cases.ts'
import { holdText } from '../../contract/console/signed-words.ts'
import { call } from '../core/api.ts'
import { attempt, tell } from '../core/loading.ts'
import { digestOf } from '../core/passkeys.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Field } from '../parts/parts.tsx'
import { Prove } from '../sign-in/Prove.tsx'

/** A proposal without its reason. */
type WithoutReason<T> = T extends unknown ? Omit<T, 'reason'> : never

interface ProposeProps {
  /** Label of the button, such as `Freeze 12,000.00`. */
  label: string
  kind?: string
  /** Description of what will happen, shown to the proposer. */
  what: string
  proposal: WithoutReason<ProposalRequest>
  /** Alternative: a short hold that one person can place alone. */
  hold?: Omit<HoldRequest, 'reason'>
  /** Sentence about the field that is still missing. */
  missing?: string | undefined
  done: () => Promise<unknown>
  /** Fields of the proposal, above the reason. */
  children?: ComponentChildren
}

const holdLabel = 'Hold now, for a short time'

/** Proposes holding or moving money, with a reason. Another person must approve it. */
export function Propose({ label, kind = '', what, proposal, hold, missing, done, children }: ProposeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  const send = async (name: 'propose' | 'holdMoney', body: object, said: string) => {
    await call(name, { body: { ...body, reason: reason.trim() } })
    tell(said)
    dialog.current?.close()
    await done()
  }
  const isShort = reason.trim().length < 10
  return (
    <>
      <button type="button" class={kind} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-label={label}>
        <h2>{label}</h2>
        <p>{what}</p>
        {children}
        <Field label="Reason, for whoever approves it">
          <textarea rows={3} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
        </Field>
        <DialogActions
          act="Propose"
          missing={missing ?? (isShort ? 'Reason: write at least ten characters.' : undefined)}
          onAct={() => attempt(() => send('propose', proposal, 'Proposed. Another person must approve it.'))}
          other={
            hold && {
              act: holdLabel,
              button: (
                <Prove
                  kind=""
                  label={holdLabel}
                  digest={() => digestOf(holdText({ ...hold, reason: reason.trim() }))}
                  act={(proof) =>
                    send(
                      'holdMoney',
                      { ...hold, proof },
                      'Held for a short time. It lapses unless a second person confirms it.',
                    )
                  }
                />
              ),
            }
          }
          cancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

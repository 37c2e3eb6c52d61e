import { useRef, useState } from 'preact/hooks'
import type { HoldRequest, ProposalRequest } from '../../contract/console/cases.ts'
import { call } from '../core/api.ts'
import { attempt, tell } from '../core/loading.ts'
import { Busy, Field } from '../parts/parts.tsx'

/** Everything of a proposal but its reason. */
type WithoutReason<T> = T extends unknown ? Omit<T, 'reason'> : never

interface ProposeProps {
  /** What the button says, such as `Freeze 12,000.00`. */
  label: string
  kind?: string
  /** What will happen, in words, for whoever proposes it. */
  what: string
  proposal: WithoutReason<ProposalRequest>
  /** Offered besides: a short hold by one person. */
  hold?: Omit<HoldRequest, 'reason'>
  done: () => Promise<unknown>
}

/** Proposes what holds or moves money, with its reason; another person approves it. */
export function Propose({ label, kind = '', what, proposal, hold, done }: ProposeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  const send = (name: 'propose' | 'holdMoney', body: object, said: string) => async () => {
    const isDone = await attempt(() => call(name, { body: { ...body, reason: reason.trim() } }))
    if (!isDone) return
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
        <Field label="Reason, for whoever approves it">
          <textarea rows={3} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
        </Field>
        <p class="actions">
          <Busy
            kind="primary"
            disabled={isShort}
            onClick={send('propose', proposal, 'Proposed. Another person must approve it.')}
          >
            Propose
          </Busy>
          {hold && (
            <Busy
              disabled={isShort}
              onClick={send(
                'holdMoney',
                hold,
                'Held for a short time. It lapses unless a second person confirms it.',
              )}
            >
              Hold now, for a short time
            </Busy>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </dialog>
    </>
  )
}

import { useRef, useState } from 'preact/hooks'
import type { ChatView } from '../../contract/console/inbox.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Field } from '../parts/parts.tsx'
import { askAssistant } from './ready.ts'

interface ChangeFactProps {
  view: ChatView
  /** The fact that is to change; without one it is chosen. */
  about?: string
}

/** Proposes another value of a fact, from what it is now and what the citizen said; it changes after the citizen’s yes alone. */
export function ChangeFact({ view: { row, facts, changeable }, about }: ChangeFactProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(about ?? '')
  const [value, setValue] = useState('')
  const factOf = (key: string) => facts.find((fact) => fact.key === key)
  const fact = factOf(chosen)
  const label = changeable.find(({ key }) => key === chosen)?.label ?? ''
  const choose = (key: string) => {
    setChosen(key)
    setValue(startOf(factOf(key)?.value))
  }
  const open = () => {
    choose(about ?? '')
    dialog.current?.showModal()
    if (about === undefined) return
    // The present value is there, and typing replaces it.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
  }
  const propose = async () => {
    if (!(await askAssistant(row, { type: 'change', about: chosen, value: value.trim() }))) return
    dialog.current?.close()
  }
  const missing = !chosen
    ? 'Fact: choose which one.'
    : !value.trim() || value.trim() === fact?.value
      ? 'What it should say: write what is right instead.'
      : undefined
  const title = about === undefined ? 'Change a fact' : `Change: ${label}`
  return (
    <>
      <button type="button" class={about && 'change'} aria-label={title} onClick={open}>
        {about === undefined ? title : 'Change'}
      </button>
      <dialog ref={dialog} aria-label={title}>
        <h2>{title}</h2>
        <p class="soft">The citizen is asked whether it is right. It changes only after a yes.</p>
        {about === undefined && (
          <Field label="Fact">
            <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
              <option value="">Choose…</option>
              {changeable.map(({ key, label: name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field
          label="What it should say"
          help={fact === undefined ? 'Not known yet.' : `Until now: ${fact.value}`}
        >
          <input
            ref={field}
            type="text"
            value={value}
            autocomplete="off"
            onInput={(event) => setValue(event.currentTarget.value)}
          />
        </Field>
        {fact?.quote && (
          <p>
            <span class="soft">The citizen said: </span>“<span dir="auto">{fact.quote}</span>”
          </p>
        )}
        {row.caseNumber && (
          <p class="soft">
            The case {row.caseNumber} was opened before, and does not change. Add a note there.
          </p>
        )}
        <DialogActions
          act="Ask the citizen"
          missing={missing}
          onAct={propose}
          cancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

/** What is hidden in part is typed whole. */
const startOf = (value = ''): string => (/[•…*]/.test(value) ? '' : value)

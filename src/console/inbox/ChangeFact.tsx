import { useRef, useState } from 'preact/hooks'
import type { ChatView } from '../../contract/console/inbox.ts'
import { DialogActions } from '../parts/DialogActions.tsx'
import { Field } from '../parts/parts.tsx'
import { askAssistant } from './ready.ts'

interface ChangeFactProps {
  view: ChatView
  /** Fact to change; if omitted, the user chooses one. */
  about?: string
}

/**
 * Proposes another value for a fact, next to its present value and the citizen’s own words. It changes only
 * after the citizen agrees.
 */
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
    // The present value is filled in, and typing replaces it.
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

/**
 * Returns the initial value of the field: empty if the value is partly masked, as it must then be typed in
 * full.
 */
const startOf = (value = ''): string => (/[•…*]/.test(value) ? '' : value)

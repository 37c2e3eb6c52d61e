import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { plain } from '../core/code-words.ts'
import { dayTimeOf, toneOf } from '../core/words.ts'

/** Shows a status in its tone. */
export const Pill = ({ status, words }: { status: string; words?: Readonly<Record<string, string>> }) => (
  <span class={`pill ${toneOf(status)}`} data-status={status}>
    {plain(status, words)}
  </span>
)

/** Shows an instant. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={at}>
    {dayTimeOf(at)}
  </time>
)

/** Section of a page with its heading. */
export const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="panel" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface BusyProps {
  kind?: string
  children: ComponentChildren
  onClick: () => Promise<unknown>
  disabled?: boolean
  keys?: string
  title?: string
}

/** Button that ignores clicks while its action is running. */
export function Busy({ kind = '', children, onClick, disabled = false, keys, title }: BusyProps) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await onClick().finally(() => setBusy(false))
  }
  return (
    <button
      type="button"
      class={kind}
      disabled={disabled || isBusy}
      onClick={run}
      {...(keys && { 'aria-keyshortcuts': keys })}
      {...(title && { title })}
    >
      {children}
    </button>
  )
}

interface FieldProps {
  label: string
  help?: string
  children?: ComponentChildren
  input?: JSX.IntrinsicElements['input']
}

/** Form field with its label. */
export const Field = ({ label, help, children, input }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as a child or as the input
  <label class="field">
    <span>{label}</span>
    {children ?? <input {...input} />}
    {help && <small>{help}</small>}
  </label>
)

/** Select field with labelled options. */
export function Choose({
  label,
  options,
  value,
  onChange,
  nameOf = plain,
}: {
  label: string
  options: readonly string[]
  value: string
  /** Returns the label of an option; by default its code in sentence case. */
  nameOf?: (option: string) => string
  onChange: (value: string) => void
}) {
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </Field>
  )
}

import type { FieldView } from '../../../contract/console/records.ts'
import { Field } from '../../parts/parts.tsx'

interface Props {
  label: string
  type: string
  options: readonly string[]
  /** Empty for no value. */
  value: string
  onChange: (value: string) => void
}

/** Input for one value of a custom field, according to its type. */
export function ValueField({ label, type, options, value, onChange }: Props) {
  const choices = type === 'boolean' ? ['true', 'false'] : options
  if (type === 'boolean' || type === 'select' || type === 'single_select') {
    return (
      <Field label={label}>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">None</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {type === 'boolean' ? (choice === 'true' ? 'Yes' : 'No') : choice}
            </option>
          ))}
        </select>
      </Field>
    )
  }
  const input = {
    value,
    onInput: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
  }
  return type === 'datetime' ? (
    <Field label={label} input={{ type: 'datetime-local', ...input }} />
  ) : (
    <Field label={label} input={{ ...(type === 'number' && { inputMode: 'decimal' }), ...input }} />
  )
}

/** Returns the options of a field, for types that have options. */
export const optionsOf = (field: FieldView): readonly string[] =>
  field.select_options ?? field.single_select_options ?? []

/** Formats a field value for display. */
export function shownValue(value: unknown): string {
  if (value === true || value === 'true') return 'Yes'
  if (value === false || value === 'false') return 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

import { useState } from 'preact/hooks'
import type { FieldView } from '../../../contract/console/records.ts'
import { fieldTypes } from '../../../contract/operations/vocabulary.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { Choose, Field } from '../../parts/parts.tsx'
import { optionsOf, ValueField } from './ValueField.tsx'

/** Labels of the field types. */
export const typeWords: Record<string, string> = {
  text: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  select: 'Several of some',
  single_select: 'One of some',
  datetime: 'Date and time',
}

interface Props {
  teamspace: string
  /** Entity of the new field; omitted for a change. */
  entity?: 'customer' | 'conversation'
  /** Field to change. */
  field?: FieldView
  done: () => Promise<void>
}

/** Adds a custom field, or changes one; the type cannot be changed. */
export function FieldForm({ teamspace, entity = 'customer', field, done }: Props) {
  const [type, setType] = useState(field?.type ?? 'text')
  const [name, setName] = useState(field?.name ?? '')
  const [description, setDescription] = useState(field?.description ?? '')
  const [lines, setLines] = useState(field ? optionsOf(field).join('\n') : '')
  const [value, setValue] = useState(field?.default_value ?? '')
  const hasOptions = type === 'select' || type === 'single_select'
  const options = hasOptions
    ? lines
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []
  const words = {
    name: name.trim(),
    description: description.trim(),
    options,
    defaultValue: value === '' ? null : value,
  }
  const clear = () => {
    if (!field) for (const set of [setName, setDescription, setLines, setValue]) set('')
    return done()
  }
  return (
    <FormDialog
      label={
        field ? 'Change' : entity === 'customer' ? 'Add a field of people' : 'Add a field of conversations'
      }
      {...(field && { of: field.name })}
      act={field ? 'Change it' : 'Add it'}
      name={field ? 'changeField' : 'addField'}
      id={field?.id ?? teamspace}
      body={field ? { teamspace, ...words } : { entity, type, ...words }}
      missing={
        words.name === ''
          ? 'Name: write what the field is called.'
          : hasOptions && options.length === 0
            ? 'Options: write at least one.'
            : undefined
      }
      said={field ? 'Changed.' : 'Added.'}
      done={clear}
    >
      <Field label="Name" input={{ value: name, onInput: (event) => setName(event.currentTarget.value) }} />
      {!field && (
        <Choose
          label="Type"
          options={fieldTypes}
          nameOf={(one) => typeWords[one] ?? one}
          value={type}
          onChange={(one) => {
            setType(one)
            setValue('')
          }}
        />
      )}
      {hasOptions && (
        <Field label="Options, one a line">
          <textarea rows={4} value={lines} onInput={(event) => setLines(event.currentTarget.value)} />
        </Field>
      )}
      <ValueField
        label="Default, until somebody sets a value"
        type={type}
        options={options}
        value={value}
        onChange={setValue}
      />
      <Field
        label="What it is for"
        input={{ value: description, onInput: (event) => setDescription(event.currentTarget.value) }}
      />
    </FormDialog>
  )
}

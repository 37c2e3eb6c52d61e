import type { StepId } from '../../../assistant/dialog/model/state.ts'

/** Input field of an answer: one line or several. */
export interface AnswerField {
  lines: 'one' | 'many'
  /** Autocomplete value for the browser. Default: off. */
  autocomplete?: 'name' | 'tel' | 'country-name'
}

const oneLine: AnswerField = { lines: 'one' }

/** Questions with short answers; any other question may be answered with a longer text. */
const fields: Partial<Record<StepId, AnswerField>> = {
  bank: oneLine,
  amount: oneLine,
  amountCheck: oneLine,
  lossAmount: oneLine,
  when: oneLine,
  minute: oneLine,
  reference: oneLine,
  lastDigits: oneLine,
  contact: { lines: 'one', autocomplete: 'tel' },
  name: { lines: 'one', autocomplete: 'name' },
  nationality: { lines: 'one', autocomplete: 'country-name' },
  idNumber: oneLine,
  holder: oneLine,
  ownAccount: oneLine,
  firstContact: oneLine,
  police: oneLine,
  findCase: oneLine,
  findDigits: oneLine,
}

/** Returns the input field for the answer to a step. */
export const fieldOf = (step: string | undefined): AnswerField => fields[step as StepId] ?? { lines: 'many' }

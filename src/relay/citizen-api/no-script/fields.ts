import type { StepId } from '../../../assistant/dialog/model/state.ts'

/** How an answer is written: in one line, or in as many as she likes. */
export interface AnswerField {
  lines: 'one' | 'many'
  /** What the browser may fill in; nothing by default. */
  autocomplete?: 'name' | 'tel' | 'country-name'
}

const oneLine: AnswerField = { lines: 'one' }

/** Questions whose answers are short; all others may be answered by a story. */
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

/** Finds how the answer to a step is written. */
export const fieldOf = (step: string | undefined): AnswerField => fields[step as StepId] ?? { lines: 'many' }

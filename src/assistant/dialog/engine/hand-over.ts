import type { Put, StepId } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import type { HandOver } from '../model/types.ts'
import { factText, shownFields } from '../report/facts.ts'
import { steps } from '../steps/index.ts'
import { changeable, changed, openQuestions } from './put.ts'

/**
 * Collects what the citizen has told, so that no one has to ask them again; texts are in the language of the
 * context.
 */
export function toHandOver(c: Context): HandOver {
  const { answers, trail } = c.state
  const amounts = answers.payments.flatMap(({ amountMinor }) => amountMinor ?? [])
  const paidAt = answers.payments.flatMap(({ minute, paidAt }) => (minute ?? paidAt)?.at ?? []).sort()[0]
  const unknown = c.texts.say.unknownValue
  return {
    facts: shownFields(c.state)
      .map((key) => {
        const value = factText(key, c)
        const agreed = c.state.agreed?.[key]
        return {
          key,
          label: c.texts.labels[key],
          value,
          ...(agreed?.text === value && { agreedWith: agreed.name }),
        }
      })
      .filter(({ value }) => value !== unknown && value !== c.texts.say.lossUnknown),
    ...(answers.contact && { contact: answers.contact }),
    open: openQuestions(c).map((key) => ({
      key,
      label: labelOf(key, c),
      question: steps[key].prompt(c).text,
    })),
    changeable: changeable.map((key) => ({ key, label: c.texts.labels[key] })),
    ...(c.state.put && { put: waiting(c.state.put, c) }),
    asked: trail.map((step) => steps[step].prompt(c).text),
    ...(answers.scamType && { scamType: answers.scamType }),
    ...(amounts.length > 0 && { amountMinor: amounts.reduce((sum, amount) => sum + amount, 0) }),
    ...(paidAt !== undefined && { paidAt }),
  }
}

const labelOf = (step: StepId, { texts }: Context): string => {
  const { fact } = steps[step]
  return fact ? texts.labels[fact] : step
}

/** The agent prompt that waits for the citizen's answer, as shown to agents. */
function waiting(put: Put, c: Context): NonNullable<HandOver['put']> {
  switch (put.type) {
    case 'question':
      return { type: put.type, label: labelOf(put.step, c), by: put.by.name }
    case 'change':
      return {
        type: put.type,
        label: c.texts.labels[put.field],
        value: factText(put.field, c.at(changed(put, c.state))),
        by: put.by.name,
      }
    case 'call':
      return { type: put.type, label: c.texts.labels.contact }
    default:
      return put satisfies never
  }
}

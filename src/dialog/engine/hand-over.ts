import type { Context } from '../model/step.ts'
import type { HandOver } from '../model/types.ts'
import { factText, shownFields } from '../report/facts.ts'
import { steps } from '../steps/index.ts'

/** Gathers what she has told, so that nobody has to ask her again; texts are in the language of the context. */
export function toHandOver(c: Context): HandOver {
  const { answers, trail } = c.state
  const amounts = answers.payments.flatMap(({ amountMinor }) => amountMinor ?? [])
  const paidAt = answers.payments.flatMap(({ minute, paidAt }) => (minute ?? paidAt)?.at ?? []).sort()[0]
  const unknown = c.texts.say.unknownValue
  return {
    facts: shownFields(c.state)
      .map((key) => ({ key, label: c.texts.labels[key], value: factText(key, c) }))
      .filter(({ value }) => value !== unknown && value !== c.texts.say.lossUnknown),
    asked: trail.map((step) => steps[step].prompt(c).text),
    ...(answers.scamType && { scamType: answers.scamType }),
    ...(amounts.length > 0 && { amountMinor: amounts.reduce((sum, amount) => sum + amount, 0) }),
    ...(paidAt !== undefined && { paidAt }),
  }
}

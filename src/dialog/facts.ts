import { formatAmount, formatMoment } from './format.ts'
import { paymentOf, type Receiver, type ScamState } from './state.ts'
import type { Context } from './step.ts'
import { countryCodeOf } from './understand/identifiers.ts'
import type { Field } from './vocabulary.ts'

/** Facts that a report has, in the order in which they are shown. */
export function shownFields({ answers }: ScamState): Field[] {
  return answers.moneyLeft === 'no'
    ? ['moneyLeft', 'type', 'receiver', 'ongoing', 'contact']
    : ['bank', 'amount', 'when', 'reference', 'receiver', 'type', 'contact']
}

/** One fact in words; account and telephone numbers by their last digits only. */
export function factText(field: Field, c: Context): string {
  const { state, texts, profile } = c
  const payment = paymentOf(state)
  const { answers } = state
  const unknown = texts.say.unknownValue
  switch (field) {
    case 'bank':
      return payment.bank?.name ?? unknown
    case 'amount':
      return payment.amountMinor == null ? texts.say.lossUnknown : formatAmount(payment.amountMinor, profile)
    case 'when': {
      const moment = payment.minute ?? payment.paidAt
      return moment ? formatMoment(moment, state.lang, profile.timezone) : unknown
    }
    case 'reference':
      return payment.reference ?? unknown
    case 'receiver':
      return receiverText(payment.receiver, c) || unknown
    case 'type':
      return texts.kinds[answers.scamType ?? 'unknown']
    case 'contact':
      return answers.contact ? contactText(answers.contact, c) : unknown
    case 'ongoing':
      return texts.tri[answers.ongoing ?? 'unsure']
    case 'moneyLeft':
      return texts.tri[answers.moneyLeft ?? 'unsure']
    default:
      return field satisfies never
  }
}

/** "account ending in 4567, Juan Cruz, Unity Bank". */
export const receiverText = (receiver: Receiver | null | undefined, { texts }: Context): string =>
  [
    receiver?.account && texts.say.accountEnding({ digits: receiver.account.slice(-4) }),
    receiver?.name,
    receiver?.bank?.name,
  ]
    .filter(Boolean)
    .join(', ')

export const contactText = (e164: string, { texts }: Context): string =>
  texts.say.phoneEnding({ country: countryCodeOf(e164), digits: e164.slice(-4) })

/** The summary card: one line a fact. */
export const summaryText = (c: Context): string =>
  shownFields(c.state)
    .map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`)
    .join('\n')

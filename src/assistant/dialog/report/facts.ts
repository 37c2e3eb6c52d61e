import type { Field } from '../../languages/tables/vocabulary.ts'
import { detailsOf, isTip, type Payment, paymentOf, type Receiver, type ScamState } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { countryName } from '../understand/country.ts'
import { countryCodeOf } from '../understand/identifiers.ts'
import { formatAmount, formatForeign, formatMoment, maskEmail, maskTail } from './format.ts'

/** Facts of a report, in the order in which they are shown. */
export function shownFields(state: ScamState): Field[] {
  const { answers, detailing } = state
  if (detailing) return [...detailFields]
  if (isTip(state)) return ['receiver', 'type', 'contact']
  return answers.moneyLeft === 'no'
    ? ['moneyLeft', 'type', 'receiver', 'ongoing', 'contact']
    : ['bank', 'amount', 'when', 'reference', 'receiver', 'type', 'contact']
}

/** One fact in words; account and telephone numbers by their last digits only. */
export function factText(field: Field, c: Context): string {
  const { state, texts, profile } = c
  const { answers } = state
  const unknown = texts.say.unknownValue
  switch (field) {
    case 'bank':
      return ofPayments(({ bank }) => bank?.name, c) || unknown
    case 'amount':
      return amountText(c)
    case 'when': {
      const inWords = ({ minute, paidAt }: Payment) => {
        const moment = minute ?? paidAt
        return moment && formatMoment(moment, state.lang, profile.timezone)
      }
      return ofPayments(inWords, c) || unknown
    }
    case 'reference':
      return ofPayments(({ reference }) => reference, c) || unknown
    case 'receiver':
      return ofPayments(({ receiver }) => receiverText(receiver, c), c) || unknown
    case 'type':
      return texts.kinds[answers.scamType ?? 'unknown']
    case 'contact':
      return contactWords(c) || unknown
    case 'ongoing':
      return texts.tri[answers.ongoing ?? 'unsure']
    case 'moneyLeft':
      return texts.tri[answers.moneyLeft ?? 'unsure']
    default:
      return detailText(field, c) || unknown
  }
}

/** "…0199 (“no calls, only messages”)". */
function contactWords(c: Context): string {
  const { contact, email, contactWish } = c.state.answers
  const known = contact ? contactText(contact, c) : email && maskEmail(email)
  return [known, contactWish && `(“${contactWish}”)`].filter(Boolean).join(' ')
}

/** The amount of a payment in words, if known. */
export const paymentAmount = (
  { amountMinor, foreign }: Payment,
  profile: Context['profile'],
): string | undefined =>
  amountMinor ? formatAmount(amountMinor, profile) : foreign && formatForeign(foreign)

/** All known payments; details are asked about one at a time. */
const shownPayments = (state: ScamState): readonly Payment[] =>
  state.detailing ? [paymentOf(state)] : state.answers.payments

function amountText({ state, texts, profile }: Context): string {
  const amounts = shownPayments(state).flatMap((payment) => paymentAmount(payment, profile) ?? [])
  return amounts.length > 0 ? amounts.join(' + ') : texts.say.lossUnknown
}

/** What is known of each payment, in the order of the amounts; once if it is the same for all. */
function ofPayments(inWords: (payment: Payment) => string | null | undefined, { state }: Context): string {
  const known = shownPayments(state).flatMap((payment) => inWords(payment) || [])
  return new Set(known).size === 1 ? (known[0] ?? '') : known.join(' + ')
}

type DetailField = Exclude<(typeof detailFields)[number], 'contact'>

function detailText(field: DetailField, c: Context): string {
  const { state, profile } = c
  const details = detailsOf(state)
  switch (field) {
    case 'name':
      return details.name ? maskName(details.name) : ''
    case 'nationality':
      return details.nationality ? countryName(details.nationality, state.lang) : ''
    case 'identity':
      return details.idType && details.idNumber
        ? `${c.texts.identityTypes[details.idType]} ${maskTail(details.idNumber)}`
        : ''
    case 'holder':
      return details.holder ? maskName(details.holder) : ''
    case 'ownAccount':
      return details.ownAccount ? maskTail(details.ownAccount) : ''
    case 'firstContact':
      return details.firstContact ? formatMoment(details.firstContact, state.lang, profile.timezone) : ''
    case 'needs':
      return details.needs ? c.texts.tri[details.needs] : ''
    case 'contactWay':
    case 'story':
    case 'evidence':
    case 'police':
      return shorten(details[field] ?? '')
    default:
      return field satisfies never
  }
}

/** The transcript contains no name: its first letters let the citizen recognise it. */
const maskName = (name: string) =>
  name
    .split(' ')
    .map((part) => `${[...part][0] ?? ''}•••`)
    .join(' ')

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}

const detailFields = [
  'name',
  'nationality',
  'identity',
  'holder',
  'ownAccount',
  'contact',
  'firstContact',
  'contactWay',
  'story',
  'evidence',
  'police',
  'needs',
] as const satisfies readonly Field[]

/** The card of the detailed report: one line per payment, then what the citizen added. */
export function detailSummaryText(c: Context): string {
  const { labels } = c.texts
  const payments = c.state.answers.payments.map((payment) =>
    [
      paymentAmount(payment, c.profile) ?? c.texts.say.lossUnknown,
      payment.bank?.name,
      payment.reference,
      receiverText(payment.receiver, c),
    ]
      .filter(Boolean)
      .join(', '),
  )
  return [
    ...payments.map((line) => `${labels.amount}: ${line}`),
    ...detailFields.map((field) => `${labels[field]}: ${factText(field, c)}`),
  ].join('\n')
}

/** "account ending in 4567, Juan Cruz, Unity Bank". */
const receiverText = (receiver: Receiver | null | undefined, { texts }: Context): string =>
  (receiver?.words && shorten(receiver.words)) ||
  [
    receiver?.account && texts.say.accountEnding({ digits: receiver.account.slice(-4) }),
    receiver?.name,
    receiver?.bank?.name,
  ]
    .filter(Boolean)
    .join(', ')

/** Formats a telephone number for the citizen, with its country and last four digits only. */
export const contactText = (e164: string, { texts }: Context): string =>
  texts.say.phoneEnding({ country: countryCodeOf(e164), digits: e164.slice(-4) })

/** The known facts, in the form in which they are shown. */
export const toFacts = (c: Context): { key: Field; value: string }[] =>
  shownFields(c.state)
    .map((key) => ({ key, value: factText(key, c) }))
    .filter(({ key }) => key !== 'type' || c.state.answers.scamType !== undefined)
    .filter(({ value }) => value !== c.texts.say.unknownValue && value !== c.texts.say.lossUnknown)

/** The summary card: one line per fact. */
export const summaryText = (c: Context): string =>
  (c.state.caseId === undefined ? toFacts(c).map(({ key }) => key) : shownFields(c.state))
    .map((field) => `${c.texts.labels[field]}: ${factText(field, c)}`)
    .join('\n')

import { toLocal } from '../../../contract/primitives/time-zone.ts'
import { type BankAnswer, isTip, paymentOf, reportsLoss, type ScamState } from '../model/state.ts'
import type { DialogProfile, Intake } from '../model/types.ts'
import { formatForeign } from './format.ts'

/** Returns the case in the format and terms of the trust layer's intake (§6.1). */
export function toIntake(state: ScamState, profile: DialogProfile): Intake {
  const { answers } = state
  const payment = paymentOf(state)
  const isLoss = reportsLoss(state)
  const reference = isLoss ? (payment.reference ?? searchReference(state, profile)) : undefined
  const account = payment.receiver?.account
  return {
    ...(answers.contact && { contact: answers.contact }),
    scamType: answers.scamType ?? 'unknown',
    amountMinor: isLoss ? (payment.amountMinor ?? 0) : 0,
    ...(reference && { transactionReference: reference }),
    ...(account && { receivingAccount: account }),
    metadata: toMetadata(state),
  }
}

/**
 * The intake requires a reference or an account. With neither, the known facts of the payment replace it, so
 * that an analyst can search for it: `NOREF-20261121T1031-4567`.
 */
function searchReference(state: ScamState, profile: DialogProfile): string | undefined {
  const { receiver, minute, paidAt, lastDigits } = paymentOf(state)
  if (receiver?.account) return undefined
  const moment = minute ?? paidAt
  const time = moment && toLocal(moment.at, profile.timezone).slice(0, 16).replace(/[-:]/g, '')
  return ['NOREF', time, lastDigits].filter(Boolean).join('-')
}

/** Members of `confidence_metadata`; facts that were not given are left out. */
function toMetadata(state: ScamState): Record<string, unknown> {
  const { answers } = state
  const payment = paymentOf(state)
  const isLoss = reportsLoss(state)
  const moment = payment.minute ?? payment.paidAt
  return {
    channel: 'web',
    language: state.lang,
    ...(isLoss && moment && { reported_transaction_timestamp: moment.at }),
    ...(!isTip(state) && institution('sender', payment.bank)),
    ...institution('receiver', payment.receiver?.bank),
    ongoing_contact: answers.ongoing === 'yes',
    confirmed_by_citizen: true,
    reporting_type: answers.forOther ? 'Third Party' : 'First Party',
    ...(isTip(state) && { victim_agreed: false, scammer_details: payment.receiver?.words }),
    ...(isLoss && payment.amountMinor === null && { amount_unknown: true }),
    ...(isLoss && payment.foreign && { reported_amount: formatForeign(payment.foreign) }),
    slot_confidence: confidence(state),
    ...(answers.contactWish && { contact_wish: answers.contactWish }),
    ...(answers.email && { contact_email: answers.email }),
    ...(answers.news && { news_channels: answers.news === 'none' ? [] : [answers.news] }),
    ...(state.consentAt && { consent_at: state.consentAt }),
  }
}

/** Its code, or the name as told if it is not on the list: people can contact it, but no trace runs on it. */
const institution = (side: 'sender' | 'receiver', bank: BankAnswer | null | undefined) =>
  bank && { [`${side}_institution_${bank.code ? 'code' : 'name'}`]: bank.code ?? bank.name }

/** 1 for what the citizen gave and confirmed, 0.5 for a day without its time, 0 for what they do not know. */
function confidence(state: ScamState): Record<string, number> {
  const { answers, payment } = state
  const { amountMinor, paidAt, minute, reference, receiver } = answers.payments[payment] ?? {}
  if (!reportsLoss(state)) return { scam_type: given(answers.scamType), receiver: given(receiver?.account) }
  const time = minute ?? paidAt
  return {
    scam_type: answers.scamType === 'unknown' ? 0 : given(answers.scamType),
    amount: given(amountMinor),
    time: time ? (time.precision === 'time' ? 1 : 0.5) : 0,
    reference: given(reference),
    receiver: given(receiver?.account),
  }
}

const given = (value: unknown) => (value === null || value === undefined ? 0 : 1)

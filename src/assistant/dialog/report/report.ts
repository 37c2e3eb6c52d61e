import type { ReportedAccount, ReportTransaction, ScamReport } from '../../../contract/chat/scam-report.ts'
import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import { toLocal } from '../../../contract/primitives/time-zone.ts'
import { type BankAnswer, detailsOf, type Payment, reportsLoss, type ScamState } from '../model/state.ts'
import type { DialogProfile } from '../model/types.ts'
import { paymentAmount } from './facts.ts'

/** Incident types by scam type (§7.2). */
const incidentTypes: Record<ScamType, ScamReport['incidentType']> = {
  impersonation_bank_police: 'Telecommunication Scam',
  impersonation_other: 'Telecommunication Scam',
  impersonation_family_friend: 'Telecommunication Scam',
  remote_access: 'Telecommunication Scam',
  account_takeover: 'Telecommunication Scam',
  investment: 'Investment Scam',
  purchase: 'Online Purchase Scam',
  romance: 'Romance Scam',
  advance_fee: 'Advance Fee Scam',
  job_task: 'Job Scam',
  invoice_mandate: 'Business Payment Scam',
  ceo_fraud: 'Business Payment Scam',
  extortion_coercion: 'Extortion',
  recovery_scam: 'Recovery Scam',
  mistaken_payment: 'Other Scam',
  other: 'Other Scam',
  unknown: 'Other Scam',
}

/** Maximum length of the incident text in the report. */
const detailsChars = 4_000

/** Payments with an amount; the others cannot be counted. */
const counted = ({ answers }: ScamState) => answers.payments.filter(({ amountMinor }) => amountMinor)

/** Whether there is an amount to report: the report requires one above zero. */
export const hasLoss = (state: ScamState): boolean => counted(state).length > 0

/**
 * The detailed scam report, in the interface's schema. Undefined while the contact or the amount is missing,
 * since a report without them is not accepted.
 */
export function toReport(
  state: ScamState,
  { profile, now }: { profile: DialogProfile; now: string },
): ScamReport | undefined {
  const { answers } = state
  const details = detailsOf(state)
  if (!answers.contact || !hasLoss(state)) return undefined
  const rows = answers.payments.filter((payment) => payment.reference && payment.amountMinor)
  const lossMinor = sum(rows.length > 0 ? rows : counted(state))
  const period = incidentPeriod(state, profile, now)
  const bank = answers.payments[0]?.bank
  return {
    inputType: 'AI Assistant',
    reportingType: answers.forOther ? 'Third Party' : 'First Party',
    ...(details.idType && details.idNumber && { victimIdType: details.idType, victimIdNo: details.idNumber }),
    ...(details.name && { victimName: details.name }),
    ...(details.nationality && { victimNationality: details.nationality }),
    victimContact: answers.contact,
    ...(bank && { victimAccountFiName: bank.name }),
    ...(details.holder && { victimAccountHolder: details.holder }),
    reportedLossCurrency: profile.currency,
    reportedLossAmount: toMajor(lossMinor, profile.currencyExponent),
    incidentType: incidentTypes[answers.scamType ?? 'unknown'],
    ...period,
    incidentDetails: incidentDetails(state, profile),
    victimAccounts: details.ownAccount ? [{ victimAccountNo: accountNumber(details.ownAccount) }] : [],
    reportedReceivingAccounts: answers.payments
      .filter((payment) => !rows.includes(payment))
      .flatMap(({ receiver }) => toReceiver(receiver)),
    transactions: rows.map((payment) => toTransaction(payment, state, profile)),
  }
}

/** All facts of a report in English, as a note for the case workers. */
export function toNote(state: ScamState, profile: DialogProfile): string {
  const { scamType, payments } = state.answers
  const receivers = payments.flatMap(({ receiver }) =>
    receiver ? [receiver.account, receiver.name, institution(receiver.bank)].filter(Boolean).join(', ') : [],
  )
  return [
    scamType && `Scam type: ${scamType}`,
    incidentDetails(state, profile),
    ...receivers.map((receiver) => `Account or number of the scammer: ${receiver}`),
    ...payments.flatMap(({ lastDigits }) =>
      lastDigits ? `Paid from the account ending in ${lastDigits}` : [],
    ),
  ]
    .filter(Boolean)
    .join('\n')
    .slice(0, detailsChars)
}

const sum = (payments: readonly Payment[]) =>
  payments.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0)

/** Letters and digits only, as account numbers are written on the wire. */
const accountNumber = (account: string) => account.replace(/[^A-Za-z0-9]/g, '')
const institution = (bank: BankAnswer | null | undefined) => bank?.name

const timeOf = ({ minute, paidAt }: Payment) => (minute ?? paidAt)?.at

/** From the first contact, or the first payment; to the last payment, or now. */
function incidentPeriod(state: ScamState, { timezone }: DialogProfile, now: string) {
  const times = state.answers.payments.flatMap((payment) => timeOf(payment) ?? []).sort()
  const contact = detailsOf(state).firstContact?.at
  const to = times.at(-1) ?? now
  const from = [contact, times[0]].filter((at) => at !== undefined).sort()[0] ?? to
  return {
    incidentDateTimeFrom: toLocal(from, timezone),
    incidentDateTimeTo: toLocal(to < from ? from : to, timezone),
  }
}

function toReceiver(receiver: Payment['receiver']): ReportedAccount[] {
  const account = receiver?.account && accountNumber(receiver.account)
  if (!account && !receiver?.name) return []
  const fi = institution(receiver?.bank)
  return [
    {
      ...(receiver?.name && { receiverName: receiver.name }),
      ...(fi && { receiverAccountFi: fi }),
      ...(account && { receiverAccountNo: account }),
    },
  ]
}

function toTransaction(payment: Payment, state: ScamState, profile: DialogProfile): ReportTransaction {
  const details = detailsOf(state)
  const fi = institution(payment.bank)
  return {
    inputType: 'AI Assistant',
    transactionId: payment.reference ?? '',
    transactionDateTime: toLocal(timeOf(payment) ?? state.consentAt ?? '', profile.timezone),
    transactionType: 'Instant payment',
    currency: profile.currency,
    amount: toMajor(payment.amountMinor ?? 0, profile.currencyExponent),
    ...(details.name && { victimName: details.name }),
    ...(fi && { victimAccountFi: fi }),
    ...(details.ownAccount && { victimAccountNo: accountNumber(details.ownAccount) }),
    ...toReceiver(payment.receiver)[0],
  }
}

/**
 * A neutral summary in the first person, in English for the institutions, followed by the citizen's own words
 * unchanged.
 */
function incidentDetails(state: ScamState, profile: DialogProfile): string {
  const { answers } = state
  const { contactWay, story, evidence, police, needs } = detailsOf(state)
  const who = answers.forOther ? 'I report this for somebody else, who agrees to it.' : 'It happened to me.'
  const lines = [
    who,
    ...(reportsLoss(state)
      ? answers.payments.map(
          (payment) => `${answers.forOther ? 'They' : 'I'} paid ${paymentLine(payment, profile)}`,
        )
      : [`${answers.forOther ? 'They' : 'I'} paid nothing.`]),
    answers.ongoing === 'yes' ? 'They were still in contact when I reported it.' : '',
    answers.contactWish ? `How to reach me: "${answers.contactWish}"` : '',
    contactWay ? `First contact: "${contactWay}"` : '',
    story ? `In my own words: "${story}"` : '',
    evidence ? `Evidence that I have: "${evidence}"` : '',
    police ? `Police report: "${police}"` : '',
    needs === 'yes' ? 'I ask for help with reading, hearing or language, or with how I feel.' : '',
  ]
  return lines.filter(Boolean).join('\n').slice(0, detailsChars)
}

function paymentLine(payment: Payment, profile: DialogProfile): string {
  const amount = paymentAmount(payment, profile) ?? 'an amount that is not known'
  const at = timeOf(payment)
  return [
    amount,
    payment.bank ? ` from ${payment.bank.name}` : '',
    at ? ` on ${toLocal(at, profile.timezone).replace('T', ' at ').slice(0, 19)}` : '',
    payment.reference ? ` (reference ${payment.reference})` : ' (no reference found)',
    '.',
  ].join('')
}

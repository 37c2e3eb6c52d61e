import { toMinor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Context } from '../../kit/context.ts'
import type { OperationRequest } from '../../kit/handler.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusHours, toWireTime } from '../../kit/time.ts'
import type { Snapshot } from '../../kit/unit-of-work.ts'
import { toWireScore } from '../../kit/vocabulary.ts'
import { openIncidents } from '../cases/incident-record.ts'
import { findAccount } from '../ledger/accounts.ts'
import { findTransaction } from '../ledger/bookings.ts'
import { institutionOf, isParty } from '../ledger/parties.ts'
import { judgeAccount } from '../recovery/mule/account-standing.ts'
import { hasKeyword, medianMinor, scoreFraud } from './fraud-score.ts'
import type { Metadata } from './transaction-metadata.ts'

type Call = OperationRequest<'getFraudRiskScore'>

/** Inputs of a score: from the request, otherwise from the submitted metadata, otherwise from the ledger. */
interface Payment {
  amountMinor: number
  senderHash: string | null
  receiverHash: string | null
  institutions: string[]
  narrative: string
  isHighValue: boolean
  isGeographicAnomaly: boolean
  isTimeOfDayAnomaly: boolean
  bookedAt: string
}

const historyDays = 30
const nameCheckHours = 1

/**
 * Scores a payment for the risk engine of the instant payment system.
 * @throws Refusal `transaction-not-found`, also if the calling institution is not a party to it
 */
export async function toFraudRisk(context: Context, snapshot: Snapshot, call: Call) {
  const { trx, now } = snapshot
  const { body } = call
  const payment = await collect(context, snapshot, call)
  const past = await pastPayments(trx, payment)
  const score = scoreFraud({
    receiverMulePoints: await mulePoints(context, snapshot, payment.receiverHash),
    isHighValue: payment.isHighValue,
    isGeographicAnomaly: payment.isGeographicAnomaly,
    isTimeOfDayAnomaly: payment.isTimeOfDayAnomaly,
    isFirstPaymentToPayee:
      payment.receiverHash !== null && !past.some((row) => row.receiver_hash === payment.receiverHash),
    amountMinor: payment.amountMinor,
    medianMinor: medianMinor(past.map((row) => row.amount)),
    pastPayments: payment.senderHash === null ? null : past.length,
    hasNarrativeKeyword: hasKeyword(
      payment.narrative,
      Object.values(context.profile.narrativeKeywords).flat(),
    ),
    nameCheck: await lastNameCheck(trx, payment.receiverHash, now),
    hasInstitutionFraudSpike: await hasSpike(trx, payment.institutions),
  })
  return {
    transaction_id: body.transaction_id,
    fraud_risk_score: toWireScore(score.points),
    fraud_risk_category: score.category,
    scoring_timestamp: toWireTime(now),
    score_reason: score.reason,
    recommended_ips_action: score.action,
    overlay_message_template_id: score.overlay,
  }
}

async function collect(
  { profile }: Context,
  { trx, now }: Snapshot,
  { principal, body }: Call,
): Promise<Payment> {
  const row = await findTransaction(trx, body.transaction_id)
  // If the payment is booked, callers cannot ask for it as if it were between other accounts.
  const [senderHash, receiverHash] = row
    ? [row.sender_hash, row.receiver_hash]
    : [body.sender_account_hash ?? null, body.receiver_account_hash ?? null]
  const areAccountsKnown = row !== undefined || (senderHash !== null && receiverHash !== null)
  const held = [await institutionOf(trx, senderHash), await institutionOf(trx, receiverHash)] as const
  const submitted = areAccountsKnown
    ? await findMetadata(trx, body.transaction_id, held[0] ?? body.sender_institution_code)
    : await findLoneMetadata(trx, body.transaction_id, body.sender_institution_code)
  if (!areAccountsKnown && !submitted) throw new Refusal('transaction-not-found')
  const mayKnow = areAccountsKnown
    ? await isParty(trx, principal, [senderHash, receiverHash])
    : principal.role !== 'institution' || namesOf(submitted).includes(principal.institution ?? '')
  if (!mayKnow) throw new Refusal('transaction-not-found')
  const known = { ...submitted, ...withoutUndefined(body) }
  const amount = body.amount ?? (row ? undefined : submitted?.amount)
  if (!row && amount === undefined) {
    throw new Refusal('validation-error', {
      errors: [
        { field: 'amount', code: 'required', message: 'A payment that is not known needs its amount.' },
      ],
    })
  }
  return {
    amountMinor:
      amount === undefined ? (row?.amount ?? 0) : Number(toMinor(amount, profile.currencyExponent)),
    senderHash,
    receiverHash,
    institutions: [...new Set([...held, ...namesOf(known)].filter((code) => code !== null))],
    narrative: known.transaction_narrative ?? row?.narrative ?? '',
    isHighValue: known.high_value_flag ?? false,
    isGeographicAnomaly: known.geographic_anomaly_detected ?? false,
    isTimeOfDayAnomaly: known.time_of_day_anomaly_detected ?? false,
    bookedAt: row?.booked_at ?? now,
  }
}

/** Returns the institutions that metadata names. */
const namesOf = (
  metadata:
    | { [Side in 'sender_institution_code' | 'receiver_institution_code']?: string | undefined }
    | undefined,
): string[] =>
  [metadata?.sender_institution_code, metadata?.receiver_institution_code].filter(
    (code) => code !== undefined,
  )

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T

/** Reads what the sender's institution submitted about a payment; submissions by others do not count. */
async function findMetadata(
  trx: Db,
  transactionId: string,
  sender: string | undefined,
): Promise<Metadata | undefined> {
  const row = await trx
    .selectFrom('pf_metadata')
    .select('body')
    .where('transaction_id', '=', transactionId)
    .where('sender_institution_code', '=', sender ?? '')
    .executeTakeFirst()
  return row && (JSON.parse(row.body) as Metadata)
}

/**
 * Reads the metadata of a payment whose accounts are unknown. If several institutions claim to have sent it,
 * the caller must name one.
 * @throws Refusal `validation-error`
 */
async function findLoneMetadata(
  trx: Db,
  transactionId: string,
  sender: string | undefined,
): Promise<Metadata | undefined> {
  if (sender !== undefined) return findMetadata(trx, transactionId, sender)
  const rows = await trx
    .selectFrom('pf_metadata')
    .select('body')
    .where('transaction_id', '=', transactionId)
    .limit(2)
    .execute()
  if (rows.length < 2) return rows[0] && (JSON.parse(rows[0].body) as Metadata)
  throw new Refusal('validation-error', {
    errors: [
      {
        field: 'sender_institution_code',
        code: 'required',
        message: 'Several institutions say that they have sent this payment: name one.',
      },
    ],
  })
}

/** Reads the sender's payments of the 30 days before this one. */
async function pastPayments(trx: Db, { senderHash, bookedAt }: Payment) {
  if (senderHash === null) return []
  return trx
    .selectFrom('pf_ledger_tx')
    .select(['amount', 'receiver_hash'])
    .where('sender_hash', '=', senderHash)
    .where('kind', '=', 'payment')
    .where('status', 'not in', ['rejected', 'screening', 'received'])
    .where('booked_at', '<', bookedAt)
    .where('booked_at', '>=', plusHours(bookedAt, -24 * historyDays))
    .execute()
}

async function mulePoints(
  { localHourOf }: Context,
  { trx, now }: Snapshot,
  hash: string | null,
): Promise<number> {
  const account = hash === null ? undefined : await findAccount(trx, hash)
  if (!account) return 0
  return (await judgeAccount(trx, { account, now, localHourOf, peerDepth: 1 })).score.points
}

async function lastNameCheck(trx: Db, hash: string | null, now: string) {
  if (hash === null) return null
  const row = await trx
    .selectFrom('pf_verification')
    .select('match_result')
    .where('account_hash', '=', hash)
    // A check after a complaint does not precede a payment to the account.
    .where('query_context', '!=', 'post_complaint')
    .where('at', '>=', plusHours(now, -nameCheckHours))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const result = row?.match_result
  return result === 'match' || result === 'close_match' || result === 'no_match' ? result : null
}

async function hasSpike(trx: Db, institutions: readonly string[]): Promise<boolean> {
  for (const code of institutions) if (await openIncidents(trx, 'fraud_spike', code)) return true
  return false
}

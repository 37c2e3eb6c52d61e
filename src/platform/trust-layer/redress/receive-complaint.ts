import { scamTypes } from '../../../contract/operations/vocabulary.ts'
import { firstPaymentYear } from '../../../contract/primitives/instant.ts'
import type { AccountTable, CaseTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { digest } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusHours, plusSeconds } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { normaliseTerm } from '../../kit/vocabulary.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { addCaseTransaction } from '../cases/case-transactions.ts'
import { findAccount } from '../ledger/accounts.ts'
import { findTransaction } from '../ledger/bookings.ts'
import { institutionOf } from '../ledger/parties.ts'
import { countReport } from './account-reports.ts'
import { toNewsWish } from './case-news.ts'
import { scheduleForgetting, sealContact, toContact, toKept } from './citizen-contact.ts'
import { readClassification } from './classify-case.ts'
import { assess } from './complaint-assessment.ts'
import { type Clues, toClues } from './complaint-clues.ts'
import { addReporterCaseId, type ReporterCaseId, reporterCaseIdsMember } from './reporter-case-ids.ts'
import { routeCase } from './route-case.ts'

/** A complaint as it was submitted. */
export interface Complaint {
  citizenIdHash: string
  scamType: string
  amountMinor: number
  transactionReference: string | null
  receivingAccountHint: string | null
  confidenceMetadata: Record<string, unknown>
  /** The reporter's own number of the case. */
  reporterCaseId: ReporterCaseId | undefined
}

const dedupeHours = 24
const clockSkewSeconds = 300

/**
 * Opens a case, or finds the one that the same complaint opened within a day.
 * @throws Refusal `future-timestamp`, `validation-error` for a payment before there were any
 */
export async function receiveComplaint(
  context: Context,
  unit: UnitOfWork,
  complaint: Complaint,
): Promise<{ caseId: string; isNew: boolean }> {
  const clues = toClues(complaint.confidenceMetadata, context.profile.timezone)
  if (clues.paymentAt !== null && clues.paymentAt > plusSeconds(unit.now, clockSkewSeconds)) {
    throw new Refusal('future-timestamp', { detail: 'The reported time of the payment lies in the future' })
  }
  if (clues.paymentAt !== null && Number(clues.paymentAt.slice(0, 4)) < firstPaymentYear) throw tooEarly()
  const dedupeKey = toDedupeKey(complaint)
  const twin = await findTwin(unit, dedupeKey)
  if (twin) {
    if (complaint.reporterCaseId) await addReporterCaseId(unit, twin, complaint.reporterCaseId)
    return { caseId: twin, isNew: false }
  }
  const { row, transaction } = await toCase(context, unit, { complaint, clues, dedupeKey })
  await unit.trx.insertInto('pf_case').values(row).execute()
  if (transaction) await addCaseTransaction(unit, row.case_id, transaction)
  if (row.receiver_account_hash) await countReport(context, unit, row, row.receiver_account_hash)
  unit.audit({
    action: 'case.created',
    resourceType: 'case',
    resourceId: row.case_id,
    caseId: row.case_id,
    after: row,
  })
  await unit.schedule({
    kind: 'case.routing_due',
    subject_id: row.case_id,
    due_at: row.routing_due_at,
    lane: 'exact',
  })
  await scheduleForgetting(unit, row.case_id, context.profile.dataRetentionDays)
  await refreshCase(context, unit, row.case_id, 'intake')
  if (context.profile.autoRoute) await routeCase(context, unit, row.case_id, { logic: 'auto' })
  return { caseId: row.case_id, isNew: true }
}

const tooEarly = () =>
  new Refusal('validation-error', {
    errors: [
      {
        field: 'confidence_metadata.reported_transaction_timestamp',
        code: 'too_early',
        message: `Must be in the year ${firstPaymentYear} or later.`,
      },
    ],
  })

const toDedupeKey = ({ citizenIdHash, transactionReference, receivingAccountHint, amountMinor }: Complaint) =>
  digest(JSON.stringify([citizenIdHash, transactionReference ?? receivingAccountHint, amountMinor]))

async function findTwin(unit: UnitOfWork, dedupeKey: string): Promise<string | undefined> {
  const twin = await unit.trx
    .selectFrom('pf_case')
    .select('case_id')
    .where('dedupe_key', '=', dedupeKey)
    .where('created_at', '>', plusHours(unit.now, -dedupeHours))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return twin?.case_id
}

/**
 * Returns whether an earlier case of the citizen was closed with the finding that they are a repeat victim.
 */
async function isRepeatVictim(unit: UnitOfWork, citizenIdHash: string): Promise<boolean> {
  const closed = await unit.trx
    .selectFrom('pf_case')
    .select('classification')
    .where('citizen_id_hash', '=', citizenIdHash)
    .where('classification', 'is not', null)
    .execute()
  return closed.some((row) => readClassification(row)?.repeat_victim)
}

interface Material {
  complaint: Complaint
  clues: Clues
  dedupeKey: string
}

async function toCase(
  context: Context,
  unit: UnitOfWork,
  { complaint, clues, dedupeKey }: Material,
): Promise<{ row: CaseTable; transaction: LedgerTxTable | undefined }> {
  const transaction = complaint.transactionReference
    ? await findTransaction(unit.trx, complaint.transactionReference)
    : undefined
  const hinted = await resolveHint(context, unit, complaint.receivingAccountHint, clues.earlierHints)
  const receiver = transaction?.receiver_hash ?? hinted?.account_hash ?? null
  const paymentAt = transaction?.booked_at ?? clues.paymentAt
  const assessment = assess(context.profile, {
    amountMinor: complaint.amountMinor,
    now: unit.now,
    paymentAt,
    isReferenceFound: transaction !== undefined,
    isHintResolved: hinted !== null,
    isKnownVictim: await isRepeatVictim(unit, complaint.citizenIdHash),
    usedSlot: complaint.transactionReference ? 'transaction_reference' : 'receiving_account_hint',
    clues,
  })
  const caseId = unit.newId('CASE')
  const isVerified = transaction !== undefined && complaint.amountMinor > 0
  return {
    transaction: isVerified ? transaction : undefined,
    row: {
      case_id: caseId,
      citizen_id_hash: complaint.citizenIdHash,
      scam_type: normaliseTerm(complaint.scamType, scamTypes),
      scam_type_raw: complaint.scamType,
      amount: isVerified ? transaction.amount : complaint.amountMinor,
      reported_amount: complaint.amountMinor,
      transaction_reference: complaint.transactionReference,
      receiving_account_hint: complaint.receivingAccountHint,
      reference_found: transaction ? 1 : 0,
      amount_mismatch: transaction && transaction.amount !== complaint.amountMinor ? 1 : 0,
      sender_account_hash: transaction?.sender_hash ?? null,
      sender_institution_code:
        (await institutionOf(unit.trx, transaction?.sender_hash)) ?? clues.senderInstitution,
      receiver_account_hash: receiver,
      receiver_institution_code:
        (hinted && hinted.account_hash === receiver
          ? hinted.institution_code
          : await institutionOf(unit.trx, receiver)) ?? clues.receiverInstitution,
      payment_at: paymentAt,
      confidence_metadata: JSON.stringify({
        ...toKept(complaint.confidenceMetadata),
        ...(complaint.reporterCaseId && { [reporterCaseIdsMember]: [complaint.reporterCaseId] }),
      }),
      contact_sealed: sealContact(context.seal, caseId, toContact(complaint.confidenceMetadata)),
      ...toNewsWish(complaint.confidenceMetadata),
      confidence: assessment.confidence,
      language: clues.language,
      priority: assessment.priority,
      priority_score: assessment.score,
      status: '',
      routing_due_at: plusSeconds(unit.now, assessment.routingWithinSeconds),
      routed_at: null,
      paid: 0,
      pool_paid: 0,
      overdue: 0,
      rejected_at: null,
      closed_at: null,
      classification: null,
      dedupe_key: dedupeKey,
      created_at: unit.now,
    },
  }
}

/**
 * Finds the account that a hint names, by its hash or by its number; `earlier` contains its hashes with older
 * peppers.
 */
async function resolveHint(
  context: Context,
  unit: UnitOfWork,
  hint: string | null,
  earlier: readonly string[],
): Promise<AccountTable | null> {
  if (hint === null) return null
  for (const hash of [hint, ...earlier, ...context.keyedHash.all('account', hint)]) {
    const account = await findAccount(unit.trx, hash)
    if (account && account.institution_code !== '') return account
  }
  return null
}

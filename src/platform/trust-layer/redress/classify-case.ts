import type { BodyOf } from '../../../contract/operations/index.ts'
import {
  controlFailures,
  type RecoveryOutcome,
  recoveryOutcomes,
  scamTypes,
} from '../../../contract/operations/vocabulary.ts'
import { canonical } from '../../../contract/primitives/canonical.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { CaseTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../kit/handler.ts'
import { digest } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { hoursBetween, roundTo, toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { normaliseTerm } from '../../kit/vocabulary.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { assertNothingOpen, cancelWork } from './end-case.ts'
import { assertActive } from './route-case.ts'

interface Classification {
  digest: string
  answer: ReturnType<typeof toAnswer>
  request: BodyOf<'classifyCase'>
}

/** Reads a case's classification, in the words of the person who entered it; null while it is open. */
export function readClassification({ classification }: Pick<CaseTable, 'classification'>) {
  if (classification === null) return null
  const { request } = JSON.parse(classification) as Classification
  return {
    final_scam_type: request.final_scam_type,
    recovery_outcome: request.recovery_outcome,
    primary_institution_code: request.primary_institution_code ?? null,
    institutional_control_failure: request.institutional_control_failure ?? [],
    repeat_victim: request.repeat_victim ?? false,
  }
}

/** Closes a case, provided that nothing is pending and the amounts match the ledger. */
export async function classifyCase(
  context: Context,
  unit: UnitOfWork,
  call: OperationRequest<'classifyCase'>,
  row: CaseTable,
) {
  const { body, minor } = call
  const outcome = oneOf('recovery_outcome', body.recovery_outcome, recoveryOutcomes)
  for (const failure of body.institutional_control_failure ?? []) {
    oneOf('institutional_control_failure', failure, controlFailures)
  }
  const bodyDigest = digest(canonical(body))
  const before = row.classification && (JSON.parse(row.classification) as Classification)
  if (before) {
    if (before.digest === bodyDigest) return before.answer
    throw new Refusal('already-classified')
  }
  if (row.rejected_at !== null) throw new Refusal('case-closed')
  if (body.primary_institution_code) await assertActive(unit.trx, [body.primary_institution_code])
  await assertNothingOpen(unit, row.case_id)
  assertAmounts(context, row, outcome, minor(body.recovery_amount))
  const answer = toAnswer(context, unit, row, body)
  const classification: Classification = { digest: bodyDigest, answer, request: body }
  await unit.trx
    .updateTable('pf_case')
    .set({ closed_at: unit.now, classification: JSON.stringify(classification) })
    .where('case_id', '=', row.case_id)
    .execute()
  await drawConclusions(unit, call, row, outcome)
  unit.audit({
    action: 'case.classified',
    resourceType: 'case',
    resourceId: row.case_id,
    caseId: row.case_id,
    after: classification,
  })
  await refreshCase(context, unit, row.case_id, 'classified')
  return answer
}

/**
 * Checks the figures against the ledger, and the outcome against the figures.
 * @throws Refusal `recovery-amount-mismatch`
 */
function assertAmounts({ profile }: Context, row: CaseTable, outcome: RecoveryOutcome, amount: number): void {
  const fits: Partial<Record<RecoveryOutcome, boolean>> = {
    full_recovery: row.paid === row.amount && row.amount > 0,
    partial_recovery: row.paid > 0 && row.paid < row.amount,
    no_recovery: row.paid === 0,
    not_fraud: row.paid === 0,
  }
  if (amount === row.paid && (fits[outcome] ?? true)) return
  throw new Refusal('recovery-amount-mismatch', {
    extensions: { expected: toMajor(row.paid, profile.currencyExponent) },
  })
}

function toAnswer({ profile }: Context, unit: UnitOfWork, row: CaseTable, body: BodyOf<'classifyCase'>) {
  const computed = roundTo(hoursBetween(row.created_at, unit.now), 2)
  const reported = body.case_duration_hours
  const isOff = reported !== undefined && Math.abs(reported - computed) > 1
  return {
    case_id: row.case_id,
    status: 'closed' as const,
    final_scam_type: normaliseTerm(body.final_scam_type, scamTypes),
    recovery_outcome: body.recovery_outcome,
    recovery_amount: toMajor(row.paid, profile.currencyExponent),
    recovery_rate: row.amount === 0 ? 0 : roundTo(row.paid / row.amount, 4),
    case_duration_hours: reported ?? computed,
    classified_at: toWireTime(unit.now),
    ...(isOff && !profile.strictShapes && { extensions: { computed_duration_hours: computed } }),
  }
}

/** Applies the outcome to the accounts of the case and to its scheduled work. */
async function drawConclusions(
  unit: UnitOfWork,
  { body, principal }: OperationRequest<'classifyCase'>,
  row: CaseTable,
  outcome: RecoveryOutcome,
): Promise<void> {
  if (outcome === 'not_fraud' || outcome === 'duplicate') {
    await unit.trx
      .updateTable('pf_account_report')
      .set({ counts: 0 })
      .where('case_id', '=', row.case_id)
      .execute()
  }
  const mayConfirm = principal.role === 'analyst' || principal.role === 'admin'
  if (body.extensions?.confirm_mule && mayConfirm && outcome !== 'not_fraud' && row.receiver_account_hash) {
    await unit.trx
      .updateTable('pf_account')
      .set({ confirmed_mule: 1 })
      .where('account_hash', '=', row.receiver_account_hash)
      .execute()
  }
  await cancelWork(unit, row.case_id)
}

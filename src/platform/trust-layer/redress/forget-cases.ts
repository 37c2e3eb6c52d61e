import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../../storage/database/storage.ts'
import type { SweepShare } from '../../../storage/sweep-guard.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { Context } from '../../kit/context.ts'
import { plusDays } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import type { Release } from '../recovery/freeze/release-freeze.ts'

/**
 * Deletes the personal parts of the cases that are past their retention period: the citizen's account of
 * events, contact details, messages to and about the citizen, and the narratives of payments. Figures,
 * statuses, hashes and the audit trail stay.
 */
export async function forgetCases({ profile }: Context, unit: UnitOfWork): Promise<void> {
  const { trx } = unit
  const before = plusDays(unit.now, -profile.dataRetentionDays)
  const cases = await trx
    .updateTable('pf_case')
    .set((eb) => ({
      scam_type_raw: eb.ref('scam_type'),
      receiving_account_hint: null,
      confidence_metadata: forgotten,
      contact_sealed: null,
    }))
    .where('created_at', '<', before)
    .where(isRemembered)
    .returning('case_id')
    .execute()
  for (const { case_id: caseId } of cases) {
    unit.audit({ action: 'case.forgotten', resourceType: 'case', resourceId: caseId, caseId })
  }
  await trx.deleteFrom('pf_scam_report').where('delete_at', '<=', unit.now).execute()
  await trx.deleteFrom('pf_document').where('generated_at', '<', before).execute()
  await trx.updateTable('pf_routing').set({ internal_notes: null }).where('at', '<', before).execute()
  await trx.updateTable('pf_notification').set({ digest: '' }).where('created_at', '<', before).execute()
  await trx
    .updateTable('pf_delivery')
    .set({ sealed: null, next_at: null })
    .where('expected_by', '<', before)
    .where('sealed', 'is not', null)
    .execute()
  await trx.updateTable('pf_freeze').set({ justification: '' }).where('issued_at', '<', before).execute()
  await forgetReleases(unit, before)
  await trx.updateTable('pf_return').set({ narrative: null }).where('initiated_at', '<', before).execute()
  // Narratives of payments, as submitted by institutions.
  await trx
    .updateTable('pf_ledger_tx')
    .set({ narrative: null })
    .where('booked_at', '<', before)
    .where('narrative', 'is not', null)
    .execute()
  // Metadata of payments, as submitted by banks.
  await trx.deleteFrom('pf_metadata').where('received_at', '<', before).execute()
  await forgetOfInstitutions(unit)
}

/** Condition for cases whose personal parts are still stored. */
const isRemembered = (eb: ExpressionBuilder<Tables, 'pf_case'>) =>
  eb.or([eb('confidence_metadata', '!=', forgotten), eb('contact_sealed', 'is not', null)])

/**
 * Counts the cases whose personal parts would be deleted now, and all that still have them. The count of
 * deletions stops at one more than `enough` returns.
 */
export async function countForgotten(
  db: Db,
  { before, enough }: { before: string; enough: (all: number) => number },
): Promise<SweepShare> {
  const cases = db.selectFrom('pf_case').where(isRemembered)
  const { count } = await cases
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const due = await cases
    .select('case_id')
    .where('created_at', '<', before)
    .limit(enough(Number(count)) + 1)
    .execute()
  return { what: 'platform-cases', due: due.length, all: Number(count) }
}

/** Deletes the names of the deciders from releases of freezes that were issued before an instant. */
async function forgetReleases({ trx }: UnitOfWork, before: string): Promise<void> {
  const freezes = await trx
    .selectFrom('pf_freeze')
    .select(['freeze_id', 'release'])
    .where('issued_at', '<', before)
    .where('release', 'like', '%"release_authority"%')
    .execute()
  for (const { freeze_id: freezeId, release } of freezes) {
    const { release_authority: _, ...left } = JSON.parse(release ?? '{}') as Release
    await trx
      .updateTable('pf_freeze')
      .set({ release: JSON.stringify(left) })
      .where('freeze_id', '=', freezeId)
      .execute()
  }
}

/**
 * Deletes the metadata that an institution submitted about payments, once it is past that institution's
 * retention period.
 */
async function forgetOfInstitutions({ trx, now }: UnitOfWork): Promise<void> {
  const shorter = await trx
    .selectFrom('pf_participant')
    .select(['institution_code', 'data_retention_days'])
    .where('client_id', 'is not', null)
    .execute()
  for (const { institution_code: code, data_retention_days: days } of shorter) {
    await trx
      .deleteFrom('pf_metadata')
      .where('sender_institution_code', '=', code)
      .where('received_at', '<', plusDays(now, -days))
      .execute()
  }
}

/** Replaces the deleted text of a case: an empty object, with a blank that marks it as deleted. */
const forgotten = '{ }'

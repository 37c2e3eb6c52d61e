import type { CaseTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { Principal } from '../../kit/principal.ts'
import { plusHours } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

/**
 * Number of reports of one account without a confirming payment, within an hour, that trigger a warning;
 * every further multiple triggers another.
 */
const bombingFrom = 5

/** Records that the citizen of a case has named an account. */
export async function countReport(
  context: Context,
  unit: UnitOfWork,
  { case_id, citizen_id_hash }: CaseTable,
  accountHash: string,
): Promise<void> {
  await unit.trx
    .insertInto('pf_account_report')
    .values({
      case_id,
      account_hash: accountHash,
      citizen_id_hash,
      at: unit.now,
      counts: 1,
      source: sourceOf(unit.principal),
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'account_hash']).doNothing())
    .execute()
  await warnOfBombing(context, unit, accountHash)
}

/** Identifies the caller without the citizen on whose behalf it acts. */
const sourceOf = ({ id, citizenRef }: Principal) =>
  citizenRef === undefined ? id : id.slice(0, id.lastIndexOf(':'))

/** Warns the operator of an account that is reported again and again without a payment to it. */
async function warnOfBombing({ logger }: Context, unit: UnitOfWork, accountHash: string): Promise<void> {
  const { reports } = await unit.trx
    .selectFrom('pf_account_report')
    .innerJoin('pf_case', 'pf_case.case_id', 'pf_account_report.case_id')
    .select((eb) => eb.fn.countAll<number | string>().as('reports'))
    .where('account_hash', '=', accountHash)
    .where('at', '>', plusHours(unit.now, -1))
    .where('pf_case.reference_found', '=', 0)
    .executeTakeFirstOrThrow()
  if (Number(reports) % bombingFrom !== 0 || Number(reports) === 0) return
  unit.afterCommit(() =>
    logger.warn({ accountHash, reports: Number(reports) }, 'unconfirmed reports of one account pile up'),
  )
}

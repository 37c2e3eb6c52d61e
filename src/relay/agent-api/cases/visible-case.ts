import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseFileRow } from '../../citizen-api/cases/case-files.ts'
import { type Operator, sees } from '../sign-in/operator.ts'
import type { OperatorContext } from '../sign-in/route-guards.ts'

/**
 * Reads the file of a case that a person may see.
 * @throws Problem `not-found`, also for a case of another channel
 */
export async function visibleCase(
  db: Db,
  operator: Pick<Operator, 'channels'>,
  caseId: string,
): Promise<CaseFileRow> {
  const file = await db.selectFrom('case_file').selectAll().where('case_id', '=', caseId).executeTakeFirst()
  if (!file || !sees(operator, file.gw_id)) throw new Problem('not-found')
  return file
}

/** Reads the id in the path. @throws Problem `not-found` if it is not a valid id */
export function idIn(c: OperatorContext): string {
  const id = c.req.param('id') ?? ''
  if (!/^[\w.-]{1,128}$/.test(id)) throw new Problem('not-found')
  return id
}

import { randomBytes } from 'node:crypto'
import { Problem } from '../../../contract/primitives/problem.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { TeamspaceTable } from '../../../storage/tables/voice.ts'
import { digest } from '../../kit/principal.ts'

/** Id of the workspace of a deployment. */
export const mainWorkspace = 'main'

/** Manages the teamspaces of the workspace. */
export interface Teamspaces {
  /** Finds one by its id; undefined if it does not exist. */
  find(db: Db, id: string): Promise<TeamspaceTable | undefined>
  list(db: Db): Promise<TeamspaceTable[]>
  /**
   * Adds one, and returns its takeover secret, of which only a digest is stored.
   * @throws Problem `conflict`
   */
  add(trx: Db, id: string, now: string): Promise<string>
  /** Generates a new takeover secret; the previous one becomes invalid. @throws Problem `not-found` */
  renewSecret(trx: Db, id: string, now: string): Promise<string>
}

/** Creates the teamspaces: those that were added, and those in `declared`, which the configuration names. */
export function createTeamspaces(declared: readonly string[]): Teamspaces {
  const ofConfiguration = (id: string): TeamspaceTable => ({
    teamspace_id: id,
    workspace_id: mainWorkspace,
    secret_digest: null,
    secret_made_at: null,
    created_at: '',
  })
  const find: Teamspaces['find'] = async (db, id) =>
    (await db.selectFrom('pf_teamspace').selectAll().where('teamspace_id', '=', id).executeTakeFirst()) ??
    (declared.includes(id) ? ofConfiguration(id) : undefined)
  const keepSecret = async (trx: Db, row: TeamspaceTable, now: string): Promise<string> => {
    const secret = randomBytes(32).toString('base64url')
    const made = { secret_digest: digest(secret), secret_made_at: now }
    await trx
      .insertInto('pf_teamspace')
      .values({ ...row, created_at: row.created_at || now, ...made })
      .onConflict((conflict) => conflict.column('teamspace_id').doUpdateSet(made))
      .execute()
    return secret
  }
  return {
    find,
    async list(db) {
      const rows = await db.selectFrom('pf_teamspace').selectAll().execute()
      const others = declared.filter((id) => !rows.some(({ teamspace_id }) => teamspace_id === id))
      return [...rows, ...new Set(others)]
        .map((row) => (typeof row === 'string' ? ofConfiguration(row) : row))
        .sort((a, b) => a.teamspace_id.localeCompare(b.teamspace_id, 'en'))
    },
    async add(trx, id, now) {
      if (await find(trx, id)) {
        throw new Problem('conflict', {
          errors: [{ field: 'teamspace_id', code: 'taken', message: 'There is a teamspace of this id.' }],
        })
      }
      return keepSecret(trx, ofConfiguration(id), now)
    },
    async renewSecret(trx, id, now) {
      return keepSecret(trx, await findTeamspace({ find }, trx, id), now)
    },
  }
}

/** Finds a teamspace. @throws Problem `not-found` */
export async function findTeamspace(
  teamspaces: Pick<Teamspaces, 'find'>,
  db: Db,
  id: string,
): Promise<TeamspaceTable> {
  const row = await teamspaces.find(db, id)
  if (row) return row
  throw new Problem('not-found', {
    errors: [{ field: 'teamspace_id', code: 'unknown', message: 'There is no such teamspace.' }],
  })
}

/** Returns whether a text is the takeover secret of a teamspace. */
export const isSecretOf = (row: TeamspaceTable | undefined, given: string): boolean =>
  // Both sides are digests, so that the timing reveals nothing about the secret.
  row?.secret_digest !== null && row !== undefined && equalSecrets(digest(given), row.secret_digest)

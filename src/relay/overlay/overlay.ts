import * as z from 'zod'
import { parseWith } from '../../contract/operations/validate.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { RelayConfig } from '../config/file.ts'
import { findSettable, type Settable } from './settable.ts'

/** What was set at the console for one setting, or once was. */
export interface OverlayRow {
  path: string
  /** Undefined once it was taken back. */
  value: unknown
  version: number
  changedBy: string
  changedAt: string
}

/** What is to be set, and by whom. */
interface OverlayChange {
  path: string
  /** Null takes back what was set. */
  value: unknown
  /** The version that the person has seen, 0 where nothing was ever set. Default: whichever there is. */
  version?: number
  by: string
}

/** Reads what was set. */
export interface OverlayReader {
  list(): Promise<OverlayRow[]>
}

/** Keeps what is set where the configuration file names nothing. */
export interface Overlay extends OverlayReader {
  /**
   * Sets one setting, or takes it back.
   * @throws Problem `validation-error` naming `path` or `value`, `conflict` where the file names it, `version-changed` when
   * somebody else was first
   */
  change(change: OverlayChange): Promise<OverlayRow>
}

/** Lists what the overlay needs. */
export interface OverlayDeps {
  storage: Storage
  /** As the file has it. */
  config: RelayConfig
  clock: Clock
  security: SecurityLog
}

/** Creates what reads the overlay. */
export const createOverlayReader = ({ db }: Pick<Storage, 'db'>): OverlayReader => ({
  async list() {
    const rows = await db.selectFrom('setting_overlay').selectAll().orderBy('path').execute()
    return rows.map(toRow)
  },
})

/** Creates the overlay of a configuration. */
export function createOverlay({ storage, config, clock, security }: OverlayDeps): Overlay {
  const write = (path: string, value: unknown, { version, by }: OverlayChange): Promise<OverlayRow> =>
    storage.write(`setting:${path}`, async (trx) => {
      const before = await trx
        .selectFrom('setting_overlay')
        .select(['version', 'changed_by'])
        .where('path', '=', path)
        .executeTakeFirst()
      const seen = before?.version ?? 0
      if (version !== undefined && version !== seen) {
        throw new Problem('version-changed', {
          detail: `${before?.changed_by ?? 'Somebody'} was first. Look at it again.`,
          extensions: { version: seen },
        })
      }
      const row = {
        value: value === null ? null : JSON.stringify(value),
        version: seen + 1,
        changed_by: by,
        changed_at: clock(),
      }
      await trx
        .insertInto('setting_overlay')
        .values({ path, ...row })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
        .execute()
      return toRow({ path, ...row })
    })

  return {
    ...createOverlayReader(storage),
    async change(change) {
      const settable = findSettable(config, change.path)
      if (!settable) throw wrong('path', 'unknown', 'is nothing that the console can set')
      const value = change.value === null ? null : check(settable, change.value)
      const row = await write(settable.path, value, change)
      security.record({
        kind: 'settings-changed',
        actor: change.by,
        ...(settable.gwId !== undefined && { gwId: settable.gwId }),
        detail: `${settable.path}: ${value === null ? 'taken back' : wordsOf(value)}`.slice(0, maxDetail),
      })
      return row
    },
  }
}

/** An entry of the trail is no longer than it can be read. */
const maxDetail = 300

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : JSON.stringify(value))

/** @throws Problem `conflict` or `validation-error` */
function check({ path, schema, inFile }: Settable, value: unknown): unknown {
  if (inFile !== undefined) {
    throw new Problem('conflict', {
      detail: `${path} is set in the configuration file, which wins.`,
      extensions: { reason: 'set-in-file' },
    })
  }
  return parseWith(z.object({ value: schema }), { value }).value
}

const wrong = (field: string, code: string, message: string) =>
  new Problem('validation-error', { errors: [{ field, code, message }] })

interface Row {
  path: string
  value: string | null
  version: number
  changed_by: string
  changed_at: string
}

const toRow = ({ path, value, version, changed_by, changed_at }: Row): OverlayRow => ({
  path,
  value: value === null ? undefined : JSON.parse(value),
  version,
  changedBy: changed_by,
  changedAt: changed_at,
})

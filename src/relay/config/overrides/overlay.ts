import * as z from 'zod'
import { parseWith } from '../../../contract/operations/validate.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { RelayConfig } from '../file.ts'
import { findForeignAddress } from './addresses.ts'
import { findSettable, type Settable } from './settable.ts'

/** A value that is, or once was, set at the console for one setting. */
export interface OverlayRow {
  path: string
  /** Undefined after it was reset. */
  value: unknown
  version: number
  changedBy: string
  changedAt: string
  /** The value before the changes of the last day. */
  before: unknown
  approvedBy: string | null
}

/** A change to make, and who makes it. */
interface OverlayChange {
  path: string
  /** Null resets the setting. */
  value: unknown
  /** The version that the user has seen, 0 if the setting was never set. Default: any. */
  version?: number
  by: string
  /** Who approved it. */
  approvedBy?: string
}

/** A change that has passed validation. */
export interface CheckedChange {
  settable: Settable
  value: unknown
  /** The current value, from the file or the console; undefined if neither sets it. */
  before: unknown
}

/** Reads the console settings. */
export interface OverlayReader {
  list(): Promise<OverlayRow[]>
}

/** Stores console settings for what the configuration file does not set. */
export interface Overlay extends OverlayReader {
  /**
   * Sets or resets one setting.
   * @throws Problem `validation-error` naming `path` or `value`, `conflict` where the file names it,
   * `version-changed` when someone else changed it first
   */
  change(change: OverlayChange): Promise<OverlayRow>
  /** Validates a change without making it. @throws what {@link Overlay.change} throws */
  check(change: OverlayChange): Promise<CheckedChange>
  /**
   * Makes a change in the caller's transaction, which must have {@link settingScope}. @throws what {@link
   * Overlay.change} throws
   */
  changeIn(trx: Db, change: OverlayChange): Promise<OverlayRow>
}

/** Dependencies of the overlay. */
export interface OverlayDeps {
  storage: Storage
  /** As in the file. */
  config: RelayConfig
  clock: Clock
  security: SecurityLog
}

/** Creates a reader of the overlay. */
export const createOverlayReader = ({ db }: Pick<Storage, 'db'>): OverlayReader => ({
  async list() {
    const rows = await db.selectFrom('setting_overlay').selectAll().orderBy('path').execute()
    return rows.map(toRow)
  },
})

/** Returns the transaction scope for changing a setting. */
export const settingScope = (path: string): string => `setting:${path}`

/** How long the previous value is shown after a change, in milliseconds. */
export const toldMs = 86_400_000

/** Creates the overlay of a configuration. */
export function createOverlay({ storage, config, clock, security }: OverlayDeps): Overlay {
  const write = async (trx: Db, path: string, value: unknown, change: OverlayChange): Promise<OverlayRow> => {
    const before = await rowAt(trx, path)
    assertSeen(change.version, before)
    const now = clock()
    const isOfToday = before !== undefined && Date.parse(now) - Date.parse(before.changed_at) < toldMs
    const row = {
      value: value === null ? null : JSON.stringify(value),
      version: (before?.version ?? 0) + 1,
      changed_by: change.by,
      changed_at: now,
      value_before: (isOfToday ? before.value_before : before?.value) ?? null,
      approved_by: change.approvedBy ?? null,
    }
    await trx
      .insertInto('setting_overlay')
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
      .execute()
    return toRow({ path, ...row })
  }
  const look = (change: OverlayChange) => {
    const settable = findSettable(config, change.path)
    if (!settable) throw wrong('path', 'unknown', 'is nothing that the console can set')
    const value = change.value === null ? null : check(settable, change.value)
    if (!settable.path.startsWith('channels.'))
      assertOwnAddresses(value, config.profile.officialDomains ?? [])
    return { settable, value }
  }
  const record = ({ settable, value }: Pick<CheckedChange, 'settable' | 'value'>, change: OverlayChange) =>
    security.record({
      kind: 'settings-changed',
      actor: change.by,
      ...(settable.gwId !== undefined && { gwId: settable.gwId }),
      detail: `${settable.path}: ${value === null ? 'taken back' : wordsOf(value)}`.slice(0, maxDetail),
    })
  const changeIn: Overlay['changeIn'] = async (trx, change) => {
    const { settable, value } = look(change)
    const row = await write(trx, settable.path, value, change)
    record({ settable, value }, change)
    return row
  }

  return {
    ...createOverlayReader(storage),
    changeIn,
    async check(change) {
      const { settable, value } = look(change)
      const row = await rowAt(storage.db, settable.path)
      assertSeen(change.version, row)
      const set = row?.value == null ? undefined : JSON.parse(row.value)
      return { settable, value, before: settable.inFile ?? set }
    },
    change: (change) => storage.write(settingScope(change.path), (trx) => changeIn(trx, change)),
  }
}

const rowAt = (db: Db, path: string) =>
  db.selectFrom('setting_overlay').selectAll().where('path', '=', path).executeTakeFirst()

/** @throws Problem `version-changed` when someone else changed it first */
function assertSeen(version: number | undefined, row: Row | undefined): void {
  const seen = row?.version ?? 0
  if (version === undefined || version === seen) return
  throw new Problem('version-changed', {
    detail: `${row?.changed_by ?? 'Somebody'} was first. Look at it again.`,
    extensions: { version: seen },
  })
}

/** @throws Problem `validation-error` for an address outside the deployment's own domains */
function assertOwnAddresses(value: unknown, domains: readonly string[]): void {
  const parts: [string, unknown][] =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, text]) => [`value.${name}`, text])
      : [['value', value]]
  for (const [field, text] of parts) {
    const foreign = typeof text === 'string' ? findForeignAddress(text, domains) : undefined
    if (foreign === undefined) continue
    const message = `${foreign} is not in officialDomains. If it is no address, put a space after the full stop.`
    throw wrong(field, 'address_not_official', message)
  }
}

/** Maximum length of a detail in the trail, so that entries stay readable. */
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
  value_before: string | null
  approved_by: string | null
}

const toRow = ({
  path,
  value,
  version,
  changed_by,
  changed_at,
  value_before,
  approved_by,
}: Row): OverlayRow => ({
  path,
  value: value === null ? undefined : JSON.parse(value),
  version,
  changedBy: changed_by,
  changedAt: changed_at,
  before: value_before === null ? undefined : JSON.parse(value_before),
  approvedBy: approved_by,
})

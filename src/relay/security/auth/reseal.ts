import { sql } from 'kysely'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { SealedColumn, SealedColumns } from '../../../storage/sealed-column.ts'
import { type Seal, sealedStart } from './seal.ts'

/** Dependencies of re-encryption. */
export interface ResealDeps {
  storage: Storage
  /** Decrypts existing texts, and encrypts with the key `keyId`. */
  seal: Seal
  keyId: string
  columns: SealedColumns
}

/** Result of one pass. */
export interface Resealed {
  resealed: number
  /** Texts that no key decrypts; they stay as they are. */
  unreadable: number
}

const rowsPerBatch = 100

/**
 * Re-encrypts everything that was encrypted with another key, while relays keep running. Each text names its
 * key, so the next pass resumes an interrupted one. A text that changes during the pass is also left to the
 * next one.
 */
export async function reseal(deps: ResealDeps): Promise<Resealed> {
  const { storage } = deps
  const sum: Resealed = { resealed: 0, unreadable: 0 }
  // On Postgres a transaction of many rows could deadlock with a relay's, so each row has its own there.
  const batch = storage.exclusive
    ? <T>(work: (db: Db) => Promise<T>) => storage.write('reseal', work)
    : <T>(work: (db: Db) => Promise<T>) => work(storage.db)
  for (const [table, column] of Object.entries<SealedColumn>(deps.columns)) {
    let after: string | undefined
    do {
      after = await batch((db) => resealBatch(deps, db, { table, column, after, sum }))
    } while (after !== undefined)
  }
  return sum
}

interface Batch {
  table: string
  column: SealedColumn
  /** The key of the last row that was processed. */
  after: string | undefined
  sum: Resealed
}

/** Re-encrypts one batch and returns the key of its last row; undefined if there was none. */
async function resealBatch(deps: ResealDeps, db: Db, { table, column, after, sum }: Batch) {
  const { rows } = await findOthers(deps.keyId, { table, column, after }).execute(db)
  for (const { id, sealed } of rows) {
    const fresh = sealAnew(deps.seal, sealed, column.contextOf(id))
    if (fresh === undefined) {
      sum.unreadable += 1
      continue
    }
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column.column)} = ${fresh}
      where ${sql.ref(column.key)} = ${id} and ${sql.ref(column.column)} = ${sealed}`.execute(db)
    sum.resealed += Number(numAffectedRows ?? 0n)
  }
  return rows.at(-1)?.id
}

function findOthers(keyId: string, { table, column, after }: Omit<Batch, 'sum'>) {
  const [key, sealed] = [sql.ref(column.key), sql.ref(column.column)]
  return sql<{ id: string; sealed: string }>`
    select ${key} as id, ${sealed} as sealed from ${sql.table(table)}
    where ${sealed} not like ${`${sealedStart(keyId)}%`} and ${sealed} <> ''
    ${column.only === undefined ? sql`` : sql`and ${key} = ${column.only}`}
    ${column.unless === undefined ? sql`` : sql`and ${sql.ref(column.unless)} is null`}
    ${after === undefined ? sql`` : sql`and ${key} > ${after}`}
    order by ${key} limit ${rowsPerBatch}`
}

function sealAnew(seal: Seal, sealed: string, context: string): string | undefined {
  try {
    return seal.encrypt(seal.decrypt(sealed, context), context)
  } catch {
    return undefined
  }
}

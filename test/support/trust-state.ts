import { CompiledQuery } from 'kysely'
import type { Db } from '../../src/storage/database/storage.ts'
import type { PlatformTables } from '../../src/storage/tables/platform.ts'

/** The tables that the invariants are about, by their names in the state. */
const tables = {
  accounts: 'pf_account',
  rows: 'pf_ledger_tx',
  cases: 'pf_case',
  caseEvents: 'pf_case_event',
  routings: 'pf_routing',
  traces: 'pf_trace',
  nodes: 'pf_trace_node',
  freezes: 'pf_freeze',
  freezeEvents: 'pf_freeze_event',
  returns: 'pf_return',
  odrs: 'pf_odr',
  payments: 'pf_case_tx',
  audit: 'pf_audit',
} as const satisfies Record<string, keyof PlatformTables>

/** Everything in the trust layer's database that the invariants are about. */
export type TrustState = { [Name in keyof typeof tables]: PlatformTables[(typeof tables)[Name]][] }

/**
 * Reads the state. Called after each of many thousand steps, so without the overhead of the query builder.
 */
export async function readTrustState(db: Db): Promise<TrustState> {
  const state: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`select * from ${table}`))
    state[name] = rows
  }
  // The rows are those of the tables listed above.
  return state as TrustState
}

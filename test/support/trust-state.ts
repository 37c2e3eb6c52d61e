import { CompiledQuery } from 'kysely'
import type { Db } from '../../src/storage/database/storage.ts'
import type { PlatformTables } from '../../src/storage/tables/platform.ts'

/** Tables in which the invariants speak, by what their rows are called here. */
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

/** Reads it. Asked after each of many thousand steps, so without the query builder's work. */
export async function readTrustState(db: Db): Promise<TrustState> {
  const state: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`select * from ${table}`))
    state[name] = rows
  }
  // The rows are those of the tables that stand above.
  return state as TrustState
}

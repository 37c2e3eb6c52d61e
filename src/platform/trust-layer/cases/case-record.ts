import { sql } from 'kysely'
import type { Db } from '../../../storage/database/storage.ts'
import type {
  CaseTable,
  FreezeTable,
  OdrTable,
  ReturnTable,
  RoutingTable,
  TraceTable,
} from '../../../storage/tables/platform.ts'
import type { Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'

/** A case with its complete history. */
export interface CaseRecord {
  row: CaseTable
  traces: TraceTable[]
  freezes: FreezeTable[]
  returns: ReturnTable[]
  odrs: OdrTable[]
  /** The latest routing; null until the case is routed. */
  routing: RoutingTable | null
}

/** The parts of a case that determine its status. */
export interface CaseProgress {
  row: CaseTable
  traces: readonly Pick<TraceTable, 'status' | 'due_at'>[]
  freezes: readonly Pick<FreezeTable, 'status' | 'ack_due_at' | 'expiry_at'>[]
  returns: readonly Pick<ReturnTable, 'status' | 'expected_by'>[]
  odrs: readonly Pick<OdrTable, 'status' | 'response_due_at' | 'resolution_due_at'>[]
  /** The latest routing; null until the case is routed. */
  routing: Pick<RoutingTable, 'sla_due_at'> | null
}

const opaqueId = /^[\w-]{1,128}$/

/** Returns whether a path parameter has the form of our identifiers. */
const isOpaqueId = (text: string) => opaqueId.test(text)

/**
 * Reads a case that the caller may see.
 * @throws Refusal `case-not-found`, also if the case belongs to another citizen or does not concern the
 * institution
 */
export async function findCase(trx: Db, principal: Principal, caseId: string): Promise<CaseTable> {
  const row = isOpaqueId(caseId)
    ? await trx.selectFrom('pf_case').selectAll().where('case_id', '=', caseId).executeTakeFirst()
    : undefined
  if (!row || !(await maySee(trx, principal, row))) throw new Refusal('case-not-found')
  return row
}

/**
 * Rejects changes to a closed case.
 * @throws Refusal `case-closed`
 */
export function assertOpen(row: CaseTable): void {
  if (row.closed_at !== null || row.rejected_at !== null) throw new Refusal('case-closed')
}

async function maySee(trx: Db, principal: Principal, row: CaseTable): Promise<boolean> {
  if (principal.role === 'citizen_channel') return principal.citizenRef === row.citizen_id_hash
  if (principal.role !== 'institution') return true
  const code = principal.institution ?? ''
  if (code === row.sender_institution_code || code === row.receiver_institution_code) return true
  return isInvolved(trx, row.case_id, code)
}

/** Returns whether money of a case went through the institution, or the case was routed to it. */
export async function isInvolved(trx: Db, caseId: string, code: string): Promise<boolean> {
  const node = await trx
    .selectFrom('pf_trace_node')
    .innerJoin('pf_trace', 'pf_trace.trace_id', 'pf_trace_node.trace_id')
    .select('pf_trace_node.trace_id')
    .where('pf_trace.case_id', '=', caseId)
    .where('pf_trace_node.institution_code', '=', code)
    .limit(1)
    .executeTakeFirst()
  if (node) return true
  const routings = await trx
    .selectFrom('pf_routing')
    .select('routed_to')
    .where('case_id', '=', caseId)
    .execute()
  return routings.some((routing) =>
    (JSON.parse(routing.routed_to) as { ref: string }[]).some(({ ref }) => ref === code),
  )
}

/**
 * Reads a case with its complete history.
 * @throws Error if the case does not exist
 */
export async function loadCase(trx: Db, caseId: string): Promise<CaseRecord> {
  const [row, traces, freezes, returns, odrs, routing] = [
    await trx.selectFrom('pf_case').selectAll().where('case_id', '=', caseId).executeTakeFirstOrThrow(),
    await trx
      .selectFrom('pf_trace')
      .selectAll()
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .orderBy('trace_id')
      .execute(),
    await trx.selectFrom('pf_freeze').selectAll().where('case_id', '=', caseId).execute(),
    await trx.selectFrom('pf_return').selectAll().where('case_id', '=', caseId).execute(),
    await trx.selectFrom('pf_odr').selectAll().where('case_id', '=', caseId).execute(),
    await trx
      .selectFrom('pf_routing')
      .selectAll()
      .where('case_id', '=', caseId)
      .orderBy('at', 'desc')
      .orderBy('routing_id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]
  return { row, traces, freezes, returns, odrs, routing: routing ?? null }
}

/**
 * Reads the parts of a case that determine its status, in two statements: every change of a case does this
 * while all others wait.
 * @throws Error if the case does not exist
 */
export async function loadProgress(trx: Db, caseId: string): Promise<CaseProgress> {
  const row = await trx
    .selectFrom('pf_case')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Stage>`
    select 'trace' as kind, status, due_at as at, null as later from pf_trace where case_id = ${caseId}
    union all select 'freeze', status, ack_due_at, expiry_at from pf_freeze where case_id = ${caseId}
    union all select 'return', status, expected_by, null from pf_return where case_id = ${caseId}
    union all select 'odr', status, response_due_at, resolution_due_at from pf_odr where case_id = ${caseId}
    union all select 'routing', '', sla_due_at, at from pf_routing where case_id = ${caseId}`.execute(trx)
  const of = <K extends Stage['kind']>(kind: K) =>
    rows.filter((stage): stage is Extract<Stage, { kind: K }> => stage.kind === kind)
  const routing = of('routing').reduce<Extract<Stage, { kind: 'routing' }> | undefined>(
    (latest, stage) => (latest && latest.later >= stage.later ? latest : stage),
    undefined,
  )
  return {
    row,
    traces: of('trace').map(({ status, at }) => ({ status, due_at: at })),
    freezes: of('freeze').map(({ status, at, later }) => ({ status, ack_due_at: at, expiry_at: later })),
    returns: of('return').map(({ status, at }) => ({ status, expected_by: at })),
    odrs: of('odr').map(({ status, at, later }) => ({
      status,
      response_due_at: at,
      resolution_due_at: later,
    })),
    routing: routing ? { sla_due_at: routing.at } : null,
  }
}

/** One row of any stage of a case, as {@link loadProgress} reads it. */
type Stage =
  | { kind: 'trace'; status: TraceTable['status']; at: string }
  | { kind: 'freeze'; status: FreezeTable['status']; at: string; later: string | null }
  | { kind: 'return'; status: ReturnTable['status']; at: string }
  | { kind: 'odr'; status: OdrTable['status']; at: string; later: string }
  | { kind: 'routing'; at: string; later: string }

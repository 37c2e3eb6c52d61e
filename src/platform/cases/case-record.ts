import type { Db } from '../../storage/database/storage.ts'
import type {
  CaseTable,
  FreezeTable,
  OdrTable,
  ReturnTable,
  RoutingTable,
  TraceTable,
} from '../../storage/tables/platform.ts'
import type { Principal } from '../kernel/principal.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Holds a case with everything that was done in it. */
export interface CaseRecord {
  row: CaseTable
  traces: TraceTable[]
  freezes: FreezeTable[]
  returns: ReturnTable[]
  odrs: OdrTable[]
  /** The latest routing; null until the case is routed. */
  routing: RoutingTable | null
}

const opaqueId = /^[\w-]{1,128}$/

/** Tells whether a path parameter has the form of our identifiers. */
const isOpaqueId = (text: string) => opaqueId.test(text)

/**
 * Reads a case that the caller may see.
 * @throws Refusal `case-not-found`, also when the case is another citizen's or of no concern to the
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
 * Refuses changes of a closed case.
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

/** Tells whether money of a case went through the institution, or the case was routed to it. */
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
 * Reads a case with everything that was done in it.
 * @throws Error when there is no such case
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
      .limit(1)
      .executeTakeFirst(),
  ]
  return { row, traces, freezes, returns, odrs, routing: routing ?? null }
}

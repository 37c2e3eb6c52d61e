import type { ResponseOf } from '../../../contract/operations/index.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import {
  type CaseFileRow,
  type CaseFiles,
  caseFileContext,
  type IntakeFacts,
} from '../../citizen-api/cases/case-files.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { Deed, Deeds } from './activity-log.ts'
import { HostRefusal } from './host-sender.ts'
import type { HostDispute, TrustCalls } from './trust-calls.ts'

/** How a case stands at the trust layer, with what the relay remembers of what was done in it. */
export interface CaseReading {
  file: CaseFileRow
  status: ResponseOf<'getCaseStatus'>
  /** The newest trace; null before the first. */
  trace: ResponseOf<'getTraceResults'> | null
  payments: Payment[]
  freezes: FreezeReading[]
  /** Newest first; undefined where the host gives none back. */
  disputes: readonly HostDispute[] | undefined
  sender: { accountHash: string | null; institution: string | null }
  /** Oldest first. */
  deeds: Deed[]
}

/** One payment that the money of the case left by. */
interface Payment {
  transaction_id: string
  /** Major units. */
  amount: number | null
  receiver_hash: string | null
  [more: string]: unknown
}

/** One freeze, with where the money lies, as far as that is known. */
type FreezeReading = ResponseOf<'getFreezeStatus'> & {
  account_hash: string | null
  institution_code: string | null
  issued_at: string | null
}

/** Reads cases by the operations alone, so that an embedded platform and a real trust layer look the same. */
export interface CaseReader {
  /** @throws HostRefusal, Problem */
  read(file: CaseFileRow, by: string): Promise<CaseReading>
}

/** Lists what reading cases needs. */
export interface CaseReaderDeps {
  storage: Storage
  trust: TrustCalls
  files: Pick<CaseFiles, 'seen'>
  deeds: Deeds
  seal: Seal
}

/** More traces of one case than anybody reads for its payments. */
const maxTraces = 5

/** Creates the reading of cases. */
export function createCaseReader({ storage, trust, files, deeds, seal }: CaseReaderDeps): CaseReader {
  return {
    async read(given, by) {
      const caseId = given.case_id
      const status = await trust.call('getCaseStatus', { params: { case_id: caseId } }, by)
      const remembered = await storage.write(`case:${caseId}`, async (trx) => {
        await files.seen(trx, status)
        return remember(trx, deeds, caseId, status)
      })
      const [traces, freezes, disputes] = await Promise.all([
        readTraces(trust, remembered, by),
        readFreezes(trust, status, remembered, by),
        trust.disputesOf(caseId, by),
      ])
      const file = await storage.db
        .selectFrom('case_file')
        .selectAll()
        .where('case_id', '=', caseId)
        .executeTakeFirst()
      const facts = factsOf(file ?? given, seal)
      const known = paymentsIn(traces)
      return {
        file: file ?? given,
        status,
        trace: traces[0] ?? null,
        payments: known.length > 0 ? known : reportedPayment(facts),
        freezes,
        disputes,
        sender: {
          accountHash: firstEdges(traces)[0]?.from ?? null,
          institution: facts?.senderInstitution ?? null,
        },
        deeds: remembered,
      }
    },
  }
}

/** Reads what the intake of a case named; undefined for a case from before it was kept. */
const factsOf = (file: CaseFileRow, seal: Seal): IntakeFacts | undefined =>
  file.sealed === '' ? undefined : seal.decrypt<IntakeFacts>(file.sealed, caseFileContext(file.case_id))

/** Keeps the trace that the case shows, since no operation lists those of a case. */
async function remember(
  trx: Db,
  deeds: Deeds,
  caseId: string,
  status: ResponseOf<'getCaseStatus'>,
): Promise<Deed[]> {
  const known = await deeds.of(trx, caseId)
  const { trace_id: traceId } = status.recovery_trace_summary
  if (typeof traceId !== 'string' || known.some(({ kind, ref }) => kind === 'trace' && ref === traceId)) {
    return known
  }
  await deeds.add(trx, caseId, { kind: 'trace', ref: traceId })
  return deeds.of(trx, caseId)
}

/** Newest first. */
async function readTraces(trust: TrustCalls, known: readonly Deed[], by: string) {
  const ids = known.flatMap(({ kind, ref }) => (kind === 'trace' && ref !== null ? [ref] : []))
  const newest = [...new Set(ids)].slice(-maxTraces).reverse()
  const traces = await Promise.all(
    newest.map((id) => orNone(trust.call('getTraceResults', { params: { trace_id: id } }, by))),
  )
  return traces.filter((trace) => trace !== undefined)
}

/** Every freeze that the case's timeline names, or that was ordered here. */
async function readFreezes(
  trust: TrustCalls,
  { freeze_status_timeline: timeline }: ResponseOf<'getCaseStatus'>,
  known: readonly Deed[],
  by: string,
): Promise<FreezeReading[]> {
  const ordered = known.filter(({ kind }) => kind === 'freeze' || kind === 'hold')
  const ids = new Set([
    ...timeline.flatMap(({ freeze_id: id }) => (typeof id === 'string' ? [id] : [])),
    ...ordered.flatMap(({ ref }) => ref ?? []),
  ])
  const freezes = await Promise.all(
    [...ids].map((id) => orNone(trust.call('getFreezeStatus', { params: { freeze_id: id } }, by))),
  )
  return freezes
    .filter((freeze) => freeze !== undefined)
    .map((freeze) => {
      const deed = ordered.find(({ ref }) => ref === freeze.freeze_id)
      const first = timeline.find(({ freeze_id: id }) => id === freeze.freeze_id)
      return {
        ...freeze,
        account_hash: text(deed?.details.account_hash),
        institution_code: text(first?.institution_code) ?? text(deed?.details.institution_code),
        issued_at: text(first?.at) ?? deed?.at ?? null,
      }
    })
}

type Trace = ResponseOf<'getTraceResults'>

/** The payments at which traces begin, from what a trace says beyond its documented shape. */
function firstEdges(traces: readonly Trace[]) {
  return traces.flatMap(({ extensions }) => {
    const edges = (extensions as { edges?: unknown } | undefined)?.edges
    return Array.isArray(edges) ? (edges as Edge[]).filter(({ hop }) => hop === 1) : []
  })
}

interface Edge {
  transaction_id: string
  from: string
  to: string
  amount: number
  hop: number
  at: string
}

function paymentsIn(traces: readonly Trace[]): Payment[] {
  const payments = new Map<string, Payment>()
  for (const { transaction_id, amount, to, at } of firstEdges(traces)) {
    payments.set(transaction_id, { transaction_id, amount, receiver_hash: to, booked_at: at })
  }
  return [...payments.values()]
}

/** Before the first trace, what she named of the payment stands for it. */
const reportedPayment = (facts: IntakeFacts | undefined): Payment[] =>
  facts?.reference === undefined
    ? []
    : [
        {
          transaction_id: facts.reference,
          amount: facts.amount,
          receiver_hash: facts.accountHash ?? null,
        },
      ]

/** What the trust layer does not have any more, or never had, is left out. */
async function orNone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof HostRefusal && error.status === 404) return undefined
    throw error
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

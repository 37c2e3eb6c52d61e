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

/** State of a case at the trust layer, with the actions that the relay has logged. */
export interface CaseReading {
  file: CaseFileRow
  status: ResponseOf<'getCaseStatus'>
  /** Newest trace; null before the first. */
  trace: ResponseOf<'getTraceResults'> | null
  payments: Payment[]
  freezes: FreezeReading[]
  /** Newest first; undefined if the host does not return them. */
  disputes: readonly HostDispute[] | undefined
  sender: { accountHash: string | null; institution: string | null }
  /** Oldest first. */
  deeds: Deed[]
}

/** Payment through which the money of the case was sent. */
interface Payment {
  transaction_id: string
  /** In major units. */
  amount: number | null
  receiver_hash: string | null
  [more: string]: unknown
}

/** Freeze, with the account that holds the money, where known. */
type FreezeReading = ResponseOf<'getFreezeStatus'> & {
  account_hash: string | null
  institution_code: string | null
  issued_at: string | null
}

/**
 * Reads cases only through the API operations, so that an embedded platform and a real trust layer look the
 * same.
 */
export interface CaseReader {
  /** @throws HostRefusal, Problem */
  read(file: CaseFileRow, by: string): Promise<CaseReading>
}

/** Dependencies of the case reader. */
export interface CaseReaderDeps {
  storage: Storage
  trust: TrustCalls
  files: Pick<CaseFiles, 'seen'>
  deeds: Deeds
  seal: Seal
}

/** Limit on the traces of a case that are read for its payments; more are not expected. */
const maxTraces = 5

/** Creates the case reader. */
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

/** Reads the intake data of a case; undefined for a case that another server opened. */
const factsOf = (file: CaseFileRow, seal: Seal): IntakeFacts | undefined =>
  file.sealed === '' ? undefined : seal.decrypt<IntakeFacts>(file.sealed, caseFileContext(file.case_id))

/** Stores the trace that the case shows, since no operation lists the traces of a case. */
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

/** Every freeze that is in the case's timeline or was ordered here. */
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

/** Payments at which traces start, taken from the extensions of a trace. */
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

/** Before the first trace, the payment details that the citizen reported are used instead. */
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

/** Omits data that the trust layer no longer has, or never had. */
async function orNone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof HostRefusal && error.status === 404) return undefined
    throw error
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

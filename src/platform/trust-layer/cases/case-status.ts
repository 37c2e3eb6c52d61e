import type {
  CaseStatus,
  FreezeStatus,
  OdrStatus,
  ReturnStatus,
  TraceStatus,
} from '../../../contract/operations/answer-words.ts'
import { toWireTime } from '../../kit/time.ts'

/**
 * Everything that the status of a case depends on. Amounts are minor units, instants are ISO strings in UTC.
 */
export interface CaseFacts {
  isClassified: boolean
  isRejected: boolean
  amountMinor: number
  paidMinor: number
  returns: readonly { status: ReturnStatus; expectedBy: string }[]
  odrs: readonly { status: OdrStatus; responseDueAt: string; resolutionDueAt: string }[]
  freezes: readonly { status: FreezeStatus; expiryAt: string | null; acknowledgementDueAt: string }[]
  traces: readonly { status: TraceStatus; resultDueAt: string }[]
  /** Null until the case is routed. */
  traceStartDueAt: string | null
  routingDueAt: string
}

/** The status of a case and its next milestone. */
export interface CaseStanding {
  status: CaseStatus
  /** The next milestone and its time: `none`, a word, or a word and an instant. */
  nextMilestone: string
}

/** Returns the earliest of several ISO instants in UTC, which sort as text. */
const earliest = (instants: readonly string[]): string => [...instants].sort()[0] ?? ''

const milestone = (word: string, instants: readonly string[]) => `${word} ${toWireTime(earliest(instants))}`

/** Statuses of a return that has not arrived yet. */
export const openReturns: readonly ReturnStatus[] = ['initiated', 'processing']
const openOdrs: readonly OdrStatus[] = ['opened', 'institution_responded', 'escalated']
const unfinishedTraces: readonly TraceStatus[] = ['queued', 'running']
const finishedTraces: readonly TraceStatus[] = ['completed', 'completed_partial', 'superseded']

/** Returns what a dispute is waiting for: the institution's answer until it is due, then the decision. */
function disputeMilestone(odrs: CaseFacts['odrs'], now: string): string {
  const unanswered = odrs.filter((odr) => odr.status === 'opened' && odr.responseDueAt > now)
  return unanswered.length > 0
    ? milestone(
        'institution_response_by',
        unanswered.map((odr) => odr.responseDueAt),
      )
    : milestone(
        'odr_resolution_by',
        odrs.map((odr) => odr.resolutionDueAt),
      )
}

/**
 * Returns whether a freeze holds money. It ends at its expiry, even if the expiry has not been recorded yet.
 */
const isHolding = (freeze: CaseFacts['freezes'][number], now: string) =>
  freeze.status === 'active' && (freeze.expiryAt === null || freeze.expiryAt > now)

type Rule = (facts: CaseFacts, now: string) => CaseStanding | undefined

/** Rules of the status, in order; the first that matches decides. */
const rules: readonly Rule[] = [
  ({ isClassified }) => (isClassified ? { status: 'closed', nextMilestone: 'none' } : undefined),
  ({ isRejected }) => (isRejected ? { status: 'rejected', nextMilestone: 'none' } : undefined),
  ({ amountMinor }) =>
    amountMinor === 0 ? { status: 'intelligence_only', nextMilestone: 'analyst_review' } : undefined,
  ({ returns }) => {
    const open = returns.filter((entry) => openReturns.includes(entry.status))
    if (open.length === 0) return undefined
    const nextMilestone = milestone(
      'funds_delivery_by',
      open.map((entry) => entry.expectedBy),
    )
    return { status: 'returning', nextMilestone }
  },
  ({ paidMinor, amountMinor }) =>
    paidMinor >= amountMinor ? { status: 'recovered', nextMilestone: 'classification' } : undefined,
  ({ odrs }, now) => {
    const open = odrs.filter((odr) => openOdrs.includes(odr.status))
    return open.length > 0 ? { status: 'disputed', nextMilestone: disputeMilestone(open, now) } : undefined
  },
  ({ freezes }, now) => {
    const active = freezes.filter((freeze) => isHolding(freeze, now))
    if (active.length === 0) return undefined
    const expiries = active.flatMap((freeze) => freeze.expiryAt ?? [])
    return { status: 'frozen', nextMilestone: milestone('freeze_expires_at', expiries) }
  },
  ({ freezes }) => {
    const pending = freezes.filter((freeze) => freeze.status === 'pending_ack')
    if (pending.length === 0) return undefined
    const due = pending.map((freeze) => freeze.acknowledgementDueAt)
    return { status: 'freeze_pending', nextMilestone: milestone('institution_acknowledgement_by', due) }
  },
  ({ paidMinor }) =>
    paidMinor > 0 ? { status: 'partially_recovered', nextMilestone: 'classification' } : undefined,
  ({ traces }) => {
    const unfinished = traces.filter((trace) => unfinishedTraces.includes(trace.status))
    if (unfinished.length === 0) return undefined
    const due = unfinished.map((trace) => trace.resultDueAt)
    return { status: 'tracing', nextMilestone: milestone('trace_results_by', due) }
  },
  ({ traces }) =>
    traces.some((trace) => finishedTraces.includes(trace.status))
      ? { status: 'traced', nextMilestone: 'intervention_decision' }
      : undefined,
  ({ traceStartDueAt }) =>
    traceStartDueAt === null
      ? undefined
      : { status: 'routed', nextMilestone: milestone('trace_start_by', [traceStartDueAt]) },
]

/** Computes the status of a case at an instant from its facts alone. */
export function toCaseStanding(facts: CaseFacts, now: string): CaseStanding {
  for (const rule of rules) {
    const standing = rule(facts, now)
    if (standing) return standing
  }
  return { status: 'received', nextMilestone: milestone('routing_by', [facts.routingDueAt]) }
}

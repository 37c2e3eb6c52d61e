import type { CaseEventKind, CaseState } from '../../../assistant/languages/tables/page-texts.ts'
import type { CaseView, FreezeEvent } from '../../../contract/chat/chat.ts'

/** Maps the trust layer's statuses to those that the owner of a case needs to distinguish. */
const states: Readonly<Record<string, CaseState>> = {
  frozen: 'held',
  disputed: 'held',
  returning: 'returning',
  partially_recovered: 'returned',
  recovered: 'returned',
  closed: 'closed',
  rejected: 'closed',
  intelligence_only: 'closed',
}
/** Number of the four steps (reported, traced, held, returned) that are done in each status. */
const stepsDone: Readonly<Record<string, number>> = {
  received: 1,
  routed: 1,
  tracing: 1,
  traced: 2,
  freeze_pending: 2,
  frozen: 3,
  disputed: 3,
  returning: 3,
  partially_recovered: 4,
  recovered: 4,
  closed: 4,
}

/** Statuses in which the next step is in progress. */
const underWay: ReadonlySet<string> = new Set([
  'received',
  'routed',
  'tracing',
  'freeze_pending',
  'returning',
])

/** Maps the trust layer's freeze events to the kinds that the page shows. */
const eventKinds: Readonly<Record<string, CaseEventKind>> = {
  issued: 'asked',
  acknowledged: 'held',
  refused: 'refused',
  extended: 'longer',
  partially_returned: 'back',
  released: 'ended',
  expired: 'ended',
  lapsed: 'ended',
}
/** Index of the step at which money comes back. */
const returnStep = 3

/** An event at a step of the case. */
export interface CaseEvent {
  kind: CaseEventKind
  /** Index of the step to which the event belongs: held or returned. */
  step: number
  /** ISO instant. */
  at: string
  /** In units of the currency. */
  amount?: number
}

/** The facts of a case that the page shows. */
export interface CaseFacts {
  state: CaseState
  /** Number of the four steps that are done. */
  done: number
  /** Whether the next step is in progress. */
  isUnderWay: boolean
  /** The figure to show large: the amount held or returned, in units of the currency. */
  figure?: { kind: 'held' | 'returned'; amount: number; of?: number }
  /** Due date of the next step, as an ISO instant. */
  dueAt?: string
  /** Oldest first. */
  events: readonly CaseEvent[]
}

/** Extracts the facts that the page shows of a case. Anything that the relay does not report is left out. */
export function toCaseFacts({
  status,
  freeze_status_timeline: timeline,
  recovery_trace_summary: trace,
  next_milestone: next,
}: CaseView): CaseFacts {
  const amount = (name: string): number => {
    const value = trace[name]
    return typeof value === 'number' && Number.isFinite(value) ? value : 0
  }
  const [held, returned, of] = [amount('amount_frozen'), amount('amount_returned'), amount('amount_reported')]
  const whole = of > 0 ? { of } : {}
  const dueAt = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(next)?.[0]
  return {
    state: states[status] ?? 'open',
    done: stepsDone[status] ?? 1,
    isUnderWay: underWay.has(status),
    ...(returned > 0
      ? { figure: { kind: 'returned' as const, amount: returned, ...whole } }
      : held > 0 && { figure: { kind: 'held' as const, amount: held, ...whole } }),
    ...(dueAt !== undefined && { dueAt }),
    events: timeline.flatMap(toCaseEvent),
  }
}

function toCaseEvent({ event, at, amount }: FreezeEvent): CaseEvent[] {
  const kind = eventKinds[event]
  if (!kind || Number.isNaN(Date.parse(at))) return []
  return [{ kind, step: kind === 'back' ? returnStep : returnStep - 1, at, ...(amount && { amount }) }]
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Operation } from '../../../contract/operations/operation.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Principal } from '../../security/auth/key-check.ts'
import type { HostCall } from '../upstream/host-call.ts'
import type { HostRoute } from '../upstream/hosts.ts'
import type { Deadline, Deadlines } from './deadlines.ts'
import type { ProxyMetrics } from './metrics.ts'

/** How long things may take, in milliseconds. */
export interface ProxyTiming {
  /** The deadline on an answer's head is the operation's latency target times this. */
  deadlineFactor: number
  deadlineMinMs: number
  deadlineMaxMs: number
  /** A whole JSON body must have arrived within this. */
  requestBodyMs: number
  /** Between two pieces of an upload, of an answer, or of what a slow reader takes. */
  idleMs: number
  /** Before the one repetition of a call that may be repeated. */
  retryDelayMs: number
}

/** Sets the times that a deployment does not configure. */
export const defaultTiming: ProxyTiming = {
  deadlineFactor: 5,
  deadlineMinMs: 5000,
  deadlineMaxMs: 60_000,
  requestBodyMs: 15_000,
  idleMs: 30_000,
  retryDelayMs: 50,
}

/** What all calls share. */
export interface CallContext {
  timing: ProxyTiming
  timers: Timers
  deadlines: Deadlines
  metrics: ProxyMetrics
  logger: Logger
}

/** One proxied request from its head to the end of its answer. */
export interface ProxiedCall extends Deadline {
  readonly context: CallContext
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly operation: Operation
  readonly host: HostRoute
  readonly requestId: string
  /** On the deadlines' scale. */
  readonly startedAt: number
  /** What leads callers of an earlier edition on, as a flat list of names and values. */
  readonly editionHeaders: readonly string[]
  principal: Principal | undefined
  /** RateLimit-* headers of the answer, as a flat list of names and values. */
  limitHeaders: string[] | undefined
  /** The latest attempt to reach the host. */
  hostCall: HostCall | undefined
  /** How many attempts have begun. */
  attempts: number
  /** The answer is decided, or nobody waits for it. */
  over: boolean
}

/** Gives the call `ms` milliseconds from now for its next step; when they are over, `onDue` is called. */
export function allow(call: ProxiedCall, ms: number, onDue: () => void): void {
  call.dueAt = call.context.deadlines.now() + ms
  call.onDue = onDue
}

/** Computes how long an operation may take until the head of its answer, in milliseconds. */
export function deadlineOf({ latencyTargetMs }: Operation, timing: ProxyTiming): number {
  const generous = latencyTargetMs * timing.deadlineFactor
  return Math.min(timing.deadlineMaxMs, Math.max(timing.deadlineMinMs, generous))
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Operation } from '../../../contract/operations/operation.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Principal } from '../../security/auth/key-check.ts'
import type { HostCall } from '../upstream/host-call.ts'
import type { HostRoute } from '../upstream/hosts.ts'
import type { Deadline, Deadlines } from './deadlines.ts'
import type { ProxyMetrics } from './metrics.ts'

/** Timeouts of the proxy, in milliseconds. */
export interface ProxyTiming {
  /** The deadline for the response head is the operation's latency target times this. */
  deadlineFactor: number
  deadlineMinMs: number
  deadlineMaxMs: number
  /** Time limit for a whole JSON body to arrive. */
  requestBodyMs: number
  /** Maximum pause between two pieces of an upload or a response, or between two reads of a slow reader. */
  idleMs: number
  /** Delay before the single retry of a call that may be retried. */
  retryDelayMs: number
}

/** Default timeouts. */
export const defaultTiming: ProxyTiming = {
  deadlineFactor: 5,
  deadlineMinMs: 5000,
  deadlineMaxMs: 60_000,
  requestBodyMs: 15_000,
  idleMs: 30_000,
  retryDelayMs: 50,
}

/** Everything that all calls share. */
export interface CallContext {
  timing: ProxyTiming
  timers: Timers
  deadlines: Deadlines
  metrics: ProxyMetrics
  logger: Logger
}

/** One proxied request, from its head to the end of its response. */
export interface ProxiedCall extends Deadline {
  readonly context: CallContext
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly operation: Operation
  readonly host: HostRoute
  readonly requestId: string
  /** On the scale of the deadlines. */
  readonly startedAt: number
  /**
   * Headers that direct callers of an earlier edition to the current one, as a flat list of names and values.
   */
  readonly editionHeaders: readonly string[]
  principal: Principal | undefined
  /** RateLimit-* headers of the response, as a flat list of names and values. */
  limitHeaders: string[] | undefined
  /** The latest attempt to reach the host. */
  hostCall: HostCall | undefined
  /** Number of attempts started. */
  attempts: number
  /** The response is decided, or the caller has left. */
  over: boolean
}

/**
 * Sets the deadline of the call's next step to `ms` milliseconds from now; `onDue` is called when it passes.
 */
export function allow(call: ProxiedCall, ms: number, onDue: () => void): void {
  call.dueAt = call.context.deadlines.now() + ms
  call.onDue = onDue
}

/** Returns how long an operation may take until the head of its response, in milliseconds. */
export function deadlineOf({ latencyTargetMs }: Operation, timing: ProxyTiming): number {
  const generous = latencyTargetMs * timing.deadlineFactor
  return Math.min(timing.deadlineMaxMs, Math.max(timing.deadlineMinMs, generous))
}

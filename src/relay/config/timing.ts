import * as z from 'zod'
import { defaultTiming } from '../gateway/proxy/call.ts'
import { defaultBreaker } from '../gateway/upstream/breaker.ts'

/** Timeouts and thresholds of the proxy in the configuration. Documented in docs/settings.md. */

const ms = z.number().int().min(1).max(3_600_000)

/** Schema of the proxy's timeouts, in milliseconds. */
export const proxyTiming = z
  .strictObject({
    deadlineFactor: z
      .number()
      .min(1)
      .max(100)
      .default(defaultTiming.deadlineFactor)
      .describe(
        "timeout for the head of a response, as a multiple of the operation's latency target; then it is 504",
      ),
    deadlineMinMs: ms.default(defaultTiming.deadlineMinMs).describe('but never less than this'),
    deadlineMaxMs: ms.default(defaultTiming.deadlineMaxMs).describe('and never more than this'),
    requestBodyMs: ms
      .default(defaultTiming.requestBodyMs)
      .describe('timeout for the JSON of a caller or visitor; then 408'),
    idleMs: ms
      .default(defaultTiming.idleMs)
      .describe('longest pause between two chunks of an upload or a response; then the connection is closed'),
    retryDelayMs: z
      .number()
      .int()
      .min(0)
      .max(60_000)
      .default(defaultTiming.retryDelayMs)
      .describe('delay before a retryable call is retried once'),
  })
  .refine(({ deadlineMinMs, deadlineMaxMs }) => deadlineMinMs <= deadlineMaxMs, {
    path: ['deadlineMinMs'],
    message: 'must not be more than deadlineMaxMs',
  })

/** Schema of the circuit breaker's thresholds. */
export const breakerThresholds = z.strictObject({
  failures: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(defaultBreaker.failures)
    .describe('number of timeouts in a row that open the circuit breaker; callers then get 502 immediately'),
  openMs: ms.default(defaultBreaker.openMs).describe('how long the breaker stays open, in milliseconds'),
})

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
        "the head of an answer may take so many times the operation's latency target; then it is 504",
      ),
    deadlineMinMs: ms.default(defaultTiming.deadlineMinMs).describe('but never less than this'),
    deadlineMaxMs: ms.default(defaultTiming.deadlineMaxMs).describe('and never more than this'),
    requestBodyMs: ms
      .default(defaultTiming.requestBodyMs)
      .describe("a caller's or a visitor's JSON must have arrived within this; else 408"),
    idleMs: ms
      .default(defaultTiming.idleMs)
      .describe('longest pause between two pieces of an upload or an answer; then it is cut'),
    retryDelayMs: z
      .number()
      .int()
      .min(0)
      .max(60_000)
      .default(defaultTiming.retryDelayMs)
      .describe('before the one repetition of a call that may be repeated'),
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
    .describe('so many silences in a row open the breaker; callers then get 502 at once'),
  openMs: ms.default(defaultBreaker.openMs).describe('for so many milliseconds'),
})

import * as z from 'zod'
import { defaultTiming } from '../proxy/call.ts'
import { defaultBreaker } from '../upstream/breaker.ts'

/** Times and thresholds of the proxy in the configuration. Documented in docs/settings.md. */

const ms = z.number().int().min(1).max(3_600_000)

/** Checks the deadlines of the proxy. */
export const proxyTiming = z
  .strictObject({
    deadlineFactor: z.number().min(1).max(100).default(defaultTiming.deadlineFactor),
    deadlineMinMs: ms.default(defaultTiming.deadlineMinMs),
    deadlineMaxMs: ms.default(defaultTiming.deadlineMaxMs),
    requestBodyMs: ms.default(defaultTiming.requestBodyMs),
    idleMs: ms.default(defaultTiming.idleMs),
    retryDelayMs: z.number().int().min(0).max(60_000).default(defaultTiming.retryDelayMs),
  })
  .refine(({ deadlineMinMs, deadlineMaxMs }) => deadlineMinMs <= deadlineMaxMs, {
    path: ['deadlineMinMs'],
    message: 'must not be more than deadlineMaxMs',
  })

/** Checks the thresholds of the breaker. */
export const breakerThresholds = z.strictObject({
  failures: z.number().int().min(1).max(10_000).default(defaultBreaker.failures),
  openMs: ms.default(defaultBreaker.openMs),
})

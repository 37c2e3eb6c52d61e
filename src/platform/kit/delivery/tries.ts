import { plusSeconds } from '../time.ts'

/** Four hours together, and soon after an outage of ten minutes: a service that is away for an hour or two costs her no message. */
const retrySeconds = [5, 15, 60, 120, 300, 300, 900, 2_700, 3_600, 3_600, 3_600]

/** How often a message is handed over before it has failed. */
export const maxAttempts = retrySeconds.length + 1

/** Longer than handing a message over may take: past it, whoever claimed it is taken for dead. */
export const leaseSeconds = 60

/** When a message is tried again that has failed `attempts` times. */
export const retryAfter = (now: string, attempts: number): string =>
  plusSeconds(now, retrySeconds[attempts - 1] ?? 3_600)

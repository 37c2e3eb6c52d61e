import { plusSeconds } from '../time.ts'

/**
 * Four hours in total, with a retry soon after an outage of ten minutes: if a service is down for an hour or
 * two, the citizen loses no message.
 */
const retrySeconds = [5, 15, 60, 120, 300, 300, 900, 2_700, 3_600, 3_600, 3_600]

/** Number of delivery attempts before a message has failed. */
export const maxAttempts = retrySeconds.length + 1

/** Longer than a delivery may take: a process whose claim is older counts as dead. */
export const leaseSeconds = 60

/** Returns when to retry a message that has failed `attempts` times. */
export const retryAfter = (now: string, attempts: number): string =>
  plusSeconds(now, retrySeconds[attempts - 1] ?? 3_600)

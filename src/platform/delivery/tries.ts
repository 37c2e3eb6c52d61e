import { plusSeconds } from '../kernel/time.ts'

/** How often a message is handed over before it has failed. */
export const maxAttempts = 5

const retrySeconds = [5, 15, 60, 120]

/** Longer than handing a message over may take: past it, whoever claimed it is taken for dead. */
export const leaseSeconds = 60

/** When a message is tried again that has failed `attempts` times. */
export const retryAfter = (now: string, attempts: number): string =>
  plusSeconds(now, retrySeconds[attempts - 1] ?? 120)

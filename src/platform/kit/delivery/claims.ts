import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import { untilThere } from '../../../storage/until-there.ts'
import type { Logger } from '../ports.ts'
import { plusSeconds } from '../time.ts'
import { leaseSeconds } from './tries.ts'

/** How often a claim is extended, in milliseconds: twice more before it would end. */
const renewMs = (leaseSeconds * 1_000) / 3
/** Number of attempts, one per second, to record a message's result while the database is unreachable. */
const mostNotings = 600

/** Dependencies of working on a claimed message. */
export interface ClaimDeps {
  timers: Timers
  logger: Logger
}

/** A process's claim on a message. */
export interface Claim {
  /** Possible ends: if a message is due at any other time, another process has claimed or settled it. */
  ends: readonly string[]
  /** Extends it, unless another process has claimed the message. */
  renew(): Promise<unknown>
}

/**
 * Creates the claim on a message that ends at `end`.
 * @param lengthen extends a message's claim that ends at one of `ends`
 */
export function createClaim(
  end: string,
  now: () => string,
  lengthen: (ends: readonly string[], end: string) => Promise<unknown>,
): Claim {
  // All of them, since a database that became unreachable may have made the change without confirming it.
  const ends = [end]
  return {
    ends,
    renew() {
      const longer = plusSeconds(now(), leaseSeconds)
      const before = [...ends]
      ends.push(longer)
      return lengthen(before, longer)
    },
  }
}

/**
 * Waits for the work on a claimed message and extends the claim until the work has ended, however slowly the
 * other side answers: another process would otherwise find the claim expired and send the message a second
 * time. A failed extension is retried.
 */
export async function whileClaimed<T>(timers: Timers, claim: Claim, work: Promise<T>): Promise<T> {
  const stopRenewing = timers.setInterval(() => {
    claim.renew().catch(() => {})
  }, renewMs)
  return work.finally(stopRenewing)
}

/**
 * Records the result of a message, retrying while the database is unreachable: an unrecorded message would be
 * sent a second time.
 * @throws what `note` throws, an outage after ten minutes
 */
export const untilNoted = ({ timers, logger }: ClaimDeps, note: () => Promise<unknown>): Promise<unknown> =>
  untilThere(
    note,
    (err) => logger.error({ err }, 'what became of a message is noted when the database is back'),
    { mostTries: mostNotings, wait: (ms) => sleep(timers, ms) },
  )

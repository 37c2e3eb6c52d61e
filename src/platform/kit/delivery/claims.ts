import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import { untilThere } from '../../../storage/until-there.ts'
import type { Logger } from '../ports.ts'
import { plusSeconds } from '../time.ts'
import { leaseSeconds } from './tries.ts'

/** How often a claim is lengthened, in milliseconds: twice more before it would end. */
const renewMs = (leaseSeconds * 1_000) / 3
/** So often, once a second, it is tried to note what became of a message while the database is away. */
const mostNotings = 600

/** Lists what working on a claimed message needs. */
export interface ClaimDeps {
  timers: Timers
  logger: Logger
}

/** What a process has of a message that it claimed. */
export interface Claim {
  /** When it may end: a message that is due at another time has been claimed, or settled, by somebody else. */
  ends: readonly string[]
  /** Lengthens it, for as long as nobody else has the message. */
  renew(): Promise<unknown>
}

/**
 * Describes the claim on a message that ends at `end`.
 *
 * @param lengthen puts the end of a message off that ends at one of `ends`
 */
export function createClaim(
  end: string,
  now: () => string,
  lengthen: (ends: readonly string[], end: string) => Promise<unknown>,
): Claim {
  // All of them, since a database that went away may have done what it gave no answer to.
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
 * Waits for what is done with a claimed message, and lengthens the claim until that has ended, however slowly the other side answers:
 * whoever else found the claim over would send the message a second time. A renewal that fails is tried again.
 */
export async function whileClaimed<T>(timers: Timers, claim: Claim, work: Promise<T>): Promise<T> {
  const stopRenewing = timers.setInterval(() => {
    claim.renew().catch(() => {})
  }, renewMs)
  return work.finally(stopRenewing)
}

/**
 * Notes what became of a message, also where the database is away just then: what is not noted would be sent a second time.
 *
 * @throws what `note` throws, an outage after ten minutes
 */
export const untilNoted = ({ timers, logger }: ClaimDeps, note: () => Promise<unknown>): Promise<unknown> =>
  untilThere(
    note,
    (err) => logger.error({ err }, 'what became of a message is noted when the database is back'),
    { mostTries: mostNotings, wait: (ms) => sleep(timers, ms) },
  )

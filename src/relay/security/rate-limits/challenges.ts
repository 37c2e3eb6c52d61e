import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Challenge, challenge, type Proof } from '../../../contract/chat/challenge.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'

/**
 * Creates challenges and checks their solutions. It is stateless: everything it needs is signed in the
 * challenge.
 */
export interface Challenges {
  /** Creates a challenge that opens a chat of one channel. */
  create(gwId: string): Promise<Challenge>
  /** Checks whether a challenge of this channel was solved in time. The caller must detect reuse. */
  check(proof: Proof, gwId: string): Promise<'solved' | 'expired' | 'invalid'>
}

/** How long a challenge can be solved. Much longer than the slowest phone needs on the slowest network. */
export const challengeMs = 180_000

/** Difficulty of a challenge. The number to find is anywhere below `numbers`. */
export interface ChallengeWork {
  /** PBKDF2 iterations for each number. */
  cost: number
  numbers: number
}

/**
 * Two and a half million iterations in the median: half a second on a desktop processor of 2024, two to three
 * on a phone at a quarter of its speed, and at most twice that because the number has an upper bound.
 * Creating a challenge costs the relay one derivation, half a millisecond off the event loop; checking one
 * costs two HMACs.
 */
const defaultWork: ChallengeWork = { cost: 2000, numbers: 2500 }

/** Dependencies of the challenges. */
export interface ChallengesDeps {
  keyedHash: KeyedHash
  clock: Clock
  /** Default: half a second of a desktop processor. */
  work?: ChallengeWork
}

/** Creates the challenges of a deployment, which are valid at all relays that share its secrets. */
export function createChallenges({ keyedHash, clock, work = defaultWork }: ChallengesDeps): Challenges {
  // These are not accounts: keyed hashes of fixed names are equally good secrets, and always the same at
  // every relay.
  const secrets = () => ({
    hmacSignatureSecret: keyedHash('account', 'parley challenges'),
    hmacKeySignatureSecret: keyedHash('account', 'parley solutions'),
  })
  return {
    async create(gwId) {
      const expiresAt = new Date(Date.parse(clock()) + challengeMs).toISOString()
      const { cost, numbers } = work
      const made = await createChallenge({
        ...secrets(),
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(numbers),
        // Not the library's own expiry, which uses a different clock.
        data: { gwId, expiresAt },
        deriveKey,
      })
      return challenge.parse(made)
    },
    async check({ challenge: asked, solution }, gwId) {
      const { verified } = await verifySolution({ ...secrets(), challenge: asked, solution, deriveKey })
      const { data } = asked.parameters
      if (!verified || data.gwId !== gwId) return 'invalid'
      return data.expiresAt > clock() ? 'solved' : 'expired'
    },
  }
}

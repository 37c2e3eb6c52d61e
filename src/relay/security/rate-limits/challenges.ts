import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Challenge, challenge, type Proof } from '../../../contract/chat/challenge.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'

/** Makes challenges and checks their solutions. It remembers nothing: what it must know is signed in the challenge. */
export interface Challenges {
  /** Makes a challenge that opens a chat of one channel. */
  create(gwId: string): Promise<Challenge>
  /** Tells whether a challenge of this channel was solved in time. That it was used before, others remember. */
  check(proof: Proof, gwId: string): Promise<'solved' | 'expired' | 'invalid'>
}

/** How long a challenge can be solved for. Much longer than the slowest phone needs, on the slowest network. */
export const challengeMs = 180_000

/** How much work a challenge is. The number that is looked for lies below `numbers`, anywhere. */
interface Work {
  /** Iterations of PBKDF2 for each number. */
  cost: number
  numbers: number
}

/**
 * Two and a half million iterations in the median: half a second of a desktop processor of 2024, two to three of a
 * phone at a quarter of its speed; never more than twice that, because the number has an upper end. Making a challenge
 * costs the relay one derivation, half a millisecond outside of the event loop; checking one costs two HMACs.
 */
const defaultWork: Work = { cost: 2000, numbers: 2500 }

/** Lists what challenges need. */
export interface ChallengesDeps {
  keyedHash: KeyedHash
  clock: Clock
  work?: Work
}

/** Creates the challenges of a deployment: the same at all relays that share its secrets. */
export function createChallenges({ keyedHash, clock, work = defaultWork }: ChallengesDeps): Challenges {
  // No accounts: the keyed hashes of fixed names are as good secrets, and the same at every relay at any time.
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
        // Not the library's own expiry, which goes by another clock.
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

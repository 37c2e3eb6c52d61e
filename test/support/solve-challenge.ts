import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Proof } from '../../src/contract/chat/challenge.ts'

/** Solves a challenge as an integrator's own client does. */
export async function toProof(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  const { counter, derivedKey } = solution
  return { challenge, solution: { counter, derivedKey } }
}

/** Reads the challenge from a refusal. */
export async function challengeIn(refusal: Response): Promise<Challenge> {
  const { challenge } = (await refusal.json()) as { challenge?: Challenge }
  if (!challenge) throw new Error(`no challenge in an answer of ${refusal.status}`)
  return challenge
}

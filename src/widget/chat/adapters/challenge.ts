import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Proof } from '../../../contract/chat/challenge.ts'
import { TransportError } from '../core/ports.ts'

/**
 * Solves the relay's challenge and calls `open` with the proof. Repeats this once if the relay then sends
 * another challenge, as it does if the first one expired on a slow device. The browser derives the keys off
 * the main thread, one number at a time, so that the citizen can go on writing.
 */
export async function meetChallenge<T>(asked: Challenge, open: (proof: Proof) => Promise<T>): Promise<T> {
  try {
    return await open(await solve(asked))
  } catch (error) {
    const { challenge } = error as TransportError
    if (!challenge) throw error
    return open(await solve(challenge))
  }
}

async function solve(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey })
  // `solveChallenge` gives up after a minute and a half.
  if (!solution) throw new TransportError('network')
  return { challenge, solution }
}

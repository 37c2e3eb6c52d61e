import type { Proof } from '../../../contract/chat/challenge.ts'
import type { SessionRequest } from '../../../contract/chat/chat.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionTokens } from '../../security/auth/session-tokens.ts'
import { type Challenges, challengeMs } from '../../security/rate-limits/challenges.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { RefusalCount } from '../../security/rate-limits/refusal-count.ts'
import type { UsedOnce } from '../../security/rate-limits/used-once.ts'

/** Lists what admission needs. */
export interface AdmissionDeps {
  channels: ReadonlyMap<string, Channel>
  tokens: Pick<SessionTokens, 'verifyForResume'>
  limits: Limits
  challenges: Challenges
  usedOnce: UsedOnce
  refusals: RefusalCount
}

/** Says who asks to be let in. */
export interface Asker {
  /** The keyed hash of her address. */
  address: string
  /** False for a page without a script, which can solve no challenge. Default true. */
  canSolve?: boolean
}

/**
 * Lets somebody open a chat, or go on with one, which is never challenged. Whoever can solve nothing has a small share in
 * the place of a challenge.
 * @throws Problem `challenge-required` with a challenge, `rate-limited`, or 401 naming `resume`
 */
export type Admit = (request: SessionRequest, asker: Asker) => Promise<void>

/** Creates the admission: the shares that a chat is taken from, and the challenge of a channel under attack. */
export function createAdmission(deps: AdmissionDeps): Admit {
  const { channels, tokens, limits, challenges, usedOnce, refusals } = deps

  const challengeFor = async (gwId: string, why?: keyof typeof faults) => {
    refusals.note({ kind: 'challenge-required', detail: why ? `${gwId}, proof ${why}` : gwId })
    return new Problem('challenge-required', {
      detail: 'Solve the challenge, and open the chat again with the proof.',
      ...(why && { errors: [{ field: 'proof', code: why, message: faults[why] }] }),
      extensions: { challenge: await challenges.create(gwId) },
    })
  }

  const checkProof = async (proof: Proof, address: string, gwId: string) => {
    const outcome = await challenges.check(proof, gwId)
    if (outcome !== 'solved') throw await challengeFor(gwId, outcome)
    const isFirst = await usedOnce.use(proof.challenge.signature, challengeMs)
    if (!isFirst) throw await challengeFor(gwId, 'used')
    // Last of all, so that nothing but work takes of this share.
    await limits.spend('solved', { address, channel: gwId })
  }

  return async ({ gwId, resume, proof }, { address, canSolve = true }) => {
    const channel = channels.get(gwId)
    // Whoever opens the chat says that there is none.
    if (!channel) return
    if (resume !== undefined) {
      const { chatId } = await tokens.verifyForResume(resume, 'resume')
      return limits.spend('resume', { address, chat: chatId, channel: gwId })
    }
    if (channel.challenge === 'never') return limits.spend('opening', { address, channel: gwId })
    if (proof) return checkProof(proof, address, gwId)
    const isCalm =
      channel.challenge === 'under-attack' && (await limits.isCalm('opening', { address, channel: gwId }))
    if (isCalm) return
    if (!canSolve) return limits.spend('unproven', { address, channel: gwId })
    throw await challengeFor(gwId)
  }
}

const faults = {
  expired: 'This challenge has expired.',
  invalid: 'This is no solution of a challenge of this channel.',
  used: 'This solution has opened a chat already.',
}

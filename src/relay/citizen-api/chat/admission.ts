import type { Proof } from '../../../contract/chat/challenge.ts'
import type { SessionRequest } from '../../../contract/chat/chat.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Channel } from '../../config/channel.ts'
import type { SessionTokens } from '../../security/auth/session-tokens.ts'
import { type Challenges, challengeMs } from '../../security/rate-limits/challenges.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { RefusalCount } from '../../security/rate-limits/refusal-count.ts'
import type { UsedOnce } from '../../security/rate-limits/used-once.ts'

/** Dependencies of the admission. */
export interface AdmissionDeps {
  channels: ReadonlyMap<string, Channel>
  tokens: Pick<SessionTokens, 'verifyForResume'>
  limits: Limits
  challenges: Challenges
  usedOnce: UsedOnce
  refusals: RefusalCount
}

/** The client that requests a session. */
export interface Asker {
  /** Keyed hash of the client's address. */
  address: string
  /** False for a page without JavaScript, which cannot solve a challenge. Default true. */
  canSolve?: boolean
}

/**
 * Checks whether a client may open or resume a chat. Resuming is never challenged. A client that cannot solve
 * a challenge gets a small rate limit instead.
 * @throws Problem `challenge-required` with a challenge, `rate-limited`, or 401 naming `resume`
 */
export type Admit = (request: SessionRequest, asker: Asker) => Promise<void>

/** Creates the admission: rate limits for new chats, and the challenge of a channel under attack. */
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
    // Spent last, so that only solved work uses up this limit.
    await limits.spend('solved', { address, channel: gwId })
  }

  return async ({ gwId, resume, proof }, { address, canSolve = true }) => {
    const channel = channels.get(gwId)
    // The session start reports an unknown channel.
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

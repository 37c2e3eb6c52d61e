import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'

/**
 * Tokens for the addresses of speech, because an audio element cannot send headers. They only give access to
 * the speech of one chat, and only for a short time, since addresses end up in logs.
 */
export interface SpeechLinks {
  issue(claims: SessionClaims): { token: string; expiresAt: string }
  /** @throws Problem `unauthenticated` or `session-expired` */
  verify(token: string): SessionClaims
}

const context = 'speech-link'
const lifetimeMs = 10 * 60_000

interface Sealed extends SessionClaims {
  expiresAt: string
}

/** Creates and verifies the tokens in audio addresses, each valid for ten minutes. */
export function createSpeechLinks({ seal, clock }: { seal: Seal; clock: Clock }): SpeechLinks {
  return {
    issue({ sessionId, chatId, gwId }) {
      const expiresAt = new Date(Date.parse(clock()) + lifetimeMs).toISOString()
      const sealed: Sealed = { sessionId, chatId, gwId, expiresAt }
      return { token: seal.encrypt(sealed, context), expiresAt }
    },
    verify(token) {
      const { expiresAt, ...claims } = open(seal, token)
      if (expiresAt > clock()) return claims
      throw new Problem('session-expired', {
        errors: [
          { field: 'token', code: 'expired', message: 'This address has expired; ask for a new one.' },
        ],
      })
    },
  }
}

function open(seal: Seal, token: string): Sealed {
  try {
    return seal.decrypt<Sealed>(token, context)
  } catch (cause) {
    throw new Problem('unauthenticated', {
      errors: [{ field: 'token', code: 'invalid', message: 'This is not a token of this server.' }],
      cause,
    })
  }
}

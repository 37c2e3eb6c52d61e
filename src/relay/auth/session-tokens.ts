import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'

/** Holds a signing key; `kid` is in the token, so that an older key can still verify. */
export interface TokenKey {
  kid: string
  /** At least 32 bytes. */
  secret: Uint8Array
}

/** Identifies a session with its chat and channel. */
export interface SessionClaims {
  sessionId: string
  chatId: string
  gwId: string
}

/** Issues and checks session tokens. */
export interface SessionTokens {
  issue(claims: SessionClaims): Promise<{ token: string; expiresAt: string }>
  /**
   * Checks a token.
   * @throws Problem `session-expired` when it has expired, `unauthenticated` when it is not ours; both name
   * `field`
   */
  verify(token: string, field: string): Promise<SessionClaims>
  /** Checks a token as `verify` does, but accepts an expired one for `resumeSeconds` after its end. */
  verifyForResume(token: string, field: string): Promise<SessionClaims>
}

/** Sets the keys and lifetimes of tokens. */
export interface TokenOptions {
  /** Gives the keys at every use. The first one signs; all of them verify. */
  keysOf: () => readonly [TokenKey, ...TokenKey[]]
  clock: Clock
  /** Default 12 hours. */
  lifetimeSeconds?: number
  /** Default 90 days. */
  resumeSeconds?: number
}

const hours12 = 12 * 3600
const days90 = 90 * 86_400

/** Says how long a token may be shown after it was signed, in seconds: its life, and as long as it can be resumed. */
export const tokenKeySeconds = hours12 + days90

/** Creates session tokens: JWT, signed with HS256. */
export function createSessionTokens(options: TokenOptions): SessionTokens {
  const { keysOf, clock, lifetimeSeconds = hours12, resumeSeconds = days90 } = options
  const read = async (token: string, field: string, clockTolerance: number): Promise<SessionClaims> => {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keysOf().find((one) => one.kid === kid)
          if (!key) throw new errors.JWSInvalid('unknown key')
          return key.secret
        },
        { algorithms: ['HS256'], currentDate: new Date(clock()), clockTolerance },
      )
      const { sid, sub, gw } = payload
      if (typeof sid !== 'string' || typeof sub !== 'string' || typeof gw !== 'string') {
        throw new errors.JWTInvalid('claims missing')
      }
      return { sessionId: sid, chatId: sub, gwId: gw }
    } catch (cause) {
      throw refusal(cause, field)
    }
  }
  return {
    async issue({ sessionId, chatId, gwId }) {
      const [key] = keysOf()
      const issuedAt = Math.floor(Date.parse(clock()) / 1000)
      const expires = issuedAt + lifetimeSeconds
      const token = await new SignJWT({ sid: sessionId, gw: gwId })
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .setSubject(chatId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(key.secret)
      return { token, expiresAt: new Date(expires * 1000).toISOString() }
    },
    verify: (token, field) => read(token, field, 0),
    verifyForResume: (token, field) => read(token, field, resumeSeconds),
  }
}

function refusal(cause: unknown, field: string): Problem {
  const expired = cause instanceof errors.JWTExpired
  return new Problem(expired ? 'session-expired' : 'unauthenticated', {
    errors: [
      expired
        ? { field, code: 'expired', message: 'The session has expired; open it again.' }
        : { field, code: 'invalid', message: 'This is not a token of this server.' },
    ],
  })
}

import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'

/** A signing key. The token contains its `kid`, so that older keys can still verify. */
export interface TokenKey {
  kid: string
  /** At least 32 bytes. */
  secret: Uint8Array
}

/** A session with its chat and channel. */
export interface SessionClaims {
  sessionId: string
  chatId: string
  gwId: string
}

/** Issues and verifies session tokens. */
export interface SessionTokens {
  issue(claims: SessionClaims): Promise<{ token: string; expiresAt: string }>
  /**
   * Verifies a token.
   * @throws Problem `session-expired` when it has expired, `unauthenticated` when this deployment did not
   * issue it; both name `field`
   */
  verify(token: string, field: string): Promise<SessionClaims>
  /** Verifies a token as `verify` does, but accepts an expired one for `resumeSeconds` after it expired. */
  verifyForResume(token: string, field: string): Promise<SessionClaims>
}

/** Keys and lifetimes of tokens. */
export interface TokenOptions {
  /** Returns the current keys, called at every use. The first one signs; all of them verify. */
  keysOf: () => readonly [TokenKey, ...TokenKey[]]
  clock: Clock
  /** Default 12 hours. */
  lifetimeSeconds?: number
  /** How long an expired token can still be exchanged for a new one. Default 90 days. */
  resumeSeconds?: number
  /** How many verified tokens are cached. Default 10,000. */
  maxKnown?: number
}

/** A token with a valid signature. Conditions that change over time are checked at every use. */
interface KnownToken {
  claims: SessionClaims
  key: TokenKey
  /** Unix time in seconds. */
  expires: number
}

const hours12 = 12 * 3600
const daySeconds = 86_400
const days90 = 90 * daySeconds

/** Returns how long a chat that is retained for this many days can be resumed, in seconds. */
export const resumeSecondsOf = (retentionDays: number): number => retentionDays * daySeconds

/**
 * Returns how long a token may be presented after it was signed, in seconds: its lifetime plus the time in
 * which it can be resumed.
 */
export const tokenKeySeconds = (retentionDays: number): number => hours12 + resumeSecondsOf(retentionDays)

/** Creates session tokens: JWT, signed with HS256. */
export function createSessionTokens(options: TokenOptions): SessionTokens {
  const { keysOf, clock, lifetimeSeconds = hours12, resumeSeconds = days90, maxKnown = 10_000 } = options
  // In order of last use. A signature is verified on a thread, which costs as much as reading a body.
  const known = new Map<string, KnownToken>()
  const remember = (token: string, found: KnownToken): SessionClaims => {
    known.delete(token)
    if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '')
    known.set(token, found)
    return found.claims
  }
  const isStillRight = ({ key, expires }: KnownToken, now: string, toleranceSeconds: number) =>
    expires > Math.floor(Date.parse(now) / 1000) - toleranceSeconds &&
    keysOf().some(({ kid, secret }) => kid === key.kid && Buffer.compare(secret, key.secret) === 0)

  const check = async (token: string, now: string, clockTolerance: number): Promise<KnownToken> => {
    let key: TokenKey | undefined
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        key = keysOf().find((one) => one.kid === kid)
        if (!key) throw new errors.JWSInvalid('unknown key')
        return key.secret
      },
      { algorithms: ['HS256'], currentDate: new Date(now), clockTolerance },
    )
    const { sid, sub, gw, exp } = payload
    if (
      !key ||
      typeof sid !== 'string' ||
      typeof sub !== 'string' ||
      typeof gw !== 'string' ||
      exp === undefined
    )
      throw new errors.JWTInvalid('claims missing')
    return { claims: { sessionId: sid, chatId: sub, gwId: gw }, key, expires: exp }
  }

  const read = async (token: string, field: string, toleranceSeconds: number): Promise<SessionClaims> => {
    const now = clock()
    const found = known.get(token)
    if (found && isStillRight(found, now, toleranceSeconds)) return remember(token, found)
    try {
      return remember(token, await check(token, now, toleranceSeconds))
    } catch (cause) {
      known.delete(token)
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
      // The page uses it immediately.
      remember(token, { claims: { sessionId, chatId, gwId }, key, expires })
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

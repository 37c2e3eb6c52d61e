import { createHmac } from 'node:crypto'
import { equalBytes } from '../../../http/secrets.ts'

/** Result of checking the hash of a uid; everything except `proven` is a refusal. */
export type ProofOutcome = 'proven' | 'mismatch' | 'expired' | 'expiry-required'

/** A hash that is claimed to prove a uid. */
export interface IdentityClaim {
  uid: string
  /** `<hex>`, or `<unix seconds>.<hex>` if it expires at that time. */
  hash: string
  /** ISO instant in UTC. */
  now: string
  /** Whether a hash without an expiry is accepted. */
  acceptsPlain: boolean
}

/**
 * The signed text of a hash that expires. No uid may look like it, or a plain hash would pass for an expiring
 * one.
 */
const toExpiring = (seconds: string, uid: string) => `exp:${seconds}:${uid}`
const expiringForm = /^exp:\d+:/

/**
 * Checks a hash against the channel's identity secret. The hash is the hexadecimal HMAC-SHA-256 of the uid,
 * or of `exp:<unix seconds>:<uid>` if it expires.
 */
export function checkIdentityProof(secret: string, claim: IdentityClaim): ProofOutcome {
  const { uid, hash, now, acceptsPlain } = claim
  const [seconds, hex] = hash.includes('.') ? hash.split('.', 2) : [undefined, hash]
  const isPlain = seconds === undefined
  if (isPlain && expiringForm.test(uid)) return 'mismatch'
  const wanted = createHmac('sha256', secret)
    .update(isPlain ? uid : toExpiring(seconds, uid))
    .digest()
  if (!equalBytes(Buffer.from(hex ?? '', 'hex'), wanted)) return 'mismatch'
  if (isPlain) return acceptsPlain ? 'proven' : 'expiry-required'
  return Number(seconds) * 1000 > Date.parse(now) ? 'proven' : 'expired'
}

import { createHmac } from 'node:crypto'
import { equalBytes } from '../../../http/secrets.ts'

/** Names what came of a hash that was given for a uid; all but `proven` are refusals. */
export type ProofOutcome = 'proven' | 'mismatch' | 'expired' | 'expiry-required'

/** Describes a hash that is to prove a uid. */
export interface IdentityClaim {
  uid: string
  /** `<hex>`, or `<unix seconds>.<hex>` for one that ends at that time. */
  hash: string
  /** ISO instant in UTC. */
  now: string
  /** Whether a hash that never ends will do. */
  acceptsPlain: boolean
}

/** What is signed for a hash that ends. No uid may look like it, or a plain hash would pass for one that ends. */
const toExpiring = (seconds: string, uid: string) => `exp:${seconds}:${uid}`
const expiringForm = /^exp:\d+:/

/**
 * Checks a hash against the channel's identity secret. It is the HMAC-SHA-256, in hexadecimal, of the uid, or
 * of `exp:<unix seconds>:<uid>` for one that ends.
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

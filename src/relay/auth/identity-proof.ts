import { createHmac } from 'node:crypto'
import { equalBytes } from '../../http/secrets.ts'

/** Tells whether `hash` (hexadecimal) is the HMAC-SHA-256 of `uid` with the channel's identity secret. */
export function isIdentityProof(secret: string, uid: string, hash: string): boolean {
  const wanted = createHmac('sha256', secret).update(uid).digest()
  return equalBytes(Buffer.from(hash, 'hex'), wanted)
}

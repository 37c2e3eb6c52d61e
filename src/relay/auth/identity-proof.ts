import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `hash` (hexadecimal) is the HMAC-SHA-256 of `uid` with the channel's identity secret. */
export function isIdentityProof(secret: string, uid: string, hash: string): boolean {
  const wanted = createHmac('sha256', secret).update(uid).digest()
  const given = Buffer.from(hash, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

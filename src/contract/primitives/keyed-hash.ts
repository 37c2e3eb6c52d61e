import { createHmac } from 'node:crypto'

/** Part of what is hashed, so that a telephone number and an account number with the same digits differ. */
type HashKind = 'citizen' | 'account'

/** Turns what identifies somebody into `hm1:` and 64 hexadecimal digits. */
export type KeyedHash = (kind: HashKind, identifier: string) => string

/**
 * Creates a hash function: HMAC-SHA-256 of `kind:identifier` with the deployment's pepper. A bare hash could
 * be reversed by trying every telephone number.
 */
export const createKeyedHash =
  (pepper: string): KeyedHash =>
  (kind, identifier) =>
    `hm1:${createHmac('sha256', pepper)
      .update(`${kind}:${normalise(identifier)}`)
      .digest('hex')}`

const normalise = (identifier: string) =>
  identifier
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .toLowerCase()

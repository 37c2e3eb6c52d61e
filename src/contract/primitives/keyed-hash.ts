import { createHmac } from 'node:crypto'

/** Part of what is hashed, so that a telephone number and an account number with the same digits differ. */
type HashKind = 'citizen' | 'account' | 'push' | 'form'

/** Turns what identifies somebody into `hm1:` and 64 hexadecimal digits. */
export interface KeyedHash {
  /** Gives the hash that is written today. */
  (kind: HashKind, identifier: string): string
  /** Gives each hash that may have been written, today's first; for look-ups. */
  all(kind: HashKind, identifier: string): readonly [string, ...string[]]
}

/** Lists peppers: the first is today's, and what the others have hashed is still found. */
export type Peppers = readonly [string, ...string[]]

/**
 * Creates a hash function: HMAC-SHA-256 of `kind:identifier` with the deployment's pepper. A bare hash could
 * be reversed by trying every telephone number.
 *
 * @param peppersOf gives the peppers at every use
 */
export function createKeyedHash(peppersOf: () => Peppers): KeyedHash {
  const today = (kind: HashKind, identifier: string) => hashWith(peppersOf()[0], kind, identifier)
  const all: KeyedHash['all'] = (kind, identifier) => {
    const [first, ...earlier] = peppersOf().map((pepper) => hashWith(pepper, kind, identifier))
    return [first ?? today(kind, identifier), ...earlier]
  }
  return Object.assign(today, { all })
}

const hashWith = (pepper: string, kind: HashKind, identifier: string): string =>
  `hm1:${createHmac('sha256', pepper)
    .update(`${kind}:${normalise(identifier)}`)
    .digest('hex')}`

const normalise = (identifier: string) =>
  identifier
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .toLowerCase()

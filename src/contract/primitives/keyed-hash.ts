import { createHmac } from 'node:crypto'

/** Included in the hash, so that a telephone number and an account number with the same digits differ. */
type HashKind = 'citizen' | 'account' | 'push' | 'form'

/** Converts an identifier of a person to `hm1:` and 64 hexadecimal digits. */
export interface KeyedHash {
  /** Returns the hash with the current pepper, for writing. */
  (kind: HashKind, identifier: string): string
  /** Returns every hash that may have been written, the current one first; for look-ups. */
  all(kind: HashKind, identifier: string): readonly [string, ...string[]]
}

/** Peppers: the first is the current one; hashes made with the others are still found. */
export type Peppers = readonly [string, ...string[]]

/**
 * Creates a hash function: HMAC-SHA-256 of `kind:identifier` with the deployment's pepper. A plain hash could
 * be reversed by trying every telephone number.
 * @param peppersOf returns the peppers; called at every use
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

import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../../contract/primitives/ids.ts'

/** Keeps what lets the one in who reads this process's output. */
export interface OnceLinks {
  /** Makes a token that works once, and for ten minutes. */
  make(): string
  /** Uses a token up; false when there is none, no longer or not any more. */
  use(token: string): boolean
}

/** Lists what links that work once need. */
export interface OnceLinksDeps {
  clock: Clock
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

const lifeMs = 10 * 60_000

/** Creates links that this process alone knows, and by their hashes. */
export function createOnceLinks({ clock, random = randomBytes }: OnceLinksDeps): OnceLinks {
  const ends = new Map<string, number>()
  return {
    make() {
      const token = Buffer.from(random(32)).toString('base64url')
      ends.set(hashOf(token), Date.parse(clock()) + lifeMs)
      return token
    },
    use(token) {
      const key = hashOf(token)
      const end = ends.get(key)
      ends.delete(key)
      return end !== undefined && Date.parse(clock()) < end
    },
  }
}

const hashOf = (token: string): string => hash('sha256', token, 'hex')

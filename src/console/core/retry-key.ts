import { Refused } from './api.ts'

/**
 * Idempotency keys: a request keeps its key while its outcome is unknown; any other request gets a new one.
 */
export interface RetryKey {
  of(body: object): string
  /** Records how the request ended, with the error if there was one. */
  ended(error?: unknown): void
}

/** Creates the keys of one form. */
export function createRetryKey(newId: () => string = () => crypto.randomUUID()): RetryKey {
  let pending: { words: string; key: string } | undefined
  return {
    of(body) {
      const words = JSON.stringify(body)
      if (pending?.words !== words) pending = { words, key: newId() }
      return pending.key
    },
    ended(error) {
      // A refusal is an answer. A timeout or a failure is not: the action may have been carried out.
      const isKnown = error === undefined || (error instanceof Refused && error.status < 500)
      if (isKnown) pending = undefined
    },
  }
}

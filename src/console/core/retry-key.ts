import { Refused } from './api.ts'

/** Gives a request its key: the same one while nobody knows whether it was done, and a new one for any other. */
export interface RetryKey {
  of(body: object): string
  /** Notes how it ended, with the error if there was one. */
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
      // A refusal is an answer. Silence and a failure are none: the act may have been done.
      const isKnown = error === undefined || (error instanceof Refused && error.status < 500)
      if (isKnown) pending = undefined
    },
  }
}

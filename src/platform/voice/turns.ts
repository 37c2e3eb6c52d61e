import { Problem } from '../../contract/primitives/problem.ts'

/**
 * Lets at most `atOnce` pieces of work run; others wait for their turn, in order, and are refused
 * with `engine-unavailable` when `maxWaiting` wait already.
 */
export function createTurns(atOnce: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go))
    else throw busy()
    try {
      return await work()
    } finally {
      // The place goes straight to the next, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const busy = () =>
  new Problem('engine-unavailable', {
    detail: 'Too much speech is waiting. Try again in a moment.',
    retryAfterMs: 5000,
    extensions: { reason: 'full' },
  })

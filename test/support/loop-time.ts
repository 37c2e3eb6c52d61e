/**
 * Duration in milliseconds from which synchronous work certainly grows faster than its input: the limit for
 * blocking the event loop is 20, and quadratic work takes hundreds. That it stays below 20 is measured, not
 * tested: `npm run bench -- event-loop`. On two slow cores, a message of 4,000 characters takes up to 110.
 */
export const heldTooLongMs = 200

/** Enough for the code to be compiled, as in a server that has run for a while. */
const mostRuns = 24

/**
 * Starts a clock that returns CPU time or wall-clock time since the start, whichever is less, in
 * milliseconds.
 */
function startClock(): () => number {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min((user + system) / 1000, performance.now() - started)
  }
}

/**
 * Measures how long synchronous work blocks the event loop, in milliseconds: the minimum of several runs, to
 * exclude other load on the machine. Stops as soon as a run was within `enough`.
 */
export function loopTime(work: () => unknown, enough = heldTooLongMs): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    const passed = startClock()
    work()
    least = Math.min(least, passed())
  }
  return least
}

/**
 * Measures the longest turn of the event loop during `work`, in milliseconds, as {@link loopTime} measures:
 * the minimum of several runs.
 */
export async function longestTurn(work: () => Promise<unknown>, enough = heldTooLongMs): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    let longest = 0
    let isOver = false
    let passed = startClock()
    const turn = () => {
      longest = Math.max(longest, passed())
      passed = startClock()
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await work()
    isOver = true
    await new Promise(setImmediate)
    least = Math.min(least, longest)
  }
  return least
}

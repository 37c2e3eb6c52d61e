/**
 * From how many milliseconds on synchronous work has certainly cost more than its size: the limit for what may hold the
 * event loop is 20, and what grows with the square of its size takes hundreds. That it stays below 20 is measured, not
 * tested: `npm run bench -- event-loop`.
 */
export const heldTooLongMs = 100

/** Enough for the code to be compiled, as it is in a server that has run for a while. */
const mostRuns = 24

/** What the processor did between a start and now, or what the clock says, whichever is less, in milliseconds. */
function startClock(): () => number {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min((user + system) / 1000, performance.now() - started)
  }
}

/**
 * Measures for how long synchronous work holds the event loop, in milliseconds: the least of several runs, so that
 * what else the machine does does not count. Stops as soon as a run was within `enough`.
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
 * Measures the longest turn of the event loop while `work` goes on, in milliseconds, as {@link loopTime} measures: the
 * least of several runs.
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

/** Longest time that one request may hold the event loop, in milliseconds. */
export const loopLimitMs = 20

/** Enough for the code to be compiled, as it is in a server that has run for a while. */
const mostRuns = 12

/**
 * Measures for how long synchronous work holds the event loop, in milliseconds: the least of several runs, each by
 * the clock or by the processor, whichever is less, so that what else the machine does does not count. Stops as soon
 * as a run was within `enough`.
 */
export function loopTime(work: () => unknown, enough = loopLimitMs): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    const started = performance.now()
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000, performance.now() - started)
  }
  return least
}

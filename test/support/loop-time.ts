/** Longest time that one request may hold the event loop, in milliseconds. */
export const loopLimitMs = 20

/** Enough for the code to be compiled, as it is in a server that has run for a while. */
const mostRuns = 24

const referenceRows = Array.from({ length: 2000 }, (_, at) => ({ id: `row ${at}`, tags: ['a', 'b'] }))
/** What {@link reference} takes on the machine that the limit was set on, with nothing else to do. */
const referenceMs = 20

/** Work that does what the measured work does: texts, objects, bytes. */
function reference(): void {
  for (let time = 0; time < 18; time++) {
    for (const { id } of JSON.parse(JSON.stringify(referenceRows)) as typeof referenceRows) {
      Buffer.from(id.replace(/\d+/g, ''))
    }
  }
}

/** The least of several runs, each by the clock or by the processor, whichever is less. */
function leastTime(work: () => unknown, enough: number): number {
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

/** How many times slower this machine is just now than the one that the limit was set on; at most 3. */
const slowness = () => Math.min(3, Math.max(1, leastTime(reference, referenceMs) / referenceMs))

/** What was measured, as the machine that the limit was set on would have taken it. */
export const onThatMachine = (ms: number, enough: number) => (ms > enough ? ms / slowness() : ms)

/**
 * Measures for how long synchronous work holds the event loop, in milliseconds: the least of several runs, so that
 * what else the machine does does not count, and by the pace of the machine. Stops as soon as a run was within
 * `enough`.
 */
export function loopTime(work: () => unknown, enough = loopLimitMs): number {
  return onThatMachine(leastTime(work, enough), enough)
}

/**
 * Measures the longest turn of the event loop while `work` goes on, in milliseconds, as {@link loopTime} measures: the
 * least of several runs.
 */
export async function longestTurn(work: () => Promise<unknown>, enough = loopLimitMs): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    let longest = 0
    let isOver = false
    let started = performance.now()
    let before = process.cpuUsage()
    const turn = () => {
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, Math.min((user + system) / 1000, performance.now() - started))
      started = performance.now()
      before = process.cpuUsage()
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await work()
    isOver = true
    await new Promise(setImmediate)
    least = Math.min(least, longest)
  }
  return onThatMachine(least, enough)
}

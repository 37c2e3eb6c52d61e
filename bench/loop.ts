/**
 * Measures every turn of the event loop: by wall-clock or CPU time, whichever is less, so that other programs
 * do not count.
 */
export function watchLoop() {
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
  return {
    end() {
      turn()
      isOver = true
      return longest
    },
  }
}

/**
 * Throttles an action: runs it immediately on the first call, then at most once every `ms` however often it
 * is called, so that data that changes many times a second is read once.
 */
export function seldom(work: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const run = () => {
    isWanted = false
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) run()
    }, ms)
  }
  return () => {
    isWanted = true
    if (timer === undefined) run()
  }
}

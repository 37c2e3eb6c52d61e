/**
 * Makes something that is done at once when it is asked for, and again after `ms` at the earliest, however often it is asked for
 * meanwhile: what changes many times a second is read once.
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

/** Counts what is open at a time, by whose it is. */
export interface OpenCounts {
  /** Enters one of `name`; gives what leaves it again, which may be called twice, or undefined when it is full. */
  enter(name: string): (() => void) | undefined
}

/** Creates a count with at most `all` open in all, and at most `each` by one name. */
export function createOpenCounts({ all, each }: { all: number; each: number }): OpenCounts {
  const byName = new Map<string, number>()
  let total = 0
  return {
    enter(name) {
      const own = byName.get(name) ?? 0
      if (total >= all || own >= each) return undefined
      total += 1
      byName.set(name, own + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total -= 1
        const left = (byName.get(name) ?? 1) - 1
        if (left > 0) byName.set(name, left)
        else byName.delete(name)
      }
    },
  }
}

import { sharesOf } from './visitor-address.ts'

/** Limits how many resources are open at a time, in total and per visitor. */
export interface OpenCounts {
  /**
   * Counts one opened by a visitor. Returns a function that releases it, which is safe to call twice, or
   * undefined if the limit is reached.
   * @param visitor as `createVisitors` names it
   */
  enter(visitor: string): (() => void) | undefined
}

/** Limits on what may be open. */
export interface OpenCountsOptions {
  /** In total. */
  all: number
  /** Per address; a network of several addresses may have several times as many. */
  each: number
  /**
   * How many of the total are reserved for visitors in whose networks nothing is open yet. Default: a
   * quarter.
   */
  kept?: number
}

/** Creates a count that reserves some capacity for visitors who have nothing open. */
export function createOpenCounts({ all, each, kept = Math.floor(all / 4) }: OpenCountsOptions): OpenCounts {
  const byName = new Map<string, number>()
  let total = 0
  const add = (name: string, more: number) => {
    const now = (byName.get(name) ?? 0) + more
    if (now > 0) byName.set(name, now)
    else byName.delete(name)
  }
  return {
    enter(visitor) {
      const shares = sharesOf(visitor)
      const isNew = shares.every(({ name }) => !byName.has(name))
      if (total >= (isNew ? all : all - kept)) return undefined
      if (shares.some(({ name, times }) => (byName.get(name) ?? 0) >= each * times)) return undefined
      total += 1
      for (const { name } of shares) add(name, 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total -= 1
        for (const { name } of shares) add(name, -1)
      }
    },
  }
}

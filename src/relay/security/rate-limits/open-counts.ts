import { sharesOf } from './visitor-address.ts'

/** Counts what is open at a time, by whose it is. */
export interface OpenCounts {
  /**
   * Enters one of a visitor; gives what leaves it again, which may be called twice, or undefined when it is full.
   * @param visitor as `createVisitors` names it
   */
  enter(visitor: string): (() => void) | undefined
}

/** Says how much may be open. */
export interface OpenCountsOptions {
  /** In all. */
  all: number
  /** By one address; networks of several addresses may have some times as many. */
  each: number
  /** How many of all are kept for visitors in whose networks nothing is open yet. Default: a quarter. */
  kept?: number
}

/** Creates a count. Whoever fills it leaves room for visitors who have nothing open. */
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

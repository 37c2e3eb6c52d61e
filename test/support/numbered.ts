/** Names tests by their numbers in a list, and lists the numbers without a test at the end. */
export interface Numbered {
  /**
   * Returns the title of a test that covers these numbers. @throws Error for a number that the list does not
   * have
   */
  (numbers: number | readonly number[], title: string): string
  missing(): number[]
}

/** Creates a list. `numbers` are those of the list; if there are no gaps, a count is enough. */
export function createNumbered(numbers: number | readonly number[]): Numbered {
  const list =
    typeof numbers === 'number' ? Array.from({ length: numbers }, (_, index) => index + 1) : numbers
  const shown = new Set<number>()
  const name = (wanted: number | readonly number[], title: string) => {
    const own = typeof wanted === 'number' ? [wanted] : wanted
    for (const number of own) {
      if (!list.includes(number)) throw new Error(`the list has no number ${number}`)
      shown.add(number)
    }
    return `${own.join(', ')}: ${title}`
  }
  return Object.assign(name, { missing: () => list.filter((number) => !shown.has(number)) })
}

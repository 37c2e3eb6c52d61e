/** Names tests by their numbers in a list, and knows in the end which numbers no test has. */
export interface Numbered {
  /** The name of a test that shows these numbers. @throws Error for a number that the list does not have */
  (numbers: number | readonly number[], title: string): string
  missing(): number[]
}

/** `numbers` are those of the list; without gaps, a count is enough. */
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

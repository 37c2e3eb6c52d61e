/** Returns a key name made of its creation time, such as `20261122T081530Z`. */
export const toKeyName = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '')

const madeName = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/**
 * Returns when a key with this name was created, in epoch milliseconds; undefined if the name contains no
 * time.
 */
export function toMadeAt(name: string): number | undefined {
  const parts = madeName.exec(name)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day, hours, minutes, seconds] = parts
  return Date.UTC(year, month - 1, day, hours, minutes, seconds)
}

/**
 * Returns the name before the colon of a pepper, or `the first` if it has none. Never reveals any of an
 * unnamed pepper.
 */
export function nameOfPepper(pepper: string): string {
  const [name = ''] = pepper.split(':', 1)
  return madeName.test(name) ? name : 'the first'
}

/** Names a key by when it was made, such as `20261122T081530Z`. */
export const toKeyName = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '')

const madeName = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Tells when a key of this name was made, in epoch milliseconds; undefined when the name does not say. */
export function toMadeAt(name: string): number | undefined {
  const parts = madeName.exec(name)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day, hours, minutes, seconds] = parts
  return Date.UTC(year, month - 1, day, hours, minutes, seconds)
}

/** Gives the name before the colon of a pepper that has one; of any other, nothing of it. */
export function nameOfPepper(pepper: string): string {
  const [name = ''] = pepper.split(':', 1)
  return madeName.test(name) ? name : 'the first'
}

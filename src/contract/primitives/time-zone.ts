/** Wall clock times in IANA zones. */

/** One minute in milliseconds. */
export const minuteMs = 60_000

/** Cached by zone, since creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timezone, made)
  return made
}

/**
 * Returns the minutes by which a zone's clock is ahead of UTC at an instant (milliseconds since the epoch).
 */
export function offsetAt(instant: number, timezone: string): number {
  const parts = formatOf(timezone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return Math.round((wall - instant) / minuteMs)
}

/**
 * Finds the instant at which the clocks of a zone show `wall`, both in milliseconds (`wall` as if it were
 * UTC).
 */
export function fromWall(wall: number, timezone: string): number {
  const guess = wall - offsetAt(wall, timezone) * minuteMs
  return wall - offsetAt(guess, timezone) * minuteMs
}

/** Formats an instant as the clocks of a zone show it: `2026-11-21T10:31:00`, without an offset. */
export const toLocal = (instant: string, timezone: string): string =>
  new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timezone) * minuteMs)
    .toISOString()
    .slice(0, 19)

/** Returns the date in a zone at an instant: `2026-11-21`. */
export const localDate = (instant: number, timezone: string) =>
  toLocal(new Date(instant).toISOString(), timezone).slice(0, 10)

/** Creates a function that returns the hour of the day, 0 to 23, in a zone at an instant. */
export function createLocalHour(timezone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' })
  return (instant) => Number(format.format(instant))
}

/** Returns whether a name is one of the IANA zones that this runtime supports. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

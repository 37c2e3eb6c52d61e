import { readDateTime } from '../../contract/primitives/instant.ts'
import { fromWall } from '../../contract/primitives/time-zone.ts'

const secondMs = 1000
const hourMs = 3_600_000

/** Adds seconds to an instant. */
export const plusSeconds = (at: string, seconds: number) =>
  new Date(Date.parse(at) + seconds * secondMs).toISOString()

/** Adds hours to an instant. */
export const plusHours = (at: string, hours: number) => plusSeconds(at, hours * 3600)

/** Adds days of 24 hours to an instant. */
export const plusDays = (at: string, days: number) => plusHours(at, days * 24)

/** Computes the hours from `from` to `to`; negative if `to` is earlier. */
export const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / hourMs

/** Rounds half up to a number of decimals. */
export const roundTo = (value: number, decimals: number) => {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON) * factor) / factor
}

/** Computes the hours left until `deadline`, with two decimals and never negative. */
export const hoursLeft = (now: string, deadline: string) =>
  Math.max(0, roundTo(hoursBetween(now, deadline), 2))

/** Formats an instant for the wire: UTC with `Z`, fractions only if there are any. */
export const toWireTime = (at: string) => at.replace(/\.000Z$/, 'Z')

/** Formats an instant as {@link toWireTime} does; null stays null. */
export const toWireTimeOrNull = (at: string | null) => (at === null ? null : toWireTime(at))

/** Parses an instant; null if the text is not one. A text without an offset is local time of `timezone`. */
export function toInstant(text: string | null, timezone: string): string | null {
  const read = text === null ? undefined : readDateTime(text)
  if (!read) return null
  return new Date(read.isLocal ? fromWall(read.ms, timezone) : read.ms).toISOString()
}

import { fromWall } from '../../contract/primitives/time-zone.ts'

const secondMs = 1000
const hourMs = 3_600_000

/** The instant `seconds` after `at`. */
export const plusSeconds = (at: string, seconds: number) =>
  new Date(Date.parse(at) + seconds * secondMs).toISOString()

/** The instant `hours` after `at`. */
export const plusHours = (at: string, hours: number) => plusSeconds(at, hours * 3600)

/** The instant `days` of 24 hours after `at`. */
export const plusDays = (at: string, days: number) => plusHours(at, days * 24)

/** Hours from `from` to `to`; negative when `to` is earlier. */
export const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / hourMs

/** Rounds half up. */
export const roundTo = (value: number, decimals: number) => {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON) * factor) / factor
}

/** Hours left until `deadline`, two decimals, never negative. */
export const hoursLeft = (now: string, deadline: string) =>
  Math.max(0, roundTo(hoursBetween(now, deadline), 2))

/** An instant as it goes over the wire: UTC with `Z`, fractions only when there are any. */
export const toWireTime = (at: string) => at.replace(/\.000Z$/, 'Z')

export const toWireTimeOrNull = (at: string | null) => (at === null ? null : toWireTime(at))

/**
 * The instant that a text names, or null. Without an offset it is the local time of `timezone`.
 */
export function toInstant(text: string | null, timezone: string): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const millis = Date.parse(hasOffset ? text : `${text}Z`)
  if (Number.isNaN(millis)) return null
  return new Date(hasOffset ? millis : fromWall(millis, timezone)).toISOString()
}

/** Instants as callers write them (RFC 3339), read in one place. */

/** First year of an instant: no deployment has a record that is older. */
export const firstYear = 1900

/** First year in which a payment or an incident can have happened. */
export const firstPaymentYear = 1970

const form = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

/** Parts of a date-time; `offset` is undefined for a local time. */
interface Written {
  date: string
  minute: string
  second: string
  fraction: string
  offset: string | undefined
}

function partsOf(text: string): Written | undefined {
  const [, date, minute, second = '00', fraction = '', offset] = form.exec(text.toUpperCase()) ?? []
  return date === undefined || minute === undefined ? undefined : { date, minute, second, fraction, offset }
}

/** Date.parse rolls 30 February over into March, so the date must come out as it went in. */
function toMs({ date, minute, second, fraction, offset }: Written): number | undefined {
  const wall = `${date}T${minute}:${second}`
  const ms = Date.parse(`${wall}Z`)
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 19) !== wall) return undefined
  const at = Date.parse(`${wall}${fraction.slice(0, 4)}${offset ?? 'Z'}`)
  return Number.isNaN(at) ? undefined : at
}

/**
 * Parses a date-time with or without an offset, also with a lower-case `t` or `z`. Computers do not count leap
 * seconds, so one (`23:59:60` at the end of a month, in UTC) becomes the second that follows.
 * @returns milliseconds since the epoch (a local time as if it were UTC), and whether it is local; undefined
 * if it is no date-time that exists
 */
export function readDateTime(text: string): { ms: number; isLocal: boolean } | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const isLeap = parts.second === '60'
  const ms = toMs(isLeap ? { ...parts, second: '59' } : parts)
  if (ms === undefined) return undefined
  const next = isLeap ? ms + 1000 : ms
  const isLocal = parts.offset === undefined
  return isLeap && (isLocal || !isFirstSecondOfMonth(next)) ? undefined : { ms: next, isLocal }
}

const isFirstSecondOfMonth = (ms: number) => /-01T00:00:00/.test(new Date(ms).toISOString())

const rfc3339 = /T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** Parses an instant of RFC 3339 to ISO in UTC; undefined if it is none. */
export function readInstant(text: string): string | undefined {
  const read = rfc3339.test(text) ? readDateTime(text) : undefined
  return read && new Date(read.ms).toISOString()
}

/**
 * Returns an instant in the form that every reader knows: `T` and `Z` in capitals, and no leap second. Any
 * other text is unchanged.
 */
export function normaliseInstant(text: string): string {
  const read = readInstant(text)
  if (read === undefined) return text
  return text.slice(17, 19) === '60' ? read : text.toUpperCase()
}

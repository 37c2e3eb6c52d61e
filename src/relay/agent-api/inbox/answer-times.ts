import { fromWall, localDate, minuteMs } from '../../../contract/primitives/time-zone.ts'
import { type AnswerTimeSettings, weekdays } from '../../config/answer-times.ts'

/** Period within service hours: milliseconds since the epoch, excluding the end. */
export type OpenSpan = readonly [fromMs: number, toMs: number]

/** Service hours of a channel, and the deadline for answers. */
export interface AnswerTimes {
  /** Target in minutes within service hours; null if the channel has none. */
  minutes: number | null
  isOpen(at: string): boolean
  /** Returns the instant by which a citizen who asks now must be answered; null without a target. */
  dueAt(from: string): string | null
  /** Lists the periods within service hours between two instants, earliest first. */
  open(from: string, to: string): readonly OpenSpan[]
}

const dayMs = 86_400_000
/** No service is closed for longer: a target not reached within this time is ignored. */
const longestDays = 400

/** Creates the answer times of a channel; without settings it is always open, and has no target. */
export function createAnswerTimes(
  settings: AnswerTimeSettings | undefined,
  profileZone: string,
): AnswerTimes {
  const { minutes = null, hours, holidays = [], timeZone = profileZone } = settings ?? {}
  const closed = new Set(holidays)
  const always = !hours && closed.size === 0

  /** Yields the periods from the day of an instant on, except those that end before it. */
  function* spansFrom(fromMs: number): Generator<OpenSpan> {
    const today = Date.parse(localDate(fromMs, timeZone))
    for (let day = 0; day <= longestDays; day++) {
      const date = today + day * dayMs
      if (closed.has(new Date(date).toISOString().slice(0, 10))) continue
      const weekday = weekdays[new Date(date).getUTCDay()]
      for (const span of (hours && weekday ? hours[weekday] : ['00:00-24:00']) ?? []) {
        const [start = 0, end = 0] = span.split('-').map((time) => fromWall(date + msOf(time), timeZone))
        if (end > fromMs) yield [start, end]
      }
    }
  }
  const open: AnswerTimes['open'] = (from, to) => {
    const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
    if (always) return fromMs < toMs ? [[fromMs, toMs]] : []
    const spans: OpenSpan[] = []
    for (const [start, end] of spansFrom(fromMs)) {
      if (start >= toMs) break
      spans.push([Math.max(start, fromMs), Math.min(end, toMs)])
    }
    return spans
  }
  return {
    minutes,
    open,
    isOpen(at) {
      if (always) return true
      const { value: first } = spansFrom(Date.parse(at)).next()
      return first !== undefined && first[0] <= Date.parse(at)
    },
    dueAt(from) {
      if (minutes === null) return null
      let left = minutes * minuteMs
      const fromMs = Date.parse(from)
      if (always) return new Date(fromMs + left).toISOString()
      for (const [start, end] of spansFrom(fromMs)) {
        const begins = Math.max(start, fromMs)
        if (end - begins >= left) return new Date(begins + left).toISOString()
        left -= end - begins
      }
      return null
    },
  }
}

/** Sums the time between two instants that is within the spans, in milliseconds. */
export function openMs(spans: readonly OpenSpan[], from: string, to: string): number {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  return spans.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, toMs) - Math.max(start, fromMs)),
    0,
  )
}

/** Converts `13:30` to milliseconds after midnight. */
const msOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * minuteMs
}

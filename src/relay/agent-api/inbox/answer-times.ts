import { fromWall, localDate, minuteMs } from '../../../contract/primitives/time-zone.ts'
import { type AnswerTimeSettings, weekdays } from '../../config/answer-times.ts'

/** A stretch of time in which people are there: milliseconds since the epoch, the end not included. */
export type OpenSpan = readonly [fromMs: number, toMs: number]

/** Knows when people of a channel are there, and until when they mean to have answered. */
export interface AnswerTimes {
  /** The target in minutes in which people are there; null where the channel has none. */
  minutes: number | null
  isOpen(at: string): boolean
  /** Gives the instant by which whoever asks now shall have her answer; null without a target. */
  dueAt(from: string): string | null
  /** Lists the stretches between two instants in which people are there, the first first. */
  open(from: string, to: string): readonly OpenSpan[]
}

const dayMs = 86_400_000
/** Nobody is closed for longer: a target that is not reached by then is none. */
const longestDays = 400

/** Creates the times of a channel; one without settings is always open, and has no target. */
export function createAnswerTimes(
  settings: AnswerTimeSettings | undefined,
  profileZone: string,
): AnswerTimes {
  const { minutes = null, hours, holidays = [], timeZone = profileZone } = settings ?? {}
  const closed = new Set(holidays)
  const always = !hours && closed.size === 0

  /** From the day of an instant on; those that are over by then are left out. */
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

/** Sums how much of the time between two instants lies in spans, in milliseconds. */
export function openMs(spans: readonly OpenSpan[], from: string, to: string): number {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  return spans.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, toMs) - Math.max(start, fromMs)),
    0,
  )
}

/** Reads `13:30` as milliseconds after midnight. */
const msOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * minuteMs
}

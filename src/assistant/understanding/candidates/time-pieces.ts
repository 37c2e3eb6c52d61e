import type { Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'

/** One minute, hour and day in milliseconds. */
export const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000] as const

/** A part of the day. */
export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Hours that represent a part of the day. */
export const hourOfPart: Readonly<Record<DayPart, number>> = {
  dawn: 5,
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 20,
  night: 21,
}

/** A piece of a moment. Times are on the wall clock of the deployment, in milliseconds. */
export type TimePiece = Range &
  ({ kind: 'instant'; at: number } | { kind: 'day'; day: number } | { kind: 'part'; part: DayPart })

/** A number of something, with its range. */
export interface Counted extends Range {
  value: number
}

/** The midnight before a time on the wall clock. */
export const midnight = (wall: number) => Math.floor(wall / dayMs) * dayMs

/** A token's folded word; empty beyond the message. */
export const textAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''

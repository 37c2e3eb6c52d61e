import { fromWall, offsetAt } from '../../../contract/primitives/time-zone.ts'
import type { TimeReading } from '../../languages/tables/reading-words.ts'
import type { Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { createClockFinder } from './clocks.ts'
import { createDayFinder } from './days.ts'
import type { SaidNumber } from './numbers.ts'
import { type DayPart, dayMs, hourMs, hourOfPart, minuteMs, type TimePiece } from './time-pieces.ts'
import type { Clock } from './written-clocks.ts'

/** When something may have happened. */
export interface Moment extends Range {
  /** Milliseconds since the epoch; midnight of the deployment's zone with precision `day`. */
  at: number
  precision: 'minute' | 'part' | 'day'
  /** It tells a time of day or "an hour ago", and not a day alone. */
  hasClock: boolean
  /** The day was not said here but earlier, or only a part of the day was. */
  isWeak: boolean
}

/** Finds moments in a message that was written at an instant (milliseconds) in a zone (IANA name). */
export type MomentFinder = (
  doc: Doc,
  numbers: readonly SaidNumber[],
  when: { now: number; timezone: string },
) => Moment[]

type Piece = TimePiece | ({ kind: 'clock' } & Clock)

interface Group extends Range {
  pieces: Piece[]
}

/**
 * Creates a finder from the tables of several languages. Takes time in proportion to the message's length.
 */
export function createMomentFinder(tables: readonly TimeReading[]): MomentFinder {
  const findClocks = createClockFinder(tables)
  const findDays = createDayFinder(tables)
  return (doc, numbers, { now, timezone }) => {
    const wallNow = now + offsetAt(now, timezone) * minuteMs
    const clocks = findClocks(doc, numbers).map((clock) => ({ kind: 'clock' as const, ...clock }))
    const groups = grouped(doc, longestOf([...clocks, ...findDays(doc, numbers, wallNow)]))
    return withoutNow(resolved(doc, groups, wallNow), wallNow).map((moment) => ({
      ...moment,
      at: Math.min(fromWall(moment.at, timezone), now),
    }))
  }
}

/** "Just now, 10 minutes ago" is ten minutes ago. */
const withoutNow = (moments: readonly Moment[], now: number): Moment[] =>
  moments.filter(
    ({ at, first, last }, index) =>
      at !== now ||
      ![moments[index - 1], moments[index + 1]].some(
        (other) => other?.hasClock && other.at < now && other.first - last < 4 && first - other.last < 4,
      ),
  )

/** Of pieces of one kind that overlap, the longest. */
function longestOf(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  const byLength = [...pieces].sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
  // An ordinary message has a handful of pieces; a list of hundreds is not a time.
  for (const piece of byLength.slice(0, mostPieces))
    if (
      !kept.some((other) => overlaps(piece, other) && (piece.kind === other.kind || isSameTime(piece, other)))
    )
      kept.push(piece)
  return kept.sort((a, b) => a.first - b.first || b.last - a.last)
}
const mostPieces = 60

const overlaps = (a: Range, b: Range) => a.first <= b.last && b.first <= a.last

/** "two hours ago" is not two o'clock; "kal sham 6 baje" is a day, a part of it and a clock. */
const isSameTime = (a: Piece, b: Piece) => a.kind === 'instant' || b.kind === 'instant'

/** Adjacent pieces make one moment: a day, a part of it and a clock. */
function grouped(doc: Doc, pieces: readonly Piece[]): Group[] {
  const groups: Group[] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    const joins =
      group !== undefined &&
      piece.kind !== 'instant' &&
      !group.pieces.some(({ kind }) => kind === 'instant' || (kind === piece.kind && kind !== 'part')) &&
      (piece.first <= group.last || isNear(doc, group.last, piece.first))
    if (joins) {
      group.pieces.push(piece)
      group.last = Math.max(group.last, piece.last)
    } else groups.push({ first: piece.first, last: piece.last, pieces: [piece] })
  }
  return groups
}

const parts =
  /^(?:[.!?۔;…।॥]|and|then|tapos|tas|unya|dayon|puis|phir|fir|aur|پھر|اور|nyuma|hanyuma|luego|despues|y|depois|e|kisha|halafu|ثم|وبعدین|फिर|और)$/
const nearest = 5

function isNear(doc: Doc, last: number, first: number): boolean {
  if (first - last > nearest) return false
  for (let index = last + 1; index < first; index++) {
    const word = doc.tokens[index]?.folded ?? ''
    if (parts.test(word) || /^\d{3}|,\d{3}/.test(word)) return false
  }
  return true
}

/** Puts each group on the wall clock; a clock without a day takes the day that was said before. */
function resolved(doc: Doc, groups: readonly Group[], now: number): Moment[] {
  const today = Math.floor(now / dayMs) * dayMs
  const moments: Moment[] = []
  let before: { day: number; sentence: number; part?: DayPart | undefined } | undefined
  for (const group of groups) {
    const { instant, day: said, part, clock } = piecesOf(group)
    const range = { first: group.first, last: group.last }
    if (instant) {
      moments.push({ ...range, at: instant.at, precision: 'minute', hasClock: true, isWeak: false })
      continue
    }
    const sentence = doc.tokens[group.first]?.sentence ?? 0
    const far = sentence - (before?.sentence ?? Number.NEGATIVE_INFINITY)
    const inherited = said || far > (clock && part ? 2 : 1) ? undefined : before?.day
    const day = said?.day ?? inherited
    // "last night while watching the game, 10:15 or so"
    const isClause = before !== undefined && sentence === before.sentence && !said
    const heard = part?.part ?? (clock && isClause ? before?.part : undefined)
    if (said) before = { day: said.day, sentence, part: part?.part }
    const weak = { isWeak: said === undefined }
    if (clock) {
      const at = clockTime(clock, { day, part: heard, isSaid: said !== undefined, today, now })
      moments.push(
        at === undefined
          ? { ...range, at: today, precision: 'day', hasClock: false, isWeak: false }
          : { ...range, at, precision: 'minute', hasClock: true, isWeak: false },
      )
    } else if (part) {
      const told = (day ?? today) + hourOfPart[part.part] * hourMs
      // At noon, "gabii" was last night; "tonight" contains its day.
      const at = day === undefined && told > now + partSlack ? told - dayMs : told
      moments.push({ ...range, at: Math.min(at, now), precision: 'part', hasClock: false, ...weak })
    } else if (said)
      moments.push({ ...range, at: said.day, precision: 'day', hasClock: false, isWeak: false })
  }
  return moments.filter(({ at }) => at <= now + hourMs)
}

/** How long before its hour a part of the day can be mentioned. */
const partSlack = 2 * hourMs

function piecesOf({ pieces }: Group) {
  const of = <K extends Piece['kind']>(kind: K) =>
    pieces.find((piece): piece is Extract<Piece, { kind: K }> => piece.kind === kind)
  return { instant: of('instant'), day: of('day'), part: of('part'), clock: of('clock') }
}

interface Surroundings {
  /** Midnight of the day that was said, here or earlier. */
  day: number | undefined
  part: DayPart | undefined
  /** The day was said next to the clock. */
  isSaid: boolean
  today: number
  now: number
}

/**
 * A time of day on its day. One that has not come yet was yesterday's; if the citizen said "today", only the
 * day is sure.
 */
function clockTime(clock: Clock, { day, part, isSaid, today, now }: Surroundings): number | undefined {
  const base = day ?? today
  const isTold = clock.isExact || clock.half !== undefined
  const hour = clock.isFromSix
    ? fromSix(clock.hour, part)
    : isTold
      ? told(clock)
      : guessed(clock, { base, part, today, now })
  const at = base + hour * hourMs + clock.minute * minuteMs
  // "Twelve at night yesterday" is after midnight.
  if (part === 'night' && hour <= 4 && isSaid && base !== today) return at + dayMs
  if (at <= now + 10 * minuteMs || (isSaid && day !== today)) return at
  const canBeMorning = hour >= 12 && !isTold && part === undefined && at - 12 * hourMs <= now
  if (canBeMorning) return at - 12 * hourMs
  // Someone who is still awake says "today" for the evening before.
  const isStillYesterday = now - today < smallHours
  return isSaid && !isStillYesterday ? undefined : at - dayMs
}

const smallHours = 5 * hourMs

const told = ({ hour, half }: Clock) =>
  half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour

/** An hour of the day, 7 to 18, at the part of the day that was said. */
function fromSix(hour: number, part: DayPart | undefined): number {
  if (part === 'night') return hour < 12 ? hour + 12 : hour - 12
  if (part === 'evening') return hour < 12 ? hour + 12 : hour
  if (part === 'morning' || part === 'dawn') return hour > 12 ? hour - 12 : hour
  return hour
}

/** Which half of the day: by the part of the day, otherwise by what people do at the hour. */
function guessed(
  { hour, minute }: Clock,
  { base, part, today, now }: { base: number; part: DayPart | undefined; today: number; now: number },
): number {
  if (part === 'morning' || part === 'dawn') return hour % 12
  if (part === 'night') return hour === 12 ? 0 : hour <= 4 ? hour : hour + 12
  if (part !== undefined) return hour === 12 ? 12 : hour + 12
  if (hour >= 12) return hour
  const late = base + (hour + 12) * hourMs + minute * minuteMs
  const isAfternoon =
    hour <= 7 ? late <= now : base === today && late <= now && base + hour * hourMs <= now - 12 * hourMs
  return isAfternoon ? hour + 12 : hour
}

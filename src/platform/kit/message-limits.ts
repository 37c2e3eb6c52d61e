import { fromWall, minuteMs, offsetAt } from '../../contract/primitives/time-zone.ts'

/** When messages to citizens wait, and how many are allowed. */
export interface MessageLimits {
  /**
   * Wall clock times such as `21:00` between which SMS and call-backs wait; email does not wait, since it
   * wakes no one.
   */
  quietHours: { from: string; to: string } | null
  /** Messages of a case on one channel within 24 hours; more of them fail. */
  perCaseAndDay: number
  /** SMS and call-backs of all cases within an hour, to limit their cost; more of them wait. */
  perHour: number | null
}

/** Default limits: no quiet hours, and twenty messages a day, of which a case usually uses a few. */
export const defaultMessageLimits: MessageLimits = { quietHours: null, perCaseAndDay: 20, perHour: null }

/** Channels that ring and cost money. */
export const loudChannels: ReadonlySet<string> = new Set(['sms', 'voice_callback'])
const dayMs = 86_400_000

/**
 * Returns the end of the quiet hours that contain an instant, for a channel that rings; undefined outside of
 * them.
 * @param timezone IANA zone of the quiet hours
 */
export function quietUntil(
  { quietHours }: Pick<MessageLimits, 'quietHours'>,
  timezone: string,
  channel: string,
  at: string,
): string | undefined {
  if (!quietHours || !loudChannels.has(channel)) return undefined
  const instant = Date.parse(at)
  const wall = instant + offsetAt(instant, timezone) * minuteMs
  const now = wall % dayMs
  const [from, to] = [timeOfDay(quietHours.from), timeOfDay(quietHours.to)]
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  if (!isQuiet) return undefined
  const end = wall - now + to + (now < to ? 0 : dayMs)
  return new Date(fromWall(end, timezone)).toISOString()
}

const timeOfDay = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) * minuteMs
}

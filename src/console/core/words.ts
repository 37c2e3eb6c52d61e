import { signal } from '@preact/signals'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in major units. */
export const money = (amount: number): string => amounts.format(amount)

/** Parses a typed amount, such as `12,000.50`; undefined if it is not valid. */
export function amountIn(text: string): number | undefined {
  const digits = text.replaceAll(/[,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** Shortens an account's hash to its end, enough to tell two apart. */
export const shortHash = (hash: string | null): string => (hash ? `…${hash.slice(-6)}` : '–')

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const exactTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const dayOnly = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** Formats an instant as a time of day. */
export const timeOf = (at: string): string => clockTime.format(new Date(at))
/** Formats an instant as day and time. */
export const dayTimeOf = (at: string): string => dayTime.format(new Date(at))
/** Formats an instant as day and time, to the second. */
export const exactTimeOf = (at: string): string => exactTime.format(new Date(at))
/** Formats the day of an instant. */
export const dayOf = (at: string): string => dayOnly.format(new Date(at))

/** Formats minutes as `1 h 30 min`. */
export function span(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole < 1) return 'now'
  if (whole < 60) return `${whole} min`
  if (whole < 48 * 60) return `${Math.floor(whole / 60)} h${whole % 60 ? ` ${whole % 60} min` : ''}`
  return `${Math.floor(whole / 1440)} days`
}

/** Current time, updated every ten seconds so that waiting times advance on the screen. */
export const present = signal(Date.now())
setInterval(() => {
  present.value = Date.now()
}, 10_000)

/** Formats how long ago an instant was. */
export const ago = (at: string): string => span((present.value - Date.parse(at)) / 60_000)

/** Formats when a payment was made: how long ago, or only its day if the citizen knows no more. */
export const paidWords = (paidAt: string, isPaidDay: boolean): string =>
  isPaidDay ? dayOf(paidAt) : `${ago(paidAt)} ago`

const tones: Record<string, string> = {
  frozen: 'good',
  recovered: 'good',
  partially_recovered: 'good',
  returning: 'good',
  active: 'good',
  delivered: 'good',
  executed: 'good',
  sent: 'good',
  match: 'good',
  settled: 'good',
  traced: 'act',
  freeze_pending: 'act',
  pending_ack: 'act',
  disputed: 'act',
  suspended: 'act',
  proposed: 'act',
  executing: 'act',
  queued: 'act',
  waiting: 'act',
  failing: 'act',
  close_match: 'act',
  unable_to_verify: 'act',
  tracing: 'busy',
  received: 'busy',
  routed: 'busy',
  open: 'busy',
  rejected: 'bad',
  paused: 'bad',
  failed: 'bad',
  revoked: 'bad',
  lapsed: 'bad',
  overdue: 'bad',
  no_match: 'bad',
}

/** Returns the tone in which a status is shown. */
export const toneOf = (status: string): string => tones[status] ?? 'quiet'

const risks: readonly (readonly [from: number, name: string])[] = [
  [0.8, 'critical'],
  [0.6, 'high'],
  [0.3, 'medium'],
]

/** Returns the risk level of a score from 0 to 1. */
export const riskOf = (score: number): string => risks.find(([from]) => score >= from)?.[1] ?? 'low'

import { el } from './dom.js'

/**
 * `freeze_and_verify_holder` as people write it.
 *
 * @param {string | null | undefined} word
 */
export const plain = (word) => {
  const text = String(word ?? '').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** @param {number} amount in major units */
export const money = (amount) => amounts.format(amount)

/**
 * Enough of an account's hash to tell two apart.
 *
 * @param {string | null} hash
 */
export const shortHash = (hash) => (hash ? `…${hash.slice(-6)}` : '–')

/**
 * The end of an identifier, where it differs from the others.
 *
 * @param {string} id
 */
export const shortId = (id) => `…${id.slice(-8)}`

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** @param {string} at ISO */
export const time = (at) => clockTime.format(new Date(at))

/** @param {string} at ISO */
export const when = (at) => el('time', { datetime: at, title: at, text: dayTime.format(new Date(at)) })

/**
 * `90` minutes as `1 h 30 min`.
 *
 * @param {number} minutes
 */
export function span(minutes) {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 1) return 'now'
  if (whole < 60) return `${whole} min`
  if (whole < 48 * 60) return `${Math.floor(whole / 60)} h${whole % 60 ? ` ${whole % 60} min` : ''}`
  return `${Math.floor(whole / 1440)} days`
}

/**
 * How long ago something was; kept true by {@link tick}.
 *
 * @param {string} at ISO
 * @param {string} now ISO
 */
export const age = (at, now) =>
  el('time', {
    datetime: at,
    title: at,
    'data-age': at,
    text: span((Date.parse(now) - Date.parse(at)) / 60_000),
  })

/**
 * Tells all ages in a place anew.
 *
 * @param {Element} place
 * @param {string} now ISO
 */
export function tick(place, now) {
  for (const node of place.querySelectorAll('time')) {
    const at = node.dataset.age
    if (at) node.textContent = span((Date.parse(now) - Date.parse(at)) / 60_000)
  }
}

/**
 * `freeze_expires_at 2026-…` in words.
 *
 * @param {string} text
 */
export function milestone(text) {
  const [word = '', at] = text.split(' ')
  if (word === 'none') return el('span', { class: 'soft', text: '–' })
  return el('span', {}, plain(word), at ? ' ' : '', at ? when(at) : null)
}

/** @type {Record<string, string>} */
const tones = {
  frozen: 'good',
  recovered: 'good',
  partially_recovered: 'good',
  returning: 'good',
  delivered: 'good',
  active: 'good',
  traced: 'act',
  freeze_pending: 'act',
  pending_ack: 'act',
  disputed: 'act',
  processing: 'act',
  tracing: 'busy',
  received: 'busy',
  routed: 'busy',
  rejected: 'bad',
  failed: 'bad',
  lapsed: 'bad',
}

/** @param {string} status */
export const pill = (status) =>
  el('span', { class: `pill ${tones[status] ?? 'quiet'}`, 'data-status': status, text: plain(status) })

/** @type {[from: number, name: string][]} */
const risks = [
  [0.8, 'critical'],
  [0.6, 'high'],
  [0.3, 'medium'],
  [0, 'low'],
]

/** @param {number} score 0 to 1 */
export const riskOf = (score) => risks.find(([from]) => score >= from)?.[1] ?? 'low'

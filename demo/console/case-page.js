/** @import { CaseDetail } from '../../src/platform/sandbox/lists.ts' */
/** @import { Trace } from './graph.js' */
import { freezes, recommendations, tell } from './case-actions.js'
import { button, el, section, svg } from './dom.js'
import { drawTrace } from './graph.js'
import { milestone, money, pill, plain, when } from './words.js'

const finished = new Set(['closed', 'rejected'])

/** @typedef {(path: string, body: object, done: string) => Promise<void>} Act asks the relay for something and says `done` when it was done */

/**
 * What the parts of the page share.
 *
 * @typedef {object} Page
 * @property {CaseDetail} detail
 * @property {Trace | null} trace
 * @property {(code: string | null) => string} nameOf an institution's name
 * @property {Map<string, number>} held by account, in major units
 * @property {Act} act
 * @property {boolean} isOpen
 */

/**
 * One case.
 *
 * @param {{ detail: CaseDetail, trace: Trace | null }} data
 * @param {Act} act
 */
export function casePage({ detail, trace }, act) {
  const names = new Map(detail.institutions.map((one) => [one.institution_code, one.institution_name]))
  /** @param {string | null} code */
  const nameOf = (code) => names.get(code ?? '') ?? code ?? 'Unknown'
  /** @type {Map<string, number>} */
  const held = new Map()
  for (const freeze of detail.freezes) {
    held.set(freeze.account_hash, (held.get(freeze.account_hash) ?? 0) + freeze.funds_frozen_amount)
  }
  const page = { detail, trace, nameOf, held, act, isOpen: !finished.has(detail.status) }
  return [
    top(page),
    sums(page),
    path(page),
    el(
      'div',
      { class: 'columns' },
      el('div', {}, recommendations(page), freezes(page)),
      el('div', {}, tell(page), timeline(page)),
    ),
  ]
}

/** @param {Page} page */
function top({ detail }) {
  return el(
    'div',
    { class: 'case-top' },
    el('a', { class: 'back', href: '#/cases', 'data-key': 'back', text: '‹ Cases' }),
    el('h1', { class: 'mono', text: detail.case_id }),
    el(
      'p',
      { class: 'line' },
      pill(detail.status),
      el('span', { class: `priority ${detail.priority}`, text: detail.priority }),
      el('span', { text: plain(detail.scam_type) }),
      el('span', { class: 'soft' }, 'Next: ', milestone(detail.next_milestone)),
    ),
  )
}

/** @param {Page} page */
function sums({ detail }) {
  /** @type {{ amount_located?: number, amount_withdrawn?: number, amount_unlocated?: number }} */
  const summary = detail.recovery_trace_summary
  const held = detail.held
  const underWay = detail.returns
    .filter(({ status }) => status === 'initiated' || status === 'processing')
    .reduce((sum, { amount }) => sum + amount, 0)
  /** @type {[name: string, value: number, kind: string][]} */
  const parts = [
    ['Held', held, 'held'],
    ['Returned', detail.returned, 'returned'],
    ['Still there, not held', Math.max(0, (summary.amount_located ?? 0) - held), 'there'],
    ['Out of reach', summary.amount_withdrawn ?? 0, 'gone'],
    ['Not located', summary.amount_unlocated ?? Math.max(0, detail.amount - held - detail.returned), 'lost'],
  ]
  if (underWay > 0) parts.splice(1, 0, ['On its way back', underWay, 'moving'])
  const total = parts.reduce((sum, [, value]) => sum + value, 0) || 1
  return el(
    'section',
    { class: 'panel sums', 'aria-label': 'The money' },
    el(
      'dl',
      {},
      el(
        'div',
        { class: 'main' },
        el('dt', { text: `Reported, ${detail.currency}` }),
        el('dd', { text: money(detail.amount) }),
      ),
      ...parts.map(([name, value, kind]) =>
        el(
          'div',
          { class: kind },
          el('dt', { text: name }),
          el('dd', { 'data-sum': kind, text: value > 0 ? money(value) : '–' }),
        ),
      ),
    ),
    stackedBar(parts, total),
  )
}

/**
 * What became of the money, in one line; the list above it says the same.
 *
 * @param {[name: string, value: number, kind: string][]} parts
 * @param {number} total
 */
function stackedBar(parts, total) {
  let x = 0
  const rects = parts.map(([, value, kind]) => {
    const width = (value / total) * 1000
    const rect = svg('rect', { x, y: 0, width, height: 10, class: kind })
    x += width
    return rect
  })
  const frame = { class: 'bar', viewBox: '0 0 1000 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' }
  return svg('svg', frame, ...rects)
}

/** @param {Page} page */
function path({ detail, trace, nameOf, held, act, isOpen }) {
  const again =
    isOpen &&
    detail.payments.length > 0 &&
    button(
      'Trace again',
      'trace',
      () => act(`cases/${detail.case_id}/trace`, {}, 'The trace runs anew.'),
      'quiet',
    )
  if (!trace || trace.account_chain.length === 0) {
    const text =
      detail.payments.length === 0
        ? 'The payment is not in the ledger, so there is nothing to follow yet.'
        : 'The trace has found no account yet.'
    return section('The path of the money', el('p', { class: 'empty', text }), again)
  }
  const victim = { hash: detail.sender_account_hash, institution: detail.sender_institution_code }
  return section(
    'The path of the money',
    el(
      'p',
      { class: 'note line' },
      el(
        'span',
        { class: 'soft' },
        'As of ',
        when(trace.extensions?.as_of ?? detail.now),
        ' · the width of a line is the money in it',
      ),
      again,
    ),
    el(
      'div',
      {
        class: 'scroll',
        tabindex: '0',
        role: 'group',
        'aria-label': 'The path of the money',
        'data-key': 'graph',
      },
      drawTrace(trace, { victim, nameOf, held, currency: detail.currency }),
    ),
  )
}

/** @param {Page} page */
function timeline({ detail }) {
  const items = [
    ...detail.events.map((one) => ({ at: one.at, text: plain(one.to_status), note: plain(one.cause) })),
    ...detail.freeze_status_timeline.map((one) => ({
      at: one.at,
      text: `Freeze ${plain(one.event).toLowerCase()}`,
      note: `${one.institution_code} · ${money(one.amount)}`,
    })),
    ...detail.returns.map((one) => ({
      at: one.initiated_at,
      text: `Return ${plain(one.status).toLowerCase()}`,
      note: money(one.amount),
    })),
    ...detail.notifications.map((one) => ({
      at: one.created_at,
      text: `Told: ${plain(one.notification_type).toLowerCase()}`,
      note: one.language,
    })),
    ...detail.disputes.map((one) => ({
      at: one.response_due_at,
      text: `Dispute ${plain(one.status).toLowerCase()}`,
      note: one.institution_code,
    })),
  ]
  if (detail.payment_at)
    items.push({ at: detail.payment_at, text: 'Payment', note: detail.transaction_reference ?? '' })
  // Newest first; of one instant, what was written later is newer.
  const sorted = items
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.order - a.order)
  return section(
    'Timeline',
    el(
      'ol',
      { class: 'timeline' },
      ...sorted.map((one) =>
        el(
          'li',
          {},
          el('span', { text: one.text }),
          el('span', { class: 'soft' }, one.note ? `${one.note} · ` : '', when(one.at)),
        ),
      ),
    ),
  )
}

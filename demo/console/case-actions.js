/** @import { CaseDetail } from '../../src/platform/sandbox/lists.ts' */
/** @import { Page } from './case-page.js' */
import { button, el, section, table } from './dom.js'
import { amount } from './lists.js'
import { money, pill, plain, riskOf, shortHash, when } from './words.js'

const liveFreezes = new Set(['pending_ack', 'active'])

/**
 * What to do first, with the button that does it.
 *
 * @param {Page} page
 */
export function recommendations({ detail, trace, nameOf, held, act, isOpen }) {
  const chain = new Map((trace?.account_chain ?? []).map((entry) => [entry.account_hash, entry]))
  /** @param {string} hash */
  const isHeld = (hash) =>
    detail.freezes.some((freeze) => freeze.account_hash === hash && liveFreezes.has(freeze.freeze_status))
  /**
   * The trace is older than what was paid out of the account since.
   *
   * @param {string} hash
   */
  const isPaidOut = (hash) =>
    detail.freezes.some(
      (freeze) =>
        freeze.account_hash === hash &&
        freeze.freeze_status === 'exhausted' &&
        Date.parse(freeze.issued_at) >= Date.parse(trace?.extensions?.as_of ?? freeze.issued_at),
    )
  const rows = (trace?.intervention_recommendations ?? []).flatMap((one) => {
    const entry = chain.get(one.account_hash)
    if (!trace || !entry) return []
    const isKept = (held.get(one.account_hash) ?? 0) > 0
    const sum = entry.tracing.recommended_amount ?? 0
    const freeze = () =>
      act(
        `cases/${detail.case_id}/freeze`,
        {
          trace_id: trace.trace_id,
          account_hash: one.account_hash,
          institution_code: entry.institution_code,
          amount: sum,
        },
        `${nameOf(entry.institution_code)} was ordered to hold ${money(sum)}.`,
      )
    const risk = riskOf(entry.risk_score)
    return {
      'data-account': one.account_hash,
      cells: [
        String(one.rank),
        el(
          'span',
          {},
          nameOf(entry.institution_code),
          ' ',
          el('span', { class: 'mono soft', title: one.account_hash, text: shortHash(one.account_hash) }),
        ),
        el('span', {
          class: `risk ${risk}`,
          title: entry.risk_factors.map(plain).join(', '),
          text: plain(risk),
        }),
        el(
          'span',
          {},
          plain(one.recommended_action),
          el('small', {
            class: `urgency ${one.time_to_recovery_risk}`,
            text: ` ${plain(one.time_to_recovery_risk)}`,
          }),
        ),
        amount(sum),
        isKept || isHeld(one.account_hash)
          ? el('span', { class: 'good', text: isKept ? 'Held' : 'Ordered' })
          : isPaidOut(one.account_hash)
            ? el('span', { class: 'soft', text: 'Paid out' })
            : isOpen && sum > 0
              ? button(`Freeze ${money(sum)}`, `freeze-${one.account_hash}`, freeze, 'primary')
              : null,
      ],
    }
  })
  return section(
    'What to do first',
    rows.length === 0
      ? el('p', { class: 'empty', text: 'No recommendation yet.' })
      : table(
          'Recommendations',
          [
            { name: '#', is: 'number' },
            { name: 'Account', is: 'wide' },
            { name: 'Risk' },
            { name: 'Advice', is: 'wide' },
            { name: 'To hold', is: 'number' },
            { name: 'Action', is: 'number' },
          ],
          rows,
        ),
  )
}

/**
 * What is held, until when, and the drafts.
 *
 * @param {Page} page
 */
export function freezes(page) {
  const { detail } = page
  return section(
    'Freezes',
    detail.freezes.length === 0
      ? el('p', { class: 'empty', text: 'Nothing is held yet.' })
      : el('ul', { class: 'freezes' }, ...detail.freezes.map((freeze) => freezeItem(freeze, page))),
    ...(detail.documents.length > 0 ? [el('h3', { text: 'Drafts, unsigned' }), drafts(detail)] : []),
  )
}

/**
 * @param {CaseDetail['freezes'][number]} freeze
 * @param {Page} page
 */
function freezeItem(freeze, { detail, nameOf, act, isOpen }) {
  const isActive = freeze.freeze_status === 'active'
  const sum = freeze.funds_frozen_amount
  const id = freeze.freeze_id
  const back = Math.min(sum, Math.max(0, detail.amount - detail.returned))
  const draft = () =>
    act(
      `cases/${detail.case_id}/documents`,
      {
        document_type: 'freeze_order',
        account_hash: freeze.account_hash,
        institution_code: freeze.institution_code,
        amount: sum || freeze.institution_compliance.requested_amount,
      },
      'A draft was written. Nobody has signed it.',
    )
  return el(
    'li',
    { 'data-freeze': id, 'data-status': freeze.freeze_status },
    el(
      'p',
      { class: 'line' },
      pill(freeze.freeze_status),
      el('strong', {
        class: 'figure',
        text: money(
          sum ||
            freeze.institution_compliance.frozen_at_ack ||
            freeze.institution_compliance.requested_amount,
        ),
      }),
      el(
        'span',
        {},
        nameOf(freeze.institution_code),
        ' ',
        el('span', { class: 'mono soft', title: freeze.account_hash, text: shortHash(freeze.account_hash) }),
      ),
      liveFreezes.has(freeze.freeze_status) &&
        el('span', {
          class: 'soft end',
          text: `${Math.round(freeze.hours_remaining * 10) / 10} h left of ${freeze.duration_hours}`,
        }),
    ),
    liveFreezes.has(freeze.freeze_status) &&
      el('progress', {
        max: freeze.duration_hours,
        value: freeze.hours_remaining,
        'aria-label': 'Hours remaining',
      }),
    isOpen &&
      liveFreezes.has(freeze.freeze_status) &&
      el(
        'p',
        { class: 'actions' },
        isActive &&
          back > 0 &&
          button(
            `Return ${money(back)}`,
            `return-${id}`,
            () =>
              act(
                `freezes/${id}/return`,
                { case_id: detail.case_id, amount: back },
                `${money(back)} is on its way to the citizen.`,
              ),
            'primary',
          ),
        button('Draft an order', `draft-${id}`, draft),
        button(
          'Release',
          `release-${id}`,
          () =>
            act(
              `freezes/${id}/release`,
              { release_reason: 'non_fraud_determination' },
              'The hold was released.',
            ),
          'danger',
        ),
      ),
  )
}

/** @param {CaseDetail} detail */
const drafts = (detail) =>
  el(
    'ul',
    { class: 'drafts' },
    ...detail.documents.map((one) =>
      el(
        'li',
        {},
        el('a', {
          href: `/console/demo/documents/${one.document_id}`,
          download: `${one.document_id}.pdf`,
          'data-key': one.document_id,
          text: `${plain(one.document_type)}, PDF`,
        }),
        ' ',
        el('span', { class: 'soft' }, when(one.generated_at)),
      ),
    ),
  )

const tellings = [
  'case_received',
  'trace_update',
  'freeze_confirmed',
  'freeze_ended',
  'funds_returned',
  'safety_advice',
]
/** @type {[value: string, text: string][]} */
const channels = [
  ['sms', 'SMS'],
  ['voice_callback', 'Call-back'],
  ['email', 'E-mail'],
]

/**
 * Sends the citizen one of the texts that the platform has.
 *
 * @param {Page} page
 */
export function tell({ detail, act }) {
  /**
   * @param {string} key
   * @param {[value: string, text: string][]} options
   */
  const select = (key, options) =>
    el('select', { 'data-key': key }, ...options.map(([value, text]) => el('option', { value, text })))
  /**
   * @param {string} name
   * @param {HTMLSelectElement} of
   */
  const label = (name, of) => el('label', {}, el('span', { text: name }), of)
  const what = select(
    'tell-what',
    tellings.map((one) => [one, plain(one)]),
  )
  const how = select('tell-how', channels)
  const send = () =>
    act(
      `cases/${detail.case_id}/notify`,
      {
        notification_type: what.value,
        delivery_channels: [how.value],
      },
      'The message is on its way; an open chat hears it too.',
    )
  return section(
    'Tell the citizen',
    el(
      'div',
      { class: 'tell' },
      label('Message', what),
      label('By', how),
      button('Send', 'tell-send', send, 'primary'),
    ),
  )
}

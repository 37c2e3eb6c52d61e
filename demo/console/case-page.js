import { el, svg, table } from './dom.js'
import { drawTrace } from './graph.js'
import { amount } from './lists.js'
import { milestone, money, pill, plain, riskOf, shortHash, when } from './words.js'

const liveFreezes = new Set(['pending_ack', 'active'])
const finished = new Set(['closed', 'rejected'])

/** One case. `act(path, body, done)` asks the relay for something and says `done` when it was done. */
export function casePage({ detail, trace }, act) {
  const names = new Map(detail.institutions.map((one) => [one.institution_code, one.institution_name]))
  const nameOf = (code) => names.get(code) ?? code ?? 'Unknown'
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

const section = (title, ...content) => {
  const id = `part-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return el('section', { class: 'panel', 'aria-labelledby': id }, el('h2', { id, text: title }), ...content)
}

const button = (text, key, onclick, kind = '') =>
  el('button', { type: 'button', class: kind, 'data-key': key, onclick, text })

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

function sums({ detail }) {
  const summary = detail.recovery_trace_summary
  const held = detail.held
  const parts = [
    ['Held', held, 'held'],
    ['Returned', detail.returned, 'returned'],
    ['Still there, not held', Math.max(0, (summary.amount_located ?? 0) - held), 'there'],
    ['Out of reach', summary.amount_withdrawn ?? 0, 'gone'],
    ['Not located', summary.amount_unlocated ?? Math.max(0, detail.amount - held - detail.returned), 'lost'],
  ]
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

/** What became of the money, in one line; the list above it says the same. */
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

function recommendations({ detail, trace, nameOf, held, act, isOpen }) {
  const chain = new Map((trace?.account_chain ?? []).map((entry) => [entry.account_hash, entry]))
  const isHeld = (hash) =>
    detail.freezes.some((freeze) => freeze.account_hash === hash && liveFreezes.has(freeze.freeze_status))
  const rows = (trace?.intervention_recommendations ?? []).flatMap((one) => {
    const entry = chain.get(one.account_hash)
    if (!entry) return []
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
        held.get(one.account_hash) > 0 || isHeld(one.account_hash)
          ? el('span', { class: 'good', text: held.get(one.account_hash) > 0 ? 'Held' : 'Ordered' })
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

function freezes(page) {
  const { detail } = page
  return section(
    'Freezes',
    detail.freezes.length === 0
      ? el('p', { class: 'empty', text: 'Nothing is held yet.' })
      : el('ul', { class: 'freezes' }, ...detail.freezes.map((freeze) => freezeItem(freeze, page))),
    ...(detail.documents.length > 0 ? [el('h3', { text: 'Drafts, unsigned' }), drafts(detail)] : []),
  )
}

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

const drafts = (detail) =>
  el(
    'ul',
    { class: 'drafts' },
    ...detail.documents.map((one) =>
      el(
        'li',
        {},
        el('a', {
          href: `/console/api/documents/${one.document_id}`,
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
const channels = [
  ['sms', 'SMS'],
  ['voice_callback', 'Call-back'],
  ['email', 'E-mail'],
]

function tell({ detail, act }) {
  const select = (name, key, options) =>
    el(
      'label',
      {},
      el('span', { text: name }),
      el('select', { 'data-key': key }, ...options.map(([value, text]) => el('option', { value, text }))),
    )
  const what = select(
    'Message',
    'tell-what',
    tellings.map((one) => [one, plain(one)]),
  )
  const how = select('By', 'tell-how', channels)
  const send = () =>
    act(
      `cases/${detail.case_id}/notify`,
      {
        notification_type: what.querySelector('select').value,
        delivery_channels: [how.querySelector('select').value],
      },
      'The message is on its way; an open chat hears it too.',
    )
  return section(
    'Tell the citizen',
    el('div', { class: 'tell' }, what, how, button('Send', 'tell-send', send, 'primary')),
  )
}

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

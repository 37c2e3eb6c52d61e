/** @import { AuditList, CaseList, MessageList } from '../../src/platform/sandbox/lists.ts' */
import { el, table } from './dom.js'
import { age, milestone, money, pill, plain, shortId, when } from './words.js'

/**
 * @param {string} title
 * @param {string} detail
 */
const heading = (title, detail) =>
  el('div', { class: 'heading' }, el('h1', { text: title }), el('p', { class: 'soft', text: detail }))

/** @param {string} text */
const empty = (text) => el('p', { class: 'empty', text })

/**
 * All cases, newest first.
 *
 * @param {CaseList} list
 */
export function casesPage({ cases, now, currency }) {
  /** @param {'amount' | 'held' | 'returned'} key */
  const sum = (key) => cases.reduce((all, one) => all + one[key], 0)
  const rows = cases.map((one) => ({
    'data-case': one.case_id,
    cells: [
      el(
        'a',
        {
          href: `#/cases/${one.case_id}`,
          class: 'mono',
          'data-key': one.case_id,
          title: one.case_id,
        },
        el('span', { class: 'front', text: one.case_id.slice(0, -8) }),
        one.case_id.slice(-8),
      ),
      pill(one.status),
      el('span', {
        class: `priority ${one.priority}`,
        title: `${one.priority_score} of 100`,
        text: one.priority,
      }),
      plain(one.scam_type),
      money(one.amount),
      amount(one.held, 'good'),
      amount(one.returned, 'good'),
      milestone(one.next_milestone),
      age(one.created_at, now),
    ],
  }))
  return [
    heading(
      'Cases',
      `${cases.length} · ${currency} ${money(sum('amount'))} reported · ${money(sum('held'))} held · ${money(sum('returned'))} returned`,
    ),
    cases.length === 0
      ? empty('No report yet. One appears here by itself as soon as somebody tells the chat what happened.')
      : el(
          'div',
          { class: 'panel' },
          table(
            'Cases',
            [
              { name: 'Case' },
              { name: 'Status' },
              { name: 'Priority' },
              { name: 'Kind', is: 'wide' },
              { name: 'Amount', is: 'number' },
              { name: 'Held', is: 'number' },
              { name: 'Returned', is: 'number' },
              { name: 'Next', is: 'wide' },
              { name: 'Age', is: 'number' },
            ],
            rows,
          ),
        ),
  ]
}

/**
 * @param {number} value in major units
 * @param {string} [tone]
 */
export const amount = (value, tone) =>
  value > 0 ? el('span', { class: tone, text: money(value) }) : el('span', { class: 'soft', text: '–' })

/**
 * What was handed to SMS, call-back and e-mail.
 *
 * @param {MessageList} list
 */
export function messagesPage({ messages }) {
  /** @type {Record<string, string>} */
  const channels = { sms: 'SMS', voice_callback: 'Call-back', email: 'E-mail' }
  return [
    heading('Messages', 'What citizens are sent. Here nothing leaves this machine.'),
    messages.length === 0
      ? empty('Nothing has been sent yet. Tell a citizen something from her case.')
      : el(
          'ol',
          { class: 'letters' },
          ...messages.map((one) =>
            el(
              'li',
              { class: 'panel letter' },
              el(
                'p',
                { class: 'line' },
                el('span', { class: 'pill quiet', text: channels[one.channel] ?? plain(one.channel) }),
                el('span', { class: 'soft', text: `to ${one.to}` }),
                el('span', { class: 'soft end' }, when(one.at)),
              ),
              el('h2', { text: one.subject }),
              el('p', { class: 'words', lang: one.language, dir: 'auto', text: one.text }),
            ),
          ),
        ),
  ]
}

/**
 * Chats in which a person is wanted.
 *
 * @param {{ hand_overs: { id: string, reason: string, at: string }[], now: string }} list
 */
export function handOversPage({ hand_overs: wanted, now }) {
  return [
    heading('Hand-overs', 'Chats in which somebody asked for a person.'),
    wanted.length === 0
      ? empty('Nobody is waiting for a person.')
      : el(
          'div',
          { class: 'panel' },
          table(
            'Hand-overs',
            [{ name: 'Request' }, { name: 'Why', is: 'wide' }, { name: 'Waiting', is: 'number' }],
            wanted.map((one) => ({
              cells: [
                el('span', { class: 'mono', text: shortId(one.id) }),
                plain(one.reason),
                age(one.at, now),
              ],
            })),
          ),
        ),
  ]
}

/**
 * Whether the audit trail is whole, and its end.
 *
 * @param {AuditList} list
 */
export function auditPage({ verdict, rows }) {
  return [
    heading('Audit', 'Each row carries the digest of the one before it.'),
    el(
      'p',
      { class: `verdict panel ${verdict.ok ? 'good' : 'bad'}`, 'data-ok': String(verdict.ok) },
      el('strong', {
        text: verdict.ok ? 'The chain is whole' : `The chain breaks at row ${verdict.broken_at}`,
      }),
      el('span', { class: 'soft', text: `${verdict.rows} rows computed again just now` }),
    ),
    el(
      'div',
      { class: 'panel' },
      table(
        'Audit trail',
        [
          { name: 'Row', is: 'number' },
          { name: 'Time' },
          { name: 'Role' },
          { name: 'Action', is: 'wide' },
          { name: 'Of', is: 'wide' },
          { name: 'Why', is: 'wide' },
          { name: 'Digest' },
        ],
        rows.map((row) => ({
          cells: [
            String(row.seq),
            when(row.at),
            plain(row.role),
            el('span', { class: 'mono', text: row.action }),
            row.resource_id
              ? el('span', {
                  class: 'mono',
                  title: row.resource_id,
                  text: `${row.resource_type} ${shortId(row.resource_id)}`,
                })
              : plain(row.resource_type),
            row.reason ? plain(row.reason) : el('span', { class: 'soft', text: '–' }),
            el('span', { class: 'mono soft', title: row.hash, text: row.hash.slice(0, 10) }),
          ],
        })),
      ),
    ),
  ]
}

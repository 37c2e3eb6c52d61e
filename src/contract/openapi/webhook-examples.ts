import type { CustomerEventType, testEventType } from '../chat/customer-event-names.ts'

const channel = { id: 'demo' }
const created_at = '2026-11-20T09:00:00.000Z'
const common = {
  event_id: 'EVT-1',
  seq: 3,
  created_at,
  channel,
  chat: { id: 'CHT-1', human: { id: 'user-1', name: 'Maria Example', uid: 'user-1', verified: true } },
  chatToken: 'CHT-1',
}
const message = { id: 'MSG-1', at: created_at, lang: 'en' }
const state = {
  id: 'CASE-1',
  number: 'R4X-807-5',
  status: 'received',
  next_milestone: 'routing_by 2026-11-20T09:30:00Z',
}

/** Members of each event in addition to the common ones. */
const parts: Readonly<Record<CustomerEventType, object>> = {
  chat_started: { lang: 'en' },
  message_sent: { message: { ...message, type: 'text', text: 'I sent money to a stranger.' } },
  new_messages: {
    messages: [
      {
        ...message,
        author_type: 'bot',
        author_id: 'scam-report',
        author_name: 'Anti-Scam Centre',
        type: 'text',
        data: { text: 'Is the call still going on?' },
      },
    ],
  },
  case_created: { case: state, scam_type: 'impersonation_bank_police', amount: 25000, currency: 'PHP' },
  case_changed: { case: { ...state, status: 'frozen' }, currency: 'PHP' },
  feedback_given: { feedback: { rating: 5, comment: null } },
  hand_over_asked: { reason: 'asked', is_danger: false },
  hand_over_claimed: { person: { name: 'Ana' } },
  hand_over_ended: { to: 'assistant', outcome: null },
  chat_erased: {},
}

/** Returns an example event of a type, as it is posted. */
export const webhookExample = (type: CustomerEventType | typeof testEventType): object =>
  type === 'test'
    ? { type, event_id: 'EVT-1', seq: 1, created_at, channel }
    : { type, ...common, ...parts[type] }

import type { chatRoutes } from '../chat/routes.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9…'
const colors = {
  '--brand': '#0f5c4d',
  '--on-brand': '#ffffff',
  '--brand-text': '#0f5c4d',
  '--tint': '#e6f0ed',
}
const channel = {
  gwId: 'demo',
  title: 'Anti-Scam Centre',
  assistant: 'scam-report',
  locales: ['en', 'tl'],
  brandColor: '#0f5c4d',
  colors: { light: colors, dark: colors },
  ephemeral: false,
  voice: true,
}
const session = {
  token,
  expiresAt: '2026-11-21T09:00:00.000Z',
  chatId: 'CHT-1',
  lastSeq: 1,
  channel,
}
const caseView = {
  case_id: 'CASE-1',
  number: 'R4X-807-5',
  status: 'frozen',
  recovery_trace_summary: { amount_reported: 25000, amount_located: 9800, amount_frozen: 5500 },
  freeze_status_timeline: [{ event: 'acknowledged', amount: 5500, at: '2026-11-20T09:12:00Z' }],
  next_milestone: 'freeze_expires_at 2026-11-23T09:12:00Z',
  currency: 'PHP',
  plain: 'A bank is holding some of the money.',
  report: true,
}
const clientId = 'c_4f1d9a20b7'

/** Example request and response of each chat page call, if they are JSON. */
export const chatExamples: {
  readonly [Name in keyof typeof chatRoutes]?: { request?: unknown; answer?: unknown }
} = {
  openSession: { request: { gwId: 'demo', locale: 'tl-PH' }, answer: session },
  getReportOutline: {
    answer: {
      channel,
      profile: {
        currency: 'PHP',
        currencyExponent: 2,
        timezone: 'Asia/Manila',
        country: 'PH',
        banks: [{ code: 'UNTY', name: 'Unity Bank', aliases: ['Unity'] }],
        hotlines: [{ label: 'Anti-scam line', number: '1326' }],
        emergencyNumber: '911',
        retentionDays: 30,
        referenceAmountMinor: 2_500_000,
        languages: ['en', 'tl'],
      },
      can: ['send-report', 'find-case', 'news-sms'],
    },
  },
  listMessages: {
    answer: {
      messages: [
        {
          id: 'MSG-1',
          seq: 1,
          at: '2026-11-20T09:00:00.000Z',
          lang: 'en',
          author: { kind: 'bot', name: 'Anti-Scam Centre' },
          type: 'text',
          data: {
            text: 'Is the call still going on?',
            quickReplies: [
              { text: 'Yes', payload: 'yes' },
              { text: 'No', payload: 'no' },
            ],
          },
        },
      ],
      more: false,
    },
  },
  sendMessage: { request: { type: 'text', clientId, text: 'No' }, answer: { seq: 2, clientId } },
  setHuman: { request: { humanUid: 'user-1', humanHash: `1795165800.${'5f'.repeat(32)}` }, answer: session },
  getVoice: {
    answer: {
      token,
      expiresAt: '2026-11-20T10:00:00.000Z',
      maxSeconds: 60,
      languages: [{ code: 'tl', hears: 'general', male: 'converted', female: 'native', approximate: null }],
    },
  },
  transcribe: { answer: { text: 'may tumawag sa akin na taga bangko daw', lang: 'tl' } },
  listCases: { answer: { cases: [caseView] } },
  getCase: { answer: caseView },
  sendFeedback: { request: { rating: 5, comment: 'It was quick.' } },
  getPushKey: {
    answer: {
      publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    },
  },
  tellDevice: {
    request: {
      endpoint: 'https://push.example/send/abc',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
}

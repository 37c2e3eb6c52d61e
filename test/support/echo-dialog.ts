import type {
  Dialog,
  DialogEffect,
  DialogInput,
  DialogStateBase,
  Turn,
} from '../../src/assistant/dialog/model/types.ts'
import type { ScamReport } from '../../src/contract/chat/scam-report.ts'

interface EchoState extends DialogStateBase {
  turns: number
}

/**
 * A dialogue that repeats what it receives. "report" opens a case, "status CASE-1" requests its status, "find
 * CASE-1 4567" looks for it, "details CASE-1" sends a report, "person" requests an agent, "hide WORD" has the
 * message stored masked.
 */
export const echoDialog: Dialog<EchoState> = {
  begin: (lang) => say({ version: 1, step: 'turn-0', lang: lang === 'fr' ? 'fr' : 'en', turns: 0 }, 'Hello'),
  next(state, input) {
    const turns = state.turns + 1
    const next = { ...state, turns, step: `turn-${turns}` }
    switch (input.type) {
      case 'text':
        return hear(next, input.text, input.secretsRemoved === true)
      case 'postback':
        return say(next, `pressed ${input.payload}`)
      case 'language':
        return say({ ...next, lang: input.lang === 'fr' ? 'fr' : 'en' }, 'language')
      case 'result':
        return say(next, input.ok ? done(input) : `failed ${input.attempts} ${input.final}`)
      case 'case-changed':
        return say(next, `changed ${input.case.status}`)
      case 'notification':
        return say(next, `notified: ${input.text}`)
      default:
        return say(next, 'begin')
    }
  },
  plainStatus: (report) => `It is ${report.status}.`,
}

const done = (result: Extract<DialogInput, { type: 'result'; ok: true }>) =>
  result.effect === 'find-case'
    ? `done find-case ${result.case?.status ?? 'nothing'}`
    : `done ${result.effect}`

function hear(state: EchoState, text: string, secretsRemoved: boolean): Turn<EchoState> {
  if (text === 'report') {
    return {
      ...say(state, 'reporting'),
      effects: [
        {
          type: 'create-case',
          intake: {
            contact: '+639171234567',
            scamType: 'other',
            amountMinor: 2_500_050,
            transactionReference: 'TX-1001',
            receivingAccount: '0917 555 0101',
            metadata: { channel: 'web' },
          },
        },
      ],
    }
  }
  const ask = (effect: DialogEffect) => ({ ...say(state, 'asking'), effects: [effect] })
  const [, found = '', lastDigits = ''] = /^find (\S+) (\d+)$/.exec(text) ?? []
  if (found) return ask({ type: 'find-case', caseId: found, lastDigits })
  const reported = /^details (\S+)$/.exec(text)?.[1]
  if (reported) return ask({ type: 'send-report', caseId: reported, report: exampleReport })
  if (text === 'person') return ask({ type: 'hand-over', reason: 'asked' })
  const caseId = /^status (\S+)$/.exec(text)?.[1]
  if (caseId) return { ...say(state, 'asking'), effects: [{ type: 'get-case', caseId }] }
  if (text.startsWith('hide ')) return { ...say(state, 'hidden'), masked: 'hide ••••' }
  return say(state, `${secretsRemoved ? 'without secrets: ' : ''}${text}`)
}

const say = (state: EchoState, text: string): Turn<EchoState> => ({
  state,
  messages: [{ type: 'text', text }],
  effects: [],
  progress: { step: state.turns, of: 9 },
})

/** A report that contains an identity, which tests search for where it must not be. */
const exampleReport: ScamReport = {
  inputType: 'AI Assistant',
  reportingType: 'First Party',
  victimName: 'Maria Victim',
  victimContact: '+639171234567',
  reportedLossCurrency: 'PHP',
  reportedLossAmount: 25_000,
  incidentType: 'Other Scam',
  incidentDateTimeFrom: '2026-11-20T09:00:00',
  incidentDateTimeTo: '2026-11-20T10:00:00',
  incidentDetails: 'A call.',
  victimAccounts: [],
  reportedReceivingAccounts: [{ receiverName: 'Bad Person' }],
  transactions: [],
}

import type { Dialog, DialogStateBase, Turn } from '../../src/dialog/types.ts'

interface EchoState extends DialogStateBase {
  turns: number
}

/**
 * A dialogue that repeats what it hears. "report" asks for a case, "status CASE-1" for its status,
 * "hide WORD" has the message stored masked.
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
        return say(next, input.ok ? `done ${input.effect}` : `failed ${input.attempts} ${input.final}`)
      default:
        return say(next, 'begin')
    }
  },
  plainStatus: (report) => `It is ${report.status}.`,
}

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

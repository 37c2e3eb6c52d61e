import { allPacks } from '../../../src/assistant/dialog/deployment/packs.ts'
import { toInput } from '../../../src/assistant/dialog/engine/messages.ts'
import type { ScamState } from '../../../src/assistant/dialog/model/state.ts'
import type {
  Dialog,
  DialogEffect,
  DialogInput,
  DialogMessage,
  DialogProfile,
  Turn,
} from '../../../src/assistant/dialog/model/types.ts'
import { createTexts } from '../../../src/assistant/dialog/model/wording.ts'
import { removeSecrets } from '../../../src/assistant/dialog/redaction/secrets.ts'
import { createUnderstanding } from '../../../src/assistant/dialog/understand/understanding.ts'

export const now = '2026-11-21T02:31:00Z'

/** Fictional deployment in the time zone of Manila. */
export const profile: DialogProfile = {
  currency: 'PHP',
  currencyExponent: 2,
  timezone: 'Asia/Manila',
  country: 'PH',
  banks: [
    { code: 'UNTY', name: 'Unity Bank', fraudNumber: '+63 2 1234' },
    { code: 'HRBR', name: 'Harbor Wallet', aliases: ['Harbour', 'Harbor'], fraudNumber: '2345' },
    { code: 'MRDN', name: 'Meridian Bank', fraudNumber: '3456' },
    { code: 'CSTL', name: 'Coastal Savings', aliases: ['Coastal'] },
  ],
  hotlines: [{ label: 'Anti-scam line', number: '5678', hours: '24 hours' }],
  emergencyNumber: '112',
  retentionDays: 90,
  referenceAmountMinor: 500_000,
  languages: ['en', 'fr', 'rw', 'kj', 'tl', 'ceb', 'ur', 'es', 'pt', 'sw', 'ar', 'hi'],
}

export const understanding = createUnderstanding(
  profile.languages,
  allPacks,
  createTexts(profile, allPacks),
)('en')

/** Message of the citizen, or the relay's result of an effect. */
export type Line = string | Exclude<DialogInput, { type: 'text' }>

export interface Talk {
  turns: Turn<ScamState>[]
  state: ScamState
  effects: DialogEffect[]
  /** The last turn as text, one message per line; taps in brackets. */
  last: string
  /** The citizen’s messages as they would be stored. */
  stored: string[]
}

/** Holds a conversation as the relay does: secrets are removed before the dialogue sees a text. */
export function talk(
  dialog: Dialog<ScamState>,
  lines: readonly Line[],
  options: { lang?: string; from?: ScamState; now?: string } = {},
): Talk {
  const at = options.now ?? now
  const turns: Turn<ScamState>[] = []
  const stored: string[] = []
  const first = dialog.begin(options.lang ?? 'en', at)
  if (!options.from) turns.push(first)
  let state = options.from ?? first.state
  for (const line of lines) {
    const input =
      typeof line === 'string'
        ? toInput({ type: 'text', text: line, clientId: 'm1' }, removeSecrets(line))
        : line
    const turn = dialog.next(state, input, at)
    if (input.type === 'text') stored.push(turn.masked ?? input.text)
    turns.push(turn)
    state = turn.state
  }
  const effects = turns.flatMap((turn) => [...turn.effects])
  return { turns, state, effects, last: (turns.at(-1)?.messages ?? []).map(show).join('\n'), stored }
}

export function show(message: DialogMessage): string {
  if (message.type === 'carousel') {
    return message.cards
      .map(({ title, description, buttons = [] }) => {
        const shown = buttons.map((b) => (b.type === 'url' ? `${b.text} → ${b.url}` : b.text)).join(' | ')
        return `{${title}: ${description} [${shown}]}`
      })
      .join('\n')
  }
  const taps = message.quickReplies?.map(({ text }) => text).join(' | ')
  return `${message.view ? `(${message.view}) ` : ''}${message.text}${taps ? ` [${taps}]` : ''}`
}

/** Returns the conversation as readable text. */
export const transcript = ({ turns }: Talk): string =>
  turns.map(({ messages }) => messages.map(show).join('\n')).join('\n---\n')

export const caseCreated = (caseId = 'CASE-01'): Line => ({
  type: 'result',
  effect: 'create-case',
  ok: true,
  caseId,
})

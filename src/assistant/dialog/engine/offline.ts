import { reportsLoss, type ScamState, withAnswers, without } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import type { DialogMessage, DialogProfile } from '../model/types.ts'
import { callCards, callLines, hotlineLines } from '../report/contacts.ts'
import { maskEmail } from '../report/format.ts'
import { countryCodeOf } from '../understand/identifiers.ts'
import { isWaiting, repeatStep, type ScamTurn } from './turn.ts'

/** What everybody may know of a deployment, with its own wording in the languages named. */
export function toPublicProfile(profile: DialogProfile, langs: readonly string[]): DialogProfile {
  const { officialDomains: _, identityTypes: __, texts, ...rest } = profile
  const worded = Object.entries(texts ?? {}).filter(([lang]) => langs.includes(lang))
  return { ...rest, ...(worded.length > 0 && { texts: Object.fromEntries(worded) }) }
}

/** Steps that look for an earlier case: only the relay knows it. */
const lookups: ReadonlySet<ScamState['step']> = new Set(['findCase', 'findDigits', 'finding'])

/**
 * A state as her page may keep it while a report is under way: her number with its country and its last
 * digits alone, her e-mail address without her name, and nothing of a case that was looked for. Undefined outside of the fast questions.
 */
export function toShared(state: ScamState): ScamState | undefined {
  if (state.caseId !== undefined || state.detailing || isWaiting(state.step) || lookups.has(state.step)) {
    return undefined
  }
  const { contact, email } = state.answers
  return withAnswers(without(state, 'lookup', 'put', 'agreed'), {
    ...(contact && { contact: shorten(contact) }),
    ...(email && { email: maskEmail(email) }),
  })
}

/** Zeros in the place of the digits that are not shown to her either. */
function shorten(e164: string): string {
  const code = countryCodeOf(e164)
  return code + e164.slice(code.length, -4).replace(/\d/g, '0') + e164.slice(-4)
}

/** Nothing that she says while the relay would be at work changes anything. */
export const isDoneOffline = ({ step }: ScamState): boolean => isWaiting(step)

/** A turn as it is told while nothing can leave the device. */
export function toldOffline(turn: ScamTurn, c: Context): ScamTurn {
  return { ...turn, messages: messagesOf(turn, c), effects: [] }
}

function messagesOf({ state, messages, effects }: ScamTurn, c: Context): readonly DialogMessage[] {
  const { say: said } = c.texts
  if (state.step === 'sending') return [...messages.slice(0, -1), ...keptMessages(c)]
  if (state.step === 'finding') return [say(said.statusFailed)]
  if (effects.some(({ type }) => type === 'hand-over')) {
    return [say(said.handOverNone({ hotlines: hotlineLines(c) })), repeatStep(c)]
  }
  if (effects.some(({ type }) => type === 'get-case')) return [say(said.statusFailed), repeatStep(c)]
  const isSummary = state.step === 'summary' && messages.at(-2)?.view === 'summary'
  if (!isSummary) return messages
  return [
    ...messages.slice(0, -1),
    say(said.offlineReady({ numbers: callLines(c) }), 'notice'),
    ...messages.slice(-1),
  ]
}

/** The report is complete, and the calls that need no data come first now. */
const keptMessages = (c: Context): DialogMessage[] => [
  say(c.texts.say.offlineKept, 'notice'),
  ...callCards(c),
  ...(!reportsLoss(c.state) ? [] : [say(c.texts.say.recallWords, 'advice')]),
]

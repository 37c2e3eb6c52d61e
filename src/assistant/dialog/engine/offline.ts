import { reportsLoss, type ScamState, withAnswers, without } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import type { DialogMessage, DialogProfile } from '../model/types.ts'
import { callCards, callLines, hotlineLines } from '../report/contacts.ts'
import { maskEmail } from '../report/format.ts'
import { countryCodeOf } from '../understand/identifiers.ts'
import { isWaiting, repeatStep, type ScamTurn } from './turn.ts'

/** The public part of a deployment's profile, with its own wording in the given languages. */
export function toPublicProfile(profile: DialogProfile, langs: readonly string[]): DialogProfile {
  const { officialDomains: _, identityTypes: __, texts, ...rest } = profile
  const worded = Object.entries(texts ?? {}).filter(([lang]) => langs.includes(lang))
  return { ...rest, ...(worded.length > 0 && { texts: Object.fromEntries(worded) }) }
}

/** Steps that look up an earlier case: only the relay can do so. */
const lookups: ReadonlySet<ScamState['step']> = new Set(['findCase', 'findDigits', 'finding'])

/**
 * A state that the citizen's page may store while a report is in progress: their number as country and last
 * digits only, their e-mail address without the name, and nothing about a case that was looked up. Undefined
 * outside the fast questions.
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

/** Puts zeros in place of the digits that are not shown to the citizen either. */
function shorten(e164: string): string {
  const code = countryCodeOf(e164)
  return code + e164.slice(code.length, -4).replace(/\d/g, '0') + e164.slice(-4)
}

/** While the relay would be working, nothing the citizen says changes anything. */
export const isDoneOffline = ({ step }: ScamState): boolean => isWaiting(step)

/** A turn worded for a device that is offline and can send nothing. */
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

/** The report is complete; calls that need no data come first now. */
const keptMessages = (c: Context): DialogMessage[] => [
  say(c.texts.say.offlineKept, 'notice'),
  ...callCards(c),
  ...(!reportsLoss(c.state) ? [] : [say(c.texts.say.recallWords, 'advice')]),
]

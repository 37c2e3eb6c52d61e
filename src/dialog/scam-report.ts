import { hotlineLines } from './contacts.ts'
import { askStep, type ContextOf, follow, readText, type ScamTurn, switchLanguage, toTurn } from './engine.ts'
import { pickLanguage } from './languages.ts'
import { newState, type ScamState, without } from './state.ts'
import { plainStatus } from './status.ts'
import { say } from './step.ts'
import { caseMessages, reportedTaps } from './steps/closing.ts'
import { textsOf } from './texts/index.ts'
import type { Dialog, DialogInput, DialogLang, DialogProfile } from './types.ts'
import { wordsOf } from './words/index.ts'

/** How often a call has failed when she is told of it. */
const attemptsBeforeWord = 3

/**
 * The scam-report dialogue of one deployment: a pure function of state, input and time.
 * Nothing that it is told makes it throw, and no answer is lost but by her own wish.
 */
export function createScamReport(profile: DialogProfile): Dialog<ScamState> {
  const langOf = (tag: string): DialogLang =>
    pickLanguage(tag, profile.languages) ?? profile.languages[0] ?? 'en'

  const contextAt =
    (now: string): ContextOf =>
    (state) => {
      const langs = [...new Set([state.lang, ...profile.languages, 'en' as const])]
      const known = langs.flatMap((lang) => {
        const words = wordsOf(lang)
        return words ? [{ lang, words }] : []
      })
      return {
        state,
        now,
        profile,
        texts: textsOf(state.lang),
        allTexts: langs.map(textsOf),
        words: known.map(({ words }) => words),
        wordLangs: known.map(({ lang }) => lang),
      }
    }

  return {
    begin(tag, now) {
      const c = contextAt(now)(newState(langOf(tag)))
      return toTurn(c.state, askStep(c))
    },
    next(state, input, now) {
      return take(state, input, contextAt(now))
    },
    plainStatus(report, tag) {
      const lang = langOf(tag)
      return plainStatus(report, { profile, texts: textsOf(lang), lang })
    },
  }
}

function take(state: ScamState, input: DialogInput, contextOf: ContextOf): ScamTurn {
  const c = contextOf(state)
  switch (input.type) {
    case 'start':
      return toTurn(state, askStep(c))
    case 'text':
      return readText(input.text, { c, contextOf, secretsRemoved: input.secretsRemoved === true })
    case 'postback':
      return input.payload === 'called' && state.step === 'reported'
        ? follow({ state, say: [say(c.texts.say.called)], to: 'reported' }, c, contextOf)
        : readText(input.payload, { c, contextOf, secretsRemoved: false })
    case 'language':
      return switchLanguage(input.lang, c, contextOf)
    case 'result':
      return takeResult(state, input, contextOf)
    default:
      return input satisfies never
  }
}

type Result = Extract<DialogInput, { type: 'result' }>

function takeResult(state: ScamState, result: Result, contextOf: ContextOf): ScamTurn {
  if (result.effect === 'get-case') return takeStatus(state, result, contextOf)
  // Each call is answered at least once: what is already known changes nothing.
  if (!state.sendingAt && !(result.ok && state.step === 'failed')) return toTurn(state, [])
  if (result.ok) {
    const c = contextOf({
      ...without(state, 'sendingAt', 'resume'),
      step: 'reported',
      caseId: result.caseId,
      trail: [],
      misses: 0,
    })
    return toTurn(c.state, [...caseMessages(c), ...askStep(c)])
  }
  if (result.final) {
    const c = contextOf({ ...without(state, 'sendingAt'), step: 'failed' })
    return toTurn(c.state, askStep(c))
  }
  const c = contextOf(state)
  const isTime = result.attempts === attemptsBeforeWord
  return toTurn(state, isTime ? [say(c.texts.say.sendingSlow({ hotlines: hotlineLines(c) }), 'advice')] : [])
}

function takeStatus(
  state: ScamState,
  result: Extract<Result, { effect: 'get-case' }> | Extract<Result, { ok: false }>,
  contextOf: ContextOf,
): ScamTurn {
  if (!state.statusAsked) return toTurn(state, [])
  const c = contextOf(without(state, 'statusAsked'))
  const taps = state.step === 'reported' ? reportedTaps(c).map((tap) => ({ text: tap, payload: tap })) : []
  const answer = (text: string) =>
    toTurn(c.state, [{ type: 'text', text, ...(taps.length > 0 && { quickReplies: taps }) }])
  if (result.ok)
    return answer(plainStatus(result.case, { profile: c.profile, texts: c.texts, lang: state.lang }))
  if (!result.final && result.attempts < attemptsBeforeWord) return toTurn(state, [])
  return answer(c.texts.say.statusFailed)
}

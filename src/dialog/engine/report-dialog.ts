import type { LanguagePacks } from '../model/pack.ts'
import { newState, type ScamState } from '../model/state.ts'
import { say } from '../model/step.ts'
import type { Dialog, DialogAbility, DialogInput, DialogProfile, OfflinePart } from '../model/types.ts'
import { createTexts } from '../model/wording.ts'
import { plainStatus } from '../report/status.ts'
import { createParseCountry } from '../understand/country.ts'
import { createUnderstanding } from '../understand/understanding.ts'
import { switchLanguage } from './commands.ts'
import { pickLanguage } from './languages.ts'
import { isDoneOffline, toldOffline, toPublicProfile, toShared } from './offline.ts'
import { readText } from './reading.ts'
import { takeCaseChange, takeResult } from './results.ts'
import { askStep, type ContextOf, follow, type ScamTurn, toTurn } from './turn.ts'
import { upgradeState } from './upgrade.ts'

/** The scam-report dialogue, which a page can hold by itself. */
export type ReportDialog = Dialog<ScamState> & { offline: OfflinePart<ScamState> }

export interface ScamReportOptions {
  /** What the relay does besides creating and reading cases. Default: nothing, and it is not offered. */
  can?: readonly DialogAbility[]
}

/**
 * The scam-report dialogue of one deployment: a pure function of state, input and time.
 * Nothing that it is told makes it throw, and no answer is lost but by her own wish.
 * It speaks the languages of `packs`, so that a page can bring one language and a server all.
 */
export function createReportDialog(
  profile: DialogProfile,
  packs: LanguagePacks,
  options: ScamReportOptions = {},
): ReportDialog {
  const textsOf = createTexts(profile, packs)
  const understandingOf = createUnderstanding(profile.languages, packs, textsOf)
  const parseCountry = createParseCountry(profile.languages)
  const can = new Set(options.can ?? [])
  const langOf = (tag: string): string => pickLanguage(tag, profile.languages) ?? profile.languages[0] ?? 'en'

  const contextAt =
    (now: string): ContextOf =>
    (state) => ({
      ...understandingOf(state.lang),
      state,
      now,
      profile,
      texts: textsOf(state.lang),
      can,
      parseCountry,
    })

  return {
    begin(tag, now) {
      const c = contextAt(now)(newState(langOf(tag)))
      return toTurn(c.state, askStep(c))
    },
    next(stored, input, now) {
      return take(upgradeState(stored, profile), input, contextAt(now))
    },
    plainStatus(report, tag) {
      const lang = langOf(tag)
      return plainStatus(report, { profile, texts: textsOf(lang), lang })
    },
    offline: {
      outline: (tag) => ({ profile: toPublicProfile(profile, [langOf(tag)]), can: [...can] }),
      share: (stored) => toShared(upgradeState(stored, profile)),
      next(stored, input, now) {
        const contextOf = contextAt(now)
        const turn = take(upgradeState(stored, profile), input, contextOf)
        return toldOffline(turn, contextOf(turn.state))
      },
      isDone: isDoneOffline,
    },
  }
}

function take(state: ScamState, input: DialogInput, contextOf: ContextOf): ScamTurn {
  const c = contextOf(state)
  switch (input.type) {
    case 'start':
      return toTurn(state, askStep(c))
    case 'text':
      return readText(input.text, c, { contextOf, secretsRemoved: input.secretsRemoved === true })
    case 'postback':
      return input.payload === 'called' && state.step === 'reported'
        ? follow({ state, say: [say(c.texts.say.called)], to: 'reported' }, c, { contextOf })
        : readText(input.payload, c, { contextOf, secretsRemoved: false })
    case 'language':
      return switchLanguage(input.lang, c, contextOf)
    case 'case-changed':
      return takeCaseChange(state, input.case, contextOf)
    case 'result':
      return takeResult(state, input, contextOf)
    default:
      return input satisfies never
  }
}

import { pickLanguage } from '../../languages/languages.ts'
import type { LanguagePacks } from '../model/pack.ts'
import { newState, type ScamState } from '../model/state.ts'
import { type Context, say } from '../model/step.ts'
import type { Dialog, DialogAbility, DialogInput, DialogProfile, OfflinePart } from '../model/types.ts'
import { createTexts } from '../model/wording.ts'
import { plainStatus } from '../report/status.ts'
import { createParseCountry } from '../understand/country.ts'
import { createUnderstanding } from '../understand/understanding.ts'
import { switchLanguage } from './commands.ts'
import { isDoneOffline, toldOffline, toPublicProfile, toShared } from './offline.ts'
import { readText } from './reading.ts'
import { takeCaseChange, takeNotification, takeResult } from './results.ts'
import { askStep, follow, type ScamTurn, toTurn } from './turn.ts'
import { upgradeState } from './upgrade.ts'

/** The scam-report dialogue, with the part of it that a page can hold by itself. */
export type ReportDialog = Dialog<ScamState> & { offline: OfflinePart<ScamState> }

/** What a dialogue can be made to offer. */
export interface ScamReportOptions {
  /** What the relay does besides creating and reading cases. Default: nothing, and it is not offered. */
  can?: readonly DialogAbility[]
}

/**
 * Makes the scam-report dialogue of one deployment: a pure function of state, input and time.
 * Nothing that it is told makes it throw, and it forgets no answer unless she asks it to.
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

  const contextAt = (now: string) => {
    const at = (state: ScamState): Context => ({
      ...understandingOf(state.lang),
      state,
      now,
      profile,
      texts: textsOf(state.lang),
      can,
      parseCountry,
      at,
    })
    return at
  }

  return {
    begin(tag, now) {
      const c = contextAt(now)(newState(langOf(tag)))
      return toTurn(c.state, askStep(c))
    },
    next(stored, input, now) {
      return take(input, contextAt(now)(upgradeState(stored, profile)))
    },
    plainStatus(report, tag) {
      const lang = langOf(tag)
      return plainStatus(report, { profile, texts: textsOf(lang), lang })
    },
    offline: {
      outline: (tag) => ({ profile: toPublicProfile(profile, [langOf(tag)]), can: [...can] }),
      share: (stored) => toShared(upgradeState(stored, profile)),
      next(stored, input, now) {
        const c = contextAt(now)(upgradeState(stored, profile))
        const turn = take(input, c)
        return toldOffline(turn, c.at(turn.state))
      },
      isDone: isDoneOffline,
    },
  }
}

function take(input: DialogInput, c: Context): ScamTurn {
  const { state } = c
  switch (input.type) {
    case 'start':
      return toTurn(state, askStep(c))
    case 'text':
      return readText(input.text, c, { secretsRemoved: input.secretsRemoved === true })
    case 'postback':
      return input.payload === 'called' && state.step === 'reported'
        ? follow({ state, say: [say(c.texts.say.called)], to: 'reported' }, c)
        : readText(input.payload, c)
    case 'language':
      return switchLanguage(input.lang, c)
    case 'case-changed':
      return takeCaseChange(input.case, c)
    case 'notification':
      return takeNotification(input.text, c)
    case 'result':
      return takeResult(input, c)
    default:
      return input satisfies never
  }
}

import { paperTexts } from '../languages/at-once.ts'
import { texts as english } from '../languages/en/paper-texts.ts'
import { allPacks } from './deployment/packs.ts'
import { readState } from './engine/read-state.ts'
import type { ReportPapers } from './model/paper.ts'
import type { ScamState } from './model/state.ts'
import type { DialogProfile } from './model/types.ts'
import { createTexts } from './model/wording.ts'
import { renewed } from './renewed.ts'
import { type PaperLanguage, toPaper } from './report/pdf-report.ts'

/**
 * Writes the PDF reports of the scam-report dialogue of one deployment, in English and the language of the
 * chat, by the current profile.
 */
export function createReportPapers(profileOf: () => DialogProfile): ReportPapers<ScamState> {
  const textsOf = renewed(profileOf, (profile) => createTexts(profile, allPacks))
  const languageOf = (lang: string): PaperLanguage => {
    const paper = paperTexts[lang]
    return paper
      ? { lang, texts: textsOf()(lang), paper }
      : { lang: 'en', texts: textsOf()('en'), paper: english }
  }
  return {
    // A case that was found by its number has no facts here: only the citizen's own report has a consent.
    caseOf: ({ caseId, consentAt }) => (consentAt === undefined ? undefined : caseId),
    write(stored, facts) {
      const profile = profileOf()
      const state = readState(stored, { profile, can: new Set() })
      return toPaper(state, facts, { profile, english: languageOf('en'), own: languageOf(state.lang) })
    },
  }
}

import { readingWords } from '../languages/reading-words.ts'
import weights from '../understanding/weights/trained.json' with { type: 'json' }
import { allPacks } from './deployment/packs.ts'
import { createDeploymentReader } from './deployment/reader.ts'
import { createReportDialog, type ReportDialog, type ScamReportOptions } from './engine/report-dialog.ts'
import { upgradeState } from './engine/upgrade.ts'
import { detailsOf } from './model/state.ts'
import type { DialogProfile } from './model/types.ts'
import { createTexts } from './model/wording.ts'
import { factText, shownFields } from './report/facts.ts'

/** The scam-report dialogue of one deployment in every language. */
export const createScamReport = (
  profile: DialogProfile,
  options: Omit<ScamReportOptions, 'reader'> = {},
): ReportDialog => {
  const reader = createDeploymentReader(profile, { words: readingWords, weights, hasWords: true })
  const textsOf = createTexts(profile, allPacks)
  return {
    ...createReportDialog(profile, allPacks, { ...options, reader }),
    told(stored, lang) {
      const state = { ...upgradeState(stored, profile), lang }
      const texts = textsOf(lang)
      const facts = shownFields(state).map((field) => ({
        label: texts.labels[field],
        value: factText(field, { state, texts, profile }),
      }))
      return { facts, story: detailsOf(state).story ?? null }
    },
  }
}

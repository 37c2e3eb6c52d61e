import { readingWords } from '../languages/reading-words.ts'
import weights from '../understanding/weights/trained.json' with { type: 'json' }
import { allPacks } from './deployment/packs.ts'
import { createDeploymentReader } from './deployment/reader.ts'
import { toHandOver } from './engine/hand-over.ts'
import { createReportDialog, type ReportDialog, type ScamReportOptions } from './engine/report-dialog.ts'
import type { DialogProfile } from './model/types.ts'

/** The scam-report dialogue of one deployment in every language. */
export const createScamReport = (
  profile: DialogProfile,
  options: Omit<ScamReportOptions, 'reader' | 'gather'> = {},
): ReportDialog => {
  const reader = createDeploymentReader(profile, { words: readingWords, weights, hasWords: true })
  return createReportDialog(profile, allPacks, { ...options, gather: toHandOver, reader })
}

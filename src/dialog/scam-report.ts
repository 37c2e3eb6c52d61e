import { allPacks } from './packs.ts'
import { createReportDialog, type ReportDialog, type ScamReportOptions } from './report-dialog.ts'
import type { DialogProfile } from './types.ts'

/** The scam-report dialogue of one deployment in every language. */
export const createScamReport = (profile: DialogProfile, options: ScamReportOptions = {}): ReportDialog =>
  createReportDialog(profile, allPacks, options)

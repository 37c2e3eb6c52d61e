import { allPacks } from './deployment/packs.ts'
import { createReportDialog, type ReportDialog, type ScamReportOptions } from './engine/report-dialog.ts'
import type { DialogProfile } from './model/types.ts'

/** The scam-report dialogue of one deployment in every language. */
export const createScamReport = (profile: DialogProfile, options: ScamReportOptions = {}): ReportDialog =>
  createReportDialog(profile, allPacks, options)

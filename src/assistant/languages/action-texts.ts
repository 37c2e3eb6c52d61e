import { byCode } from './by-code.ts'
import type { ActionTexts } from './tables/action-texts.ts'
import type { UrgentTexts } from './tables/urgent-texts.ts'

/** Actions that a citizen is told to take immediately, by language, for servers. */
export const actionTexts: Readonly<Record<string, ActionTexts>> = byCode(
  import.meta.glob<ActionTexts>('./{??,???}/action-texts.ts', { eager: true, import: 'texts' }),
)

/** Answers to urgent questions by language, for servers. */
export const urgentTexts: Readonly<Record<string, UrgentTexts>> = byCode(
  import.meta.glob<UrgentTexts>('./{??,???}/urgent-texts.ts', { eager: true, import: 'texts' }),
)

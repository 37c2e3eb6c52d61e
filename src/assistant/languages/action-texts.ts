import { byCode } from './by-code.ts'
import type { ActionTexts } from './tables/action-texts.ts'

/** Actions that a citizen is told to take immediately, by language, for servers. */
export const actionTexts: Readonly<Record<string, ActionTexts>> = byCode(
  import.meta.glob<ActionTexts>('./{??,???}/action-texts.ts', { eager: true, import: 'texts' }),
)

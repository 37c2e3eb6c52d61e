import { byCode } from './by-code.ts'
import type { ActionTexts } from './tables/action-texts.ts'

/** What a citizen is told to do at once, by language, for servers. */
export const actionTexts: Readonly<Record<string, ActionTexts>> = byCode(
  import.meta.glob<ActionTexts>('./{??,???}/action-texts.ts', { eager: true, import: 'texts' }),
)

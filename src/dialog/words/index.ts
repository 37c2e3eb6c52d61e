import type { DialogLang } from '../types.ts'
import { en } from './en.ts'
import type { Words } from './words.ts'

const all: Partial<Record<DialogLang, Words>> = { en }

/** The words of a language, when it has them. */
export const wordsOf = (lang: DialogLang): Words | undefined => all[lang]

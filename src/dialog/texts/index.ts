import type { DialogLang } from '../types.ts'
import { en } from './en.ts'
import type { Texts } from './texts.ts'

const all: Partial<Record<DialogLang, Texts>> = { en }

/** The texts of a language. */
export const textsOf = (lang: DialogLang): Texts => all[lang] ?? en

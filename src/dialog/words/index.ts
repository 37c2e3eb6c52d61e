import type { DialogLang } from '../types.ts'
import { ceb } from './ceb.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { kj } from './kj.ts'
import { rw } from './rw.ts'
import { tl } from './tl.ts'
import { ur } from './ur.ts'
import type { Words } from './words.ts'

const all: Record<DialogLang, Words> = { en, fr, rw, kj, tl, ceb, ur }

/** How people say things in a language. */
export const wordsOf = (lang: DialogLang): Words => all[lang]

import type { LanguagePack } from './pack.ts'
import { ceb } from './texts/ceb.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { kj } from './texts/kj.ts'
import { rw } from './texts/rw.ts'
import { tl } from './texts/tl.ts'
import { ur } from './texts/ur.ts'
import type { DialogLang } from './types.ts'
import { ceb as cebWords } from './words/ceb.ts'
import { en as enWords } from './words/en.ts'
import { fr as frWords } from './words/fr.ts'
import { kj as kjWords } from './words/kj.ts'
import { rw as rwWords } from './words/rw.ts'
import { tl as tlWords } from './words/tl.ts'
import { ur as urWords } from './words/ur.ts'

/** Every language, for a server that has room for them. */
export const allPacks = {
  en: { texts: en, words: enWords },
  fr: { texts: fr, words: frWords },
  rw: { texts: rw, words: rwWords },
  kj: { texts: kj, words: kjWords },
  tl: { texts: tl, words: tlWords },
  ceb: { texts: ceb, words: cebWords },
  ur: { texts: ur, words: urWords },
} as const satisfies Record<DialogLang, Required<LanguagePack>>

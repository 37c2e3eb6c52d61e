import { texts as ceb } from '../../languages/ceb/dialog-texts.ts'
import { words as cebWords } from '../../languages/ceb/words.ts'
import { texts as en } from '../../languages/en/dialog-texts.ts'
import { words as enWords } from '../../languages/en/words.ts'
import { texts as fr } from '../../languages/fr/dialog-texts.ts'
import { words as frWords } from '../../languages/fr/words.ts'
import { texts as kj } from '../../languages/kj/dialog-texts.ts'
import { words as kjWords } from '../../languages/kj/words.ts'
import { texts as rw } from '../../languages/rw/dialog-texts.ts'
import { words as rwWords } from '../../languages/rw/words.ts'
import { texts as tl } from '../../languages/tl/dialog-texts.ts'
import { words as tlWords } from '../../languages/tl/words.ts'
import { texts as ur } from '../../languages/ur/dialog-texts.ts'
import { words as urWords } from '../../languages/ur/words.ts'
import type { LanguagePack } from '../model/pack.ts'
import type { DialogLang } from '../model/types.ts'

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

import type { Texts } from '../../../../dialog/texts/texts.ts'
import type { DialogLang } from '../../../../dialog/types.ts'
import type { Words } from '../../../../dialog/words/words.ts'

interface Parts {
  /** What the dialogue says: fetched when it is spoken. */
  texts(): Promise<{ texts: Texts }>
  /** How people answer: of every language of the deployment, for she may answer in any. */
  words(): Promise<{ words: Words }>
}

/** The dialogue's languages on the device. */
export const languages: Readonly<Record<DialogLang, Parts>> = {
  en: { texts: () => import('./local-en.ts'), words: () => import('./local-words-en.ts') },
  fr: { texts: () => import('./local-fr.ts'), words: () => import('./local-words-fr.ts') },
  rw: { texts: () => import('./local-rw.ts'), words: () => import('./local-words-rw.ts') },
  kj: { texts: () => import('./local-kj.ts'), words: () => import('./local-words-kj.ts') },
  tl: { texts: () => import('./local-tl.ts'), words: () => import('./local-words-tl.ts') },
  ceb: { texts: () => import('./local-ceb.ts'), words: () => import('./local-words-ceb.ts') },
  ur: { texts: () => import('./local-ur.ts'), words: () => import('./local-words-ur.ts') },
}

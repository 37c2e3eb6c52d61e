import type { DialogLang } from '../../../../dialog/model/types.ts'
import type { Texts } from '../../../../languages/tables/dialog-texts.ts'
import type { Words } from '../../../../languages/tables/words.ts'

interface Parts {
  /** What the dialogue says: fetched when it is spoken. */
  texts(): Promise<{ texts: Texts }>
  /** How people answer: of every language of the deployment, for she may answer in any. */
  words(): Promise<{ words: Words }>
}

/** The dialogue's languages on the device. */
export const languages: Readonly<Record<DialogLang, Parts>> = {
  en: {
    texts: () => import('../../../../languages/en/dialog-texts.ts'),
    words: () => import('../../../../languages/en/words.ts'),
  },
  fr: {
    texts: () => import('../../../../languages/fr/dialog-texts.ts'),
    words: () => import('../../../../languages/fr/words.ts'),
  },
  rw: {
    texts: () => import('../../../../languages/rw/dialog-texts.ts'),
    words: () => import('../../../../languages/rw/words.ts'),
  },
  kj: {
    texts: () => import('../../../../languages/kj/dialog-texts.ts'),
    words: () => import('../../../../languages/kj/words.ts'),
  },
  tl: {
    texts: () => import('../../../../languages/tl/dialog-texts.ts'),
    words: () => import('../../../../languages/tl/words.ts'),
  },
  ceb: {
    texts: () => import('../../../../languages/ceb/dialog-texts.ts'),
    words: () => import('../../../../languages/ceb/words.ts'),
  },
  ur: {
    texts: () => import('../../../../languages/ur/dialog-texts.ts'),
    words: () => import('../../../../languages/ur/words.ts'),
  },
}

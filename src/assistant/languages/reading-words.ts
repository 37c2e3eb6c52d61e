import { byCode } from './by-code.ts'
import type { PaymentWords, ReadingWords, TalkWords } from './tables/reading-words.ts'

const payments = byCode(
  import.meta.glob<PaymentWords>('./{??,???}/reading-words.ts', {
    eager: true,
    import: 'readingWords',
  }),
)
const talk = byCode(
  import.meta.glob<TalkWords>('./{??,???}/talk-words.ts', {
    eager: true,
    import: 'talkWords',
  }),
)

/** The words by which victims' messages are read, by language, for servers, which have the memory for all. */
export const readingWords: Readonly<Record<string, ReadingWords>> = Object.fromEntries(
  Object.entries(payments).flatMap(([lang, own]) => {
    const said = talk[lang]
    return said ? [[lang, { ...own, ...said }]] : []
  }),
)

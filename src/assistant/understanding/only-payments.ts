import { type PaymentWords, type ReadingWords, talks } from '../languages/tables/reading-words.ts'

const none = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>

// Topics and requests are left empty: nothing looks them up by name, and a page need not load the names.
const silence = {
  yesAndStory: { asks: '', begins: '' },
  talk: none(talks),
  answers: {} as ReadingWords['answers'],
  handOff: {} as ReadingWords['handOff'],
  questions: {} as ReadingWords['questions'],
}

/** The words of a reader that reads only payments and the scam type of a message. */
export const onlyPayments = (words: Readonly<Record<string, PaymentWords>>): Record<string, ReadingWords> =>
  Object.fromEntries(Object.entries(words).map(([lang, own]) => [lang, { ...own, ...silence }]))

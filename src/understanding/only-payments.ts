import {
  type PaymentWords,
  questionTopics,
  type ReadingWords,
  talks,
} from '../languages/tables/reading-words.ts'

const none = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>

const silence = { talk: none(talks), questions: none(questionTopics) }

/** The words of a reader that reads payments and the kind of scam, and nothing else of a message. */
export const onlyPayments = (words: Readonly<Record<string, PaymentWords>>): Record<string, ReadingWords> =>
  Object.fromEntries(Object.entries(words).map(([lang, own]) => [lang, { ...own, ...silence }]))

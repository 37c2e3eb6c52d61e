import type { Field } from './vocabulary.ts'

/** What the report as PDF says in one language, beside the facts. Words in braces are put in. */
export interface PaperTexts {
  title: string
  caseNumber: string
  /** {time} */
  made: string
  /** Heading of the facts that are no payment. */
  happened: string
  /** Heading of a payment; its number follows when there are several. */
  payment: string
  /** Heading of what she told of herself. */
  person: string
  /** Heading of her own words. */
  words: string
  /** How the case stands. */
  standing: string
  /** For whom the report was made, when not for herself; then the answer. */
  forOther: readonly [label: string, value: string]
  /** {zone} */
  note: string
  /** {page}, {pages} */
  page: string
  /** What the facts are called. Default: as in the chat, where she herself is spoken to. */
  labels?: Readonly<Record<Field, string>>
}

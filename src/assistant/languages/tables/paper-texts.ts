import type { Field } from './vocabulary.ts'

/** Texts of the PDF report in one language, apart from the facts. Words in braces are placeholders. */
export interface PaperTexts {
  title: string
  caseNumber: string
  /** {time} */
  made: string
  /** Heading of the facts that do not belong to a payment. */
  happened: string
  /** Heading of a payment; its number follows if there are several. */
  payment: string
  /** Heading of the facts about the citizen. */
  person: string
  /** Heading of the citizen's own words. */
  words: string
  /** Heading of the state of the case. */
  standing: string
  /** Label and value of the line that says that the report is for someone else. */
  forOther: readonly [label: string, value: string]
  /** {zone} */
  note: string
  /** {page}, {pages} */
  page: string
  /** Labels of the facts. Default: the labels of the chat, which address the citizen as "you". */
  labels?: Readonly<Record<Field, string>>
}

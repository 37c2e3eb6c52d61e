import type { CaseReport, DialogStateBase } from './types.ts'

/**
 * A text in English, for anyone who helps the citizen, and in the citizen's own language; the same twice if
 * theirs is English.
 */
export interface Both {
  en: string
  own: string
}

/** One fact. */
export interface PaperRow {
  label: Both
  value: Both
}

/** Facts under a heading. */
export interface PaperSection {
  heading: Both
  rows: readonly PaperRow[]
}

/** The citizen's own words, as written. */
export interface PaperQuote {
  label: Both
  text: string
}

/** The content of a PDF report of a case for the police and the bank, before it is rendered. Plain data. */
export interface ReportPaper {
  /** The citizen's language; `en` produces one column. */
  lang: string
  /** Name of the provider of the chat. */
  from: string
  title: Both
  caseLabel: Both
  caseNumber: string
  /** When it was created. */
  made: Both
  /** The same as an ISO instant in UTC. */
  madeAt: string
  sections: readonly PaperSection[]
  /** The citizen's own words, under a heading. */
  words: { heading: Both; quotes: readonly PaperQuote[] }
  /** What readers must know about the document itself. */
  note: Both
  /** `{page}` of `{pages}`. */
  page: Both
}

/** Inputs of a PDF report besides what the citizen told. */
export interface PaperFacts {
  /** The case number as shown to the citizen. */
  caseNumber: string
  /** Name of the provider of the chat. */
  from: string
  /** The status of the case. Absent: the PDF report does not mention it. */
  report?: CaseReport | undefined
  /** ISO instant in UTC. */
  now: string
}

/** Writes the PDF reports of a dialogue. */
export interface ReportPapers<State extends DialogStateBase = DialogStateBase> {
  /** Returns the id of the case whose facts a state still contains; undefined if there is none. */
  caseOf(state: State): string | undefined
  /** Writes what the citizen told about that case. */
  write(state: State, facts: PaperFacts): ReportPaper
}

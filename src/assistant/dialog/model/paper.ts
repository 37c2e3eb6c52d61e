import type { CaseReport, DialogStateBase } from './types.ts'

/** A text in English, for whoever helps her, and in her own language; the same twice where hers is English. */
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

/** Words of hers, as she wrote them. */
export interface PaperQuote {
  label: Both
  text: string
}

/** The report of a case as a paper for the police and the bank, before anybody draws it. Plain data. */
export interface ReportPaper {
  /** Her language; `en` makes a paper with one column. */
  lang: string
  /** Who offers the chat. */
  from: string
  title: Both
  caseLabel: Both
  caseNumber: string
  /** When it was made. */
  made: Both
  /** ISO instant in UTC of the same. */
  madeAt: string
  sections: readonly PaperSection[]
  /** Her own words, under a heading. */
  words: { heading: Both; quotes: readonly PaperQuote[] }
  /** What a reader has to know of the paper itself. */
  note: Both
  /** `{page}` of `{pages}`. */
  page: Both
}

/** What a paper is made with, besides what she told. */
export interface PaperFacts {
  /** What she is shown as the number of her case. */
  caseNumber: string
  /** Who offers the chat. */
  from: string
  /** How the case stands. Absent: the paper says nothing of it. */
  report?: CaseReport | undefined
  /** ISO instant in UTC. */
  now: string
}

/** Writes the papers of a dialogue. */
export interface ReportPapers<State extends DialogStateBase = DialogStateBase> {
  /** Names the case whose facts a state still holds; undefined when there is none. */
  caseOf(state: State): string | undefined
  /** Writes what she told of that case. */
  write(state: State, facts: PaperFacts): ReportPaper
}

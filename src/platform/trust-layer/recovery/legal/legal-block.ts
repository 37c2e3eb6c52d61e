/** Part of a legal draft, for any renderer. All texts are plain, without markup. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A person's words, verbatim. */
  | { kind: 'quote'; text: string }
  | { kind: 'warning'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Pairs of a label and a value. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | LegalTable
  /** A place to sign, for a role in words. */
  | { kind: 'signature'; role: string }

/** A table of a draft. */
export interface LegalTable {
  kind: 'table'
  columns: readonly { title: string; align: 'left' | 'right' /** Share of the width. */; weight: number }[]
  rows: readonly (readonly string[])[]
  /** Sum of the rows, set apart from them. */
  total?: readonly string[]
}

/**
 * Sanitises an external value for a line of a document: one line, without control characters and
 * bidirectional marks.
 */
export const toPlainLine = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

import type { Tables } from './tables/tables.ts'

/** A column whose texts are encrypted with the deployment's key, so that they can be re-encrypted. */
export interface SealedColumn<Name extends string = string> {
  /** The column that identifies the table's rows. */
  key: Name
  column: Name
  /** Rows with a value in this column are encrypted with another key. */
  unless?: Name
  /** The only row whose text is encrypted; by default, all are. */
  only?: string
  /** Returns the context that the text of a row is bound to. */
  contextOf(key: string): string
}

/** Encrypted columns by table. */
export type SealedColumns = {
  readonly [T in keyof Tables]?: SealedColumn<keyof Tables[T] & string>
}

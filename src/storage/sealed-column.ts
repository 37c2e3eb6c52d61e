import type { Tables } from './tables/tables.ts'

/** Names a column whose texts are sealed with the deployment's key, so that they can be sealed anew. */
export interface SealedColumn<Name extends string = string> {
  /** The column that tells the table's rows apart. */
  key: Name
  column: Name
  /** Rows with a value in this column are sealed with another key. */
  unless?: Name
  /** The one row whose text is sealed; without it all are. */
  only?: string
  /** Gives what the text of a row is bound to. */
  contextOf(key: string): string
}

/** Lists sealed columns by their table. */
export type SealedColumns = {
  readonly [T in keyof Tables]?: SealedColumn<keyof Tables[T] & string>
}

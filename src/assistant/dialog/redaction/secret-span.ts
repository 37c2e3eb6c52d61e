import type { NamedSecret } from '../../languages/tables/secret-words.ts'

/** What nobody may be told. */
export type SecretKind = NamedSecret | 'card-number'

/** A stretch of a plain text that is a secret. */
export interface SecretSpan {
  kind: SecretKind
  start: number
  end: number
}

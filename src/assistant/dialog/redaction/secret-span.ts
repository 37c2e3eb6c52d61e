import type { NamedSecret } from '../../languages/tables/secret-words.ts'

/** Kinds of secret that must never be shared. */
export type SecretKind = NamedSecret | 'card-number'

/** A stretch of a plain text that is a secret. */
export interface SecretSpan {
  kind: SecretKind
  start: number
  end: number
}

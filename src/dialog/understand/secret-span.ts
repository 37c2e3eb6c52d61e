/** What nobody may be told. */
export type SecretKind = 'pin' | 'one-time-code' | 'cvv' | 'password' | 'card-number'

/** A stretch of a plain text that is a secret. */
export interface SecretSpan {
  kind: SecretKind
  start: number
  end: number
}

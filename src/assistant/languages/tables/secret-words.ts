/** Type of a secret that people call by its name: "my PIN is 1234". */
export type NamedSecret = 'pin' | 'one-time-code' | 'cvv' | 'password'

/**
 * Words with which people disclose secrets in one language, used to remove the secrets from their messages.
 * Everything is compared without case and accents; letters may be spaced out ("p i n") or disguised ("p!n").
 */
export interface SecretWords {
  names: Readonly<Record<NamedSecret, readonly string[]>>
  /** Words for a code of any kind, which is a secret unless a word of `harmless` is next to it. */
  codes: readonly string[]
  /** Words for a payment card: a long number near them is a card number even if a digit is mistyped. */
  cards: readonly string[]
  /** Words for harmless codes, such as "reference"; the number after them is not a secret either. */
  harmless: readonly string[]
  /** Short words that can separate a name from its secret: "that they sent me". */
  between: readonly string[]
  /** Verbs that connect a secret to its name, whatever precedes them: "is". */
  is: readonly string[]
  /** Words that start a new topic: "and", "amount". */
  stops: readonly string[]
  /** Words for 0 to 9, in any spelling. */
  digits: readonly string[]
  /** Words for 10 to 99, which count as two digits of a secret. */
  tens: readonly string[]
  /** Words that follow a number that is an amount or a duration: "thousand", "pesos", "minutes". */
  amounts: readonly string[]
  /** Words that follow "my password is" and are not a password: "wrong". */
  noPassword: readonly string[]
  /** Words that name a password only before a colon: "pass: hunter2". */
  passes: readonly string[]
  /** Words that introduce an account name and its password: "login: maria / tinker99". */
  logins: readonly string[]
  /** Words for the recovery phrase of a wallet: "seed phrase". */
  seeds: readonly string[]
  /**
   * Phrases that say that the citizen typed, read out or said something; a number after them may be a code
   * that is not called one.
   */
  tells: readonly string[]
}

/** Names a secret that is told by its name: "my PIN is 1234". */
export type NamedSecret = 'pin' | 'one-time-code' | 'cvv' | 'password'

/**
 * How people name and tell secrets in one language, for taking them out of their words. Everything is compared
 * without case and accents; letters may stand apart ("p i n") or be disguised ("p!n").
 */
export interface SecretWords {
  names: Readonly<Record<NamedSecret, readonly string[]>>
  /** Words for a code of any kind, which is a secret unless a word of `harmless` stands beside it. */
  codes: readonly string[]
  /** Words for a payment card: a long number near them is its number even when a digit is mistyped. */
  cards: readonly string[]
  /** What other codes are of, such as "reference"; what stands behind them is no secret either. */
  harmless: readonly string[]
  /** Small words that may stand between a name and its secret: "that they sent me". */
  between: readonly string[]
  /** Verbs that tie a secret to its name, whatever stands before them: "is". */
  is: readonly string[]
  /** Words with which something else begins: "and", "amount". */
  stops: readonly string[]
  /** Words for 0 to 9, by any spelling. */
  digits: readonly string[]
  /** Words for 10 to 99, which are two digits of a secret. */
  tens: readonly string[]
  /** What follows a number that is an amount or a duration: "thousand", "pesos", "minutes". */
  amounts: readonly string[]
  /** What follows "my password is" and is none: "wrong". */
  noPassword: readonly string[]
  /** What names a password only where a colon stands behind it: "pass: hunter2". */
  passes: readonly string[]
  /** What an account name and its password stand behind: "login: maria / tinker99". */
  logins: readonly string[]
  /** The words that open a wallet: "seed phrase". */
  seeds: readonly string[]
  /** How she says that she typed, read out or said something: what she then tells may be a code that nobody names. */
  tells: readonly string[]
}

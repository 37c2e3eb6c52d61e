/** Account to query. */
export interface Account {
  accountHash: string
  institution: string
}

/** Returns whether both fields are filled in, so that the account can be queried. */
export const isNamed = ({ accountHash, institution }: Account): boolean =>
  accountHash !== '' && institution !== ''

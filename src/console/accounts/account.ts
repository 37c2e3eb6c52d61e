/** An account that is asked about. */
export interface Account {
  accountHash: string
  institution: string
}

/** Tells whether it is named well enough to be asked about. */
export const isNamed = ({ accountHash, institution }: Account): boolean =>
  accountHash !== '' && institution !== ''

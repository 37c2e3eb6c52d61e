import type { FreshProof as GivenProof } from '../../contract/console/people.ts'
import type { Operator } from './operator.ts'

/** Tells whether the person herself is there now and means exactly this. */
export interface FreshProof {
  /**
   * Takes a proof, which works once: a passkey that has signed the digest within five minutes, or a code that was not
   * used before. A wrong proof is recorded with its person.
   * @param digest SHA-256 of what is approved, in hexadecimal
   */
  check(operator: Operator, digest: string, proof: GivenProof): Promise<boolean>
}

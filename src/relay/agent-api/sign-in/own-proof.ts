import { hash } from 'node:crypto'
import type { FreshProof as GivenProof } from '../../../contract/console/people.ts'
import { wayText } from '../../../contract/console/signed-words.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { PersonWays } from './credentials.ts'
import type { Operator } from './operator.ts'
import type { Passkeys } from './passkeys.ts'
import type { FreshProof } from './step-up-auth.ts'

/**
 * Requires proof of an existing second factor before a person changes their sign-in methods. Without one, the
 * first is set up in a session started by a link: an open page, or a password alone, is not enough.
 * @throws Problem `proof-refused`, `rate-limited`, or `forbidden` without a factor and a link
 */
export type OwnProof = (
  operator: Operator,
  change: Parameters<typeof wayText>[0],
  proof: GivenProof | undefined,
) => Promise<void>

/** Dependencies of the check. */
export interface OwnProofDeps {
  freshProof: FreshProof
  ways: Pick<PersonWays, 'hasCode'>
  passkeys: Pick<Passkeys, 'has'>
}

/** Creates the check. */
export const createOwnProof =
  ({ freshProof, ways, passkeys }: OwnProofDeps): OwnProof =>
  async (operator, change, proof) => {
    const { id, provenAt, byLink } = operator
    const hasFactor = provenAt !== undefined || (await ways.hasCode(id)) || (await passkeys.has(id))
    if (!hasFactor && byLink) return
    const digest = hash('sha256', wayText(change), 'hex')
    if (await freshProof.check(operator, digest, proof)) return
    if (!hasFactor) throw new Problem('forbidden', { detail: 'Ask an administrator for a new link.' })
    throw new Problem('proof-refused', {
      detail: 'Show your passkey or a code that was not used before, or sign in anew at your provider.',
    })
  }

import { Problem } from '../../../contract/primitives/problem.ts'
import type { KeyHolder, Operator } from '../sign-in/operator.ts'

/** Spelling does not make two owners of one. */
const plain = (owner: string): string => owner.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The command serves everyone with access to the machine, and is nobody's own. */
const command = 'operator'

/** Returns whether two keys are held by one owner, or were created by one console user, who saw both. */
const isOneOwner = (one: KeyHolder, other: KeyHolder): boolean =>
  plain(one.owner) === plain(other.owner) ||
  (one.madeBy !== undefined && one.madeBy !== command && one.madeBy === other.madeBy)

/**
 * Checks that a proposal is decided by someone other than its proposer. Keys decide only on proposals of keys,
 * because a person at the console signs what was proposed there.
 * @param isApproval false for a rejection, which anyone with the right may make
 * @throws Problem `forbidden`, `self-approval-refused`
 */
export function assertOtherOwner(
  decider: Operator,
  proposer: KeyHolder | undefined,
  isApproval: boolean,
): void {
  const { key } = decider
  if (key && !proposer) {
    throw new Problem('forbidden', { detail: 'This was proposed at the console, and is decided there.' })
  }
  if (!proposer || !isApproval) return
  if (key ? !isOneOwner(key, proposer) : decider.login !== proposer.madeBy) return
  const detail = key
    ? 'Both keys have one owner or one creator. The key of another owner has to approve this.'
    : 'You have created the key that proposed this. Another person has to approve it.'
  throw new Problem('self-approval-refused', { detail })
}

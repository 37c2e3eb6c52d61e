import { Problem } from '../../../contract/primitives/problem.ts'
import { type HostDispute, noDisputes } from './trust-calls.ts'

/**
 * Finds a dispute among those of a case.
 * @throws Problem `not-found`, also if the host returns no disputes
 */
export function disputeIn(disputes: readonly HostDispute[] | undefined, disputeId: string): HostDispute {
  if (!disputes) throw new Problem('not-found', { detail: noDisputes })
  const found = disputes.find(({ odr_id }) => odr_id === disputeId)
  if (!found) throw new Problem('not-found', { detail: 'The case has no such dispute.' })
  return found
}

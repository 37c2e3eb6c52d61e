import { createHash } from 'node:crypto'
import type { ProposalAction } from '../../../contract/console/cases.ts'
import { canonical } from '../../../contract/primitives/canonical.ts'
import type { CaseReading } from './case-reading.ts'

/** Evidence for the approver: the status of the case, the result of the trace, the money held. */
export type Evidence = Record<string, unknown>

/**
 * Extracts from a case the evidence for an action with money. It excludes data that changes by itself between
 * readings (remaining hours, time of reading), and changes of the status caused by other approved freezes of
 * the same case.
 */
export function evidenceFor(
  action: ProposalAction,
  subject: string,
  { status, trace, freezes, disputes = [] }: CaseReading,
): Evidence {
  const { amount_returned: returned = null } = status.recovery_trace_summary
  const concerned = freezes.filter((freeze) =>
    action === 'freeze' ? freeze.account_hash === subject : freeze.freeze_id === subject,
  )
  return {
    status: freezable.has(status.status) ? 'freezable' : status.status,
    returned,
    trace: trace && toTraced(trace),
    ...(action === 'end-dispute' && {
      dispute: disputes
        .filter(({ odr_id }) => odr_id === subject)
        .map(({ status, dispute_amount, offered_amount }) => ({ status, dispute_amount, offered_amount })),
    }),
    freezes: concerned.map((freeze) => ({
      freeze_id: freeze.freeze_id,
      status: freeze.freeze_status,
      frozen: freeze.funds_frozen_amount,
      expiry: freeze.freeze_expiry_timestamp,
    })),
  }
}

/** A case moves between these states through its own freezes. */
const freezable: ReadonlySet<string> = new Set(['traced', 'freeze_pending', 'frozen'])

const toTraced = (trace: NonNullable<CaseReading['trace']>) => ({
  trace_id: trace.trace_id,
  status: trace.status,
  chain: trace.account_chain.map(({ account_hash, institution_code, balance }) => ({
    account_hash,
    institution_code,
    balance,
  })),
})

/**
 * Computes the digest that the approver signs: SHA-256 over the proposal and its evidence, in hexadecimal.
 */
export const digestOf = (proposal: object, evidence: Evidence): string =>
  createHash('sha256').update(canonical({ proposal, evidence })).digest('hex')

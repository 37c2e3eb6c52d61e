import type { OperationId, ResponseOf } from '../../../contract/operations/index.ts'
import type { OdrOutcome } from '../../../contract/operations/vocabulary.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import { createHostSender, HostRefusal, type OperationAsk } from './host-sender.ts'

/** Operation that the casework module uses. */
type DeskOperation = Extract<
  OperationId,
  | 'getCaseStatus'
  | 'routeCase'
  | 'initiateOdr'
  | 'classifyCase'
  | 'notifyCitizen'
  | 'initiateTrace'
  | 'getTraceResults'
  | 'initiateFreeze'
  | 'getFreezeStatus'
  | 'extendFreeze'
  | 'releaseFreeze'
  | 'returnFunds'
  | 'getMuleScore'
  | 'generateLegalDocument'
  | 'verifyAccount'
  | 'getTransactionStatus'
  | 'reportIncident'
>

/** Dispute as a host returns it, with the answers that are possible now. */
export interface HostDispute {
  odr_id: string
  institution_code: string
  status: string
  dispute_amount: number
  offered_amount: number | null
  settled_amount: number
  ended_at: string | null
  resolution_due_at: string
  answers: readonly OdrOutcome[]
  [more: string]: unknown
}

/** Answer in a dispute; repeating the key does not record it again. */
interface DisputeWord {
  disputeId: string
  outcome: OdrOutcome
  /** In major units: the amount offered, or paid. */
  amount?: number | undefined
  key: string
}

/**
 * Client of the trust layer's operations, embedded or real, with the role of an analyst and on behalf of a
 * person.
 */
export interface TrustCalls {
  /**
   * @param by id of the person, for the trust layer's own audit log
   * @throws HostRefusal if the trust layer refuses, Problem if it does not answer
   */
  call<Id extends DeskOperation>(id: Id, call: OperationAsk<Id>, by: string): Promise<ResponseOf<Id>>
  /**
   * Reads the detailed reports of a case from the host that received them, newest first; undefined if the
   * host does not return them.
   */
  reportsOf(caseId: string, by: string): Promise<readonly unknown[] | undefined>
  /**
   * Reads the disputes of a case, newest first; undefined if the host does not return them, as the interface
   * has no call for it.
   */
  disputesOf(caseId: string, by: string): Promise<readonly HostDispute[] | undefined>
  /**
   * Records an answer in a dispute. @throws Problem `not-found` if the host accepts no answers, HostRefusal
   */
  answerDispute(word: DisputeWord, by: string): Promise<Record<string, unknown>>
}

/** Answers that come from an institution; all others come from the citizen or the authority. */
const institutionsWords: ReadonlySet<OdrOutcome> = new Set(['respond', 'settle', 'reject'])

/** Explains why no answer can be recorded in a dispute. */
export const noDisputes =
  'This trust layer takes no word in a dispute from here: the interface has no call for it.'

/** Creates the client; it uses the same address as the relay's own calls for citizens. */
export function createTrustCalls(host: HostRoute): TrustCalls {
  const { call, send } = createHostSender(host, { auth: 'trust-layer', role: 'analyst' })
  // If an institution has no access of its own, the person who spoke with it records its answer; the audit
  // log names that person.
  const forInstitution = createHostSender(host, { auth: 'trust-layer', role: 'admin' })
  const { disputesPath } = host
  return {
    call,
    async disputesOf(caseId, by) {
      if (disputesPath === undefined) return undefined
      const { disputes } = await send('GET', `${disputesPath}?${new URLSearchParams({ case_id: caseId })}`, {
        by,
      })
      return disputes as readonly HostDispute[]
    },
    async answerDispute({ disputeId, outcome, amount, key }, by) {
      if (disputesPath === undefined) throw new Problem('not-found', { detail: noDisputes })
      const { send: say } = institutionsWords.has(outcome) ? forInstitution : { send }
      const path = `${disputesPath}/${encodeURIComponent(disputeId)}/answer`
      const body = { outcome, ...(amount !== undefined && { amount }) }
      return say('POST', path, { by, body, headers: { 'idempotency-key': key } })
    },
    async reportsOf(caseId, by) {
      if (host.reportPath === undefined) return undefined
      try {
        const answer = await send('GET', host.reportPath, { by, headers: { 'x-case-id': caseId } })
        return Array.isArray(answer.reports) ? answer.reports : undefined
      } catch (error) {
        if (error instanceof HostRefusal && (error.status === 404 || error.status === 405)) return undefined
        throw error
      }
    },
  }
}

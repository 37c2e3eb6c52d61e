import type { OperationId, ResponseOf } from '../../../contract/operations/index.ts'
import type { OdrOutcome } from '../../../contract/operations/vocabulary.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'
import { createHostSender, HostRefusal, type OperationAsk } from './host-sender.ts'

/** Names an operation that people at the desk use. */
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

/** A dispute as a host gives it back, with what can be said in it now. */
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

/** What was said in a dispute; the same key again is the same word. */
interface DisputeWord {
  disputeId: string
  outcome: OdrOutcome
  /** Major units: what is offered, or paid. */
  amount?: number | undefined
  key: string
}

/** Calls the operations of the trust layer, embedded or real, as an analyst and in the name of a person. */
export interface TrustCalls {
  /**
   * @param by the id of the person, for the trust layer's own trail
   * @throws HostRefusal when the trust layer says no, Problem when it says nothing
   */
  call<Id extends DeskOperation>(id: Id, call: OperationAsk<Id>, by: string): Promise<ResponseOf<Id>>
  /**
   * Reads the detailed reports of a case back from the place that they were sent to, newest first; undefined where the
   * host gives none back.
   */
  reportsOf(caseId: string, by: string): Promise<readonly unknown[] | undefined>
  /** Reads the disputes of a case, newest first; undefined where the host gives none back, as the interface has no call for it. */
  disputesOf(caseId: string, by: string): Promise<readonly HostDispute[] | undefined>
  /** Records what was said in a dispute. @throws Problem `not-found` where the host takes no word of it, HostRefusal */
  answerDispute(word: DisputeWord, by: string): Promise<Record<string, unknown>>
}

/** What an institution says in a dispute; all else is the citizen's word, or the authority's. */
const institutionsWords: ReadonlySet<OdrOutcome> = new Set(['respond', 'settle', 'reject'])

/** Says why nothing is recorded in a dispute. */
export const noDisputes =
  'This trust layer takes no word in a dispute from here: the interface has no call for it.'

/** Creates the calls, which go where the relay's own calls for citizens go. */
export function createTrustCalls(host: HostRoute): TrustCalls {
  const { call, send } = createHostSender(host, { auth: 'trust-layer', role: 'analyst' })
  // An institution without a door of its own is heard by whoever has talked with it; the trail says who that was.
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

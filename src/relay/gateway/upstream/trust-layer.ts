import { Buffer } from 'node:buffer'
import type { CaseReport } from '../../../assistant/dialog/model/types.ts'
import type { ScamReport } from '../../../contract/chat/scam-report.ts'
import type { Dispatch, WireResponse } from '../../../contract/primitives/wire.ts'

/** The calls that the chat itself makes to the trust layer, on behalf of one citizen. */
export interface TrustLayer {
  /** Creates a case and returns its id; the same `idempotencyKey` returns the same case. */
  createCase(intake: IntakeBody, idempotencyKey: string): Promise<string>
  getCase(caseId: string, citizenRef: string): Promise<CaseReport>
  /**
   * Sends the detailed report, which includes the citizen's identity.
   * @throws TrustLayerError also when the deployment has no path for reports
   */
  sendReport(
    to: { caseId: string; citizenRef: string; report: ScamReport },
    idempotencyKey: string,
  ): Promise<void>
  /** Routes the case again with a note for the people who work on it. @throws TrustLayerError */
  addNote(to: { caseId: string; note: string }, idempotencyKey: string): Promise<void>
  /** Whether it sends case news to citizens itself, and accepts an opt-out. */
  readonly sendsNews: boolean
  /** Stops the trust layer's own news about a case. @throws TrustLayerError */
  stopNews(of: { caseId: string; citizenRef: string }): Promise<void>
}

/** Body of `POST /v1/cases/intake`. */
export interface IntakeBody {
  citizen_id_hash: string
  scam_type: string
  /** Major units. */
  amount: number
  transaction_reference?: string
  receiving_account_hint?: string
  confidence_metadata: Record<string, unknown>
}

/** The trust layer did not return a case. `status` is 0 if it did not respond. */
export class TrustLayerError extends Error {
  override readonly name = 'TrustLayerError'
  readonly status: number

  constructor(status: number, cause?: unknown) {
    super(`the trust layer answered ${status || 'nothing'}`, { cause })
    this.status = status
  }

  /** Whether the same call may succeed later: for 401, as soon as an operator has corrected the credential. */
  get isTransient(): boolean {
    return [0, 401, 408, 429].includes(this.status) || this.status >= 500
  }
}

/** How the trust layer is reached. */
export interface TrustLayerOptions {
  /** Adds the relay's credential. */
  dispatch: Dispatch
  /**
   * Path to which detailed reports are posted; the interface defines none. Without one a report is never
   * sent: it stays encrypted in the relay's outbox, and is retried until a path is configured.
   */
  reportPath?: string | undefined
  /**
   * Path to which a news opt-out is posted; the interface defines none. Default: the trust layer sends no
   * news.
   */
  stopNewsPath?: string | undefined
  /** How long a response may take, in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/** Creates a client of the trust layer that `dispatch` reaches: the embedded platform, or the real host. */
export function createTrustLayer({
  dispatch,
  reportPath,
  stopNewsPath,
  timeoutMs = 10_000,
}: TrustLayerOptions): TrustLayer {
  const call = async (
    method: string,
    path: string,
    { citizenRef, body, key, headers }: CallOptions,
  ): Promise<Record<string, unknown>> => {
    const response = await dispatch({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...(citizenRef === undefined
          ? { 'x-parley-role': 'analyst' }
          : { 'x-parley-role': 'citizen_channel', 'x-citizen-ref': citizenRef }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new TrustLayerError(0, cause)
    })
    if (response.status < 200 || response.status > 299) throw new TrustLayerError(response.status)
    return parseObject(response.body)
  }
  return {
    async createCase(intake, idempotencyKey) {
      const answer = await call('POST', '/v1/cases/intake', {
        citizenRef: intake.citizen_id_hash,
        body: intake,
        key: idempotencyKey,
      })
      if (typeof answer.case_id !== 'string') throw new TrustLayerError(502)
      return answer.case_id
    },
    async getCase(caseId, citizenRef) {
      const answer = await call('GET', `/v1/cases/${encodeURIComponent(caseId)}`, { citizenRef })
      if (!isCaseReport(answer)) throw new TrustLayerError(502)
      return answer
    },
    async sendReport({ caseId, citizenRef, report }, idempotencyKey) {
      if (reportPath === undefined) {
        throw new TrustLayerError(0, new Error('the trust layer has no TRUST_LAYER_REPORT_PATH'))
      }
      const headers = { 'x-case-id': caseId }
      await call('POST', reportPath, { citizenRef, body: report, key: idempotencyKey, headers })
    },
    async addNote({ caseId, note }, idempotencyKey) {
      const body = { routing_logic: 'auto', internal_notes: note }
      const path = `/v1/cases/${encodeURIComponent(caseId)}/route`
      // Citizens may not route a case.
      await call('POST', path, { body, key: idempotencyKey })
    },
    sendsNews: stopNewsPath !== undefined,
    async stopNews({ caseId, citizenRef }) {
      if (stopNewsPath === undefined) return
      await call('POST', stopNewsPath, { citizenRef, body: { case_id: caseId } })
    },
  }
}

interface CallOptions {
  /** The citizen for whom the relay calls. Absent if it calls as the operator's own server. */
  citizenRef?: string
  body?: unknown
  /** Idempotency key. */
  key?: string
  headers?: Record<string, string>
}

function isCaseReport(answer: Record<string, unknown>): answer is Record<string, unknown> & CaseReport {
  return (
    typeof answer.case_id === 'string' &&
    typeof answer.status === 'string' &&
    typeof answer.next_milestone === 'string' &&
    typeof answer.recovery_trace_summary === 'object' &&
    answer.recovery_trace_summary !== null &&
    Array.isArray(answer.freeze_status_timeline)
  )
}

function parseObject(body: WireResponse['body']): Record<string, unknown> {
  try {
    const value: unknown = body instanceof Uint8Array && JSON.parse(Buffer.from(body).toString('utf8'))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {}
  throw new TrustLayerError(502)
}

import { Buffer } from 'node:buffer'
import type { CaseReport } from '../../../assistant/dialog/model/types.ts'
import type { ScamReport } from '../../../contract/chat/scam-report.ts'
import type { Dispatch, WireResponse } from '../../../contract/primitives/wire.ts'

/** The calls that the chat itself makes to the trust layer, on behalf of one citizen. */
export interface TrustLayer {
  /** Gives the case's id; the same `idempotencyKey` gives the same case. */
  createCase(intake: IntakeBody, idempotencyKey: string): Promise<string>
  getCase(caseId: string, citizenRef: string): Promise<CaseReport>
  /**
   * Hands the detailed report over, with her identity in it.
   * @throws TrustLayerError also where the deployment has no place for reports
   */
  sendReport(
    to: { caseId: string; citizenRef: string; report: ScamReport },
    idempotencyKey: string,
  ): Promise<void>
  /** Whether it tells citizens by itself what happens in their cases, and can be told to stop. */
  readonly sendsNews: boolean
  /** Has no more news of a case sent by itself. @throws TrustLayerError */
  stopNews(of: { caseId: string; citizenRef: string }): Promise<void>
}

/** Is the body of `POST /v1/cases/intake`. */
export interface IntakeBody {
  citizen_id_hash: string
  scam_type: string
  /** Major units. */
  amount: number
  transaction_reference?: string
  receiving_account_hint?: string
  confidence_metadata: Record<string, unknown>
}

/** The trust layer answered with something else than a case. `status` is 0 when it did not answer. */
export class TrustLayerError extends Error {
  override readonly name = 'TrustLayerError'
  readonly status: number

  constructor(status: number, cause?: unknown) {
    super(`the trust layer answered ${status || 'nothing'}`, { cause })
    this.status = status
  }

  /** Whether the same call can succeed later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

/** Says how the trust layer is reached. */
export interface TrustLayerOptions {
  /** Puts the relay's credential in. */
  dispatch: Dispatch
  /**
   * Path to which detailed reports are posted; the interface names none. Without one a report is never
   * sent: it stays sealed in the relay's outbox, and is tried again until a path is configured.
   */
  reportPath?: string | undefined
  /** Path to which the wish for no more news is posted; the interface names none. Default: it sends none. */
  stopNewsPath?: string | undefined
  /** How long an answer may take, in milliseconds. Default 10 s. */
  timeoutMs?: number
}

/** Makes the trust layer of whatever `dispatch` reaches: the embedded platform, or the real host. */
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
        'x-parley-role': 'citizen_channel',
        'x-citizen-ref': citizenRef,
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
    sendsNews: stopNewsPath !== undefined,
    async stopNews({ caseId, citizenRef }) {
      if (stopNewsPath === undefined) return
      await call('POST', stopNewsPath, { citizenRef, body: { case_id: caseId } })
    },
  }
}

interface CallOptions {
  citizenRef: string
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
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw new TrustLayerError(502)
}

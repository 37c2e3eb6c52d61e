import { Buffer } from 'node:buffer'
import type { BodyInputOf, OperationId, QueryInputOf, ResponseOf } from '../../contract/operations/index.ts'
import { routes } from '../../contract/operations/routes.ts'
import { Problem, type ProblemDocument } from '../../contract/primitives/problem.ts'
import { askHost, readAnswer } from '../upstream/ask-host.ts'
import type { HostRoute } from '../upstream/hosts.ts'

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

/** One call of an operation; what an operation does not have is left out. */
interface DeskCall<Id extends DeskOperation> {
  params?: Record<string, string>
  query?: QueryInputOf<Id>
  body?: BodyInputOf<Id>
  /** The same key again is the same act. */
  key?: string
}

/** Calls the operations of the trust layer, embedded or real, as an analyst and in the name of a person. */
export interface TrustCalls {
  /**
   * @param by the id of the person, for the trust layer's own trail
   * @throws HostRefusal when the trust layer says no, Problem when it says nothing
   */
  call<Id extends DeskOperation>(id: Id, call: DeskCall<Id>, by: string): Promise<ResponseOf<Id>>
  /**
   * Reads the detailed reports of a case back from the place that they were sent to, newest first; undefined where the
   * host gives none back.
   */
  reportsOf(caseId: string, by: string): Promise<readonly unknown[] | undefined>
}

/** The trust layer refused, in its own words, which are passed on. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal'
  readonly status: number
  readonly document: ProblemDocument

  constructor(status: number, document: ProblemDocument) {
    super(`the trust layer answered ${status}: ${document.title}`)
    this.status = status
    this.document = document
  }

  /** Whether the same call can succeed later. */
  get isTransient(): boolean {
    const { status, document } = this
    // The first of two equal calls is still at work.
    const isUnderWay = document.type.endsWith(':request-in-progress')
    return isUnderWay || status === 408 || status === 429 || status >= 500
  }
}

const answerMs = 10_000
/** More than a trace of 500 payments or a legal document. */
const maxBytes = 4 * 1024 * 1024

/** Creates the calls, which go where the relay's own calls for citizens go. */
export function createTrustCalls(host: HostRoute): TrustCalls {
  const send = async (
    method: string,
    path: string,
    { by, body, headers }: { by: string; body?: unknown; headers?: Record<string, string> },
  ) => {
    const answer = await askHost(host, {
      auth: 'trust-layer',
      method,
      path,
      headers: {
        accept: 'application/json',
        'x-parley-role': 'analyst',
        'x-parley-principal': principalOf(by),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      signal: AbortSignal.timeout(answerMs),
    })
    const value = parse(await readAnswer(answer, maxBytes))
    if (answer.status >= 200 && answer.status <= 299) return value
    throw new HostRefusal(answer.status, toDocument(answer.status, value))
  }
  return {
    async call(id, { params = {}, query, body, key }, by) {
      const [method = '', template = ''] = routes[id].split(' ')
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      // That the answer has this shape is what the contract's conformance tests check.
      return (await send(method, path + search, {
        by,
        ...(body !== undefined && { body }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })) as never
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

/** Names a person to the trust layer, in the characters that it takes for a caller. */
export const principalOf = (personId: string) => `console:${personId.replace(/[^\w.:-]/g, '_').slice(0, 50)}`

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw new Problem('upstream-invalid')
}

/** A refusal in the trust layer's words; that it does not know us is not the person's business. */
function toDocument(status: number, value: Record<string, unknown>): ProblemDocument {
  if (status === 401) throw new Problem('upstream-invalid', { detail: 'The trust layer does not let us in.' })
  const type = typeof value.type === 'string' ? value.type : 'about:blank'
  const title = typeof value.title === 'string' ? value.title : 'Refused by the trust layer'
  return { ...value, type, title, status }
}

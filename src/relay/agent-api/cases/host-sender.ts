import { Buffer } from 'node:buffer'
import type {
  BodyInputOf,
  OperationId,
  QueryInputOf,
  ResponseOf,
} from '../../../contract/operations/index.ts'
import type { CallerRole } from '../../../contract/operations/operation.ts'
import { routes } from '../../../contract/operations/routes.ts'
import { Problem, type ProblemDocument } from '../../../contract/primitives/problem.ts'
import { askHost, readAnswer } from '../../gateway/upstream/ask-host.ts'
import type { HostAuth } from '../../gateway/upstream/credentials.ts'
import type { HostRoute } from '../../gateway/upstream/hosts.ts'

/** Refusal by a host, whose wording is passed on. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal'
  readonly status: number
  readonly document: ProblemDocument

  constructor(status: number, document: ProblemDocument) {
    super(`the host answered ${status}: ${document.title}`)
    this.status = status
    this.document = document
  }

  /** Whether the same call can succeed later. */
  get isTransient(): boolean {
    const { status, document } = this
    // The first of two identical calls is still in progress.
    const isUnderWay = document.type.endsWith(':request-in-progress')
    return isUnderWay || status === 408 || status === 429 || status >= 500
  }
}

/** Call to a host's path on behalf of a person. */
interface HostAsk {
  /** Id of the person, for the host's own audit log. */
  by: string
  body?: unknown
  headers?: Record<string, string>
}

/** Call of an operation; members that an operation lacks are omitted. */
export interface OperationAsk<Id extends OperationId> {
  params?: Record<string, string>
  query?: QueryInputOf<Id>
  body?: BodyInputOf<Id>
  /** Idempotency key. */
  key?: string
}

/** Calls a host on behalf of people at the console. */
export interface HostSender {
  /** @throws HostRefusal if the host refuses, Problem if it does not answer */
  send(method: string, path: string, ask: HostAsk): Promise<Record<string, unknown>>
  /** @throws HostRefusal, Problem */
  call<Id extends OperationId>(id: Id, ask: OperationAsk<Id>, by: string): Promise<ResponseOf<Id>>
}

const answerMs = 10_000
/** Larger than a trace of 500 payments or a legal document. */
const maxBytes = 4 * 1024 * 1024

/** Creates the client of a host; it uses the same address as the relay's own calls for citizens. */
export function createHostSender(
  host: HostRoute,
  { auth, role }: { auth: HostAuth; role: CallerRole },
): HostSender {
  const send: HostSender['send'] = async (method, path, { by, body, headers }) => {
    const answer = await askHost(host, {
      auth,
      method,
      path,
      headers: {
        accept: 'application/json',
        ...(host.identifies && { 'x-parley-role': role, 'x-parley-principal': principalOf(by) }),
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
    send,
    async call(id, { params = {}, query, body, key }, by) {
      const [method = '', template = ''] = routes[id].split(' ')
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      // The contract's conformance tests verify that the answer has this shape.
      return (await send(method, path + search, {
        by,
        ...(body !== undefined && { body }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })) as never
    },
  }
}

/** Returns the name of a person for a host, in the characters that the trust layer accepts for a caller. */
export const principalOf = (personId: string) => `console:${personId.replace(/[^\w.:-]/g, '_').slice(0, 50)}`

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {}
  throw new Problem('upstream-invalid')
}

/** Converts a refusal with the host's wording; a rejected credential of the relay is reported differently. */
function toDocument(status: number, value: Record<string, unknown>): ProblemDocument {
  if (status === 401) throw new Problem('upstream-invalid', { detail: 'The host does not let us in.' })
  const type = typeof value.type === 'string' ? value.type : 'about:blank'
  const title = typeof value.title === 'string' ? value.title : 'Refused by the host'
  return { ...value, type, title, status }
}

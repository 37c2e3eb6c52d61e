import ky, { HTTPError, type Options } from 'ky'
import type { RouteId } from '../contract/operations/routes.ts'
import { addressOf } from './address.ts'
import { toProblemError } from './problem-error.ts'
import type { CallInput, CallOptions, Client, ClientOptions, OperationId, ResponseOf } from './types.ts'

const defaults = { timeoutMs: 60_000, retries: 2 }

/** Input of any operation, after the compiler has checked it. */
interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/**
 * Creates a client for the 40 operations, for servers and pages. It contains no schemas and validates nothing
 * that it sends.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, key, fetch, ids = () => crypto.randomUUID() } = options
  const { timeoutMs = defaults.timeoutMs, retries = defaults.retries } = options
  const base = baseUrl.replace(/\/+$/, '')

  const request = async (id: RouteId, input: AnyInput, call: CallOptions): Promise<Options> => {
    const { method, repeats } = addressOf(id)
    const headers: Record<string, string> = {
      ...call.headers,
      authorization: `Bearer ${typeof key === 'function' ? await key() : key}`,
    }
    const idempotencyKey = call.idempotencyKey ?? (repeats === 'keyed' ? ids() : undefined)
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
    return {
      method,
      headers,
      timeout: timeoutMs,
      retry: { limit: repeats === 'never' ? 0 : retries, methods: [method.toLowerCase()] as never },
      ...(input.query && { searchParams: toSearch(input.query) }),
      ...(input.body && toBody(input.body)),
      ...(call.signal && { signal: call.signal }),
      ...(fetch && { fetch }),
    }
  }

  return {
    async call<Id extends OperationId>(id: Id, input: CallInput<Id>, call: CallOptions = {}) {
      const given = input as AnyInput
      const url = `${base}${toPath(id, given.params ?? {})}`
      try {
        const response = await ky(url, await request(id, given, call))
        // The contract's conformance tests check that the answer has this shape.
        return (await read(response)) as ResponseOf<Id>
      } catch (error) {
        throw error instanceof HTTPError ? await toProblemError(error.response) : error
      }
    },
  }
}

function toPath(id: RouteId, params: Record<string, string>): string {
  return addressOf(id).path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    // A dot segment survives percent-encoding, and URL resolution would remove it.
    if (!value || /^\.{1,2}$/.test(value)) throw new TypeError(`${name} must be a name, not empty or a path.`)
    return encodeURIComponent(value)
  })
}

function toSearch(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search
}

/** Encodes a body that contains a file as a form, and any other body as JSON. */
function toBody(body: Record<string, unknown>): Pick<Options, 'body' | 'json'> {
  const members = Object.entries(body).filter(([, value]) => value !== undefined)
  if (!members.some(([, value]) => value instanceof Blob)) return { json: body }
  const form = new FormData()
  for (const [name, value] of members) form.append(name, value instanceof Blob ? value : String(value))
  return { body: form }
}

const read = (response: Response): Promise<unknown> =>
  /[/+]json\b/.test(response.headers.get('content-type') ?? '') ? response.json() : response.text()

import type { Dispatch } from '../../src/contract/primitives/wire.ts'
import { type Answer, createCaller, platformSecret } from './platform.ts'

/** Calls the operations on records, as the relay does, and the sandbox. */
export interface Records {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  fields(method: string, path: string, body?: unknown, teamspace?: string): Promise<Answer>
  people(method: string, path: string, body?: unknown, teamspace?: string): Promise<Answer>
  humans(method: string, path: string, body?: unknown, bot?: string): Promise<Answer>
  sandbox(path: string, body?: unknown): Promise<Answer>
}

export function createRecords(dispatch: Dispatch): Records {
  const admin = createCaller(dispatch, 'admin')
  const send: Records['send'] = async (method, path, body, headers = {}) => {
    const answer = await dispatch({
      method,
      path,
      headers: {
        authorization: `Bearer ${platformSecret}`,
        'x-service-token': platformSecret,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    })
    const text = Buffer.from((answer.body as Uint8Array | null) ?? []).toString('utf8')
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
  }
  const under =
    (base: string) =>
    (method: string, path: string, body?: unknown, teamspace = 'demo-teamspace') =>
      send(method, `/api/platform/v1/${base}/${teamspace}/${path}`, body)
  return {
    send,
    fields: under('custom-fields'),
    people: under('customers'),
    humans: (method, path, body, bot = 'c1/b1') => send(method, `/gateway/${bot}/crm/${path}`, body),
    sandbox: (path, body) =>
      body === undefined ? admin.get(`/sandbox/${path}`) : admin.post(`/sandbox/${path}`, body),
  }
}

/** Returns the field errors as `name:code`. */
export const faultsOf = ({ body }: Answer): string[] =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field}:${code}`)

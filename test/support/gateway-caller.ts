import { type Role, scopes } from '../../src/contract/operations/operation.ts'
import type { TestGateway } from './gateway.ts'
import type { Answer, Caller } from './platform.ts'

/** Creates a caller over HTTP through the relay's gateway, with its own key that may do everything. */
export async function createGatewayCaller(
  gateway: TestGateway,
  role: Role,
  citizenRef?: string,
): Promise<Caller> {
  const authorization = await gateway.authorize(scopes, role, citizenRef)
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(gateway.url + path, init)
    const text = await answer.text()
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text === '' ? null : JSON.parse(text),
    }
  }
  return {
    get: (path) => send(path, { headers: { authorization } }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

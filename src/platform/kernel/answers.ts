import type { WireResponse } from '../../contract/primitives/wire.ts'
import { Refusal, toDocument } from './refusal.ts'

const encoder = new TextEncoder()

export const jsonResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): WireResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: encoder.encode(JSON.stringify(body)),
})

export function refusalResponse(refusal: Refusal, requestId: string): WireResponse {
  return {
    status: refusal.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...refusal.options.headers,
    },
    body: encoder.encode(JSON.stringify(toDocument(refusal, `urn:request:${requestId}`))),
  }
}

export const methodNotAllowed = (allowed: readonly string[]) =>
  new Refusal('method-not-allowed', { headers: { allow: allowed.join(', ') } })

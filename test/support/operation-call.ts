import type { Operation } from '../../src/contract/operations/operation.ts'
import type { ValidCall } from './valid-calls.ts'

/** Returns the URL path and query of a call. */
export function pathOf(operation: Operation, { params = {}, query }: ValidCall): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return query && Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}

/** Makes a call over HTTP, as a caller's server would. */
export function send(
  baseUrl: string,
  operation: Operation,
  call: ValidCall,
  headers: Record<string, string>,
): Promise<Response> {
  const body = call.form ? call.form() : call.body && JSON.stringify(call.body)
  return fetch(baseUrl + pathOf(operation, call), {
    method: operation.method,
    headers: { ...headers, ...(call.body && { 'content-type': 'application/json' }) },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
}

import { type RouteId, routes } from '../contract/operations/routes.ts'

/**
 * Returns an operation's method, its path, and whether a call may be retried: always (`safe`), with an
 * idempotency key as in the trust layer (`keyed`), or `never`. The contract's rows contain the same values,
 * and a test compares them.
 */
export function addressOf(id: RouteId): {
  method: string
  path: string
  repeats: 'safe' | 'keyed' | 'never'
} {
  const [method = '', path = ''] = routes[id].split(' ')
  if (method === 'DELETE') return { method, path, repeats: 'never' }
  if (method !== 'POST') return { method, path, repeats: 'safe' }
  return { method, path, repeats: path.startsWith('/v1/') ? 'keyed' : 'never' }
}

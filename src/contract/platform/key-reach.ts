import type { KeyBound, Reach } from '../operations/bindings.ts'
import type { Scope } from '../operations/operation.ts'

/**
 * Access of a caller's key, as the relay passes it to the embedded platform. The response of one
 * operation may contain data that belongs to another owner, which the relay cannot see from the request.
 */
export interface KeyReach extends Readonly<Record<KeyBound, Reach>> {
  scopes: readonly Scope[]
}

/** Name of the header that carries a key's reach. */
export const reachHeader = 'x-parley-reach'

/** Formats a reach as the header's value. */
export const formatReach = (reach: KeyReach): string => JSON.stringify(reach)

/** Parses the caller's reach; undefined for a caller without a key, such as the console. */
export const parseReach = (headers: Readonly<Record<string, string>>): KeyReach | undefined => {
  const value = headers[reachHeader]
  return value === undefined ? undefined : (JSON.parse(value) as KeyReach)
}

/**
 * Returns what a caller may see of a scope's data, in the dimension that bounds it: nothing without the
 * scope.
 */
export function shownTo(reach: KeyReach | undefined, scope: Scope, bound: KeyBound): Reach {
  if (reach === undefined) return 'all'
  return reach.scopes.includes(scope) ? reach[bound] : []
}

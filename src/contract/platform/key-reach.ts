import type { KeyBound, Reach } from '../operations/bindings.ts'
import type { Scope } from '../operations/operation.ts'

/**
 * What a caller's key reaches, as the relay tells the embedded platform: the answer of one operation may hold what
 * belongs to another, of which the relay sees nothing in the request.
 */
export interface KeyReach extends Readonly<Record<KeyBound, Reach>> {
  scopes: readonly Scope[]
}

/** Names the header in which a key's reach goes along. */
export const reachHeader = 'x-parley-reach'

/** Writes a reach as the header's value. */
export const formatReach = (reach: KeyReach): string => JSON.stringify(reach)

/** Reads the reach of who asks; undefined for a caller without a key, such as the console. */
export const parseReach = (headers: Readonly<Record<string, string>>): KeyReach | undefined => {
  const value = headers[reachHeader]
  return value === undefined ? undefined : (JSON.parse(value) as KeyReach)
}

/** Tells what a caller may be shown of what a scope gives, in the dimension that bounds it: nothing without the scope. */
export function shownTo(reach: KeyReach | undefined, scope: Scope, bound: KeyBound): Reach {
  if (reach === undefined) return 'all'
  return reach.scopes.includes(scope) ? reach[bound] : []
}

import type { Method } from './operation.ts'
import { operationRoles } from './roles.ts'
import { type RouteId, routes } from './routes.ts'

/** Id, method, path and roles of an operation as separate members. */
export type Route<Id extends RouteId> = (typeof routes)[Id] extends `${infer M extends Method} ${infer P}`
  ? { id: Id; method: M; path: P; roles: (typeof operationRoles)[Id] }
  : never

/** Splits the address of an operation into its method and path, and adds the roles that may call it. */
export function route<Id extends RouteId>(id: Id): Route<Id> {
  const [method, path] = routes[id].split(' ')
  // The compiler cannot follow the split; the type performs the same split on the same string.
  return { id, method, path, roles: operationRoles[id] } as Route<Id>
}

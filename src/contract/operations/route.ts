import type { Method } from './operation.ts'
import { operationRoles } from './roles.ts'
import { type RouteId, routes } from './routes.ts'

/** Gives id, method, path and roles of an operation as separate members. */
export type Route<Id extends RouteId> = (typeof routes)[Id] extends `${infer M extends Method} ${infer P}`
  ? { id: Id; method: M; path: P; roles: (typeof operationRoles)[Id] }
  : never

/** Splits the address of an operation into its method and path, and adds who may call it. */
export function route<Id extends RouteId>(id: Id): Route<Id> {
  const [method, path] = routes[id].split(' ')
  // The compiler cannot follow the split; the type says the same of the same text.
  return { id, method, path, roles: operationRoles[id] } as Route<Id>
}

import type {
  BodyInputOf,
  OperationId,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '../contract/operations/index.ts'

/** A member that the operation has; optional if none of its members is required. */
type Member<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/**
 * The 40 operations by name, each with its input (path parameters, query and body) and its answer. The
 * published package contains the same table written out, without the schemas.
 */
export type Operations = {
  [Id in OperationId]: {
    input: Member<'params', ParamsOf<Id>> &
      Member<'query', QueryInputOf<Id>> &
      Member<'body', BodyInputOf<Id>>
    answer: ResponseOf<Id>
  }
}

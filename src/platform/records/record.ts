import type {
  BodyOf,
  OperationById,
  OperationId,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../contract/operations/index.ts'
import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import type { Logger, Seal } from '../kernel/ports.ts'

/** Fields, people and human profiles: the operations that keep records. */
export type RecordId = Extract<
  OperationId,
  OperationById<OperationId> extends infer Row
    ? Row extends { area: 'fields' | 'people' | 'humans'; id: infer Id }
      ? Id
      : never
    : never
>

/** What a handler is given: checked input, and one transaction in which all of it happens. */
interface RecordCall<Id extends RecordId> {
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  trx: Db
  /** ISO instant. */
  now: string
}

export type RecordHandlers<Id extends RecordId> = {
  [K in Id]: (call: RecordCall<K>) => Promise<ResponseOf<K>>
}

export interface RecordsDeps {
  storage: Storage
  clock: Clock
  ids: Ids
  seal: Seal
  /** What the relay presents, as a bearer token or as the service token. */
  secret: string
  logger: Logger
}

/** A problem about one field. */
export const fieldProblem = (
  code: 'validation-error' | 'not-found' | 'conflict',
  error: { field: string; code: string; message: string },
) => new Problem(code, { errors: [error] })

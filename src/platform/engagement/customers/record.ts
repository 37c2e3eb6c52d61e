import type {
  BodyOf,
  OperationById,
  OperationId,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../contract/operations/index.ts'
import type { KeyReach } from '../../../contract/platform/key-reach.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Logger, Seal } from '../../kit/ports.ts'

/** Id of an operation on fields, people or human profiles. */
export type RecordId = Extract<
  OperationId,
  OperationById<OperationId> extends infer Row
    ? Row extends { area: 'fields' | 'people' | 'humans'; id: infer Id }
      ? Id
      : never
    : never
>

/** Arguments of a handler: validated input, and the transaction for all its changes. */
interface RecordCall<Id extends RecordId> {
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  trx: Db
  /** Access of the caller's key; undefined without a key. */
  reach: KeyReach | undefined
  /** ISO instant. */
  now: string
}

/** Handlers by operation. */
export type RecordHandlers<Id extends RecordId> = {
  [K in Id]: (call: RecordCall<K>) => Promise<ResponseOf<K>>
}

/** Dependencies of fields, people and human profiles. */
export interface RecordsDeps {
  storage: Storage
  clock: Clock
  ids: Ids
  seal: Seal
  /** The secret that the relay presents, as a bearer token or as the service token. */
  secret: string
  logger: Logger
}

/** Creates a problem about one field. */
export const fieldProblem = (
  code: 'validation-error' | 'not-found' | 'conflict',
  error: { field: string; code: string; message: string },
) => new Problem(code, { errors: [error] })

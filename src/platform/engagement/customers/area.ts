import type { Operation } from '../../../contract/operations/operation.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { parseReach } from '../../../contract/platform/key-reach.ts'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { WireRequest, WireResponse } from '../../../contract/primitives/wire.ts'
import { jsonAnswer, problemAnswer } from '../../../http/problem-answers.ts'
import { readWireJson } from '../../../http/read-json.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import { createFieldHandlers } from './fields.ts'
import { createHumanHandlers } from './humans.ts'
import { createPeopleHandlers } from './people.ts'
import type { RecordHandlers, RecordId, RecordsDeps } from './record.ts'

/** Handles custom fields, customers and human profiles. */
export interface RecordsArea {
  /** Answers a request; refusals are answers too, so it never throws. */
  operation(
    operation: Operation,
    input: { params: Record<string, string>; query: URLSearchParams; request: WireRequest },
  ): Promise<WireResponse>
}

/** Creates the embedded platform's custom fields, customers and human profiles. */
export function createRecordsArea(deps: RecordsDeps): RecordsArea {
  const { storage, clock, secret, logger } = deps
  const handlers: RecordHandlers<RecordId> = {
    ...createFieldHandlers(deps),
    ...createPeopleHandlers(deps),
    ...createHumanHandlers(deps),
  }

  const run: RecordsArea['operation'] = async (operation, { params, query, request }) => {
    checkSecret(operation, request.headers, secret)
    const { request: shape, response } = operation
    const body = shape.body && parseWith(shape.body, await readWireJson(request, shape.maxBytes))
    const call = {
      params: shape.params ? parseWith(shape.params, params) : params,
      query: shape.query ? parseWith(shape.query, Object.fromEntries(query)) : {},
      body,
      reach: parseReach(request.headers),
    }
    // The table is keyed by the operation's id, so the handler matches the type of this call.
    const handler = handlers[operation.id as RecordId] as (call: unknown) => Promise<unknown>
    // The time is read under the lock, so that change timestamps are in commit order.
    const answer = await storage.write('records', (trx) => handler({ ...call, trx, now: clock() }))
    return jsonAnswer(response.status, answer)
  }

  return {
    async operation(operation, input) {
      try {
        return await run(operation, input)
      } catch (error) {
        const requestId = input.request.headers['x-request-id']
        if (!isProblem(error))
          logger.error({ err: error, requestId, operation: operation.id }, 'a request failed unexpectedly')
        return problemAnswer(isProblem(error) ? error : new Problem('internal'), requestId)
      }
    },
  }
}

function checkSecret({ auth }: Operation, headers: Record<string, string>, secret: string): void {
  const isService = auth === 'service-token'
  const given = isService
    ? headers['x-service-token']
    : /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (equalSecrets(given ?? '', secret)) return
  const field = isService ? 'x-service-token' : 'authorization'
  throw new Problem('unauthenticated', {
    errors: [{ field, code: 'invalid', message: 'This is not a token of the platform.' }],
  })
}

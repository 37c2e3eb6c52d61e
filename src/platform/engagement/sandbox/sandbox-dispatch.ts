import * as z from 'zod'
import { letterCaseErrors, toFieldErrors } from '../../../contract/operations/validate.ts'
import type { OwnRouteId } from '../../../contract/platform/addresses.ts'
import type { OwnBodyOf, OwnParamsOf, OwnQueryOf } from '../../../contract/platform/index.ts'
import type { OwnRoute } from '../../../contract/platform/own-route.ts'
import type { WireRequest, WireResponse } from '../../../contract/primitives/wire.ts'
import { jsonAnswer } from '../../../http/problem-answers.ts'
import { verifyAudit } from '../../kit/audit.ts'
import { readJson } from '../../kit/body.ts'
import type { Context } from '../../kit/context.ts'
import { assertRole } from '../../kit/handler.ts'
import type { Principal } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { SandboxClock } from '../../kit/sandbox-clock.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import type { Worker } from '../../kit/worker.ts'
import { fillLedger } from './ledger.ts'

/** Dependencies of the sandbox. */
export interface SandboxOptions {
  context: Context
  units: UnitsOfWork
  clock: SandboxClock
  worker: Worker
}

/** A request to the sandbox with its caller. */
export interface SandboxRequest {
  principal: Principal
  requestId: string
  route: OwnRoute
  params: Record<string, string>
  query: URLSearchParams
  request: WireRequest
}

/** Arguments of a call, validated by its row. */
export interface SandboxCall<Id extends OwnRouteId = OwnRouteId> {
  principal: Principal
  requestId: string
  params: OwnParamsOf<Id>
  query: OwnQueryOf<Id>
  headers: Readonly<Record<string, string>>
  body: OwnBodyOf<Id>
  /** The unread body, for a call that reads it itself. */
  raw: WireRequest['body']
}

/**
 * Handlers of some of the platform's own calls: each returns the JSON or the bytes that its row describes.
 */
export type SandboxHandlers<Id extends OwnRouteId = OwnRouteId> = {
  [I in Id]: (call: SandboxCall<I>) => Promise<object | Uint8Array>
}

const smallBytes = 64 * 1024

/**
 * Validates a body and preserves its type.
 * @throws Refusal `validation-error`
 */
function parseBody<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  const errors = parsed.success ? [] : toFieldErrors(parsed.error.issues, value)
  errors.push(...letterCaseErrors(schema, value))
  if (parsed.success && errors.length === 0) return parsed.data
  throw new Refusal('validation-error', { errors })
}

/** Calls that the voice module answers itself. */
export type WorkspaceRouteId = 'getWorkspace' | 'changeWorkspace'

/**
 * Creates the dispatcher of the platform's own calls: the handlers of the rows, and those for tests and
 * demonstrations. A missing handler does not compile.
 */
export function createSandboxDispatch(
  options: SandboxOptions,
  more: SandboxHandlers<Exclude<OwnRouteId, TestRouteId | WorkspaceRouteId>>,
) {
  const handlers = { ...createTestHandlers(options), ...more } as Record<
    string,
    (call: SandboxCall<never>) => Promise<object | Uint8Array>
  >
  return async ({ route, params, request, query, ...rest }: SandboxRequest): Promise<WireResponse> => {
    const answer = handlers[route.id]
    if (!answer) throw new Refusal('not-found')
    assertRole(rest.principal, route.roles ?? [])
    const call = {
      ...rest,
      params,
      query: readQuery(route, query),
      headers: request.headers,
      body: await readBody(route, request),
      raw: request.body,
    } as SandboxCall<never>
    const body = await answer(call)
    if (body instanceof Uint8Array && typeof route.answer === 'string') {
      return { status: 200, headers: { 'content-type': route.answer }, body }
    }
    return jsonAnswer(route.status ?? 200, body)
  }
}

/** Parses the query. If a name is repeated, a list gets all values, and any other member the first. */
function readQuery({ query }: OwnRoute, given: URLSearchParams): unknown {
  if (!query) return undefined
  const values = Object.entries(query.shape).flatMap(([name, member]): [string, unknown][] => {
    if (member instanceof z.ZodArray) return [[name, given.getAll(name)]]
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return parseBody(query, Object.fromEntries(values))
}

async function readBody({ body, maxBytes = smallBytes }: OwnRoute, request: WireRequest): Promise<unknown> {
  return body instanceof z.ZodType ? parseBody(body, await readJson(request, maxBytes)) : undefined
}

type TestRouteId = 'fillLedger' | 'setClock' | 'advanceClock' | 'getClock' | 'verifyAudit' | 'readAudit'

const createTestHandlers = ({
  context,
  units,
  clock,
  worker,
}: SandboxOptions): SandboxHandlers<TestRouteId> => {
  const setClock = async ({ body: wish }: SandboxCall<'setClock'> | SandboxCall<'advanceClock'>) => {
    if ('advance_seconds' in wish) clock.advance(wish.advance_seconds)
    else if (wish.now === null) clock.reset()
    else clock.set(wish.now)
    // A read runs everything that is due, so that the caller finds it done.
    await units.read(async () => {})
    worker.kick()
    await worker.settled()
    return { now: clock.now() }
  }
  return {
    fillLedger: ({ principal, requestId, body }) =>
      units.write({ principal, requestId }, (unit) => fillLedger(context, unit, body)),
    setClock,
    advanceClock: setClock,
    getClock: async () => ({ now: clock.now() }),
    verifyAudit: () => units.read(({ trx }) => verifyAudit(trx)),
    readAudit: async ({ query }) => ({
      rows: await units.read(({ trx }) => auditRows(trx, query.case_id ?? null)),
    }),
  }
}

const auditRows = (trx: Parameters<typeof verifyAudit>[0], caseId: string | null) =>
  trx
    .selectFrom('pf_audit')
    .selectAll()
    .$if(caseId !== null, (query) => query.where('case_id', '=', caseId))
    .orderBy('seq', 'desc')
    .limit(1000)
    .execute()

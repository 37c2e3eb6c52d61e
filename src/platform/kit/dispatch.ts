import type { z } from 'zod'
import type { Operation } from '../../contract/operations/operation.ts'
import { headerErrors } from '../../contract/operations/validate.ts'
import { toMinor } from '../../contract/primitives/money.ts'
import type { Cancel, Timers } from '../../contract/primitives/timers.ts'
import type { WireRequest, WireResponse } from '../../contract/primitives/wire.ts'
import { jsonAnswer } from '../../http/problem-answers.ts'
import { readJson } from './body.ts'
import {
  type Answer,
  assertEnabled,
  assertRole,
  type ChangeHandler,
  type FreeHandler,
  type Handler,
  type Handlers,
  type OperationRequest,
  Postponed,
  type TrustId,
  type ViewHandler,
} from './handler.ts'
import { findRepeat, keepRepeat, type RepeatKey, toRepeatKey } from './idempotency.ts'
import { checkInput, rawIdentifiers, unknownMembers } from './input.ts'
import type { Seal } from './ports.ts'
import type { Principal } from './principal.ts'
import type { PlatformProfile } from './profile.ts'
import { Refusal, toDocument } from './refusal.ts'
import type { UnitOfWork, UnitsOfWork } from './unit-of-work.ts'

/** Dependencies of dispatching. */
export interface TrustDispatchOptions {
  units: UnitsOfWork
  handlers: Handlers
  /** Called before each change; writes everything buffered so far. */
  beforeChange(): Promise<void>
  profile: PlatformProfile
  seal: Seal
  timers: Timers
}

/** One request with its operation and its caller. */
interface TrustRequest {
  operation: Operation
  params: Record<string, string>
  query: URLSearchParams
  principal: Principal
  requestId: string
  request: WireRequest
}

/**
 * Answers a request to the trust layer.
 * @throws Refusal
 */
export type TrustDispatch = (request: TrustRequest) => Promise<WireResponse>

interface Prepared {
  operation: Operation
  call: OperationRequest<TrustId>
  rawBody: unknown
  repeat: RepeatKey | null
  requestId: string
}

/** Creates the dispatcher, which runs the checks of a request in their fixed order and then its handler. */
export function createTrustDispatch({
  units,
  handlers,
  profile,
  beforeChange,
  seal,
  timers,
}: TrustDispatchOptions): TrustDispatch {
  return async (input) => {
    const prepared = await prepare(input, profile)
    // The table is keyed by the operation's id, so the handler matches the type of this call.
    const handler = handlers[input.operation.id as TrustId] as Handler<TrustId>
    if (handler.kind === 'change') await beforeChange()
    const answer = await runHandler({ units, seal, timers }, handler, prepared)
    const warned = rawIdentifiers(prepared.rawBody).length > 0
    return jsonAnswer(answer.status ?? input.operation.response.status, answer.body, {
      ...answer.headers,
      ...(warned && { 'x-privacy-warning': 'raw-identifier' }),
    })
  }
}

async function prepare(input: TrustRequest, profile: PlatformProfile): Promise<Prepared> {
  const { operation, request, principal } = input
  const options = { exponent: profile.currencyExponent, strictIdentifiers: profile.strictIdentifiers }
  const { body, query } = operation.request
  const wrong = headerErrors(operation.request.headers, request.headers)
  if (wrong.length > 0) throw new Refusal('validation-error', { errors: wrong })
  const rawBody = body ? await readJson(request, operation.request.maxBytes) : undefined
  const call = {
    principal,
    params: input.params,
    query: query ? checkInput(query, Object.fromEntries(input.query), options) : {},
    body: body ? checkInput(body, rawBody, options) : undefined,
    headers: request.headers,
    minor: (amount: number) => Number(toMinor(amount, profile.currencyExponent)),
  } as unknown as OperationRequest<TrustId>
  const route = `${operation.method} ${operation.path} ${Object.values(input.params).join(' ')}`
  const header = operation.method === 'GET' ? undefined : request.headers['idempotency-key']
  const repeat = toRepeatKey(principal, route, header, rawBody)
  return { operation, call, rawBody, repeat, requestId: input.requestId }
}

/** Where responses of repeatable requests are stored, and how they are encrypted. */
interface AnswerStore {
  units: UnitsOfWork
  seal: Seal
  timers: Timers
}

async function runHandler(
  store: AnswerStore,
  handler: Handler<TrustId>,
  prepared: Prepared,
): Promise<Answer> {
  try {
    if (handler.kind === 'change') return await runWhenReady(store, handler, prepared)
    return await onlyOnce(store, prepared, () => look(store, handler, prepared))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await noteRefusal(store, prepared, error.refusal)
    throw error.refusal
  }
}

/** A refusal after the check for a repeated request, so that it is stored as a response. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.slug)
    this.refusal = refusal
  }
}

const markRefused = (error: unknown) => (error instanceof Refusal ? new Refused(error) : error)

async function look(
  { units, timers }: AnswerStore,
  handler: ViewHandler<TrustId> | FreeHandler<TrustId>,
  { operation, call, requestId }: Prepared,
): Promise<Answer> {
  try {
    if (handler.kind === 'free') {
      assertRole(call.principal, operation.roles)
      if (call.principal.institution !== undefined) {
        await atMost(
          handler.patienceMs,
          units.read(({ trx }) => assertEnabled(trx, call.principal, operation.area)),
          timers,
        )
      }
      return await handler.answer(call, requestId)
    }
    return await units.read(async (snapshot) => {
      assertRole(call.principal, operation.roles)
      await assertEnabled(snapshot.trx, call.principal, operation.area)
      return handler.view(snapshot, call)
    })
  } catch (error) {
    throw markRefused(error)
  }
}

/** Waits for a check, or continues without its result after `ms` milliseconds. */
async function atMost(ms: number | undefined, check: Promise<void>, timers: Timers): Promise<void> {
  if (ms === undefined) return check
  let cancel: Cancel | undefined
  const patience = new Promise<void>((done) => {
    cancel = timers.setTimeout(done, ms)
  })
  await Promise.race([check, patience]).finally(() => cancel?.())
}

/** Returns the response of the first request to a repeated one. */
async function onlyOnce(
  { units, seal }: AnswerStore,
  { call, repeat, operation, requestId }: Prepared,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!repeat) return work()
  const old = await units.read(({ trx, now }) => findRepeat({ trx, now, seal }, repeat))
  if (old) return old
  const full = complete(operation, await work())
  await units.write({ principal: call.principal, requestId }, (unit) =>
    keepRepeat({ trx: unit.trx, now: unit.now, seal }, repeat, full),
  )
  return full
}

const complete = (operation: Operation, { status, headers, body }: Answer): Required<Answer> => ({
  status: status ?? operation.response.status,
  headers: headers ?? {},
  body,
})

/** Runs a change, and once more after work that it requires first. */
async function runWhenReady(
  store: AnswerStore,
  handler: ChangeHandler<TrustId>,
  prepared: Prepared,
): Promise<Answer> {
  try {
    return await runChange(store, handler, prepared)
  } catch (error) {
    if (!(error instanceof Postponed)) throw error
    const created = await error.work()
    return runChange(store, handler, { ...prepared, call: { ...prepared.call, created } })
  }
}

const runChange = (
  { units, seal }: AnswerStore,
  handler: ChangeHandler<TrustId>,
  prepared: Prepared,
): Promise<Answer> =>
  units.write({ principal: prepared.call.principal, requestId: prepared.requestId }, async (unit) => {
    const { call, repeat, operation } = prepared
    const store = { trx: unit.trx, now: unit.now, seal }
    const run = await handler.prepare(unit, call)
    const old = repeat && (await findRepeat(store, repeat))
    if (old) return old
    try {
      assertRole(call.principal, operation.roles)
      await assertEnabled(unit.trx, call.principal, operation.area)
      const answer = complete(operation, await run(call))
      auditInput(unit, prepared)
      if (repeat) await keepRepeat(store, repeat, answer)
      return answer
    } catch (error) {
      throw markRefused(error)
    }
  })

/** Records irregularities in a request's form that are no reason to refuse it. */
function auditInput(unit: UnitOfWork, { operation, rawBody }: Prepared) {
  const raw = rawIdentifiers(rawBody)
  if (raw.length > 0) {
    unit.audit({ action: 'privacy.raw_identifier_suspected', resourceType: 'request', reason: raw.join(' ') })
  }
  const unknown = operation.request.body ? unknownMembers(operation.request.body as z.ZodType, rawBody) : []
  if (unknown.length > 0) {
    unit.audit({ action: 'request.unknown_fields', resourceType: 'request', reason: unknown.join(' ') })
  }
}

/** Stores a refusal for repetitions of the request, and records denied access in the audit trail. */
async function noteRefusal(
  { units, seal }: AnswerStore,
  { call, repeat, requestId }: Prepared,
  refusal: Refusal,
) {
  const isDenied = refusal.status === 403
  if (!isDenied && !repeat) return
  await units.write({ principal: call.principal, requestId }, async (unit) => {
    if (isDenied) unit.audit({ action: 'auth.denied', resourceType: 'request', reason: refusal.slug })
    if (repeat) {
      const body = toDocument(refusal)
      const headers = { 'content-type': 'application/problem+json', ...refusal.options.headers }
      const store = { trx: unit.trx, now: unit.now, seal }
      await keepRepeat(store, repeat, { status: refusal.status, headers, body })
    }
  })
}

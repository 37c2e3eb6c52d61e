import * as z from 'zod'
import { toFieldErrors } from '../../contract/operations/validate.ts'
import type { WireRequest, WireResponse } from '../../contract/primitives/wire.ts'
import { jsonAnswer } from '../../http/problem-answers.ts'
import { verifyAudit } from '../kernel/audit.ts'
import { readJson } from '../kernel/body.ts'
import type { Context } from '../kernel/context.ts'
import { assertRole } from '../kernel/handler.ts'
import type { Principal, PrincipalRole } from '../kernel/principal.ts'
import { methodNotAllowed, Refusal } from '../kernel/refusal.ts'
import type { SandboxClock } from '../kernel/sandbox-clock.ts'
import type { UnitsOfWork } from '../kernel/unit-of-work.ts'
import type { Worker } from '../kernel/worker.ts'
import { fillLedger, ledgerBody } from './ledger.ts'

/** Lists what the sandbox needs. */
export interface SandboxOptions {
  context: Context
  units: UnitsOfWork
  clock: SandboxClock
  worker: Worker
}

/** Holds a request to the sandbox with its caller. */
export interface SandboxRequest {
  principal: Principal
  requestId: string
  pathname: string
  query: URLSearchParams
  request: WireRequest
}

/** Holds what a route is called with; `params` are the groups of its path. */
export interface SandboxCall {
  principal: Principal
  requestId: string
  params: readonly string[]
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  /** JSON; the body as it comes where the route is `raw`. */
  body: unknown
}

interface SandboxAnswer {
  status?: number
  /** JSON, or bytes when there is a `contentType`. */
  body: unknown
  contentType?: string
}

/** Describes one route of the sandbox. */
export interface SandboxRoute {
  method: 'GET' | 'POST'
  /** Matches the whole path; its groups are the parameters. */
  path: RegExp
  roles?: readonly PrincipalRole[]
  maxBytes?: number
  /** Set where the route reads its body itself, whatever it is. */
  raw?: true
  answer(call: SandboxCall): Promise<SandboxAnswer>
}

/** Largest body of a ledger, in bytes: enough for some 100,000 rows. */
const ledgerBytes = 64 * 1024 * 1024
const smallBytes = 64 * 1024

/**
 * Checks a body, and keeps its type.
 * @throws Refusal `validation-error`
 */
export function parseBody<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('validation-error', { errors: toFieldErrors(parsed.error.issues, value) })
}

/** Matches a path without parameters. */
export const whole = (path: string): RegExp => new RegExp(`^${path}$`)

/**
 * Creates the sandbox, which serves what only tests and demonstrations need. A real deployment has none of
 * it.
 */
export function createSandboxDispatch(options: SandboxOptions, more: readonly SandboxRoute[] = []) {
  const routes = [...createRoutes(options), ...more]
  return async ({ pathname, request, ...rest }: SandboxRequest): Promise<WireResponse> => {
    const matching = routes.flatMap((route) => {
      const params = route.path.exec(pathname)
      return params ? [{ route, params: params.slice(1) }] : []
    })
    const found = matching.find(({ route }) => route.method === request.method)
    if (!found) {
      throw matching.length > 0
        ? methodNotAllowed(matching.map(({ route }) => route.method))
        : new Refusal('not-found')
    }
    const { route, params } = found
    assertRole(rest.principal, route.roles ?? [])
    const body = await readBody(route, request)
    const answer = await route.answer({ ...rest, params, body, headers: request.headers })
    if (answer.body instanceof Uint8Array && answer.contentType) {
      return { status: 200, headers: { 'content-type': answer.contentType }, body: answer.body }
    }
    return jsonAnswer(answer.status ?? 200, answer.body)
  }
}

async function readBody(route: SandboxRoute, request: WireRequest): Promise<unknown> {
  if (route.raw) return request.body
  return route.method === 'POST' ? readJson(request, route.maxBytes ?? smallBytes) : undefined
}

const clockBody = z.union([
  z.object({ now: z.iso.datetime({ offset: true }).nullable() }),
  z.object({ advance_seconds: z.number().min(0).max(4e9) }),
])

const createRoutes = ({ context, units, clock, worker }: SandboxOptions): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/ledger$/,
    maxBytes: ledgerBytes,
    answer: async ({ principal, requestId, body }) => {
      const seed = parseBody(ledgerBody, body)
      const counts = await units.write({ principal, requestId }, (unit) => fillLedger(context, unit, seed))
      return { status: 201, body: counts }
    },
  },
  {
    method: 'POST',
    path: /^\/sandbox\/clock(?:\/advance)?$/,
    answer: async ({ body }) => {
      const wish = parseBody(clockBody, body)
      if ('advance_seconds' in wish) clock.advance(wish.advance_seconds)
      else if (wish.now === null) clock.reset()
      else clock.set(wish.now)
      // A read does all that is due, so that the caller of this route finds it done.
      await units.read(async () => {})
      worker.kick()
      await worker.settled()
      return { body: { now: clock.now() } }
    },
  },
  {
    method: 'GET',
    path: /^\/sandbox\/clock$/,
    answer: async () => ({ body: { now: clock.now() } }),
  },
  {
    method: 'GET',
    path: /^\/sandbox\/audit\/verify$/,
    answer: async () => ({ body: await units.read(({ trx }) => verifyAudit(trx)) }),
  },
  {
    method: 'GET',
    path: /^\/sandbox\/audit$/,
    answer: async ({ query }) => ({
      body: { rows: await units.read(({ trx }) => auditRows(trx, query.get('case_id'))) },
    }),
  },
]

const auditRows = (trx: Parameters<typeof verifyAudit>[0], caseId: string | null) =>
  trx
    .selectFrom('pf_audit')
    .selectAll()
    .$if(caseId !== null, (query) => query.where('case_id', '=', caseId))
    .orderBy('seq', 'desc')
    .limit(1000)
    .execute()

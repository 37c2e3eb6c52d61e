import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { matchOperation } from '../../../contract/operations/match.ts'
import { headerErrors } from '../../../contract/operations/validate.ts'
import { isProblem, Problem, toProblemDocument } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { allowHeader, sendDocument } from '../../../http/problem-answers.ts'
import { readBytes } from '../../../http/read-bytes.ts'
import { toText, unsupportedType } from '../../../http/read-json.ts'
import type { KeyCheck, Principal } from '../../security/auth/key-check.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'
import type { Credential } from '../upstream/credentials.ts'
import type { Hosts } from '../upstream/hosts.ts'
import { hasBody, requireIdentity, requireJson } from './body.ts'
import { allow, type CallContext, defaultTiming, type ProxiedCall, type ProxyTiming } from './call.ts'
import { checkJson, checkPathAndQuery, fieldErrors, rulesOf } from './check.ts'
import { createDeadlines } from './deadlines.ts'
import { editionHeaders } from './edition.ts'
import { expectAnswer, forward } from './forward.ts'
import type { ProxyMetrics } from './metrics.ts'
import { boundaryOf } from './multipart.ts'
import { assertMayCall, assertNamesItself } from './permission.ts'
import { refuse } from './refusal.ts'
import { unauthenticated } from './unauthenticated.ts'
import { checkUpload } from './upload.ts'

/** Dependencies of the proxy. */
export interface ProxyDeps {
  hosts: Hosts
  keys: KeyCheck
  /** Counts a look-up of a request's key. @throws Problem `rate-limited` */
  countKey: (req: IncomingMessage) => Promise<void>
  buckets: TokenBuckets
  /** Receives an event for each operation that a key may not call. */
  security: SecurityLog
  metrics: ProxyMetrics
  logger: Logger
  /** Creates an id for a request whose caller did not set one. */
  requestIds: () => string
  timing?: Partial<ProxyTiming>
  timers: Timers
}

/** Serves the 40 operations at their own paths. */
export interface Proxy {
  /**
   * Handles the request if its path is an operation's; otherwise returns false and leaves the request
   * untouched.
   */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  /** Stops watching deadlines; call it after the last response. */
  close(): void
}

/**
 * Creates the proxy: it checks the key, scope, rate and form of the request before it calls upstream. It
 * works directly on `node:http`, since another kind of request object costs more than all the checks.
 */
export function createProxy(deps: ProxyDeps): Proxy {
  const { metrics, logger, requestIds, timers } = deps
  const deadlines = createDeadlines(timers)
  const timing = { ...defaultTiming, ...deps.timing }
  const context: CallContext = { timing, timers, deadlines, metrics, logger }
  return {
    handle(req, res) {
      // Node leaves out the body of a response to HEAD.
      const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '')
      const match = matchOperation(method, pathOf(req.url ?? ''))
      if (match === undefined) return false
      const requestId = requestIdOf(req) ?? requestIds()
      if (match.found === 'path') {
        answerMethods(req, res, requestId, match.allowed)
        return true
      }
      const { operation, params } = match
      const call = openCall(context, deps.hosts, {
        req,
        res,
        requestId,
        operation,
        editionHeaders: editionHeaders(operation, params),
      })
      serve(deps, call, params).catch((error: unknown) => {
        note(deps.security, call, error)
        refuse(call, error)
      })
      return true
    },
    close: () => deadlines.stop(),
  }
}

function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

type Opening = Pick<ProxiedCall, 'req' | 'res' | 'requestId' | 'operation' | 'editionHeaders'>

function openCall(
  context: CallContext,
  hosts: Hosts,
  { req, res, requestId, operation, editionHeaders }: Opening,
): ProxiedCall {
  const startedAt = context.deadlines.now()
  const call: ProxiedCall = {
    context,
    req,
    res,
    operation,
    host: hosts[operation.host],
    requestId,
    startedAt,
    principal: undefined,
    editionHeaders,
    limitHeaders: undefined,
    hostCall: undefined,
    attempts: 0,
    over: false,
    dueAt: Number.POSITIVE_INFINITY,
    onDue: () => {},
    before: undefined,
    after: undefined,
  }
  context.deadlines.watch(call)
  res.once('close', () => closeCall(call))
  return call
}

/** The response has been sent, or its reader has left. */
function closeCall(call: ProxiedCall): void {
  const { context, res, operation, startedAt } = call
  context.deadlines.forget(call)
  const whole = res.writableFinished
  if (!whole) {
    call.over = true
    call.hostCall?.abort()
  }
  const status = whole || res.headersSent ? res.statusCode : 499
  context.metrics.done(operation.id, status, (context.deadlines.now() - startedAt) / 1000)
}

async function serve(deps: ProxyDeps, call: ProxiedCall, params: Record<string, string>): Promise<void> {
  const { operation, req } = call
  const known = deps.keys(req.headers.authorization, { count: () => deps.countKey(req) })
  const principal = known instanceof Promise ? await known : known
  if (!principal) throw unauthenticated(operation, req.headers)
  call.principal = principal
  assertMayCall(operation, principal, params)
  await limitRate(deps.buckets, call, principal)
  const credential = call.host.credentials.credentialFor(operation.auth, params.teamspace_id)
  if (operation.auth === 'takeover-secret' && !credential) throw unknownTeamspace()
  if (operation.request.encoding === 'multipart') return forwardUpload(call, params, credential)
  return forwardJson(call, params, credential)
}

/** Reports to the security log what a key has tried to do without permission. */
function note(security: SecurityLog, { principal, operation }: ProxiedCall, error: unknown): void {
  if (!principal || !isProblem(error) || error.status !== 403) return
  const field = error.options.errors?.[0]?.field ?? ''
  security.record({ kind: 'operation-refused', actor: principal.id, detail: `${operation.id} ${field}` })
}

async function limitRate(buckets: TokenBuckets, call: ProxiedCall, { id, role }: Principal): Promise<void> {
  const { limit, id: operationId } = call.operation
  if (!limit || (limit.roles && !limit.roles.includes(role))) return
  const { perMinute } = limit
  const taken = buckets.take(`${id}:${operationId}`, perMinute)
  const { allowed, remaining, retryAfterMs } = taken instanceof Promise ? await taken : taken
  // Until the bucket is full again.
  const resetSeconds = Math.ceil(((perMinute - remaining) * 60) / perMinute)
  call.limitHeaders = [
    'ratelimit-limit',
    String(perMinute),
    'ratelimit-remaining',
    String(remaining),
    'ratelimit-reset',
    String(resetSeconds),
  ]
  if (!allowed) throw new Problem('rate-limited', { retryAfterMs })
}

async function forwardJson(
  call: ProxiedCall,
  params: Record<string, string>,
  credential: Credential | undefined,
): Promise<void> {
  const { operation, req, context } = call
  const { body: schema, maxBytes } = operation.request
  const rules = rulesOf(operation, call.host.checks)
  if (!schema) {
    checkPathAndQuery(rules, params, req.url ?? '', hasBody(req))
    return forward(call, credential, null)
  }
  requireJson(req)
  allow(call, context.timing.requestBodyMs, () => refuse(call, new Problem('request-timeout')))
  const body = await readBytes(req, { maxBytes, declared: req.headers['content-length'] })
  const wrong = headerErrors(operation.request.headers, req.headers)
  if (wrong.length > 0) throw new Problem('validation-error', { errors: wrong })
  const parsed = checkJson(rules, params, req.url ?? '', toText(body))
  if (call.principal) assertNamesItself(operation, call.principal, parsed)
  forward(call, credential, body)
}

async function forwardUpload(
  call: ProxiedCall,
  params: Record<string, string>,
  credential: Credential | undefined,
): Promise<void> {
  const { operation, req, context } = call
  const boundary = boundaryOf(req.headers['content-type'])
  if (boundary === undefined) throw unsupportedType('content-type', 'Send a form as multipart/form-data.')
  requireIdentity(req.headers['content-encoding'])
  const rules = rulesOf(operation, call.host.checks)
  checkPathAndQuery(rules, params, req.url ?? '', false)
  const late = () => refuse(call, new Problem('request-timeout'))
  const fail = (error: unknown) =>
    refuse(call, isProblem(error) ? error : new Problem('client-closed', { cause: error }))
  try {
    const form = await checkUpload(req, {
      boundary,
      maxBytes: operation.request.maxBytes,
      checkFields: (fields) => fieldErrors(rules, fields),
      onWait: (party) => (party === 'client' ? allow(call, context.timing.idleMs, late) : expectAnswer(call)),
      onFault: fail,
    })
    if (call.over) return void form.destroy()
    forward(call, credential, form)
  } catch (error) {
    fail(error)
  }
}

const requestIdForm = /^[A-Za-z0-9._:-]{1,128}$/

function requestIdOf({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdForm.test(given) ? given : undefined
}

/** Responds to OPTIONS, or to a method that the path does not support, with those that it supports. */
function answerMethods(
  { method }: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  allowed: readonly string[],
): void {
  const allow = allowHeader(allowed)
  if (method === 'OPTIONS') return void res.writeHead(204, { allow, 'x-request-id': requestId }).end()
  const problem = new Problem('method-not-allowed', { detail: `Use ${allowed.join(' or ')}.` })
  sendDocument(res, toProblemDocument(problem, requestId), ['allow', allow])
}

const unknownTeamspace = () =>
  new Problem('not-found', {
    errors: [
      { field: 'teamspace_id', code: 'unknown', message: 'This teamspace cannot be reached from here.' },
    ],
  })

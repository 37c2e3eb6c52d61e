import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import {
  keyApprovalRequest,
  keyProposalRequest,
  keyProposalRoles,
  keyProposalRoutes,
  keyProposalScopes,
  keyProposalsPerMinute,
  keyRejectionRequest,
} from '../../../contract/console/key-proposals.ts'
import { mayCall, toCallerRole } from '../../../contract/operations/roles.ts'
import { type FieldError, Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { RelayEnv } from '../../../http/hono-answers.ts'
import { readIncomingJson } from '../../../http/read-json.ts'
import type { KeyCheck, Principal } from '../../security/auth/key-check.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'
import type { Operator } from '../sign-in/operator.ts'
import { refusalOf } from './answer.ts'
import { type KeyProposals, keyIdPrefix } from './key-proposals.ts'

/** Dependencies of the routes. */
export interface KeyProposalRoutesDeps {
  proposals: KeyProposals
  keys: KeyCheck
  /** Counts a look-up of a key. @throws Problem `rate-limited` */
  countKey(address: string): Promise<void>
  buckets: TokenBuckets
  security: SecurityLog
  /** Timeout for a body, in milliseconds. */
  bodyMs: number | undefined
  timers: Timers
}

interface KeyEnv extends RelayEnv {
  Bindings: HttpBindings
  Variables: RelayEnv['Variables'] & { holder: Operator }
}

const pathOf = (route: string): string => (route.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, ':$1')

/** Creates the routes by which servers with API keys propose and approve freezes and releases. */
export function createKeyProposalRoutes(deps: KeyProposalRoutesDeps): Hono<KeyEnv> {
  const { proposals, timers, bodyMs } = deps
  const app = new Hono<KeyEnv>()
  const read = <S extends z.ZodType>(c: Context<KeyEnv>, schema: S) =>
    readIncomingJson(c.env.incoming, schema, { withinMs: bodyMs, timers })
  const idIn = (c: Context<KeyEnv>): string => {
    const id = c.req.param('proposal_id') ?? ''
    if (!/^[\w-]{1,128}$/.test(id)) throw new Problem('not-found')
    return id
  }
  app.use(
    `${pathOf(keyProposalRoutes.listProposals)}/*`,
    createMiddleware<KeyEnv>(async (c, next) => {
      c.set('holder', await holderOf(deps, c))
      await next()
    }),
  )
  /** Answers with JSON, or passes on a refusal of the trust layer. */
  const answering = (work: (c: Context<KeyEnv>) => Promise<object>, status: 200 | 201 = 200) => {
    return async (c: Context<KeyEnv>) => {
      try {
        return c.json(await work(c), status, { 'cache-control': 'no-store' })
      } catch (error) {
        return refusalOf(error)
      }
    }
  }
  const routes = keyProposalRoutes
  app.post(
    pathOf(routes.proposeFreezeOrRelease),
    answering(async (c) => proposals.propose(c.get('holder'), await read(c, keyProposalRequest)), 201),
  )
  app.get(
    pathOf(routes.listProposals),
    answering(async () => ({ proposals: await proposals.list() })),
  )
  app.get(
    pathOf(routes.getProposal),
    answering((c) => proposals.get(idIn(c))),
  )
  app.post(
    pathOf(routes.approveProposal),
    answering(async (c) => proposals.approve(c.get('holder'), idIn(c), await read(c, keyApprovalRequest))),
  )
  app.post(
    pathOf(routes.rejectProposal),
    answering(async (c) => {
      const { note } = await read(c, keyRejectionRequest)
      return proposals.reject(c.get('holder'), idIn(c), note)
    }),
  )
  return app
}

/**
 * Identifies the caller, who acts with the rights of a supervisor at the console.
 * @throws Problem `unauthenticated`, `scope-missing`, `forbidden`, `rate-limited`
 */
async function holderOf(deps: KeyProposalRoutesDeps, c: Context<KeyEnv>): Promise<Operator> {
  const { keys, buckets, security } = deps
  const count = () => deps.countKey(c.get('address'))
  const principal = await keys(c.req.header('authorization'), { count })
  if (!principal) {
    const message = 'Send a valid API key as Authorization: Bearer.'
    throw new Problem('unauthenticated', { errors: [{ field: 'authorization', code: 'invalid', message }] })
  }
  const { allowed, retryAfterMs } = await buckets.take(`proposals:${principal.id}`, keyProposalsPerMinute)
  if (!allowed) throw new Problem('rate-limited', { retryAfterMs })
  const fault = faultOf(principal, c.req.method)
  if (!fault) {
    const { id, owner = '', madeBy } = principal
    const name = `${keyIdPrefix}${id}`
    return {
      id: name,
      login: name,
      firstName: owner,
      role: 'supervisor',
      channels: 'all',
      key: { owner, madeBy },
    }
  }
  security.record({ kind: 'operation-refused', actor: principal.id, detail: `proposals ${fault.error.code}` })
  throw new Problem(fault.code, { detail: fault.error.message, errors: [fault.error] })
}

interface Fault {
  code: 'scope-missing' | 'forbidden'
  error: FieldError
}

/** Returns why a key may not take part; undefined if it may. */
function faultOf({ scopes, role, owner }: Principal, method: string): Fault | undefined {
  const scope = method === 'GET' ? keyProposalScopes.read : keyProposalScopes.write
  const wrong = (code: string, message: string): FieldError => ({ field: 'authorization', code, message })
  if (!scopes.has(scope)) {
    return { code: 'scope-missing', error: wrong('scope', `This needs a key with the scope ${scope}.`) }
  }
  if (!mayCall(toCallerRole(role), keyProposalRoles)) {
    const roles = [...keyProposalRoles, 'admin'].join(' or ')
    return { code: 'forbidden', error: wrong('role', `This needs a key of the role ${roles}.`) }
  }
  if (owner !== undefined) return undefined
  const message = 'This needs a key that names its owner: npm run key -- create --owner WHO.'
  return { code: 'forbidden', error: wrong('owner', message) }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import type { Scope } from '../../contract/operations/operation.ts'
import { isProblem, Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import { prefixOf } from '../auth/api-keys.ts'
import type { KeyCheck, Principal } from '../auth/key-check.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { RefusalCount } from '../limits/refusal-count.ts'
import type { TokenBuckets } from '../limits/token-buckets.ts'
import type { ConsoleHandlers } from './console-api.ts'
import type { OperatorContext, OperatorEnv } from './doors.ts'
import type { OnceLinks } from './once-links.ts'
import type { Operator as Person } from './operator.ts'
import { isOperatorRole, type Operator, type OperatorSessions } from './operator-sessions.ts'

/** Lists what signing in needs. */
export interface SignInDeps {
  sessions: OperatorSessions
  links: OnceLinks
  keys: KeyCheck
  buckets: TokenBuckets
  security: SecurityLog
  refusals: RefusalCount
  /** Resolves after so many milliseconds. Default: real time. */
  pause?: (ms: number) => Promise<unknown>
}

/** Lets people in at the console. */
export interface SignIn {
  handlers: ConsoleHandlers<'getSession' | 'signIn' | 'signOut'>
  /** Lets on who is signed in, and says who it is. @throws Problem `unauthenticated` */
  signedIn: MiddlewareHandler<OperatorEnv>
  /** Tells whether whoever sent a request is still signed in; asking keeps no session from ending. */
  isSignedIn(c: OperatorContext): Promise<boolean>
}

/** Lists what a key must hold to open the console: all that can be done there. */
export const neededScopes = [
  'redress:read',
  'redress:write',
  'recovery:read',
  'recovery:write',
] as const satisfies Scope[]

const proof = z.union([
  z.strictObject({ key: z.string().trim().min(1).max(256) }),
  z.strictObject({ once: z.string().min(1).max(64) }),
])
type Proof = z.output<typeof proof>

const maxBytes = 1024

/** A refusal takes so long at least, in milliseconds, whatever was wrong. */
const refusalMs = 300
/** Attempts a minute: of one address, and of all. A person needs one, and a key cannot be guessed by any number. */
const attempts = { one: 30, all: 120 }
/** The page says with it that it asks by itself, so that an idle session ends before an open page. */
const unattended = 'x-parley-unattended'

/** Creates signing in by an API key of a role that may use the console, or by a link that works once. */
export function createSignIn(deps: SignInDeps): SignIn {
  const { sessions, security, pause = wait } = deps
  const recognise = createRecognition(deps)
  const current = (c: OperatorContext): Promise<Operator | undefined> => {
    const id = idOf(c)
    return id ? sessions.find(id, !c.req.header(unattended)) : Promise.resolve(undefined)
  }
  const signIn = async (c: OperatorContext) => {
    const soonest = pause(refusalMs)
    await limit(c, deps)
    const given = await readJson(c.req.raw, proof, { maxBytes })
    const operator = await recognise(given)
    if (!operator) {
      const actor = 'key' in given ? prefixOf(given.key) : undefined
      security.record({ kind: 'sign-in-refused', detail: wayOf(given), ...(actor && { actor }) })
      await soonest
      throw refusal(given)
    }
    const earlier = idOf(c)
    if (earlier) await sessions.end(earlier)
    setCookie(c, cookieName(c), await sessions.begin(operator), cookieOptions(c))
    security.record({ kind: 'sign-in', actor: operator.name, detail: wayOf(given) })
    return c.json(toView(operator))
  }
  const signOut = async (c: OperatorContext) => {
    const id = idOf(c)
    if (id) await sessions.end(id)
    deleteCookie(c, cookieName(c), cookieOptions(c))
    return c.json(toView(undefined))
  }
  return {
    handlers: { signIn, signOut, getSession: async (c) => c.json(toView(await current(c))) },
    async isSignedIn(c) {
      const id = idOf(c)
      return id !== undefined && (await sessions.find(id, false)) !== undefined
    },
    async signedIn(c, next) {
      const operator = await current(c)
      if (!operator) throw new Problem('unauthenticated', { detail: 'Sign in first.' })
      c.set('operator', toPerson(operator))
      await next()
    },
  }
}

const wayOf = (given: Proof): 'key' | 'once' => ('key' in given ? 'key' : 'once')

const createRecognition =
  ({ keys, links }: SignInDeps) =>
  async (given: Proof): Promise<Operator | undefined> => {
    if ('once' in given) return links.use(given.once) ? { name: 'once-link', role: 'analyst' } : undefined
    const principal = await keyOrNone(keys, given.key)
    if (!principal || !isOperatorRole(principal.role)) return undefined
    if (!neededScopes.every((scope) => principal.scopes.has(scope))) return undefined
    const { id: name, role } = principal
    return { name, role, ...(prefixOf(given.key) === name && { keyPrefix: name }) }
  }

/** Finds whose key it is; a key of another environment is nobody's here, as any that is wrong. */
async function keyOrNone(keys: KeyCheck, key: string): Promise<Principal | undefined> {
  try {
    return await keys(`Bearer ${key}`)
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}

/** Says the same of a key that is wrong and of one that may do something else. */
const refusal = (given: Proof): Problem => {
  const field = wayOf(given)
  const detail = reasons[field]
  return new Problem('unauthenticated', { detail, errors: [{ field, code: 'refused', message: detail }] })
}

const reasons = {
  key: 'This key does not open the console.',
  once: 'This link was used before, or is older than ten minutes. Sign in with a key.',
}

/** @throws Problem `rate-limited` */
async function limit(c: OperatorContext, { buckets, refusals }: SignInDeps): Promise<void> {
  const address = c.env.incoming.socket.remoteAddress ?? ''
  const one = await buckets.take(`sign-in:${address}`, attempts.one)
  const verdict = one.allowed ? await buckets.take('sign-in', attempts.all) : one
  if (verdict.allowed) return
  refusals.note({ kind: 'limit-refused', detail: 'sign-in' })
  throw new Problem('rate-limited', {
    detail: 'Too many attempts. Wait a minute.',
    retryAfterMs: verdict.retryAfterMs,
  })
}

/** A key is no person; it stands for one that sees everything. */
const toPerson = ({ name, role }: Operator): Person => ({
  id: name,
  login: name,
  firstName: name,
  role: role === 'admin' ? 'supervisor' : 'analyst',
  channels: 'all',
})

const toView = (operator: Operator | undefined) => ({
  operator: operator ? { name: operator.name, role: operator.role } : null,
})

/**
 * The prefix has browsers take the cookie by https alone, and from nobody else. Under the names of this
 * machine there is no https.
 */
const cookieName = (c: OperatorContext): string =>
  c.get('reachedBy') === 'named' ? '__Secure-parley-operator' : 'parley-operator'

const cookieOptions = (c: OperatorContext) =>
  ({
    path: '/console',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('reachedBy') === 'named',
  }) as const

/** Reads the cookie; of two by the same name, one was put there by somebody else, and neither counts. */
function idOf(c: OperatorContext): string | undefined {
  const name = `${cookieName(c)}=`
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [only, ...more] = pairs.filter((pair) => pair.startsWith(name))
  return more.length > 0 ? undefined : only?.slice(name.length)
}

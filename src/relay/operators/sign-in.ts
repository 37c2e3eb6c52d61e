import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { type SessionView, type SignInRequest, signInRequest } from '../../contract/console/people.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import { equalSecrets } from '../../http/secrets.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { RefusalCount } from '../limits/refusal-count.ts'
import type { TokenBuckets } from '../limits/token-buckets.ts'
import type { ConsoleHandlers } from './console-api.ts'
import type { OperatorContext, OperatorEnv } from './doors.ts'
import type { Operator } from './operator.ts'
import { idleMsOf, type OperatorSessions } from './operator-sessions.ts'
import type { People } from './people.ts'
import type { PersonWays } from './person-ways.ts'

/** Lists what signing in needs. */
export interface SignInDeps {
  sessions: OperatorSessions
  people: Pick<People, 'find' | 'findByLogin' | 'useInvite'>
  ways: Pick<PersonWays, 'checkPassword' | 'hasCode' | 'takeCode'>
  /** Whether everybody wants a code besides; a demonstration's people come by links alone. */
  wantsCode: boolean
  buckets: TokenBuckets
  security: SecurityLog
  refusals: RefusalCount
  /** Resolves after so many milliseconds. Default: real time. */
  pause?: (ms: number) => Promise<unknown>
}

/** Lets people in at the console. */
export interface SignIn {
  handlers: ConsoleHandlers<'getSession' | 'signIn' | 'signOut'>
  /**
   * Lets on who is signed in, and says who it is. Until she has set up a code, nothing but her own ways in is open.
   * @throws Problem `unauthenticated` or `forbidden`
   */
  signedIn: MiddlewareHandler<OperatorEnv>
  /** Tells whether whoever sent a request is still signed in; asking keeps no session from ending. */
  isSignedIn(c: OperatorContext): Promise<boolean>
  /** Reads the identifier of a request's session. */
  sessionOf(c: OperatorContext): string | undefined
}

const maxBytes = 1024
/** A refusal takes so long at least, in milliseconds, whatever was wrong. */
const refusalMs = 300
/** Attempts a minute: of one address, for one name, and of all. */
const attempts = { one: 30, login: 10, all: 120 }
/** The page says with it that it asks by itself, so that an idle session ends before an open page. */
const unattended = 'x-parley-unattended'
const csrfHeader = 'x-parley-csrf'
/** What somebody may do who has no second factor yet. */
const enrolment = '/console/api/me/'

/** Creates signing in: by a link that works once, or by a password with a code. */
export function createSignIn(deps: SignInDeps): SignIn {
  const { sessions, ways, security, pause = wait } = deps
  const current = (c: OperatorContext): Promise<Operator | undefined> => {
    const id = sessionOf(c)
    return id ? sessions.find(id, !c.req.header(unattended)) : Promise.resolve(undefined)
  }
  const mustEnrol = async (person: Operator) => deps.wantsCode && !(await ways.hasCode(person.id))
  const viewOf = async (person: Operator | undefined, session: string | undefined): Promise<SessionView> => ({
    operator: person
      ? {
          ...person,
          channels: person.channels === 'all' ? 'all' : [...person.channels],
          idleMs: idleMsOf(person.role),
          mustEnrol: await mustEnrol(person),
        }
      : null,
    csrf: person && session ? csrfOf(session) : null,
  })

  const signIn = async (c: OperatorContext) => {
    const soonest = pause(refusalMs)
    const given = await readJson(c.req.raw, signInRequest, { maxBytes })
    await limit(c, given, deps)
    const person = await recognise(given, deps)
    if (!person) {
      // What was typed for a name that nobody has may be a password, and the trail is kept for long.
      const known = 'login' in given ? await deps.people.findByLogin(given.login) : undefined
      security.record({
        kind: 'sign-in-refused',
        detail: wayOf(given),
        ...(known && { actor: known.login }),
      })
      await soonest
      throw refusal(given)
    }
    const earlier = sessionOf(c)
    if (earlier) await sessions.end(earlier)
    const session = await sessions.begin(person, { device: deviceOf(c), byLink: 'once' in given })
    setCookie(c, cookieName(c), session, cookieOptions(c))
    security.record({ kind: 'sign-in', actor: person.login, detail: wayOf(given) })
    return c.json(await viewOf(person, session))
  }
  const signOut = async (c: OperatorContext) => {
    const id = sessionOf(c)
    if (id) await sessions.end(id)
    deleteCookie(c, cookieName(c), cookieOptions(c))
    return c.json(await viewOf(undefined, undefined))
  }
  return {
    handlers: {
      signIn,
      signOut,
      getSession: async (c) => c.json(await viewOf(await current(c), sessionOf(c))),
    },
    sessionOf,
    async isSignedIn(c) {
      const id = sessionOf(c)
      return id !== undefined && (await sessions.find(id, false)) !== undefined
    },
    async signedIn(c, next) {
      const person = await current(c)
      if (!person) throw new Problem('unauthenticated', { detail: 'Sign in first.' })
      if (c.req.method !== 'GET') requireToken(c, security, person)
      if ((await mustEnrol(person)) && !c.req.path.startsWith(enrolment)) {
        throw new Problem('forbidden', { detail: 'Set up your authenticator first.' })
      }
      c.set('operator', person)
      await next()
    },
  }
}

/** Finds who it is; undefined when anything is wrong, whatever it is. */
async function recognise(given: SignInRequest, { people, ways }: SignInDeps): Promise<Operator | undefined> {
  if ('once' in given) {
    const id = await people.useInvite(given.once)
    return id ? people.find(id) : undefined
  }
  const id = await ways.checkPassword(given.login, given.password)
  if (id === undefined) return undefined
  if (await ways.hasCode(id)) {
    if (given.code === undefined || !(await ways.takeCode(id, given.code))) return undefined
  }
  return people.find(id)
}

/** A page of another origin cannot read the token, whatever it makes the browser send. */
const csrfOf = (session: string): string => createHmac('sha256', session).update('csrf').digest('base64url')

/** @throws Problem `forbidden` */
function requireToken(c: OperatorContext, security: SecurityLog, { login }: Operator): void {
  const session = sessionOf(c)
  const given = c.req.header(csrfHeader)
  if (session !== undefined && given !== undefined && equalSecrets(given, csrfOf(session))) return
  security.record({ kind: 'operation-refused', actor: login, detail: 'console: token' })
  throw new Problem('forbidden', { detail: `Send ${csrfHeader} as the session gives it.` })
}

const wayOf = (given: SignInRequest): 'password' | 'once' => ('once' in given ? 'once' : 'password')

/** Says the same of a name that nobody has, of a wrong password, and of a wrong code. */
const refusal = (given: SignInRequest): Problem => {
  const field = wayOf(given)
  const detail = reasons[field]
  return new Problem('unauthenticated', { detail, errors: [{ field, code: 'refused', message: detail }] })
}

const reasons = {
  password: 'Name, password and code do not belong together.',
  once: 'This link was used before, or is too old.',
}

/** @throws Problem `rate-limited` */
async function limit(c: OperatorContext, given: SignInRequest, { buckets, refusals }: SignInDeps) {
  const address = c.env.incoming.socket.remoteAddress ?? ''
  const counted: [string, number][] = [
    [`sign-in:${address}`, attempts.one],
    ...('login' in given ? [[`sign-in-as:${given.login}`, attempts.login] as [string, number]] : []),
    ['sign-in', attempts.all],
  ]
  for (const [name, perMinute] of counted) {
    const verdict = await buckets.take(name, perMinute)
    if (verdict.allowed) continue
    refusals.note({ kind: 'limit-refused', detail: 'sign-in' })
    throw new Problem('rate-limited', {
      detail: 'Too many attempts. Wait a minute.',
      retryAfterMs: verdict.retryAfterMs,
    })
  }
}

/** Names browser and system, as far as the page's request tells them; nothing else of it is kept. */
function deviceOf(c: OperatorContext): string {
  const agent = c.req.header('user-agent') ?? ''
  // Most call themselves by the names of others too, which come later here.
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`))
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'].find((name) =>
    agent.includes(name),
  )
  return [browser ?? 'Browser', system].filter(Boolean).join(', ')
}

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
function sessionOf(c: OperatorContext): string | undefined {
  const name = `${cookieName(c)}=`
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [only, ...more] = pairs.filter((pair) => pair.startsWith(name))
  return more.length > 0 ? undefined : only?.slice(name.length)
}

import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import {
  passkeySignIn,
  type SessionView,
  type SignInRequest,
  signInRequest,
} from '../../../contract/console/people.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import { readJson } from '../../../http/read-json.ts'
import { equalSecrets } from '../../../http/secrets.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from './console-api.ts'
import type { PersonWays } from './credentials.ts'
import type { Operator } from './operator.ts'
import { idleMsOf, type OperatorSessions } from './operator-sessions.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import type { SignInProvider } from './provider.ts'
import { createProviderHandlers } from './provider-handlers.ts'
import { relyingPartyOf, rpIdOf } from './relying-party.ts'
import type { OperatorContext, OperatorEnv } from './route-guards.ts'
import { deviceOf, forgetSession, keepSession, sessionOf } from './session-cookie.ts'
import { type Entry, refusal } from './sign-in-entry.ts'
import type { LimitSignIn } from './sign-in-limits.ts'
import { isJustSeen } from './step-up-auth.ts'

/** Dependencies of signing in. */
export interface SignInDeps {
  sessions: OperatorSessions
  people: Pick<People, 'find' | 'findByLogin' | 'tie' | 'useInvite'>
  ways: Pick<PersonWays, 'checkPassword' | 'hasCode' | 'takeCode'>
  passkeys: Pick<Passkeys, 'list' | 'has' | 'offerSignIn' | 'signIn'>
  /** Whether everyone needs a second factor; people of a demonstration sign in only with links. */
  wantsCode: boolean
  /** Additional sign-in provider. */
  provider: SignInProvider | undefined
  limit: LimitSignIn
  /** Encrypts the values sent to the provider, which the browser stores. */
  seal: Seal
  clock: Clock
  timers: Timers
  security: SecurityLog
}

type SignInRouteName =
  | 'getSession'
  | 'signIn'
  | 'startPasskeySignIn'
  | 'signInByPasskey'
  | 'startProviderSignIn'
  | 'signInByProvider'
  | 'signOut'

/** Sign-in at the console. */
export interface SignIn {
  handlers: ConsoleHandlers<SignInRouteName>
  /**
   * Accepts signed-in people, and adds the person to the context. Until they have a second factor, only their
   * own sign-in methods are accessible.
   * @throws Problem `unauthenticated` or `forbidden`
   */
  signedIn: MiddlewareHandler<OperatorEnv>
  /**
   * Loads the current data of the person who sent a request; undefined if no longer signed in. This does not
   * extend the session.
   */
  presentOf(c: OperatorContext): Promise<Operator | undefined>
  /** Reads the session id of a request. */
  sessionOf(c: OperatorContext): string | undefined
}

const maxBytes = 1024
const maxPasskeyBytes = 16_384
/** Minimum time of a refusal, in milliseconds, whatever the reason. */
const refusalMs = 300
/** Header of calls that the page makes by itself, so that an idle session ends even if a page is open. */
const unattended = 'x-parley-unattended'
/** A browser reopens a stream by itself, without our header. */
const opensStream = ({ req: { method, path } }: OperatorContext): boolean =>
  method === 'GET' && path.endsWith('/stream')
const csrfHeader = 'x-parley-csrf'
/** Paths accessible without a second factor. */
const enrolment = '/console/api/me/'

/**
 * Creates the sign-in: with a single-use link, with a password and a code, or with a passkey, which counts as
 * both.
 */
export function createSignIn(deps: SignInDeps): SignIn {
  const { sessions, security } = deps

  return {
    handlers: {
      signIn: (c) => signIn(deps, c),
      startPasskeySignIn: (c) => startPasskeySignIn(deps, c),
      signInByPasskey: (c) => signInByPasskey(deps, c),
      ...createProviderHandlers({
        ...deps,
        hasFactor: (id) => hasFactor(deps, id),
        enter: (c, entry) => enter(deps, c, entry),
      }),
      signOut: (c) => signOut(deps, c),
      getSession: async (c) => c.json(await viewOf(deps, c, await current(deps, c), sessionOf(c))),
    },
    sessionOf,
    async presentOf(c) {
      const id = sessionOf(c)
      return id === undefined ? undefined : sessions.find(id, false)
    },
    async signedIn(c, next) {
      const person = await current(deps, c)
      if (!person) throw new Problem('unauthenticated', { detail: 'Sign in first.' })
      if (c.req.method !== 'GET') requireToken(c, security, person)
      if (!c.req.path.startsWith(enrolment) && (await mustEnrol(deps, person))) {
        throw new Problem('forbidden', { detail: 'Set up a passkey or an authenticator first.' })
      }
      c.set('operator', person)
      await next()
    },
  }
}

async function signIn(deps: SignInDeps, c: OperatorContext) {
  const given = await readJson(c.req.raw, signInRequest, { maxBytes })
  const login = 'login' in given ? given.login : undefined
  await deps.limit(c.get('address'), login)
  return enter(deps, c, {
    way: login === undefined ? 'once' : 'password',
    ...(login !== undefined && { login }),
    recognise: () => recognise(given, deps),
  })
}

async function startPasskeySignIn(deps: SignInDeps, c: OperatorContext) {
  const at = relyingPartyOf(c)
  await deps.limit(c.get('address'))
  return c.json(await deps.passkeys.offerSignIn(at))
}

async function signInByPasskey(deps: SignInDeps, c: OperatorContext) {
  const { passkey } = await readJson(c.req.raw, passkeySignIn, { maxBytes: maxPasskeyBytes })
  await deps.limit(c.get('address'))
  return enter(deps, c, {
    way: 'passkey',
    async recognise() {
      const id = await deps.passkeys.signIn(passkey)
      return id === undefined ? undefined : deps.people.find(id)
    },
  })
}

async function signOut(deps: SignInDeps, c: OperatorContext) {
  const id = sessionOf(c)
  if (id) await deps.sessions.end(id)
  forgetSession(c)
  return c.json(await viewOf(deps, c, undefined, undefined))
}

/**
 * Signs in an identified person, and refuses all others no sooner than the usual time, whatever the reason.
 */
async function enter(deps: SignInDeps, c: OperatorContext, { way, login, recognise }: Entry) {
  const { timers, security, sessions } = deps
  const soonest = sleep(timers, refusalMs)
  const person = await recognise()
  if (!person) {
    // The text typed as an unknown name may be a password, and the log is stored for a long time.
    const known = login === undefined ? undefined : await deps.people.findByLogin(login)
    security.record({ kind: 'sign-in-refused', detail: way, ...(known && { actor: known.login }) })
    await soonest
    throw refusal(way)
  }
  const earlier = sessionOf(c)
  if (earlier) await sessions.end(earlier)
  const session = await sessions.begin(person, { device: deviceOf(c), byLink: way === 'once' })
  keepSession(c, session)
  security.record({ kind: 'sign-in', actor: person.login, detail: way })
  return c.json(await viewOf(deps, c, person, session))
}

function current({ sessions }: SignInDeps, c: OperatorContext): Promise<Operator | undefined> {
  const id = sessionOf(c)
  const isAttended = !c.req.header(unattended) && !opensStream(c)
  return id ? sessions.find(id, isAttended) : Promise.resolve(undefined)
}

const viewOf = async (
  deps: SignInDeps,
  c: OperatorContext,
  person: Operator | undefined,
  session: string | undefined,
): Promise<SessionView> => ({
  operator: person
    ? {
        id: person.id,
        login: person.login,
        firstName: person.firstName,
        role: person.role,
        channels: person.channels === 'all' ? 'all' : [...person.channels],
        idleMs: idleMsOf(person.role),
        mustEnrol: await mustEnrol(deps, person),
        asksProof: deps.wantsCode,
        proofs: await proofsOf(deps, c, person),
        byProvider: person.provenAt !== undefined,
      }
    : null,
  provider: deps.provider?.view() ?? null,
  csrf: person && session ? csrfOf(session) : null,
})

const proofsOf = async (deps: SignInDeps, c: OperatorContext, person: Operator) => [
  ...(isJustSeen(person, deps.clock()) ? (['provider'] as const) : []),
  ...((await deps.passkeys.list(person.id, rpIdOf(c))).some(({ worksHere }) => worksHere)
    ? (['passkey'] as const)
    : []),
  ...((await deps.ways.hasCode(person.id)) ? (['code'] as const) : []),
]

const mustEnrol = async (deps: SignInDeps, { id, provenAt }: Operator) =>
  deps.wantsCode && provenAt === undefined && !(await hasFactor(deps, id))

const hasFactor = async ({ ways, passkeys }: SignInDeps, id: string) =>
  (await ways.hasCode(id)) || passkeys.has(id)

/** Identifies the person; undefined if anything is wrong, without saying what. */
async function recognise(
  given: SignInRequest,
  { people, ways, passkeys }: SignInDeps,
): Promise<Operator | undefined> {
  if ('once' in given) {
    const id = await people.useInvite(given.once)
    return id ? people.find(id) : undefined
  }
  const id = await ways.checkPassword(given.login, given.password)
  if (id === undefined) return undefined
  if (await ways.hasCode(id)) {
    if (given.code === undefined || !(await ways.takeCode(id, given.code))) return undefined
  } else if (await passkeys.has(id)) {
    // A password alone is only half of the credentials.
    return undefined
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

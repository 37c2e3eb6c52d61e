import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { providerAnswer, providerWish } from '../../../contract/console/people.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readJson } from '../../../http/read-json.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { ConsoleHandlers } from './console-api.ts'
import type { Operator } from './operator.ts'
import type { People } from './people.ts'
import type { SentSignIn, SignInProvider } from './provider.ts'
import { type OperatorContext, ownOriginOf } from './route-guards.ts'
import { cookieNamed } from './session-cookie.ts'
import type { Entry } from './sign-in-entry.ts'
import type { LimitSignIn } from './sign-in-limits.ts'

/** Dependencies of signing in through a provider. */
export interface ProviderHandlersDeps {
  provider: SignInProvider | undefined
  people: Pick<People, 'find' | 'findByLogin' | 'tie'>
  /** Returns whether a person has a second factor at this relay. */
  hasFactor(personId: string): Promise<boolean>
  enter(c: OperatorContext, entry: Entry): Promise<Response>
  limit: LimitSignIn
  security: SecurityLog
  seal: Seal
  clock: Clock
}

/** The sent values are stored encrypted in the browser that was redirected, and in no other. */
const cookie = 'parley-provider'
const cookieLifeS = 10 * 60
const context = 'sign-in-provider'
const maxBytes = 8192

/** Creates the handlers that redirect to the provider, and process its answer. */
export function createProviderHandlers(
  deps: ProviderHandlersDeps,
): ConsoleHandlers<'startProviderSignIn' | 'signInByProvider'> {
  const { people, seal, clock } = deps
  const providerHere = (): SignInProvider => {
    if (deps.provider) return deps.provider
    const message = 'Nobody else lets people in here.'
    throw new Problem('validation-error', { errors: [{ field: 'provider', code: 'none', message }] })
  }
  /** A provider creates no accounts: it identifies people, and this relay decides who may sign in. */
  const recognise = async (query: string, sent: SentSignIn | undefined): Promise<Operator | undefined> => {
    const found = sent && (await providerHere().finish(query, sent))
    const known = found && (await people.findByLogin(found.login))
    const person = known && (await people.find(known.id))
    if (!person) return undefined
    // One factor elsewhere must not be enough to set up the second one here.
    if (found.provenAt === undefined && !(await deps.hasFactor(person.id))) return undefined
    if (!(await people.tie(person.id, found.identity))) {
      deps.security.record({
        kind: 'sign-in-refused',
        actor: person.login,
        detail: 'provider: another identity',
      })
      return undefined
    }
    return found.provenAt === undefined ? person : { ...person, provenAt: found.provenAt }
  }
  return {
    async startProviderSignIn(c) {
      const { isFresh } = await readJson(c.req.raw, providerWish, { maxBytes })
      const provider = providerHere()
      await deps.limit(c.get('address'))
      const { url, sent } = await begin(provider, `${ownOriginOf(c)}/console/`, isFresh)
      const until = Date.parse(clock()) + cookieLifeS * 1000
      setCookie(c, cookieNamed(c, cookie), seal.encrypt({ ...sent, until }, context), optionsOf(c))
      return c.json({ url })
    },
    async signInByProvider(c) {
      const { query } = await readJson(c.req.raw, providerAnswer, { maxBytes })
      await deps.limit(c.get('address'))
      const sent = sentBy(c, seal, clock())
      deleteCookie(c, cookieNamed(c, cookie), optionsOf(c))
      return deps.enter(c, { way: 'provider', recognise: () => recognise(query, sent) })
    },
  }
}

/** @throws Problem `upstream-unreachable` */
async function begin(provider: SignInProvider, redirectUri: string, isFresh: boolean) {
  try {
    return await provider.begin(redirectUri, isFresh)
  } catch (cause) {
    const detail = `${provider.view().name} cannot be reached now. Try again, or sign in otherwise.`
    throw new Problem('upstream-unreachable', { detail, cause })
  }
}

/** Reads the values that this browser was sent with; undefined if there are none, or they have expired. */
function sentBy(c: OperatorContext, seal: Seal, now: string): SentSignIn | undefined {
  try {
    const sent = seal.decrypt<SentSignIn & { until: number }>(
      getCookie(c, cookieNamed(c, cookie)) ?? '',
      context,
    )
    return sent.until > Date.parse(now) ? sent : undefined
  } catch {
    return undefined
  }
}

const optionsOf = (c: OperatorContext) =>
  ({
    path: '/console',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('reachedBy') === 'named',
    maxAge: cookieLifeS,
  }) as const

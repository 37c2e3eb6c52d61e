import type * as client from 'openid-client'
import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { isObject } from '../../../contract/primitives/json.ts'
import type { SignInProviderSettings } from '../../config/sign-in-provider.ts'
import type { ProviderIdentity } from './people.ts'

/** Values sent to the provider, which its answer must match. */
export interface SentSignIn {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
  maxAgeS: number
}

/** Person whom a provider has authenticated. */
interface Recognised {
  /** Login name here. */
  login: string
  /** Identity there, independent of the name. */
  identity: ProviderIdentity
  /** When it verified two factors, if that is accepted from it. */
  provenAt: string | undefined
}

/** Provider through which an institution's people sign in (OpenID Connect). */
export interface SignInProvider {
  /** Returns its name, and whether it is unreachable; if so, retries in the background. */
  view(): { name: string; isAway: boolean }
  /**
   * Returns the provider's address, and the values that its answer must match. @throws Error if it cannot be
   * reached
   */
  begin(redirectUri: string, isFresh: boolean): Promise<{ url: string; sent: SentSignIn }>
  /** Verifies its answer; undefined if anything does not match, which is logged without the values. */
  finish(query: string, sent: SentSignIn): Promise<Recognised | undefined>
}

/** Dependencies of signing in through a provider. */
export interface SignInProviderDeps {
  settings: SignInProviderSettings
  secret: string
  clock: Clock
  logger: Logger
}

/** Interval between discovery attempts, in milliseconds. */
const againMs = 30_000
const timeoutS = 10
/**
 * Maximum age of a sign-in at the provider: as for the longest session here; for a fresh one, the time of the
 * redirect.
 */
const maxAgeS = { usual: 12 * 3600, fresh: 60 }

/** Loaded lazily, as few deployments have a provider. */
const loadLibrary = () => import('openid-client')

/**
 * Creates the client of the provider. Discovery starts immediately, and delays nothing if the provider is
 * unreachable.
 */
export function createSignInProvider(deps: SignInProviderDeps): SignInProvider {
  const { settings, logger } = deps
  let found: client.Configuration | undefined
  let looking: Promise<client.Configuration> | undefined
  let lookedAt = 0

  const look = (): Promise<client.Configuration> => {
    if (found) return Promise.resolve(found)
    looking ??= discover(deps)
      .then((configuration) => {
        found = configuration
        return configuration
      })
      .finally(() => {
        lookedAt = performance.now()
        looking = undefined
      })
    return looking
  }
  const lookAside = () =>
    void look().catch((err: unknown) => logger.warn({ err }, 'the provider for signing in cannot be reached'))
  lookAside()

  return {
    view() {
      if (!found && !looking && performance.now() - lookedAt > againMs) lookAside()
      return { name: settings.name, isAway: !found && !looking }
    },
    begin: async (redirectUri, isFresh) => begin(deps, await look(), { redirectUri, isFresh }),
    async finish(query, sent) {
      try {
        return await finish(deps, await look(), { query, sent })
      } catch (error) {
        return refused(deps, error)
      }
    },
  }
}

/** Builds the address that a browser is redirected to. */
async function begin(
  { settings: { loginClaim, secondFactor } }: SignInProviderDeps,
  configuration: client.Configuration,
  { redirectUri, isFresh }: { redirectUri: string; isFresh: boolean },
): Promise<{ url: string; sent: SentSignIn }> {
  const library = await loadLibrary()
  const verifier = library.randomPKCECodeVerifier()
  const sent = {
    state: library.randomState(),
    nonce: library.randomNonce(),
    verifier,
    redirectUri,
    maxAgeS: isFresh ? maxAgeS.fresh : maxAgeS.usual,
  }
  const url = library.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: loginClaim === 'email' ? 'openid email' : 'openid profile email',
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    max_age: String(sent.maxAgeS),
    ...(isFresh && { prompt: 'login' }),
    ...(secondFactor?.acr && { acr_values: secondFactor.acr.join(' ') }),
  })
  return { url: url.href, sent }
}

/** Verifies the answer of the provider; undefined if it does not identify a person. */
async function finish(
  { settings: { loginClaim, secondFactor }, clock }: SignInProviderDeps,
  configuration: client.Configuration,
  { query, sent }: { query: string; sent: SentSignIn },
): Promise<Recognised | undefined> {
  const library = await loadLibrary()
  const tokens = await library.authorizationCodeGrant(configuration, new URL(query, sent.redirectUri), {
    expectedState: sent.state,
    expectedNonce: sent.nonce,
    pkceCodeVerifier: sent.verifier,
    maxAge: sent.maxAgeS,
  })
  const claims = tokens.claims()
  if (!claims) return undefined
  const said: Claims =
    claims[loginClaim] === undefined
      ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
  const login = said[loginClaim]
  if (typeof login !== 'string' || (loginClaim === 'email' && said.email_verified !== true)) return undefined
  return {
    login: login.trim().toLowerCase(),
    identity: { issuer: claims.iss, subject: claims.sub },
    provenAt: counts(claims, secondFactor) ? seenAt(claims, clock()) : undefined,
  }
}

async function discover({ settings, secret }: SignInProviderDeps) {
  const { issuer, clientId } = settings
  const library = await loadLibrary()
  const options = {
    timeout: timeoutS,
    // The settings allow plain HTTP only on this machine.
    ...(issuer.startsWith('http:') && { execute: [library.allowInsecureRequests] }),
  }
  const basic = library.ClientSecretBasic(secret)
  return library.discovery(new URL(issuer), clientId, undefined, basic, options)
}

function refused({ logger }: SignInProviderDeps, error: unknown): undefined {
  const { name: kind, code, error: said } = isObject(error) ? error : {}
  logger.warn({ kind, code, said }, 'the answer of the provider for signing in was refused')
}

type Claims = Readonly<Record<string, unknown>>

/** Returns whether a provider's claims about a sign-in count as two factors; never without a setting. */
function counts({ acr, amr }: Claims, wanted: SignInProviderSettings['secondFactor']): boolean {
  if (!wanted) return false
  const isLevel = wanted.acr === undefined || (typeof acr === 'string' && wanted.acr.includes(acr))
  const isMeans =
    wanted.amr === undefined || (Array.isArray(amr) && wanted.amr.some((means) => amr.includes(means)))
  return isLevel && isMeans
}

/** The provider's clock may be ahead; a sign-in is never in the future. */
const seenAt = ({ auth_time: seconds }: Claims, now: string): string =>
  new Date(Math.min(Number(seconds) * 1000, Date.parse(now))).toISOString()

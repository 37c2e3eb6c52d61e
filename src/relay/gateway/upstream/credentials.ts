import { Buffer } from 'node:buffer'
import type { Operation } from '../../../contract/operations/operation.ts'
import { formsOf } from './secret-forms.ts'

/** The header that carries a secret, and the secret itself, which is masked in responses. */
export interface Credential {
  header: string
  value: string
  secret: string
  /** Every form of it that a response could contain, as bytes. */
  secretBytes: readonly Buffer[]
  /** Matches all of these forms in a text. */
  secretPattern: RegExp
}

/** The kind of credential that a host requires. */
export type HostAuth = Operation['auth'] | 'understanding-key'

/** How the relay authenticates to one host. */
export interface Credentials {
  /** Undefined if there is none: the teamspace is not ours, or a certificate is used instead. */
  credentialFor(auth: HostAuth, teamspaceId: string | undefined): Credential | undefined
  /** The teamspaces that have their own secret here. */
  teamspaces: readonly string[]
  values: readonly string[]
}

/** Secrets of real hosts, one setting each. */
export interface HostSecrets {
  /** Secret by teamspace id. */
  takeoverSecrets?: ReadonlyMap<string, string>
  platformToken?: string
  serviceToken?: string
  trustLayerToken?: string
  /** Sent in the body of freezes and releases that were approved at the console. */
  authorityToken?: string
  /** API key of the language model. */
  understandingKey?: string
}

/**
 * Creates the credentials of real hosts: bearer tokens, and `X-SERVICE-TOKEN` for the gateway. The interface
 * shows no scheme for custom fields, customers and the trust layer; bearer is what its voice part uses. A
 * trust layer that identifies the relay by its client certificate alone needs no token.
 */
export function createCredentials(secrets: HostSecrets): Credentials {
  const {
    takeoverSecrets = new Map<string, string>(),
    platformToken,
    serviceToken,
    trustLayerToken,
    authorityToken,
    understandingKey,
  } = secrets
  const optional = (make: typeof bearer, secret: string | undefined) =>
    secret === undefined ? undefined : make(secret)
  const takeover = new Map([...takeoverSecrets].map(([id, secret]) => [id, bearer(secret)]))
  const fixed = {
    'platform-token': optional(bearer, platformToken),
    'service-token': optional(service, serviceToken),
    'trust-layer': optional(bearer, trustLayerToken),
    'understanding-key': optional(bearer, understandingKey),
  }
  return {
    credentialFor: (auth, teamspaceId) =>
      auth === 'takeover-secret' ? takeover.get(teamspaceId ?? '') : fixed[auth],
    teamspaces: [...takeoverSecrets.keys()],
    values: [
      ...takeoverSecrets.values(),
      platformToken,
      serviceToken,
      trustLayerToken,
      authorityToken,
      understandingKey,
    ].filter((value) => value !== undefined),
  }
}

/** Creates the credential of the embedded platform, one secret that never leaves the process. */
export function createEmbeddedCredentials(secret: string): Credentials {
  const [asBearer, asService] = [bearer(secret), service(secret)]
  return {
    credentialFor: (auth) => (auth === 'service-token' ? asService : asBearer),
    teamspaces: [],
    values: [secret],
  }
}

const bearer = (secret: string): Credential => ({
  header: 'authorization',
  value: `Bearer ${secret}`,
  ...toMasked(secret),
})

const service = (secret: string): Credential => ({
  header: 'x-service-token',
  value: secret,
  ...toMasked(secret),
})

function toMasked(secret: string) {
  const forms = formsOf(secret)
  const pattern = forms.map((form) => form.replace(/[^\w]/g, '\\$&')).join('|')
  return {
    secret,
    secretBytes: forms.map((form) => Buffer.from(form)),
    secretPattern: new RegExp(pattern, 'g'),
  }
}

/**
 * Parses TAKEOVER_SECRETS: `teamspace=secret`, comma-separated, or a JSON object.
 * @throws Error without the value
 */
export function parseTakeoverSecrets(text: string): ReadonlyMap<string, string> {
  const wrong = new Error(
    'TAKEOVER_SECRETS: must be teamspace=secret, comma-separated, or a JSON object of strings',
  )
  const pairs = text.trimStart().startsWith('{') ? fromJson(text, wrong) : fromList(text)
  return new Map(
    pairs.map(([id, secret]) => {
      if (!id || typeof secret !== 'string' || !secret) throw wrong
      return [id, secret]
    }),
  )
}

function fromJson(text: string, wrong: Error): [string, unknown][] {
  try {
    return Object.entries<unknown>(JSON.parse(text))
  } catch {
    throw wrong
  }
}

const fromList = (text: string): [string, string][] =>
  text.split(',').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at === -1 ? 0 : at).trim(), pair.slice(at + 1).trim()]
  })

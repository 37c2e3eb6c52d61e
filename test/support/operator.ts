import { TOTP } from 'otpauth'
import { ulid } from 'ulid'
import type { PersonRequest } from '../../src/contract/console/people.ts'
import { createPeople } from '../../src/relay/agent-api/sign-in/people.ts'
import type { Storage } from '../../src/storage/database/storage.ts'
import { createIds } from '../../src/storage/ids.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ask, type Reply } from './raw-request.ts'
import type { ServerProcess } from './server-process.ts'

/** Headers that the console's own page sends with each request. */
export const ownPage = (url: string) => ({
  origin: new URL(url).origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

/** Sends credentials to a console, as its page does. */
export const trySignIn = (url: string, proof: object, headers: Record<string, string> = {}) =>
  ask(`${url}/console/api/sign-in`, {
    method: 'POST',
    headers: { ...ownPage(url), ...headers },
    body: JSON.stringify(proof),
  })

/** Adds a user, an analyst by default, and returns the token of a one-time sign-in link. */
export async function invite(
  storage: Storage,
  person: Partial<PersonRequest> = {},
  clock = () => new Date().toISOString(),
): Promise<{ id: string; login: string; once: string }> {
  const people = createPeople({ storage, clock, ids: createIds() })
  const { id, login } = await people.add({
    login: `person-${ulid().toLowerCase()}`,
    firstName: 'Person',
    role: 'analyst',
    channels: 'all',
    ...person,
  })
  return { id, login, once: await people.invite(id, 3_600_000) }
}

/** A user who is signed in at a console. */
export interface SignedIn {
  id: string
  login: string
  /** As a browser sends it. */
  cookie: string
  csrf: string
  /** Calls the console as its page does; `headers` override those of the page. */
  call(call: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

/** Signs a user in by a one-time link. */
export async function signInAs(
  url: string,
  { id, login, once }: { id: string; login: string; once: string },
): Promise<SignedIn> {
  return toSignedIn(url, { id, login }, await trySignIn(url, { once }))
}

/** Reads who is signed in from the response to a sign-in. */
export function toSignedIn(
  url: string,
  { id, login }: { id: string; login: string },
  { status, headers, text }: Reply,
): SignedIn {
  const [set] = headers['set-cookie'] ?? []
  if (!set) throw new Error(`signing in was answered ${status}: ${text}`)
  const cookie = set.slice(0, set.indexOf(';'))
  const { csrf } = JSON.parse(text) as { csrf: string }
  return {
    id,
    login,
    cookie,
    csrf,
    call: (call, body, headers) => {
      const [method = '', path = ''] = call.split(' ')
      return ask(`${url}${path}`, {
        method,
        headers: { ...ownPage(url), cookie, 'x-parley-csrf': csrf, ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
    },
  }
}

/** Adds a user to the database of a server, and signs them in. */
export async function signIn(
  { folder, adminUrl }: Pick<ServerProcess, 'folder' | 'adminUrl'>,
  person: Partial<PersonRequest> = {},
): Promise<SignedIn> {
  const storage = openStorage(`sqlite:${folder}/parley.db`)
  try {
    return await signInAs(adminUrl(), await invite(storage, person))
  } finally {
    await storage.close()
  }
}

/** Returns the code of an authenticator at an instant. */
export const codeAt = (secret: string, instant: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(instant) })

/** The password that test users choose. */
export const password = 'a long enough password'

/** Sets up a user's password and authenticator; returns the authenticator's secret and the backup codes. */
export async function enrol(
  { call }: SignedIn,
  now = () => new Date().toISOString(),
): Promise<{ secret: string; backupCodes: string[] }> {
  const set = await call('POST /console/api/me/password', { password })
  if (set.status !== 200) throw new Error(`the password was answered ${set.status}: ${set.text}`)
  const { secret } = JSON.parse((await call('POST /console/api/me/code')).text) as { secret: string }
  const confirmed = await call('PUT /console/api/me/code', { code: codeAt(secret, now()) })
  if (confirmed.status !== 200)
    throw new Error(`the code was answered ${confirmed.status}: ${confirmed.text}`)
  return { secret, ...(JSON.parse(confirmed.text) as { backupCodes: string[] }) }
}

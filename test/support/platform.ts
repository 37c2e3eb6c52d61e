import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import type { Dispatch, WireResponse } from '../../src/contract/primitives/wire.ts'
import { createPlatform, type Platform, type PlatformOptions } from '../../src/platform/platform.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { createIds } from '../../src/storage/ids.ts'
import { database, type TestDatabase } from './databases.ts'
import { assertDocumented } from './documented.ts'

export const platformSecret = 'the-platform-secret-of-the-tests'

export interface Answer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  body: any
}

export interface Caller {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface TestPlatform {
  platform: Platform
  test: TestDatabase
  /** Creates a caller of the platform in a role; `citizen:REF` is the citizen channel for one citizen. */
  as(role: string): Caller
  /** Sets the clock and runs everything that is due. */
  setClock(now: string): Promise<void>
  /** Resolves when no follow-up work of a change is left. */
  settle(): Promise<void>
  remove(): Promise<void>
}

/** Creates a platform on its own database, with the sandbox and a clock that tests set. */
export async function createTestPlatform(
  options: Partial<PlatformOptions> = {},
  create: () => Promise<TestDatabase> = database.create,
): Promise<TestPlatform> {
  const test = await create()
  const seal = createSeal(new Uint8Array(32).fill(7))
  const platform = createPlatform({
    storage: test.storage,
    clock: () => new Date().toISOString(),
    timers: realTimers,
    ids: createIds(),
    sandbox: true,
    hasDoor: true,
    keyedHash: createKeyedHash(() => ['pepper']),
    secret: platformSecret,
    seal,
    chatKeys: createChatKeys({ seal }),
    ...options,
  })
  const as = (role: string) => createCaller(platform.dispatch, role)
  return {
    platform,
    test,
    as,
    async setClock(now) {
      await as('admin').post('/sandbox/clock', { now })
    },
    async settle() {
      await as('admin').post('/sandbox/clock', { advance_seconds: 0 })
    },
    async remove() {
      await platform.stop()
      await test.remove()
    },
  }
}

/** Creates a caller of a platform in a role, as {@link TestPlatform.as}. */
export function createCaller(dispatch: Dispatch, role: string): Caller {
  const [kind = '', ref] = role.startsWith('citizen:') ? ['citizen_channel', role.slice(8)] : [role]
  const base = {
    authorization: `Bearer ${platformSecret}`,
    'x-parley-role': kind,
    ...(ref && { 'x-citizen-ref': ref }),
  }
  const send = async (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    assertDocumented(
      method,
      path,
      toAnswer(await dispatch({ method, path, headers: { ...base, ...headers }, body: body ?? null })),
    )
  return {
    get: (path) => send('GET', path, {}),
    post: (path, body = {}, headers = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return send('POST', path, { 'content-type': 'application/json', ...headers }, Buffer.from(text))
    },
  }
}

const toAnswer = ({ status, headers, body }: WireResponse): Answer => ({
  status,
  headers,
  body: body instanceof Uint8Array && body.length > 0 ? JSON.parse(Buffer.from(body).toString('utf8')) : null,
})

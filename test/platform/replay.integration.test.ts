import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/contract/operations/index.ts'
import type { TrustId } from '../../src/platform/kit/handler.ts'
import { database } from '../support/databases.ts'
import { pathOf } from '../support/operation-call.ts'
import { type Answer, createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createTrustCalls } from '../support/trust-calls.ts'
import { freezeOrder, story, traceStory } from '../support/trust-story.ts'
import { type ValidCall, validCalls } from '../support/valid-calls.ts'

/** Every operation of the trust layer that is called by POST. */
const posts = Object.values(operations).filter(({ host, method }) => host === 'trust' && method === 'POST')

/** A call that was made, and its response. */
interface Made {
  path: string
  body: object
  key: Record<string, string>
  first: Answer
}

describe(`a repeated POST of the trust layer, on ${database.name}`, () => {
  let platform: TestPlatform
  const made: Made[] = []
  const calls = createTrustCalls(() => platform)

  beforeAll(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
  })
  afterAll(() => platform.remove())

  /** Returns everything that the platform has stored, once no writes are pending. */
  async function everything(): Promise<Record<string, string[]>> {
    await platform.settle()
    await platform.platform.stop()
    const { db } = platform.test.storage
    const names = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const tables = [...names].filter((name) => name.startsWith('pf_'))
    const stored: Record<string, string[]> = {}
    for (const name of tables) {
      const rows = await db
        .selectFrom(name as 'pf_case')
        .selectAll()
        .execute()
      stored[name] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return stored
  }

  it.each(posts.map((operation) => [operation.id, operation] as const))(
    '%s: gets the same response and has no second effect; another body is refused',
    async (id, operation) => {
      const { params, body = {} }: ValidCall = await calls[id as TrustId](validCalls[id as TrustId])
      const path = pathOf(operation, params ? { params } : {})
      const key = { 'idempotency-key': `replay ${id}` }
      const first = await platform.as('admin').post(path, body, key)
      expect(first.status, JSON.stringify(first.body)).toBe(operation.response.status)
      made.push({ path, body, key, first })
      const before = await everything()
      const second = await platform.as('admin').post(path, body, key)
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
        undefined,
        'true',
      ])
      const other = await platform.as('admin').post(path, { ...body, extra: 'another body' }, key)
      expect([other.status, other.body.type]).toEqual([422, 'urn:trust-layer:problem:idempotency-key-reused'])
      expect(await everything()).toEqual(before)
    },
  )

  it('gets it after a restart too', async () => {
    const storage = platform.test.reopen()
    const restarted = await createTestPlatform({ clock: () => '2026-11-20T09:30:00.000Z' }, async () => ({
      ...platform.test,
      storage,
      remove: () => storage.close(),
    }))
    expect(made).toHaveLength(posts.length)
    for (const { path, body, key, first } of made) {
      const { status, headers, body: answer } = await restarted.as('admin').post(path, body, key)
      expect([status, answer, headers['idempotency-replayed']]).toEqual([first.status, first.body, 'true'])
    }
    await restarted.remove()
  })

  it('leaves no one-time secret readable among the stored responses', async () => {
    const secret = made.find(({ path }) => path.endsWith('participant-register'))?.first.body.api_credentials
    expect(secret.client_secret.length).toBeGreaterThan(20)
    expect(JSON.stringify(await everything())).not.toContain(secret.client_secret)
  })

  it('gets the same refusal, although it would be accepted by now', async () => {
    const ids = await traceStory(platform)
    const order = { ...freezeOrder(ids, 'hm1:A', 'BNKB', 5), freeze_authorization_token: 'later-than-that' }
    const key = { 'idempotency-key': 'refused' }
    const refused = await platform.as('analyst').post('/v1/recovery/freeze', order, key)
    expect(refused.status).toBe(403)
    const token = { scope: 'freeze', token: 'later-than-that', issued_by: 'court' }
    await platform.as('admin').post('/sandbox/tokens', token)
    const repeated = await platform.as('analyst').post('/v1/recovery/freeze', order, key)
    expect([repeated.status, repeated.body.type]).toEqual([refused.status, refused.body.type])
  })

  it('is deleted after a day', async () => {
    const call = made.find(({ path }) => path === '/v1/recovery/mule-score')
    if (!call) throw new Error('no score was asked for')
    await platform.setClock('2026-11-21T09:30:00Z')
    const { status, headers } = await platform.as('admin').post(call.path, call.body, call.key)
    expect([status, headers['idempotency-replayed']]).toEqual([200, undefined])
  })
})

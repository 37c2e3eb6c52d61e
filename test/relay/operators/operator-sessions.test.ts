import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApiKeys } from '../../../src/relay/auth/api-keys.ts'
import { createOnceLinks } from '../../../src/relay/operators/once-links.ts'
import { createOperatorSessions } from '../../../src/relay/operators/operator-sessions.ts'
import { database, type TestDatabase } from '../../support/databases.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')
const minuteMs = 60_000
let now = start
const clock = () => new Date(now).toISOString()
const atMinute = (minutes: number) => {
  now = start + minutes * minuteMs
}
beforeEach(() => atMinute(0))

describe('the session of an operator', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  const sessions = () => createOperatorSessions({ db: test.storage.db, clock })
  const analyst = { name: 'ana', role: 'analyst' } as const

  it('is found by its identifier, of which the database has a hash alone', async () => {
    const id = await sessions().begin(analyst)
    expect(id).toMatch(/^[\w-]{43}$/)
    expect(await sessions().find(id, true)).toEqual(analyst)
    expect(await sessions().find(`${id}x`, true)).toBeUndefined()
    const rows = await test.storage.db.selectFrom('operator_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(id)
  })

  it.each([
    { what: 'half an hour without doing anything', at: [30], found: false },
    { what: 'a little less', at: [29], found: true },
    { what: 'an hour of doing something', at: [20, 40, 60], found: true },
    {
      what: 'twelve hours of doing something',
      at: Array.from({ length: 36 }, (_, n) => (n + 1) * 20),
      found: false,
    },
    {
      what: 'a little less than that',
      at: [...Array.from({ length: 35 }, (_, n) => (n + 1) * 20), 719],
      found: true,
    },
  ])('after $what is there: $found', async ({ at, found }) => {
    const id = await sessions().begin(analyst)
    let last: unknown
    for (const minutes of at) {
      atMinute(minutes)
      last = await sessions().find(id, true)
    }
    expect(last !== undefined).toBe(found)
  })

  it('is not kept by a page that asks by itself', async () => {
    const id = await sessions().begin(analyst)
    for (const minutes of [10, 20, 29]) {
      atMinute(minutes)
      expect(await sessions().find(id, false)).toEqual(analyst)
    }
    atMinute(31)
    expect(await sessions().find(id, false)).toBeUndefined()
  })

  it('is over when it was ended, and when its key was revoked, has expired or is gone', async () => {
    const keys = createApiKeys({ db: test.storage.db, clock })
    const wanted = { scopes: [], role: 'analyst' } as const
    const begin = async (expiresAt?: string) => {
      const { prefix } = await keys.create({ ...wanted, ...(expiresAt && { expiresAt }) })
      const id = await sessions().begin({ ...analyst, keyPrefix: prefix })
      expect(await sessions().find(id, true)).toEqual({ ...analyst, keyPrefix: prefix })
      return { prefix, id }
    }
    const [ended, revoked, gone] = [await begin(), await begin(), await begin()]
    const expiring = await begin(new Date(start + minuteMs).toISOString())
    await sessions().end(ended.id)
    await keys.revoke(revoked.prefix)
    await test.storage.db.deleteFrom('api_key').where('prefix', '=', gone.prefix).execute()
    atMinute(1)
    for (const { id } of [ended, revoked, gone, expiring]) {
      expect(await sessions().find(id, true)).toBeUndefined()
    }
  })

  it('leaves nothing in the database once it is over and another begins', async () => {
    await sessions().begin(analyst)
    atMinute(13 * 60)
    await sessions().begin(analyst)
    const rows = await test.storage.db.selectFrom('operator_session').select('created_at').execute()
    expect(rows).toEqual([{ created_at: clock() }])
  })
})

describe('a link that works once', () => {
  it.each([
    { what: 'at once', minutes: 0, works: true },
    { what: 'after nine minutes', minutes: 9, works: true },
    { what: 'after ten', minutes: 10, works: false },
  ])('used $what lets somebody in: $works', ({ minutes, works }) => {
    const links = createOnceLinks({ clock })
    const token = links.make()
    atMinute(minutes)
    expect(links.use(token)).toBe(works)
    expect(links.use(token)).toBe(false)
  })

  it('is known to the process that made it alone', () => {
    const token = createOnceLinks({ clock }).make()
    expect(createOnceLinks({ clock }).use(token)).toBe(false)
    expect(createOnceLinks({ clock }).use('')).toBe(false)
  })
})

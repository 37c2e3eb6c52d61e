import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKeys } from '../../../src/relay/security/auth/api-keys.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { openChat } from '../../support/chat-client.ts'
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from '../../support/own-postgres.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { createSwitch, type Switch } from '../../support/switch.ts'
import { tellTheStory } from '../../support/victim.ts'

const postgres = 5432
const postgresUrl = `postgres://postgres@127.0.0.1:${postgres}/test`
const redis = 6379
const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ready = async (server: ServerProcess) => {
  const answer = await fetch(`${server.url()}/readyz`)
  return { status: answer.status, body: (await answer.json()) as { status: string; checks: object } }
}

/** Opens a chat, and returns a function that sends a message in it. */
async function chatAt(server: ServerProcess): Promise<() => Promise<Response>> {
  const post = (path: string, body: object, token?: string) =>
    fetch(`${server.url()}/chat/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const { token } = (await (await post('/sessions', { gwId: 'demo' })).json()) as { token: string }
  return () =>
    post('/messages', { clientId: randomBytes(8).toString('hex'), type: 'text', text: 'Hello' }, token)
}

/**
 * Writes in all chats concurrently while the database goes down and comes back, and measures the status and
 * time of each response.
 */
async function talkThrough(server: ServerProcess, outage: () => Promise<void>) {
  const chats = await Promise.all(Array.from({ length: 12 }, () => chatAt(server)))
  const later = await chatAt(server)
  let isOver = false
  const answers: { status: number; ms: number; retry: string | null }[] = []
  const talking = chats.map(async (say) => {
    while (!isOver) {
      const from = performance.now()
      const { status, headers } = await say()
      answers.push({ status, ms: performance.now() - from, retry: headers.get('retry-after') })
      await pause(20)
    }
  })
  await pause(500)
  await outage()
  const back = performance.now()
  await expect.poll(async () => (await later()).status, { interval: 20 }).toBe(202)
  const backMs = performance.now() - back
  isOver = true
  await Promise.all(talking)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 503]))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.every(({ retry }) => retry !== null)).toBe(true)
  return { refusedMs: Math.max(...refused.map(({ ms }) => ms)), backMs }
}

/** A call without a response after this time hangs; how fast it is on a quiet machine is printed. */
const hangsMs = 25_000

/** Expects that no call hangs; prints the figures. */
const expectInTime = ({ refusedMs, backMs }: { refusedMs: number; backMs: number }) => {
  console.log(`slowest 503 ${Math.round(refusedMs)} ms, back after ${Math.round(backMs)} ms`)
  expect(refusedMs).toBeLessThan(hangsMs)
  expect(backMs).toBeLessThan(hangsMs)
}

describe.skipIf(!(await listens(postgres)))('a relay whose Postgres is down for a while', () => {
  const schema = `parley_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: postgresUrl })
  let way: Switch
  let url: string
  let server: ServerProcess
  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create schema ${schema}`)
    way = await createSwitch(postgres)
    url = `postgres://postgres@127.0.0.1:${way.port}/test?options=${encodeURIComponent(`-c search_path=${schema}`)}`
    server = await startServer({ DATABASE_URL: url })
  })
  afterAll(async () => {
    await server.remove()
    await way.remove()
    await admin.query(`drop schema ${schema} cascade`)
    await admin.end()
  })

  it('keeps running, responds with 503 in the meantime, and recovers', async () => {
    const times = await talkThrough(server, async () => {
      await way.cut()
      await pause(3_000)
      expect((await ready(server)).status).toBe(503)
      await way.open()
    })
    expectInTime(times)
    await expect.poll(async () => (await ready(server)).body).toMatchObject({ status: 'ready' })
  })

  it('responds with 503 in seconds while Postgres accepts data but does not answer, and recovers as soon as it does', async () => {
    const chats = await Promise.all(Array.from({ length: 12 }, () => chatAt(server)))
    const later = await chatAt(server)
    const timed = async (say: () => Promise<Response>) => {
      const from = performance.now()
      const { status, headers } = await say()
      return { status, ms: performance.now() - from, retry: headers.get('retry-after') }
    }
    way.freeze()
    const refused = await Promise.all(chats.map(timed))
    const next = await Promise.all(chats.map(timed))
    way.thaw()
    await expect.poll(async () => (await later()).status).toBe(202)
    expect([...refused, ...next].every(({ status, retry }) => status === 503 && retry !== null)).toBe(true)
    expect(Math.max(...[...refused, ...next].map(({ ms }) => ms))).toBeLessThan(hangsMs)
  })

  it('reports it in the metrics, to a known key', async () => {
    const storage = openStorage(url)
    const keys = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
    const { key } = await keys.create({ scopes: [], role: 'admin' })
    await storage.close()
    const metrics = async () => {
      const answer = await fetch(`${server.url()}/metrics`, { headers: { authorization: `Bearer ${key}` } })
      return { status: answer.status, text: await answer.text() }
    }
    expect((await metrics()).status).toBe(200)
    await way.cut()
    await pause(2_500)
    const { status, text } = await metrics()
    await way.open()
    expect(status).toBe(200)
    expect(text).toContain('\nparley_outbox_open Nan\n')
    await expect.poll(async () => (await ready(server)).status).toBe(200)
  })

  it('continues when another process is frozen in the middle of a transaction', async () => {
    const frozen = openStorage(url)
    let isIn = () => {}
    const inside = new Promise<void>((done) => {
      isIn = done
    })
    const stuck = frozen.write('platform', async () => {
      isIn()
      await new Promise(() => {})
    })
    stuck.catch(() => {})
    await inside
    // Requests that do not need the locked rows are not affected.
    expect((await (await chatAt(server))()).status).toBe(202)
    expect((await ready(server)).status).toBe(200)
    // The lock is released when the frozen transaction times out.
    const from = performance.now()
    const other = openStorage(url)
    for (;;) {
      const done = await other.write('platform', async () => 'done').catch(() => undefined)
      if (done) break
    }
    expect(performance.now() - from).toBeLessThan(60_000)
    await other.close()
  })

  it('waits at start-up until the database is available', async () => {
    await server.stop()
    await way.cut()
    const starting = server.start()
    const saidSo = () => server.log.filter((line) => line.includes('the database is down'))
    await expect.poll(saidSo).toHaveLength(1)
    await pause(1_000)
    await way.open()
    await starting
    expect(await ready(server)).toMatchObject({ status: 200 })
    expect(saidSo()).toHaveLength(1)
  })

  it.each([
    ['what was set at the console', 'setting_overlay'],
    ['the accounts of its platform', 'pf_participant'],
    ['who is told what happens', 'hook_target'],
    ['the people of its demonstration', 'operator_person'],
  ])(
    'waits in the middle of start-up if the database goes down while it reads %s',
    async (_what, table) => {
      await server.stop()
      server.log.length = 0
      await admin.query(`begin; lock table ${schema}.${table} in access exclusive mode`)
      const starting = server.start()
      const reading = async () => {
        const { rows } = await admin.query(
          `select from pg_locks where relation = '${schema}.${table}'::regclass and not granted`,
        )
        return rows.length
      }
      await expect.poll(reading).toBe(1)
      await way.cut()
      await admin.query('rollback')
      const saidSo = () => server.log.filter((line) => line.includes('the database is down'))
      await expect.poll(saidSo).toHaveLength(1)
      await way.open()
      await starting
      await expect.poll(() => server.log.join('\n')).toContain('Parley is running')
      expect(await ready(server)).toMatchObject({ status: 200 })
      expect(saidSo()).toHaveLength(1)
    },
    60_000,
  )

  it('refuses to start with keys that the database was not written with', async () => {
    const other = startServer({ DATABASE_URL: url })
    await expect(other).rejects.toThrow(/PARLEY_SEAL_KEY: this database was written with another key/)
  })
})

describe.skipIf(!canOwnPostgres)('a relay with its own Postgres', () => {
  const key = () => randomBytes(32).toString('base64')
  const secrets = { PARLEY_TOKEN_KEYS: `k1:${key()}`, PARLEY_SEAL_KEY: key(), PARLEY_PEPPER: key() }
  let own: OwnPostgres
  let server: ServerProcess
  beforeAll(async () => {
    own = await startOwnPostgres()
    server = await startServer({ ...secrets, DATABASE_URL: own.url })
  })
  afterAll(async () => {
    await server.remove()
    await own.remove()
  })

  it.each([
    ['is restarted', 'fast'],
    ['crashes', 'immediate'],
  ] as const)(
    'continues when Postgres %s, responds with 503 in the meantime, and recovers',
    async (_says, mode) => {
      const times = await talkThrough(server, async () => {
        await own.stop(mode)
        await pause(2_000)
        await own.start()
      })
      expectInTime(times)
      // It would not be restarted.
      await expect.poll(async () => (await ready(server)).body).toMatchObject({ status: 'ready' })
    },
  )

  it('allows another relay with the same secrets to serve the same database', async () => {
    const other = await startServer({ ...secrets, DATABASE_URL: own.url })
    expect((await (await chatAt(other))()).status).toBe(202)
    await other.remove()
  })

  it.each([
    ['PARLEY_TOKEN_KEYS', `k1:${key()}`],
    ['PARLEY_PEPPER', key()],
  ])('prevents another relay with a different %s from starting', async (name, value) => {
    const other = startServer({ ...secrets, DATABASE_URL: own.url, [name]: value })
    await expect(other).rejects.toThrow(`Parley did not start: ${name}: `)
    expect((await ready(server)).status).toBe(200)
  })

  it('accepts reports while timers of its platform can only fail, and reports how many', async () => {
    const database = new pg.Client({ connectionString: own.url })
    await database.connect()
    // Each can only fail, and has failed four times before.
    await database.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'it can only fail'; end $$;
      create trigger fails before delete on pf_job for each row when (old.subject_id = 'fails') execute function fail();
      insert into pf_job (job_id, kind, subject_id, due_at, lane, tries) values
        ('JOB-1', 'freeze.expire', 'fails', '2026-01-01T00:00:00.000Z', 'exact', 4),
        ('JOB-2', 'trace.run', 'fails', '2026-01-01T00:00:00.000Z', 'background', 4)`)
    await database.end()
    const stuck = { ok: true, stuckJobs: 2 }
    await expect
      .poll(() => ready(server))
      .toMatchObject({ status: 200, body: { checks: { platform: stuck } } })
    expect(await tellTheStory(await openChat({ url: server.url }))).toMatch(/^CASE-/)
    expect(await ready(server)).toMatchObject({ status: 200, body: { checks: { platform: stuck } } })
  })
})

describe('a relay on SQLite', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  it('prevents a second relay from serving its database', async () => {
    const second = startServer({ PARLEY_DATA: server.folder })
    await expect(second).rejects.toThrow(/another process \(\d+ on .+\) uses this SQLite database/)
  })

  it('can be replaced immediately after a crash', async () => {
    await server.kill()
    await server.start()
    expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('is no longer ready when its embedded platform cannot work', async () => {
    const beside = new Database(`${server.folder}/parley.db`)
    // The relay may be writing.
    beside.pragma('busy_timeout = 5000')
    beside.exec('alter table pf_job rename to gone')
    await expect
      .poll(() => ready(server))
      .toMatchObject({
        status: 503,
        body: { status: 'unready', checks: { database: { ok: true }, platform: { ok: false } } },
      })
    beside.exec('alter table gone rename to pf_job')
    beside.close()
    await expect.poll(() => ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('is no longer ready when its file was deleted', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${server.folder}/parley.db${end}`)
    await expect
      .poll(() => ready(server))
      .toMatchObject({
        status: 503,
        body: { status: 'unready', checks: { database: { ok: false, reason: 'storage-unavailable' } } },
      })
  })
})

describe.skipIf(!(await listens(redis)))('a relay whose Redis goes down and comes back', () => {
  it('keeps running, reports that it is degraded, and becomes ready again', async () => {
    const way = await createSwitch(redis)
    const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${way.port}` })
    const say = await chatAt(server)
    expect((await ready(server)).body.status).toBe('ready')
    await way.cut()
    await expect
      .poll(() => ready(server))
      .toMatchObject({ status: 200, body: { status: 'degraded', checks: { redis: { ok: false } } } })
    expect((await say()).status).toBe(202)
    await way.open()
    await expect.poll(() => ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
    await server.remove()
    await way.remove()
  })
})

describe('a relay whose Redis is down at start-up', () => {
  it('starts, and reports it', async () => {
    const nowhere = await createSwitch(1)
    await nowhere.cut()
    const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${nowhere.port}` })
    expect((await (await chatAt(server))()).status).toBe(202)
    expect(await ready(server)).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { redis: { ok: false } } },
    })
    await server.remove()
  })
})

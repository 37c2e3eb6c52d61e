import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { createSwitch, type Switch } from '../support/switch.ts'

const postgres = 5432
const postgresUrl = `postgres://postgres@127.0.0.1:${postgres}/test`
const isThere = await new Promise<boolean>((done) => {
  const socket = connect(postgres, '127.0.0.1', () => {
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

/** Opens a chat, and gives what says something in it. */
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

describe.skipIf(!isThere)('a relay whose Postgres is away for a while', () => {
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

  it('goes on, says 503 within two seconds meanwhile, and is back within a second', async () => {
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
    await way.cut()
    await pause(3_000)
    expect((await ready(server)).status).toBe(503)
    await way.open()
    const back = performance.now()
    await expect.poll(async () => (await later()).status).toBe(202)
    expect(performance.now() - back).toBeLessThan(3_000)
    isOver = true
    await Promise.all(talking)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 503]))
    const refused = answers.filter(({ status }) => status === 503)
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(2_500)
    expect(refused.every(({ retry }) => retry !== null)).toBe(true)
    await expect.poll(async () => (await ready(server)).body).toMatchObject({ status: 'ready' })
  }, 30_000)

  it('goes on when another process is frozen in the middle of a change', async () => {
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
    // Whoever does not need what it holds does not notice.
    expect((await (await chatAt(server))()).status).toBe(202)
    expect((await ready(server)).status).toBe(200)
    // The lock is let go when the frozen transaction's time is over.
    const from = performance.now()
    const other = openStorage(url)
    for (;;) {
      const done = await other.write('platform', async () => 'done').catch(() => undefined)
      if (done) break
    }
    expect(performance.now() - from).toBeLessThan(15_000)
    await other.close()
  }, 40_000)

  it('waits at its start until the database is there', async () => {
    await server.stop()
    await way.cut()
    const starting = server.start()
    const saidSo = () => server.log.filter((line) => line.includes('the database is away'))
    await expect.poll(saidSo, { timeout: 20_000 }).toHaveLength(1)
    await pause(1_000)
    await way.open()
    await starting
    expect(await ready(server)).toMatchObject({ status: 200 })
    expect(saidSo()).toHaveLength(1)
  }, 30_000)

  it('refuses to start with keys that the database was not written with', async () => {
    const other = startServer({ DATABASE_URL: url })
    await expect(other).rejects.toThrow(/PARLEY_SEAL_KEY: this database was written with another key/)
  })
})

describe('a relay on SQLite', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  it('lets no second one serve its database', async () => {
    const second = startServer({ PARLEY_DATA: server.folder })
    await expect(second).rejects.toThrow(/another process \(\d+ on .+\) serves this SQLite database/)
  })

  it('is followed at once by another after a crash', async () => {
    await server.kill()
    await server.start()
    expect(await ready(server)).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('is not ready any more when its file was deleted', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${server.folder}/parley.db${end}`)
    await expect
      .poll(() => ready(server))
      .toMatchObject({
        status: 503,
        body: { status: 'unready', checks: { database: { ok: false, reason: 'storage-unavailable' } } },
      })
  })
})

describe('a relay whose Redis is not there at its start', () => {
  it('starts, and says so', async () => {
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

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createLocalSchema } from '../test/support/local-postgres.ts'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'
import { startLoad } from './chat/load-process.ts'
import type { percentiles } from './chat/page.ts'
import { cpuMsOf } from './proxy/servers.ts'
import { startBare, startNchan } from './streams/peers.ts'

/**
 * Measures the cost of a citizen's message: concurrent people who make a report, each answering as soon as
 * they are asked, against the built server. For comparison it measures the transport alone, with servers that
 * only pass messages on. Requires `npm run build` first; `npm run bench -- chat 200 20` runs 200 people for
 * 20 seconds. DATABASE_URL names another database than a SQLite file, and NODE_OPTIONS is passed to the
 * server (`--perf-basic-prof`, for `perf`). `--processes 1,2,4` runs that many relays, one row for each
 * number, on a schema of this machine's Postgres.
 */

/** Warm-up, in which chats are opened and regular expressions compiled before anything is counted. */
const warmMs = 5_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Told {
  taken: ReturnType<typeof percentiles>
  asked: ReturnType<typeof percentiles>
  /** Only for people who come and go; those of the other servers stay. */
  opened?: ReturnType<typeof percentiles>
}

/** The processes under test, which people talk to. */
interface Talk {
  name: string
  load: 'visitors' | 'echo'
  urls: readonly string[]
  pids: readonly number[]
  people: number
  seconds: number
}

/** Measures, and prints a table. */
export async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { processes: { type: 'string' } },
  })
  const [people = 200, seconds = 20] = positionals.map(Number)
  console.log(
    `${people} people at once; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  const rows: object[] = []
  if (values.processes) {
    for (const count of values.processes.split(',').map(Number))
      rows.push(await measureMany(count, { people, seconds }))
  } else {
    rows.push(await measureOne({ people, seconds }))
    for (const start of [startBare, startNchan]) {
      const peer = await start()
      if (!peer) continue
      rows.push(await measure({ ...peer, load: 'echo', urls: [peer.url], pids: [peer.pid], people, seconds }))
      peer.stop()
    }
  }
  console.table(rows)
}

type Size = Pick<Talk, 'people' | 'seconds'>

async function measureOne(size: Size) {
  const { DATABASE_URL, NODE_OPTIONS } = process.env
  const server = await startServer({
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(NODE_OPTIONS && { NODE_OPTIONS }),
  })
  return measureServers(`Parley on ${DATABASE_URL ? 'Postgres' : 'SQLite'}`, [server], size)
}

const key = () => randomBytes(32).toString('base64')

/**
 * Measures several relays that share keys and a database, as in a deployment, and wake each other through
 * Postgres.
 */
async function measureMany(count: number, size: Size) {
  const schema = await createLocalSchema()
  const environment = {
    PARLEY_TOKEN_KEYS: `k1:${key()}`,
    PARLEY_SEAL_KEY: key(),
    PARLEY_PEPPER: key(),
    PARLEY_PLATFORM_SECRET: key(),
    DATABASE_URL: schema.url,
    DEMO: '0',
  }
  const servers: ServerProcess[] = []
  for (let index = 0; index < count; index++) servers.push(await startServer(environment))
  const row = await measureServers(
    `Parley on Postgres, ${count} ${count === 1 ? 'process' : 'processes'}`,
    servers,
    size,
  )
  await schema.remove()
  return row
}

async function measureServers(name: string, servers: readonly ServerProcess[], size: Size) {
  try {
    return await measure({
      ...{ name, load: 'visitors', ...size },
      urls: servers.map((server) => server.url()),
      pids: servers.map((server) => server.pid()),
    })
  } finally {
    for (const server of servers) await server.remove()
  }
}

async function measure({ name, load: kind, urls, pids, people, seconds }: Talk) {
  const load = await startLoad(kind, [urls.join(','), String(people)])
  const used = () => pids.reduce((sum, pid) => sum + (cpuMsOf(pid) ?? 0), 0)
  try {
    await pause(warmMs)
    await load.ask()
    const [begun, before] = [performance.now(), used()]
    await pause(seconds * 1000)
    const { taken, asked, opened } = await load.ask<Told>()
    const [ms, cpuMs] = [performance.now() - begun, used() - before]
    return {
      server: name,
      'messages a second': Math.round((taken.count / ms) * 1000),
      'processor ms a message': Number((cpuMs / taken.count).toFixed(2)),
      'until taken, p50 ms': taken.p50,
      'p99 ms': taken.p99,
      'until the next question, p50 ms': asked.p50,
      'its p99 ms': asked.p99,
      'a chat opened, p99 ms': opened?.p99,
      'memory, MB': pids.map(residentMb).reduce((sum, mb) => sum + mb, 0),
    }
  } finally {
    load.stop()
  }
}

/** Returns how much memory a process uses, as reported by Linux. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Load, type LoadResult, makeLoad } from './proxy/load.ts'
import { type BenchServer, startNginx, startRelay, startScript } from './proxy/servers.ts'

/**
 * Measures the cost of a request through the relay, compared with other proxies in front of the same
 * upstream. The relay has all its checks on; the others only forward. `--processes 2` runs each in that many
 * processes that share a port; `--seconds 2` is the length of each round.
 */

const scenarios = {
  'GET verify-account': {
    method: 'GET',
    path: '/v1/ips/verify-account?receiver_account_identifier=0012345678&receiver_institution_code=HRBR&receiver_account_holder_name_candidate=Ana%20Reyes&query_context=pre_payment',
  },
  'POST mule-score': {
    method: 'POST',
    path: '/v1/recovery/mule-score',
    body: JSON.stringify({ account_hash: `hm1:${'a'.repeat(64)}`, institution_code: 'HRBR' }),
  },
} as const

const connections = 64
const rounds = 3
/** One key may request 100,000 mule scores a minute: the load uses several. */
const keyCount = 16

interface Row extends LoadResult {
  scenario: string
  server: string
  /** CPU time of the server itself, in microseconds per request. */
  cpuMicros: number | undefined
}

/** Measures, prints a table and writes `bench/__output__/proxy.json`. */
export async function run(): Promise<void> {
  installPeers()
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      processes: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '6' },
    },
  })
  const [processes, seconds] = [Number(values.processes), Number(values.seconds)]
  const upstream = await startScript('upstream', 'upstream.mjs', [])
  const servers = await startServers(upstream.url, processes)
  try {
    const rows = await measureAll([...servers, upstream], seconds)
    report(rows, { processes, seconds })
  } finally {
    for (const server of [...servers, upstream]) server.stop()
  }
}

function installPeers(): void {
  if (existsSync('bench/peers/node_modules')) return
  console.log('Installing what the relay is compared with…')
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench/peers', stdio: 'inherit' })
}

async function startServers(upstreamUrl: string, processes: number): Promise<BenchServer[]> {
  // It has one worker here.
  const nginx = processes === 1 ? await startNginx(upstreamUrl) : undefined
  return [
    await startRelay(upstreamUrl, { keyCount, processes }),
    await startScript('@fastify/http-proxy', 'fastify-http-proxy.mjs', [upstreamUrl], processes),
    await startScript('http-proxy-3', 'http-proxy-3.mjs', [upstreamUrl], processes),
    ...(nginx ? [nginx] : []),
    await startScript('node:http and undici alone', 'bare.mjs', [upstreamUrl], processes),
  ]
}

/** Alternates between all servers, so that a busy moment of the machine does not affect only one. */
async function measureAll(servers: readonly BenchServer[], seconds: number): Promise<Row[]> {
  const keys = servers.find((server) => server.keys)?.keys ?? []
  const authorizations = keys.map((key) => `Bearer ${key}`)
  const rows: Row[] = []
  for (const [scenario, request] of Object.entries(scenarios)) {
    const runs = new Map<string, Row[]>()
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) {
        const load = { ...request, url: server.url, authorizations, connections }
        await expectAnswer(server.name, load)
        await makeLoad({ ...load, seconds: Math.ceil(seconds / 3) })
        const before = server.cpuMs()
        const result = await makeLoad({ ...load, seconds })
        const after = server.cpuMs()
        const cpuMicros =
          before === undefined || after === undefined
            ? undefined
            : ((after - before) * 1000) / result.requests
        const row = { scenario, server: server.name, ...result, cpuMicros }
        runs.set(server.name, [...(runs.get(server.name) ?? []), row])
      }
    }
    for (const all of runs.values()) rows.push(median(all))
  }
  return rows
}

/** Refusals are fast: if requests were refused, the measurement would be meaningless. */
async function expectAnswer(
  name: string,
  { url, path, method, ...load }: Omit<Load, 'seconds'>,
): Promise<void> {
  const headers = { authorization: `${load.authorizations[0]}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}${path}`, { method, headers, body: load.body ?? null })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${name} answers ${method} ${path} with ${answer.status}: ${said}`)
}

const median = (rows: readonly Row[]): Row => {
  const sorted = [...rows].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(sorted.length / 2)] as Row
}

function report(rows: readonly Row[], { processes, seconds }: { processes: number; seconds: number }): void {
  const relayOf = (scenario: string) =>
    rows.find((row) => row.server === 'Parley' && row.scenario === scenario)?.requestsPerSecond ?? 0
  console.table(
    rows.map((row) => ({
      scenario: row.scenario,
      server: row.server,
      'requests/s': Math.round(row.requestsPerSecond),
      'p50 ms': Number(row.p50Ms.toFixed(2)),
      'p99 ms': Number(row.p99Ms.toFixed(2)),
      'CPU µs/request': row.cpuMicros === undefined ? '–' : Math.round(row.cpuMicros),
      errors: row.errors,
      'Parley is': `${(relayOf(row.scenario) / row.requestsPerSecond).toFixed(2)} ×`,
    })),
  )
  const perMinute = relayOf('GET verify-account') * 60
  console.log(
    `verify-account through ${processes} ${processes === 1 ? 'process' : 'processes'}: ${Math.round(perMinute).toLocaleString('en')} a minute`,
  )
  mkdirSync('bench/__output__', { recursive: true })
  const file = resolve('bench/__output__/proxy.json')
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
  writeFileSync(
    file,
    `${JSON.stringify({ machine, processes, connections, seconds, rounds, rows }, null, 2)}\n`,
  )
  console.log(`Written to ${file}`)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { type LoadResult, makeLoad } from './proxy/load.ts'
import { type BenchServer, startNginx, startRelay, startScript } from './proxy/servers.ts'

/**
 * What a request through the relay costs, beside other proxies before the same upstream. The relay
 * has all its checks on; the others do nothing but forward.
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
const warmSeconds = 2
const seconds = 6
/** One key may ask for 100,000 mule scores a minute: the load comes from several. */
const keyCount = 16

interface Row extends LoadResult {
  scenario: string
  server: string
  /** Processor time of the server itself, in microseconds a request. */
  cpuMicros: number | undefined
}

/** Measures, prints a table and writes `bench/__output__/proxy.json`. */
export async function run(): Promise<void> {
  installPeers()
  const upstream = await startScript('upstream', 'upstream.mjs', [])
  const servers = await startServers(upstream.url)
  try {
    const rows = await measureAll([...servers, upstream])
    report(rows)
  } finally {
    for (const server of [...servers, upstream]) server.stop()
  }
}

function installPeers(): void {
  if (existsSync('bench/peers/node_modules')) return
  console.log('Installing what the relay is compared with…')
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench/peers', stdio: 'inherit' })
}

async function startServers(upstreamUrl: string): Promise<BenchServer[]> {
  const nginx = await startNginx(upstreamUrl)
  return [
    await startRelay(upstreamUrl, keyCount),
    await startScript('@fastify/http-proxy', 'fastify-http-proxy.mjs', [upstreamUrl]),
    await startScript('http-proxy-3', 'http-proxy-3.mjs', [upstreamUrl]),
    ...(nginx ? [nginx] : []),
    await startScript('node:http and undici alone', 'bare.mjs', [upstreamUrl]),
  ]
}

/** Round by round over all servers, so that a busy moment of the machine does not fall on one alone. */
async function measureAll(servers: readonly BenchServer[]): Promise<Row[]> {
  const keys = servers.find((server) => server.keys)?.keys ?? []
  const authorizations = keys.map((key) => `Bearer ${key}`)
  const rows: Row[] = []
  for (const [scenario, request] of Object.entries(scenarios)) {
    const runs = new Map<string, Row[]>()
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) {
        const load = { ...request, url: server.url, authorizations, connections }
        await makeLoad({ ...load, seconds: warmSeconds })
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

const median = (rows: readonly Row[]): Row => {
  const sorted = [...rows].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(sorted.length / 2)] as Row
}

function report(rows: readonly Row[]): void {
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
  console.log(`verify-account through one process: ${Math.round(perMinute).toLocaleString('en')} a minute`)
  mkdirSync('bench/__output__', { recursive: true })
  const file = resolve('bench/__output__/proxy.json')
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
  writeFileSync(file, `${JSON.stringify({ machine, connections, seconds, rounds, rows }, null, 2)}\n`)
  console.log(`Written to ${file}`)
}

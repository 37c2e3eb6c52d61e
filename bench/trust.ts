import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { operations } from '../src/contract/operations/index.ts'
import type { Operation } from '../src/contract/operations/operation.ts'
import { type RouteId, routes } from '../src/contract/operations/routes.ts'
import { createLocalSchema } from '../test/support/local-postgres.ts'
import { type BenchServer, buildScript, startScript } from './proxy/servers.ts'
import { createLoads, type Load, toAddress } from './trust/loads.ts'
import type { BenchRole, World } from './trust/world.ts'

/**
 * Measures each operation of the trust layer at the rate of its limit, for some seconds each, over HTTP
 * through the relay to the embedded platform. If the machine does not keep up, the achieved rate is printed.
 * Keys, scopes, limits and checks are on; the budget against guessing is raised.
 *
 *   npm run bench -- trust [OPERATION…] [--flat-out] [--postgres | --processes N]
 *
 * `--flat-out` measures how many are answered, 64 concurrently; `--postgres` uses a schema of this machine's
 * Postgres instead of SQLite. `--processes 3` measures with one relay and with three, each time on a separate
 * schema, called in turn.
 */

const secondsEach = Number(process.env.BENCH_SECONDS ?? 5)
/** Maximum number of open requests if the rate cannot be kept; more would only measure the queue. */
const maxOpen = 64
/** Rate of reads without a stated limit. */
const readsPerMinute = 60_000
/** Rate of changes without a stated limit. */
const changesPerMinute = 1_000
/** More than any machine can handle. */
const flatOutPerMinute = 1_000_000

type Send = (load: Load, index: number) => Promise<number>

interface Line {
  processes: number
  operation: RouteId
  targetPerMinute: number
  heldPerMinute: number
  /** Of all relays, without Postgres. */
  cpuMsPerCall: number
  /**
   * Fraction of the time in which the single calling process was busy: near 1, a faster one would get more
   * responses.
   */
  callerBusy: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  targetMs: number
  refused: number
}

/** Measures, prints a table and writes `bench/__output__/trust.json`. */
export async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      'flat-out': { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      processes: { type: 'string' },
    },
  })
  const unknown = positionals.filter((name) => !Object.hasOwn(routes, name))
  if (unknown.length > 0) throw new Error(`no operation is called ${unknown.join(' or ')}`)
  const wish: Wish = {
    isWanted: (id) => positionals.length === 0 || positionals.includes(id),
    isFlatOut: values['flat-out'],
    isOnPostgres: values.postgres || values.processes !== undefined,
  }
  const counts = values.processes === undefined ? [1] : [1, Number(values.processes)]
  const lines: Line[] = []
  for (const count of counts) lines.push(...(await measureRelays(count, wish)))
  report(lines)
}

interface Wish {
  isWanted(id: RouteId): boolean
  isFlatOut: boolean
  isOnPostgres: boolean
}

async function measureRelays(count: number, { isWanted, isFlatOut, isOnPostgres }: Wish): Promise<Line[]> {
  const schema = isOnPostgres ? await createLocalSchema() : undefined
  const { relays, keys, world } = await startRelays(count, schema ? [schema.url] : [])
  const pools = relays.map(({ url }) => new Pool(url, { connections: maxOpen }))
  const cpuMs = () => relays.reduce((sum, relay) => sum + (relay.cpuMs() ?? 0), 0)
  const send = createSend(pools, keys)
  const lines: Line[] = []
  try {
    for (const load of createLoads(world).filter(({ id }) => isWanted(id))) {
      const measured = await measure(send, isFlatOut ? { ...load, perMinute: flatOutPerMinute } : load, cpuMs)
      lines.push({ processes: count, ...measured })
    }
  } finally {
    for (const pool of pools) await pool.close()
    for (const relay of relays) relay.stop()
    await schema?.remove()
  }
  return lines
}

interface Ready {
  port: number
  keys: Record<BenchRole, string>
  world: World
}

/** Starts relays on one database, which the first one fills. */
async function startRelays(count: number, database: readonly string[]) {
  const script = await buildScript('trust-relay', resolve('bench/trust/relay.ts'))
  const first = await startScript<Ready>('Parley', script, database)
  const relays: BenchServer[] = [first]
  while (relays.length < count) relays.push(await startScript('Parley', script, [...database, 'filled']))
  return { relays, keys: first.said.keys, world: first.said.world }
}

/** Calls the relays in turn. */
function createSend(pools: readonly Pool[], keys: Record<BenchRole, string>): Send {
  const refused = new Set<RouteId>()
  const onRefusal = (id: RouteId, answer: string) => {
    if (!refused.has(id)) console.log(`${id} was refused: ${answer}`)
    refused.add(id)
  }
  return async (load, index) => {
    const wanted = load.request(index)
    const pool = pools[index % pools.length]
    if (!pool) throw new Error('there is no relay to ask')
    const { statusCode, body } = await pool.request({
      ...toAddress(load.id, wanted),
      headers: { authorization: `Bearer ${keys[load.role]}`, 'content-type': 'application/json' },
      ...(wanted.body !== undefined && { body: JSON.stringify(wanted.body) }),
    })
    if (statusCode >= 300) onRefusal(load.id, await body.text())
    else if (load.keep && statusCode < 300) load.keep((await body.json()) as Record<string, string>)
    else await body.dump()
    return statusCode
  }
}

/** Starts requests on time or, when they pile up, as soon as one has been answered. */
async function measure(send: Send, load: Load, cpuMs: () => number): Promise<Omit<Line, 'processes'>> {
  const operation: Operation = operations[routes[load.id]]
  const targetPerMinute = load.perMinute ?? rateOf(operation)
  const total = Math.max(1, Math.round((targetPerMinute / 60) * secondsEach))
  const everyMs = 60_000 / targetPerMinute
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let refused = 0
  const [usedBefore, ownBefore] = [cpuMs(), process.cpuUsage()]
  const begun = performance.now()
  for (let index = 0; index < total && performance.now() - begun < secondsEach * 1000; index++) {
    const waitMs = begun + index * everyMs - performance.now()
    if (waitMs > 0) await new Promise((wait) => setTimeout(wait, waitMs))
    while (open.size >= maxOpen) await Promise.race(open)
    const sentMs = performance.now()
    const request: Promise<void> = send(load, index).then((status) => {
      times.push(performance.now() - sentMs)
      if (status >= 300) refused += 1
      open.delete(request)
    })
    open.add(request)
  }
  await Promise.all(open)
  const own = process.cpuUsage(ownBefore)
  const callerBusy = (own.user + own.system) / 1000 / (performance.now() - begun)
  const elapsedMinutes = Math.max(performance.now() - begun, times.length * everyMs) / 60_000
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    hundredths(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    operation: load.id,
    targetPerMinute,
    heldPerMinute: Math.round(times.length / elapsedMinutes),
    cpuMsPerCall: hundredths((cpuMs() - usedBefore) / times.length),
    callerBusy: hundredths(callerBusy),
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    p99Ms: percentile(0.99),
    targetMs: operation.latencyTargetMs,
    refused,
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

function rateOf({ limit, method }: Operation): number {
  if (limit && !limit.roles) return limit.perMinute
  return method === 'GET' ? readsPerMinute : changesPerMinute
}

function report(lines: readonly Line[]): void {
  console.table(
    lines.map((line) => ({
      relays: line.processes,
      operation: line.operation,
      'target/min': line.targetPerMinute,
      'held/min': line.heldPerMinute,
      'calls/s': Math.round(line.heldPerMinute / 60),
      'processor ms/call': line.cpuMsPerCall,
      'caller busy': line.callerBusy,
      'p50 ms': line.p50Ms,
      'p95 ms': line.p95Ms,
      'p99 ms': line.p99Ms,
      'target ms': line.targetMs,
      refused: line.refused,
    })),
  )
  const folder = join(import.meta.dirname, '__output__')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'trust.json'), `${JSON.stringify(lines, null, 2)}\n`)
}

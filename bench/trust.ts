import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Pool } from 'undici'
import { operations } from '../src/contract/operations/index.ts'
import type { Operation } from '../src/contract/operations/operation.ts'
import { type RouteId, routes } from '../src/contract/operations/routes.ts'
import { startBuilt } from './proxy/servers.ts'
import { createLoads, type Load, toAddress } from './trust/loads.ts'
import type { BenchRole, World } from './trust/world.ts'

/**
 * Each operation of the trust layer at the rate of its limit, for some seconds each, over HTTP
 * through the relay to the embedded platform. Where the machine does not keep up, the rate that it
 * kept is printed. Keys, scopes, limits and checks are on; the budget against guessing is raised.
 */

const secondsEach = Number(process.env.BENCH_SECONDS ?? 5)
/** Open requests at once when the rate cannot be kept; more would only measure the queue. */
const maxOpen = 64
/** Reads without a stated rate run at this one. */
const readsPerMinute = 60_000
/** Changes without a stated rate run at this one. */
const changesPerMinute = 1_000

type Send = (load: Load, index: number) => Promise<number>

interface Line {
  operation: RouteId
  targetPerMinute: number
  heldPerMinute: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  targetMs: number
  refused: number
}

/** Measures, prints a table and writes `bench/__output__/trust.json`. */
export async function run(): Promise<void> {
  const relay = await startBuilt<{ port: number; keys: Record<BenchRole, string>; world: World }>(
    'trust-relay',
    resolve('bench/trust/relay.ts'),
  )
  const pool = new Pool(relay.url, { connections: maxOpen })
  try {
    const send = createSend(pool, relay.said.keys)
    const lines: Line[] = []
    for (const load of createLoads(relay.said.world)) {
      const before = relay.cpuMs() ?? 0
      const line = await measure(send, load)
      lines.push(line)
      const cpuMs = (relay.cpuMs() ?? 0) - before
      console.log(`${line.operation}: ${Math.round(cpuMs)} ms of processor time`)
    }
    report(lines)
  } finally {
    await pool.close()
    relay.stop()
  }
}

function createSend(pool: Pool, keys: Record<BenchRole, string>): Send {
  const refused = new Set<RouteId>()
  const onRefusal = (id: RouteId, answer: string) => {
    if (!refused.has(id)) console.log(`${id} was refused: ${answer}`)
    refused.add(id)
  }
  return async (load, index) => {
    const wanted = load.request(index)
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

/** Starts requests on time, or, when they pile up, as soon as one has been answered. */
async function measure(send: Send, load: Load): Promise<Line> {
  const operation: Operation = operations[routes[load.id]]
  const targetPerMinute = load.perMinute ?? rateOf(operation)
  const total = Math.max(1, Math.round((targetPerMinute / 60) * secondsEach))
  const everyMs = 60_000 / targetPerMinute
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let refused = 0
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
  const elapsedMinutes = Math.max(performance.now() - begun, times.length * everyMs) / 60_000
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100
  return {
    operation: load.id,
    targetPerMinute,
    heldPerMinute: Math.round(times.length / elapsedMinutes),
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    p99Ms: percentile(0.99),
    targetMs: operation.latencyTargetMs,
    refused,
  }
}

function rateOf({ limit, method }: Operation): number {
  if (limit && !limit.roles) return limit.perMinute
  return method === 'GET' ? readsPerMinute : changesPerMinute
}

function report(lines: readonly Line[]): void {
  console.table(
    lines.map((line) => ({
      operation: line.operation,
      'target/min': line.targetPerMinute,
      'held/min': line.heldPerMinute,
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

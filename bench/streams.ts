import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoadProcess, startLoad } from './chat/load-process.ts'
import { createCaller, percentiles } from './chat/page.ts'
import { residentMb } from './chat.ts'
import { startBare, startNchan } from './streams/peers.ts'
import type { AwaitText, OpenStreams, TextArrived } from './streams/readers.ts'
import { ofPeer, type Publish, type StreamServer, startParley } from './streams/servers.ts'

/**
 * Measures the cost of open pages: thousands of waiting event streams, and messages that are sent to all of
 * them. Requires `npm run build` first; `npm run bench -- streams 10000` opens that many readers.
 * DATABASE_URL names another database than a SQLite file.
 */

const rounds = 7
const restSeconds = 20
/** Number of messages sent while another call is measured, and the interval between them. */
const told = 20
const tellEveryMs = 250
const probeEveryMs = 10

/** Measures, and prints a table. */
export async function run(): Promise<void> {
  const count = Number(process.argv[3] ?? 10_000)
  console.log(
    `${count} streams; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  const rows: object[] = []
  const starts: (() => Promise<StreamServer | undefined>)[] = [
    () => startParley(count, false),
    () => startParley(count, true),
    async () => ofPeer(await startBare()),
    async () => {
      const nchan = await startNchan()
      return nchan && ofPeer(nchan)
    },
  ]
  for (const start of starts) {
    const server = await start()
    if (!server) continue
    try {
      rows.push(await measure(server, count))
    } finally {
      server.stop()
    }
  }
  console.table(rows)
}

async function measure(server: StreamServer, count: number) {
  const readers = await startLoad('readers', [], 'bench/streams')
  try {
    const heads = await server.heads(count)
    await pause(3000)
    const before = residentMb(server.pid)
    const open: OpenStreams = { open: { port: Number(new URL(server.url).port), count, heads } }
    await readers.ask(open)
    await pause(3000)
    const perStreamKb = ((residentMb(server.pid) - before) * 1024) / count
    const resting = server.cpuMs() ?? 0
    await pause(restSeconds * 1000)
    const restMs = ((server.cpuMs() ?? 0) - resting) / restSeconds
    return {
      server: server.name,
      'memory a stream, KB': Number(perStreamKb.toFixed(1)),
      'at rest, ms of processor a second': Number(restMs.toFixed(1)),
      ...(server.publish && (await tell(server, server.publish, readers))),
    }
  } finally {
    await readers.ask('close')
    readers.stop()
  }
}

/** Sends a message to all several times, and then many more while another call is measured. */
async function tell(server: StreamServer, publish: Publish, readers: LoadProcess) {
  const arrived: TextArrived[] = []
  const before = server.cpuMs() ?? 0
  for (let round = 0; round < rounds; round++) {
    const text = `round ${round} of ${Date.now()}`
    const asked: AwaitText = { text, at: String(process.hrtime.bigint()) }
    const hearing = readers.ask<TextArrived>(asked)
    await publish(text)
    arrived.push(await hearing)
    await pause(300)
  }
  const cpuMs = ((server.cpuMs() ?? 0) - before) / rounds
  const median = (pick: (one: TextArrived) => number) =>
    Math.round(arrived.map(pick).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
  return {
    'told to all, p50 ms': median(({ p50 }) => p50),
    'p99 ms': median(({ p99 }) => p99),
    'last ms': median(({ last }) => last),
    'processor ms': Math.round(cpuMs),
    missing: arrived.reduce((sum, { missing }) => sum + missing, 0),
    'another call meanwhile, p99 ms': await besides(server, publish),
  }
}

async function besides(server: StreamServer, publish: Publish): Promise<number> {
  const caller = createCaller(server.url, '127.0.0.1')
  const times: number[] = []
  let isTelling = true
  const probing = (async () => {
    while (isTelling) {
      const at = performance.now()
      await caller.call('GET', '/healthz')
      times.push(performance.now() - at)
      await pause(probeEveryMs)
    }
  })()
  for (let said = 0; said < told; said++) {
    await publish(`said ${said}`)
    await pause(tellEveryMs)
  }
  isTelling = false
  await probing
  return percentiles(times).p99
}

import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { startServer } from '../test/support/server-process.ts'
import { startLoad } from './chat/load-process.ts'
import type { percentiles } from './chat/page.ts'
import { cpuMsOf } from './proxy/servers.ts'

/**
 * What a citizen's message costs: people who tell their story at once, each answering as soon as she is asked, against the built
 * server. It wants `npm run build` before; `npm run bench -- chat 200 20` has 200 people for 20 seconds. DATABASE_URL
 * names another database than a SQLite file, and NODE_OPTIONS reaches the server (`--perf-basic-prof`, for `perf`).
 */

/** Chats are opened and words compiled before anything is counted. */
const warmMs = 5_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Told {
  taken: ReturnType<typeof percentiles>
  asked: ReturnType<typeof percentiles>
}

/** Measures, and prints a table. */
export async function run(): Promise<void> {
  const [chats = '200', seconds = '20'] = process.argv.slice(3)
  const { DATABASE_URL, NODE_OPTIONS } = process.env
  const server = await startServer({
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(NODE_OPTIONS && { NODE_OPTIONS }),
  })
  const load = await startLoad('visitors', [server.url(), chats])
  try {
    await pause(warmMs)
    await load.ask()
    const [begun, cpu] = [performance.now(), cpuMsOf(server.pid()) ?? 0]
    await pause(Number(seconds) * 1000)
    const { taken, asked } = await load.ask<Told>()
    const [ms, cpuMs] = [performance.now() - begun, (cpuMsOf(server.pid()) ?? 0) - cpu]
    console.log(
      `${chats} people at once on ${DATABASE_URL ? 'Postgres' : 'SQLite'}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    )
    console.table({
      'until it was taken, ms': taken,
      'until the next question, ms': asked,
    })
    console.table({
      'messages a second': Math.round((taken.count / ms) * 1000),
      'processor time a message, ms': Number((cpuMs / taken.count).toFixed(2)),
      'memory, MB': residentMb(server.pid()),
    })
  } finally {
    load.stop()
    await server.stop()
    await server.remove()
  }
}

/** Reads how much memory a process has, of what Linux tells of it. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage } from '../src/storage/open-storage.ts'
import { invite } from '../test/support/operator.ts'
import { startServer } from '../test/support/server-process.ts'
import { startLoad } from './chat/load-process.ts'
import type { percentiles } from './chat/page.ts'
import { residentMb } from './chat.ts'
import { cpuMsOf } from './proxy/servers.ts'

/**
 * Measures conversations of agents and citizens: how long a message takes from sending to the other side's
 * stream. Requires `npm run build` first; `npm run bench -- console 50 2000 60` runs 50 agents and 2,000
 * citizens for 60 seconds.
 */

const targetMs = 300
/** Each agent claims this many chats; the others wait. */
const chatsEach = 20

type Arrived = ReturnType<typeof percentiles>

/** Measures, and prints a table. */
export async function run(): Promise<void> {
  const [people = '50', chats = '2000', seconds = '60'] = process.argv.slice(3)
  const server = await startServer({ NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' })
  const storage = openStorage(`sqlite:${server.folder}/parley.db`)
  const links: string[] = []
  for (let index = 0; index < Number(people); index++) {
    links.push((await invite(storage, { role: 'supervisor', firstName: `Person ${index}` })).once)
  }
  await storage.close()
  const team = await startLoad('team', [server.url(), JSON.stringify(links), String(chatsEach)])
  const citizens = await startLoad('callers', [server.url(), chats])
  try {
    for (let isOpen = 0; isOpen < Number(chats); ) {
      await pause(2_000)
      ;({ isOpen } = await citizens.ask<{ isOpen: number }>())
    }
    await pause(10_000)
    await Promise.all([team.ask(), citizens.ask()])
    const [begun, cpu] = [performance.now(), cpuMsOf(server.pid()) ?? 0]
    await pause(Number(seconds) * 1000)
    const [heard, answered] = await Promise.all([
      team.ask<{ arrived: Arrived }>(),
      citizens.ask<{ arrived: Arrived; sent: number }>(),
    ])
    const [ms, cpuMs] = [performance.now() - begun, (cpuMsOf(server.pid()) ?? 0) - cpu]
    const messages = answered.sent + answered.arrived.count
    console.log(`${people} people, ${chats} chats; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
    console.table({
      'from a citizen to a person, ms': heard.arrived,
      'from a person to a citizen, ms': answered.arrived,
    })
    console.table({
      'messages a second': Math.round((messages / ms) * 1000),
      'processor time a message, ms, with streams and lists': Number((cpuMs / messages).toFixed(2)),
      'of one core, %': Math.round((cpuMs / ms) * 100),
      'memory, MB': residentMb(server.pid()),
    })
    console.log(`To reach: p99 below ${targetMs} ms.`)
  } finally {
    team.stop()
    citizens.stop()
    await server.stop()
    await server.remove()
  }
}

import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { bodyWith, eventsPath, publishPath } from '../streams/peers.ts'
import { createCaller, percentiles } from './page.ts'

/**
 * People at a server that stores and understands nothing, argv[2]: argv[3] of them, each of whom sends a
 * message, receives it in their stream and sends the next. This measures the transport alone, for comparison
 * with the chat.
 */

const [url = '', people = '1'] = process.argv.slice(2)
let taken: number[] = []
let heard: number[] = []

async function talk(index: number): Promise<never> {
  const caller = createCaller(url, `127.0.${1 + (index >> 7)}.${1 + (index & 127)}`)
  const name = randomUUID()
  let hear = () => {}
  await caller.stream(eventsPath(name), { accept: 'text/event-stream' }, () => hear())
  for (;;) {
    const at = performance.now()
    const hearing = new Promise<void>((resolve) => {
      hear = resolve
    })
    await caller.call('POST', publishPath(name), { body: bodyWith(randomUUID()) })
    taken.push(performance.now() - at)
    await hearing
    heard.push(performance.now() - at)
  }
}

process.on('message', () => {
  process.send?.({ taken: percentiles(taken), asked: percentiles(heard) })
  taken = []
  heard = []
})
process.send?.({ port: 0 })
await Promise.all(Array.from({ length: Number(people) }, (_, index) => talk(index)))

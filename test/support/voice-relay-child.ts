import type { Readable } from 'node:stream'
import { startRelay } from './relay.ts'

/**
 * A relay in a process of its own, whose upstream reads recordings as they come and keeps nothing.
 * Says its address, and on any message how much memory it has taken on top of what it began with, in bytes.
 */
const relay = await startRelay({
  async dispatch({ body }) {
    if (body && !(body instanceof Uint8Array)) for await (const _ of body as Readable);
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('words') }
  },
})
const base = process.memoryUsage().rss
let peak = base
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 20).unref()
process.on('message', () => process.send?.({ grown: peak - base }))
process.send?.({ url: relay.url })

import type { Readable } from 'node:stream'
import { startRelay } from './relay.ts'

/**
 * A relay in a separate process, whose upstream reads recordings as they arrive and stores nothing. Reports
 * its address and, on any message, how much its memory use has grown since the start, in bytes.
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

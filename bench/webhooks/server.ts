import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { startRelay, webhookSecret } from '../../test/support/relay.ts'

/** Message to the parent process once both listen. */
export interface WebhookServers {
  relayUrl: string
  emptyUrl: string
  /** Signs deliveries. */
  secret: string
}

/** A relay on SQLite in a file, and a route that does nothing, on the same framework. */
const relay = await startRelay({
  dispatch: async () => ({ status: 202, headers: {}, body: null }),
  channels: [{ gwId: 'demo', title: 'Benchmark', assistant: 'platform' }],
})
const empty = createAdaptorServer({ fetch: new Hono().post('/', (c) => c.text('ok')).fetch })
await new Promise<void>((listening) => empty.listen(0, '127.0.0.1', listening))
process.once('message', async () => {
  empty.close()
  await relay.stop()
  process.exit(0)
})
process.send?.({
  relayUrl: relay.url,
  emptyUrl: `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`,
  secret: webhookSecret,
} satisfies WebhookServers)

import { sign } from '../../src/contract/chat/webhook-signature.ts'
import { scopes } from '../../src/contract/operations/operation.ts'
import { openChat } from '../support/chat-client.ts'
import { bootstrapKey, startGateway } from '../support/gateway.ts'
import { platformSecret } from '../support/platform.ts'
import { startReceiver } from '../support/receiver.ts'
import { startRelay, webhookSecret } from '../support/relay.ts'
import { createVoicedPlatform } from '../support/voiced-platform.ts'
import { oneDoor } from './door.ts'
import { createHost, type Host } from './host.ts'

/** Starts a relay in front of the embedded platform, with a chat channel and a customer's server. */
export async function startOwnHost(): Promise<{ host: Host; stop(): Promise<void> }> {
  const platform = await createVoicedPlatform()
  await platform.platform.start()
  const { dispatch } = platform.platform
  const gateway = await startGateway({
    dispatch,
    embeddedSecret: platformSecret,
    timing: { deadlineMinMs: 60_000 },
  })
  const customer = await startReceiver()
  const relay = await startRelay({
    dispatch,
    secret: platformSecret,
    channels: [{ gwId: 'demo', title: 'Demo', webhooks: [{ name: 'crm', url: customer.url }] }],
    config: { webhooks: { privateNetworks: ['127.0.0.1'] } },
  })
  const host = await createHost(oneDoor(gateway.url, bootstrapKey), {
    inner: dispatch,
    inside: {
      letters: platform.letters,
      customer,
      keyOf: async (role, citizenRef) => ({
        authorization: await gateway.authorize(scopes, role, citizenRef),
      }),
      openChat: (humanUid) => openChat({ url: () => relay.url, ...(humanUid && { human: { humanUid } }) }),
      async deliver(...events) {
        const body = JSON.stringify({ events })
        const at = String(Math.floor(Date.now() / 1000))
        const { status } = await fetch(`${relay.url}/webhooks/demo`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-parley-timestamp': at,
            'x-parley-signature': sign(webhookSecret, at, Buffer.from(body)),
          },
          body,
        })
        return status
      },
    },
  })
  await host.workspace({ credits: 10_000 })
  return {
    host,
    async stop() {
      await relay.stop()
      await customer.stop()
      await gateway.stop()
      await platform.remove()
    },
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../../../src/relay/config/file.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type Receiver, startReceiver } from '../../../support/receiver.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'

const kills = times(1, 10)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('server killed between a delivery and its record', () => {
  let server: ServerProcess
  let receiver: Receiver
  /** Number of upcoming deliveries to receive without a response. */
  let silent = 0
  const folder = mkdtempSync(join(tmpdir(), 'parley-config-'))
  beforeAll(async () => {
    receiver = await startReceiver(() => (silent-- > 0 ? 'hang' : 200))
    const file = join(folder, 'parley.config.json')
    const webhooks = [{ name: 'crm', url: receiver.url }]
    writeFileSync(
      file,
      JSON.stringify({
        ...demoConfig,
        channels: [{ gwId: 'demo', title: 'Demo', webhooks }],
        webhooks: { privateNetworks: ['127.0.0.1'] },
      }),
    )
    server = await startServer({
      PARLEY_CONFIG: file,
      PARLEY_TARGET_SECRET_DEMO_CRM: 'a secret that is long enough',
    })
  })
  afterAll(async () => {
    await server.remove()
    await receiver.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const until = async (found: () => boolean) => {
    for (const end = Date.now() + 60_000; !found(); ) {
      if (Date.now() > end) throw new Error('it did not come')
      await pause(20)
    }
  }

  it('repeats the delivery with the same id, and continues in order', async () => {
    const chat = await openChat({ url: () => server.url() })
    for (let nr = 0; nr < kills; nr++) {
      await pause(300)
      const before = receiver.posted.length
      silent = 1
      await chat.say(`word ${nr}`)
      await until(() => receiver.posted.length > before)
      const held = receiver.posted[before]
      await server.kill()
      await server.start()
      await until(() => receiver.posted.length > before + 1)
      expect(receiver.posted[before + 1]?.body).toBe(held?.body)
    }
    const { body } = await chat
      .request('POST', '/chat/v1/feedback', { rating: 3 })
      .then(() => ({ body: receiver.taken }))
    await until(() => body.some(({ type }) => type === 'feedback_given'))
    const seqs = body.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
  })

  it('does not start without the signing secret of its deliveries', async () => {
    await server.kill()
    await expect(server.start({ PARLEY_TARGET_SECRET_DEMO_CRM: 'short' })).rejects.toThrow(
      'PARLEY_TARGET_SECRET_DEMO_CRM: at least 16 characters',
    )
  })
})

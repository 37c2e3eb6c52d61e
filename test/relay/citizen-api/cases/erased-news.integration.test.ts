import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

describe(`notifications about an erased chat on ${database.name}`, () => {
  let relay: TestRelay
  let upstream: FakeTrustLayer
  /** Lets pending case reports arrive. */
  let letArrive: (() => void) | undefined
  let asked = 0
  beforeAll(async () => {
    upstream = createFakeTrustLayer(51)
    relay = await startRelay({
      dispatch: async (request) => {
        if (request.path === '/v1/cases/intake') {
          asked++
          await new Promise<void>((go) => {
            letArrive = go
          })
        }
        return upstream.dispatch(request)
      },
    })
  })
  afterAll(() => relay.stop())

  it('are stopped for each case of the chat', async () => {
    const chat = await openChat({ url: () => relay.url })
    await chat.say('report')
    await expect.poll(() => asked).toBe(1)
    letArrive?.()
    await chat.until(() => chat.events.some(({ type }) => type === 'case'))
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    await expect.poll(() => upstream.stopped).toEqual(['CASE-51'])
  })

  it('are also stopped for a case created after the chat was erased', async () => {
    const chat = await openChat({ url: () => relay.url })
    await chat.say('report')
    await expect.poll(() => asked).toBe(2)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    expect(upstream.stopped).not.toContain('CASE-52')
    letArrive?.()
    await expect.poll(() => upstream.stopped).toContain('CASE-52')
  })
})

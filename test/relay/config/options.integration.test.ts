import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { sign } from '../../../src/contract/chat/webhook-signature.ts'
import { mp3 } from '../../support/audio-files.ts'
import { type ChatClient, openChat } from '../../support/chat-client.ts'
import { createFakeVoice, type FakeVoice } from '../../support/fake-voice.ts'
import { startRelay, type TestRelay, type TestRelayOptions, webhookSecret } from '../../support/relay.ts'

/** Each test changes one option of the configuration and checks its effect. */
describe('configuration options', () => {
  let relay: TestRelay
  let voice: FakeVoice
  const start = async (config: TestRelayOptions['config'], clip = Buffer.from('clip')) => {
    voice = createFakeVoice(clip)
    relay = await startRelay({ dispatch: voice.dispatch, ...(config && { config }) })
  }
  afterEach(() => relay.stop())

  describe('trustedProxies', () => {
    /** Sends ten voice notes from each of eleven sessions, whose requests come through one proxy. */
    const statuses = async (): Promise<Set<number>> => {
      const note = await mp3({ seconds: 1 })
      const seen = new Set<number>()
      for (let visitor = 1; visitor <= 11; visitor++) {
        const chat = await openChat({ url: () => relay.url })
        for (let sent = 0; sent < 10; sent++) {
          const response = await fetch(`${relay.url}/chat/v1/transcriptions?lang=en`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${chat.session.token}`,
              'content-type': 'audio/mpeg',
              'x-forwarded-for': `203.0.113.99, 198.51.100.${visitor}`,
            },
            body: new Uint8Array(note),
          })
          await response.arrayBuffer()
          seen.add(response.status)
        }
      }
      return seen
    }

    it('ignores forwarded addresses by default, so that all clients behind a proxy share one budget', async () => {
      await start({ limits: {} })
      expect(await statuses()).toContain(429)
    })

    it('uses the address that the configured number of proxies have reported', async () => {
      await start({ limits: {}, trustedProxies: 1 })
      expect(await statuses()).not.toContain(429)
    })
  })

  it.each([
    { speechCacheMb: 1, kept: 1, made: 3 },
    { speechCacheMb: 2, kept: 2, made: 2 },
  ])('speechCacheMb: $speechCacheMb caches that much speech', async ({ speechCacheMb, kept, made }) => {
    const oneSecond = await mp3({ seconds: 1 })
    const clip = Buffer.concat(Array(Math.ceil((700 * 1024) / oneSecond.length)).fill(oneSecond))
    await start({ speechCacheMb }, clip)
    const chat = await openChat({ url: () => relay.url })
    const first = await idOfEcho(chat, 'The first words')
    const second = await idOfEcho(chat, 'The second words')
    const listen = async (id: string) => {
      const response = await fetch(`${relay.url}/chat/v1/messages/${id}/speech`, {
        headers: { authorization: `Bearer ${chat.session.token}` },
      })
      expect((await response.arrayBuffer()).byteLength).toBe(clip.length)
    }
    const clips = async () =>
      (await relay.test.storage.db.selectFrom('speech_clip').select('key').execute()).map(({ key }) => key)
    await listen(first)
    // A clip is cached once it has been sent.
    await expect.poll(clips).toHaveLength(1)
    const [clipOfFirst] = await clips()
    await listen(second)
    await expect
      .poll(async () => ({
        kept: (await clips()).length,
        first: (await clips()).includes(clipOfFirst ?? ''),
      }))
      .toEqual({ kept, first: kept === 2 })
    await listen(first)
    expect(voice.spoken).toHaveLength(made)
  })

  it.each([
    { names: 'default', age: 20, webhooks: undefined, status: 200 },
    { names: 'default', age: 20, webhooks: { toleranceSeconds: 10 }, status: 401 },
    {
      names: 'default',
      age: 0,
      webhooks: { signatureHeader: 'x-other', timestampHeader: 'x-at' },
      status: 401,
    },
    {
      names: 'other',
      age: 0,
      webhooks: { signatureHeader: 'x-other', timestampHeader: 'x-at' },
      status: 200,
    },
    { names: 'other', age: 0, webhooks: undefined, status: 401 },
  ])(
    'webhooks $webhooks answers a delivery with $names headers, $age s old, with $status',
    async ({ names, age, webhooks, status }) => {
      await start({ ...(webhooks && { webhooks }) })
      const chat = { id: 'p-1', human: { id: 'h-1', name: 'Maria' } }
      const said = {
        author_type: 'agent',
        author_id: 'a1',
        author_name: 'Ana',
        type: 'text',
        data: { text: 'Hello' },
      }
      const event = {
        chat,
        channel: { id: 'hook-1' },
        chatToken: 'c-1',
        type: 'new_messages',
        messages: [said],
      }
      const body = JSON.stringify({ events: [event] })
      const at = String(Math.floor(Date.now() / 1000) - age)
      const [signature, timestamp] =
        names === 'other' ? ['x-other', 'x-at'] : ['x-parley-signature', 'x-parley-timestamp']
      const response = await fetch(`${relay.url}/webhooks/demo`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signature]: sign(webhookSecret, at, Buffer.from(body)),
          [timestamp]: at,
        },
        body,
      })
      expect(response.status).toBe(status)
    },
  )

  it.each([true, false])(
    'plainHumanHash: %s decides whether a hash without an expiry is accepted as proof',
    async (plainHumanHash) => {
      await start({ channels: [{ gwId: 'demo', title: 'Demo', plainHumanHash }] })
      const humanHash = createHmac('sha256', relay.identitySecret).update('u-1').digest('hex')
      const { status } = await fetch(`${relay.url}/chat/v1/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gwId: 'demo', humanUid: 'u-1', humanHash }),
      })
      expect(status).toBe(plainHumanHash ? 201 : 403)
    },
  )

  it('rejects every hash without an identity secret, and logs its variable once per channel', async () => {
    const channels = ['no-secret', 'no-secret-2', 'demo'].map((gwId) => ({ gwId, title: 'Help' }))
    await start({ channels })
    for (const { gwId } of [...channels, ...channels]) {
      const response = await fetch(`${relay.url}/chat/v1/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gwId, humanUid: 'u-1', humanHash: 'ab'.repeat(32) }),
      })
      expect(await response.json()).toMatchObject({ status: 403, errors: [{ code: 'mismatch' }] })
    }
    const named = relay.log.flatMap((line) => /"variable":"(\w+)"/.exec(line)?.[1] ?? [])
    expect(named).toEqual(['PARLEY_IDENTITY_SECRET_NO_SECRET', 'PARLEY_IDENTITY_SECRET_NO_SECRET_2'])
    const details = relay.log.flatMap(
      (line) => /"identity-refused".*"detail":"([\w-]+)"/.exec(line)?.[1] ?? [],
    )
    expect(new Set(details)).toEqual(new Set(['no-secret', 'mismatch']))
  })

  it.each([0, 600])('hstsSeconds: %d is sent to browsers that connect over TLS', async (hstsSeconds) => {
    await start({ hstsSeconds, trustedProxies: 1 })
    const { headers } = await fetch(`${relay.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).toBe(hstsSeconds === 0 ? null : 'max-age=600')
  })

  it.each([undefined, 'https://bank.example/holes'])(
    'securityContact: %s is in security.txt',
    async (contact) => {
      await start({ ...(contact && { securityContact: contact }) })
      const response = await fetch(`${relay.url}/.well-known/security.txt`)
      expect(response.status).toBe(contact ? 200 : 404)
      if (contact) expect(await response.text()).toContain(`Contact: ${contact}\n`)
    },
  )

  it.each([true, false])(
    'ephemeral: %s is sent to the page, which then stores nothing',
    async (ephemeral) => {
      await start({ channels: [{ gwId: 'demo', title: 'Demo', ephemeral }] })
      const chat = await openChat({ url: () => relay.url })
      expect(chat.session.channel.ephemeral).toBe(ephemeral)
    },
  )
})

/** Returns the id of the bot's message that repeats the citizen's. */
async function idOfEcho(chat: ChatClient, text: string): Promise<string> {
  await chat.say(text)
  const isEcho = (message: { author: { kind: string }; data: object }) =>
    message.author.kind === 'bot' && JSON.stringify(message.data).includes(text)
  const messages = await chat.until((all) => all.some(isEcho))
  return messages.find(isEcho)?.id ?? ''
}

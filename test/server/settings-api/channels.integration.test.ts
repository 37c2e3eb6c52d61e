import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ChannelsView,
  NumbersView,
  SettingChanges,
  TextsView,
} from '../../../src/contract/console/overlay.ts'
import { demoConfig } from '../../../src/relay/config/file.ts'
import { invite, type SignedIn, signInAs } from '../../support/operator.ts'
import { ask } from '../../support/raw-request.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'

describe('channels at the console', () => {
  let relay: TestRelay
  let ana: SignedIn
  let ben: SignedIn
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
      channels: [
        { gwId: 'open', title: 'Open' },
        { gwId: 'named', title: 'Named', allowedOrigins: ['https://bank.example'] },
      ],
      // As in a demonstration: other tests cover how users prove their presence.
      wantsCode: false,
      config: {
        profile: {
          ...demoConfig.profile,
          crisisLine: undefined,
          texts: { en: { 'say.help': 'Call {hotlines}' } },
        },
      },
    })
    ana = await signInAs(relay.url, await invite(relay.test.storage, { role: 'administrator' }))
    ben = await signInAs(relay.url, await invite(relay.test.storage, { role: 'administrator' }))
  })
  afterAll(() => relay.stop())

  const read = async <T>(call: string) => JSON.parse((await ana.call(call)).text) as T
  const channels = () => read<ChannelsView>('GET /console/api/settings/channels')
  const set = (path: string, value: unknown, version = 0) =>
    ana.call('PUT /console/api/settings/overlay', { path, value, version })
  /** Makes another administrator approve what was proposed. */
  const approve = async ({ text }: { text: string }) => {
    const { proposal } = JSON.parse(text) as { proposal: string }
    const { waiting } = await read<SettingChanges>('GET /console/api/settings/changes')
    const digest = waiting.find(({ id }) => id === proposal)?.digest
    return ben.call(`POST /console/api/settings/changes/${proposal}/approve`, { digest })
  }
  const framesOf = async (address: string) => {
    const { headers } = await ask(address)
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }

  it('show the source of each setting', async () => {
    const { relayUrl, isPublic, channels: all } = await channels()
    expect({ relayUrl, isPublic }).toEqual({ relayUrl: relay.url, isPublic: false })
    expect(all.map(({ gwId, allowedOrigins }) => [gwId, allowedOrigins.from, allowedOrigins.value])).toEqual([
      ['open', 'nobody', null],
      ['named', 'file', ['https://bank.example']],
    ])
  })

  it('allow a site to show the chat as soon as it is set, and no longer once it is reset', async () => {
    const chat = `${relay.url}/chat?gwId=open`
    expect(await framesOf(chat)).toBe("'self'")
    const site = 'https://shop.example'
    expect((await set('channels.open.allowedOrigins', [site])).status).toBe(200)
    expect(await framesOf(chat)).toBe(`'self' ${site}`)
    expect(await framesOf(`${relay.url}/chat?gwId=named`)).toBe("'self' https://bank.example")
    const stale = await set('channels.open.allowedOrigins', ['https://evil.example'])
    expect([stale.status, await framesOf(chat)]).toEqual([409, `'self' ${site}`])
    const [open] = (await channels()).channels
    expect(open?.allowedOrigins).toMatchObject({ from: 'console', changedBy: ana.login, version: 1 })
    expect((await set('channels.open.allowedOrigins', null, 1)).status).toBe(200)
    expect(await framesOf(chat)).toBe("'self'")
  })

  it('leave settings in the file to the file', async () => {
    const refused = await set('channels.named.allowedOrigins', ['https://evil.example'])
    expect([refused.status, JSON.parse(refused.text).reason]).toEqual([409, 'set-in-file'])
    expect((await set('profile.texts.en.say.help', 'Call me: {hotlines}')).status).toBe(409)
  })

  it('are shown in a frame only by this console, with its own link', async () => {
    const [open] = (await channels()).channels
    const link = open?.previewUrl ?? ''
    expect(await framesOf(link)).toBe(`'self' ${relay.url}`)
    expect(await framesOf(link.replace('gwId=open', 'gwId=named'))).toBe("'self' https://bank.example")
  })

  it('offer help for a customer’s page, in the first language of the channel', async () => {
    const [open] = (await channels()).channels
    expect(open?.help).toEqual({ lang: 'en', title: 'Report a scam', lines: demoConfig.profile.hotlines })
  })

  it('show their numbers as the citizen reads them in each language', async () => {
    const numbers = () => read<NumbersView>('GET /console/api/settings/numbers')
    const { crisisLine, banks } = await numbers()
    expect(crisisLine.from).toBe('nobody')
    expect(banks[0]?.fraudNumber).toMatchObject({ from: 'file', value: '1234' })
    const proposed = await set('profile.crisisLine', { label: 'Lifeline', number: '1550' })
    expect([proposed.status, (await numbers()).crisisLine.from]).toEqual([202, 'nobody'])
    expect((await approve(proposed)).status).toBe(200)
    const { previews } = await numbers()
    expect(previews.map(({ lang }) => lang)).toEqual(demoConfig.profile.languages)
    for (const { lines } of previews) {
      expect(lines.filter((line) => line.includes('Lifeline') && line.includes('1550'))).toHaveLength(1)
      expect(lines[0]).toContain('911')
    }
  })

  it('can have their texts reworded, except for those that the citizen taps', async () => {
    const texts = async () => (await read<TextsView>('GET /console/api/settings/texts/fr')).texts
    const all = await texts()
    expect(all.some(({ key }) => key.startsWith('taps.'))).toBe(false)
    const own = all.find(({ key }) => key === 'ask.danger.ask')
    expect(own).toMatchObject({ wording: { from: 'nobody' } })
    expect((await set('profile.texts.fr.ask.danger.ask', 'Êtes-vous en sécurité ?')).status).toBe(200)
    expect((await texts()).find(({ key }) => key === 'ask.danger.ask')?.wording).toMatchObject({
      from: 'console',
      value: 'Êtes-vous en sécurité ?',
    })
    expect((await ana.call('GET /console/api/settings/texts/xx')).status).toBe(404)
  })

  it('reject what is not a setting, and name the field', async () => {
    for (const [path, value, field] of [
      ['channels.open.allowedOrigins', ['bank.example'], 'value.0'],
      ['profile.country', 'XX', 'path'],
    ]) {
      const { status, text } = await set(String(path), value)
      expect([status, JSON.parse(text).errors[0].field]).toEqual([400, field])
    }
    const { status } = await ana.call('PUT /console/api/settings/overlay', { path: 'x', value: 'y' })
    expect(status).toBe(400)
  })
})

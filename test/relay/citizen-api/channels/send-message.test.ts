import { describe, expect, it } from 'vitest'
import {
  createSendMessage,
  SendMessageError,
} from '../../../../src/relay/citizen-api/channels/send-message.ts'
import type { Channel } from '../../../../src/relay/config/channel.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'

const template = { url: 'https://platform.example/send', body: { said: '{{text}}' } }
const configOf = (sendMessage?: object) =>
  parseConfig({
    ...demoConfig,
    channels: [{ gwId: 'demo', title: 'Demo', assistant: 'platform', ...(sendMessage && { sendMessage }) }],
  })
const channelsOf = (sendMessage?: object): ReadonlyMap<string, Channel> =>
  new Map(configOf(sendMessage).channels.map((channel) => [channel.gwId, channel]))
const say = {
  gwId: 'demo',
  chatToken: 'chat/1',
  messageId: 'm1',
  type: 'text' as const,
  text: 'Line one\n{{secret}} "two"',
  replyToken: 'm1',
  lang: 'en',
}
const answering = (status: number) => async () => new Response(null, { status })

describe('send-message call', () => {
  it.each([
    [
      'an unknown placeholder',
      { ...template, body: { said: '{{words}}' } },
      /sendMessage\.body: \{\{words\}\}/,
    ],
    [
      'the citizen’s words in a header',
      { ...template, headers: { 'x-said': '{{text}}' } },
      /headers: \{\{text\}\}/,
    ],
    [
      'the citizen’s words in the address',
      { ...template, url: 'https://a.example/{{text}}' },
      /url: \{\{text\}\}/,
    ],
    ['no address', { ...template, url: 'ftp://a.example' }, /url: must be an http or https address/],
  ])('does not start with %s', (_, sendMessage, message) => {
    expect(() => configOf(sendMessage)).toThrow(message)
  })

  it('does not start without an address to send to, or without the secret that it uses', () => {
    const deps = { secretOf: () => undefined, embedded: undefined }
    expect(() => createSendMessage({ ...deps, channels: channelsOf() })).toThrow(/demo needs sendMessage/)
    const headers = { authorization: 'Bearer {{secret}}' }
    const channels = channelsOf({ ...template, headers })
    expect(() => createSendMessage({ ...deps, channels })).toThrow(/^PARLEY_SEND_SECRET_DEMO: is missing/)
  })

  it("puts values where they belong, and never treats the citizen's words as a template", async () => {
    const seen: { url: string; body: string; authorization: string | null }[] = []
    const send = createSendMessage({
      channels: channelsOf({
        url: 'https://platform.example/{{chatToken}}',
        headers: { authorization: 'Bearer {{secret}}' },
        body: { said: '{{text}}', list: ['{{type}}', '{{payload}}'], who: { uid: '{{humanUid}}' } },
      }),
      secretOf: () => 's',
      embedded: undefined,
      fetch: async (url, init) => {
        const authorization = new Headers(init?.headers).get('authorization')
        seen.push({ url: String(url), body: String(init?.body), authorization })
        return new Response()
      },
    })
    await send(say)
    expect(seen.map(({ url, body, authorization }) => [url, JSON.parse(body), authorization])).toEqual([
      ['https://platform.example/chat%2F1', { said: say.text, list: ['text', null] }, 'Bearer s'],
    ])
  })

  it.each([
    [400, false],
    [413, false],
    [422, false],
    [401, true],
    [404, true],
    [429, true],
    [503, true],
    [302, true],
  ])('with response %i can be retried: %s', async (status, isTransient) => {
    const send = createSendMessage({
      channels: channelsOf(template),
      secretOf: () => undefined,
      embedded: undefined,
      fetch: answering(status),
    })
    const error = await send(say).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SendMessageError)
    expect((error as SendMessageError).isTransient).toBe(isTransient)
    expect(String(error)).not.toContain('two')
  })
})

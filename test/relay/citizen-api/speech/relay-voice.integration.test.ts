import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VoiceInfo } from '../../../../src/contract/chat/chat.ts'
import { badFiles, goodFiles, mp3, noise, wav } from '../../../support/audio-files.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import {
  createFakeVoice,
  type FakeVoice,
  problemAnswer,
  slowAnswer,
  textAnswer,
} from '../../../support/fake-voice.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { createVoicePlatform, hasProgram, takeoverSecret } from '../../../support/voice.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'

let relay: TestRelay
let voice: FakeVoice
let clip: Buffer

beforeAll(async () => {
  clip = await mp3({ seconds: 2 })
  voice = createFakeVoice(clip)
  relay = await startRelay({ dispatch: voice.dispatch })
})
afterAll(() => relay.stop())
beforeEach(() => {
  voice.spoken.length = 0
  voice.heard.length = 0
  voice.begun = 0
  voice.answer = {}
})

let turns = 0
/** Opens a chat with a message that has not been spoken yet. */
async function chatWithMessage(): Promise<{ chat: ChatClient; id: string; text: string }> {
  const chat = await openChat({ url: () => relay.url })
  const text = `Words that are new ${++turns}`
  await chat.say(text)
  const messages = await chat.until((all) => all.some((message) => isEcho(message, text)))
  const id = messages.find((message) => isEcho(message, text))?.id ?? ''
  return { chat, id, text }
}
const isEcho = (message: { author: { kind: string }; type: string; data: object }, text: string) =>
  message.author.kind === 'bot' && JSON.stringify(message.data).includes(text)

const listen = (chat: ChatClient, id: string, headers: Record<string, string> = {}, query = '') =>
  fetch(`${relay.url}/chat/v1/messages/${id}/speech${query}`, {
    headers: { authorization: `Bearer ${chat.session.token}`, ...headers },
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const voiceOf = async (chat: ChatClient): Promise<VoiceInfo> =>
  (await chat.request('GET', '/chat/v1/voice')).json()
const record = (chat: ChatClient, body: Buffer, query = '?lang=en', type = 'audio/mpeg') =>
  fetch(`${relay.url}/chat/v1/transcriptions${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chat.session.token}`, 'content-type': type },
    body: new Uint8Array(body),
  })

describe('speech of a message', () => {
  it('is the audio of its words, synthesised once and then stored', async () => {
    const { chat, id, text } = await chatWithMessage()
    const first = await listen(chat, id)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('audio/mpeg')
    expect(first.headers.get('cache-control')).toContain('private')
    expect(await bytesOf(first)).toEqual(clip)
    const again = await listen(chat, id)
    expect(again.headers.get('content-length')).toBe(String(clip.length))
    expect(await bytesOf(again)).toEqual(clip)
    expect(voice.spoken.length).toBe(1)
    expect(voice.spoken[0]).toMatchObject({ lang: 'en', speed: 1 })
    expect(voice.spoken[0]?.text).toContain(text)
  })

  it('costs one call for 25 simultaneous requests', async () => {
    const { chat, id } = await chatWithMessage()
    const answers = await Promise.all(Array.from({ length: 25 }, () => listen(chat, id).then(bytesOf)))
    for (const bytes of answers) expect(bytes.equals(clip)).toBe(true)
    expect(voice.spoken.length).toBe(1)
  })

  it('is another clip in another gender, and the same for equal words in another chat', async () => {
    const one = await chatWithMessage()
    await listen(one.chat, one.id, {}, '?gender=female')
    await listen(one.chat, one.id, {}, '?gender=male')
    expect(voice.spoken.map(({ gender }) => gender)).toEqual(['female', 'male'])
    const other = await openChat({ url: () => relay.url })
    await other.say(one.text)
    const messages = await other.until((all) => all.some((message) => isEcho(message, one.text)))
    const same = messages.find((message) => isEcho(message, one.text))?.id ?? ''
    await listen(other, same, {}, '?gender=male')
    expect(voice.spoken.length).toBe(2)
  })

  it('starts to play before it is complete', async () => {
    const { chat, id } = await chatWithMessage()
    const slow = slowAnswer()
    voice.answer.speech = () => slow.response
    const base64 = clip.toString('base64')
    slow.push(base64.slice(0, 2000))
    const response = await listen(chat, id, { range: 'bytes=0-' })
    expect(response.status).toBe(200)
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const { value } = await reader.read()
    expect(value?.length).toBeGreaterThan(0)
    slow.push(base64.slice(2000))
    slow.push(null)
    let size = value?.length ?? 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.length
    expect(size).toBe(clip.length)
  })

  it.each([
    { range: 'bytes=0-1', from: 0, to: 1 },
    { range: 'bytes=100-', from: 100, to: -1 },
    { range: 'bytes=-50', from: -50, to: -1 },
    { range: 'bytes=10-99999999', from: 10, to: -1 },
  ])('returns the range $range', async ({ range, from, to }) => {
    const { chat, id } = await chatWithMessage()
    const response = await listen(chat, id, { range })
    const at = (n: number) => (n < 0 ? clip.length + n : n)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${at(from)}-${at(to)}/${clip.length}`)
    expect(await bytesOf(response)).toEqual(clip.subarray(at(from), at(to) + 1))
  })

  it('returns no range beyond its end', async () => {
    const { chat, id } = await chatWithMessage()
    expect((await listen(chat, id, { range: 'bytes=99999999-' })).status).toBe(416)
  })

  it('is not sent again to a client that has it', async () => {
    const { chat, id } = await chatWithMessage()
    const etag = (await listen(chat, id)).headers.get('etag') ?? ''
    const again = await listen(chat, id, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect((await bytesOf(again)).length).toBe(0)
  })

  it('requires a session or an address with a valid token', async () => {
    const { chat, id } = await chatWithMessage()
    const { token } = await voiceOf(chat)
    const address = (given: string) =>
      fetch(`${relay.url}/chat/v1/messages/${id}/speech?token=${encodeURIComponent(given)}`)
    expect((await address(token)).status).toBe(200)
    expect((await address(`${token.slice(0, -2)}xx`)).status).toBe(401)
    expect((await address(chat.session.token)).status).toBe(401)
    expect((await fetch(`${relay.url}/chat/v1/messages/${id}/speech`)).status).toBe(401)
    const asSession = await fetch(`${relay.url}/chat/v1/messages`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asSession.status).toBe(401)
  })

  it('is unavailable when the token has expired or the chat was erased', async () => {
    const { chat, id } = await chatWithMessage()
    const { token } = await voiceOf(chat)
    const address = `${relay.url}/chat/v1/messages/${id}/speech?token=${encodeURIComponent(token)}`
    relay.setNow(new Date(Date.now() + 11 * 60_000).toISOString())
    expect((await fetch(address)).status).toBe(401)
    relay.setNow(new Date().toISOString())
    expect((await fetch(address)).status).toBe(200)
    await chat.request('DELETE', '/chat/v1/session')
    expect((await fetch(address)).status).toBe(401)
  })

  it('is not found in another chat', async () => {
    const { id } = await chatWithMessage()
    const { chat } = await chatWithMessage()
    expect((await listen(chat, id)).status).toBe(404)
    expect(voice.spoken.length).toBe(0)
  })

  it.each([
    { query: '?lang=xx', field: 'lang' },
    { query: '?lang=kj&gender=male', field: 'gender' },
    { query: '?gender=robot', field: 'gender' },
    { query: '?speed=9', field: 'speed' },
    { query: '?speed=1.01', field: 'speed' },
  ])('is refused for $query, at no cost', async ({ query, field }) => {
    const { chat, id } = await chatWithMessage()
    const response = await listen(chat, id, {}, query)
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].field).toBe(field)
    expect(voice.spoken.length).toBe(0)
  })

  const failures = [
    {
      name: 'used-up credits',
      answer: () => problemAnswer(403, { type: 'urn:parley:problem:credits-exhausted' }),
      status: 403,
      words: 'go on typing',
    },
    {
      name: 'used-up credits in the words of another platform',
      answer: () => problemAnswer(403, { error: 'Insufficient voice credits' }),
      status: 403,
      words: 'go on typing',
    },
    {
      name: 'a 403 for another reason',
      answer: () => problemAnswer(403, { error: 'Invalid credentials' }),
      status: 502,
      words: '',
    },
    {
      name: 'a 403 of a firewall',
      answer: () => ({ ...textAnswer('<html>Forbidden</html>'), status: 403 }),
      status: 502,
      words: '',
    },
    {
      name: 'an engine that hung',
      answer: () => problemAnswer(503, { reason: 'hung' }),
      status: 503,
      words: 'Try again now',
    },
    {
      name: 'voices that are still loading',
      answer: () => problemAnswer(503, { reason: 'loading' }),
      status: 503,
      words: 'still loading',
    },
    {
      name: 'a page instead of speech',
      answer: () => textAnswer('<html>busy</html>'),
      status: 502,
      words: '',
    },
    {
      name: 'something that is no sound',
      answer: () => textAnswer('QUJDREVG'),
      status: 502,
      words: 'no speech',
    },
    { name: 'a wrong secret', answer: () => problemAnswer(401, {}), status: 502, words: '' },
  ]
  it.each(failures)(
    'returns an error for citizens after $name, and can be retried',
    async ({ answer, status, words }) => {
      const { chat, id } = await chatWithMessage()
      voice.answer.speech = answer
      const failed = await listen(chat, id)
      expect(failed.status).toBe(status)
      expect((await failed.json()).detail ?? '').toContain(words)
      voice.answer = {}
      expect(await bytesOf(await listen(chat, id))).toEqual(clip)
    },
  )

  it('is not stored if it was interrupted', async () => {
    const { chat, id } = await chatWithMessage()
    const slow = slowAnswer()
    voice.answer.speech = () => slow.response
    slow.push(clip.toString('base64').slice(0, 2000))
    const response = await listen(chat, id)
    slow.push(new Error('gone'))
    await expect(bytesOf(response)).rejects.toThrow()
    voice.answer = {}
    expect(await bytesOf(await listen(chat, id))).toEqual(clip)
  })

  it('is not stored if the chat is erased during synthesis', async () => {
    const { chat, id } = await chatWithMessage()
    const other = await chatWithMessage()
    const kept = async () =>
      (await relay.test.storage.db.selectFrom('speech_clip').select('key').execute()).map(({ key }) => key)
    const slow = slowAnswer()
    voice.answer.speech = () => slow.response
    const base64 = clip.toString('base64')
    slow.push(base64.slice(0, 2000))
    const response = await listen(chat, id)
    const erased = response.headers.get('etag') ?? ''
    expect(erased).toMatch(/^"\w{16,}/)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    slow.push(base64.slice(2000))
    slow.push(null)
    expect(await bytesOf(response)).toEqual(clip)
    voice.answer = {}
    // Clips are stored one after another.
    const next = (await listen(other.chat, other.id)).headers.get('etag') ?? ''
    await expect.poll(async () => (await kept()).some((key) => next.includes(key))).toBe(true)
    expect((await kept()).some((key) => erased.includes(key))).toBe(false)
  })

  it("is not available for the citizen's own messages", async () => {
    const { chat } = await chatWithMessage()
    const own = chat.messages().find(({ author }) => author.kind === 'visitor')
    const response = await listen(chat, own?.id ?? '')
    expect(response.status).toBe(403)
    expect(voice.spoken.length).toBe(0)
  })
})

describe.runIf(hasProgram('espeak-ng'))('speech by the embedded platform', () => {
  it('costs one credit for 25 simultaneous requests for the same text', async () => {
    const test = await database.create()
    const platform = createVoicePlatform(test.storage, {
      weights: '/nowhere',
      threadFile: await buildVoiceThread(),
    })
    const spending = await startRelay({ dispatch: platform.dispatch, secret: takeoverSecret })
    try {
      await platform.workspace({ credits: 10, unlimited: false })
      const text = 'The same words for everybody'
      const listeners = await Promise.all(
        Array.from({ length: 25 }, async () => {
          const chat = await openChat({ url: () => spending.url })
          await chat.say(text)
          const messages = await chat.until((all) => all.some((message) => isEcho(message, text)))
          return { chat, id: messages.find((message) => isEcho(message, text))?.id ?? '' }
        }),
      )
      const clips = await Promise.all(
        listeners.map(({ chat, id }) =>
          fetch(`${spending.url}/chat/v1/messages/${id}/speech`, {
            headers: { authorization: `Bearer ${chat.session.token}` },
          }).then(bytesOf),
        ),
      )
      expect(clips[0]?.length).toBeGreaterThan(2000)
      for (const each of clips) expect(each.equals(clips[0] ?? Buffer.alloc(0))).toBe(true)
      expect(await platform.credits()).toBe(9)
    } finally {
      await spending.stop()
      platform.close()
      await test.remove()
    }
  })
})

describe('recording', () => {
  it.each(goodFiles)('is transcribed: $name', async ({ make, format }) => {
    const chat = await openChat({ url: () => relay.url })
    const file = await make()
    const response = await record(chat, file, '?lang=en', format === 'wav' ? 'audio/wav' : 'audio/mpeg')
    expect(await response.json()).toEqual({ text: 'I sent five thousand pesos.', lang: 'en' })
    expect(voice.heard.length).toBe(1)
    expect(voice.heard[0]).toMatchObject({ lang: 'en', filename: `speech.${format}` })
    expect(voice.heard[0]?.bytes.equals(file)).toBe(true)
  })

  it('is refused with a reason if it is invalid, before or during the upload, and never transcribed', async () => {
    for (const { name, make, fault } of badFiles) {
      const chat = await openChat({ url: () => relay.url })
      const response = await record(chat, await make())
      const problem = await response.json()
      expect([400, 413, 415], name).toContain(response.status)
      // Beyond the maximum size, it is not even examined.
      expect(problem.errors[0].code, name).toBe(fault)
    }
    expect(voice.heard.length).toBe(0)
  })

  it('is not sent upstream if its first part is invalid', async () => {
    const chat = await openChat({ url: () => relay.url })
    await record(chat, noise(300_000))
    expect(voice.begun).toBe(0)
  })

  it.each([
    { name: 'no language', query: '', type: 'audio/mpeg', status: 400 },
    { name: 'an unknown language', query: '?lang=xx', type: 'audio/mpeg', status: 400 },
    { name: 'another type', query: '?lang=en', type: 'audio/webm', status: 415 },
  ])('is refused with $name', async ({ query, type, status }) => {
    const chat = await openChat({ url: () => relay.url })
    expect((await record(chat, await mp3(), query, type)).status).toBe(status)
    expect(voice.begun).toBe(0)
  })

  it('requires a session', async () => {
    const response = await fetch(`${relay.url}/chat/v1/transcriptions?lang=en`, { method: 'POST' })
    expect(response.status).toBe(401)
  })

  it.each([
    { answer: 'words', words: 'words' },
    { answer: '  words\n', words: 'words' },
    { answer: '"words"', words: 'words' },
    { answer: '"Yes," he said', words: '"Yes," he said' },
    { answer: '{"text":"words"}', words: 'words' },
    { answer: '{"transcript":"words"}', words: 'words' },
    { answer: '{"result":"words","x":1}', words: 'words' },
    { answer: '', words: '' },
  ])('returns the words in any upstream format: $answer', async ({ answer, words }) => {
    const chat = await openChat({ url: () => relay.url })
    voice.answer.words = () => textAnswer(answer)
    expect(await (await record(chat, await mp3())).json()).toEqual({ text: words, lang: 'en' })
  })

  it.each(['{"error":"x"}', '[1]', '{"text":1}', '<!doctype html>', '{"text"'])(
    'returns an error for the upstream response %s',
    async (answer) => {
      const chat = await openChat({ url: () => relay.url })
      voice.answer.words = () => textAnswer(answer)
      const response = await record(chat, await mp3())
      expect(response.status).toBe(502)
      expect((await response.json()).instance).toBeTruthy()
    },
  )

  it('leaves no words in the log', async () => {
    const chat = await openChat({ url: () => relay.url })
    await record(chat, wav(), '?lang=en', 'audio/wav')
    expect(relay.log.join('')).not.toContain('five thousand')
  })
})

describe('voice settings of a chat', () => {
  it('list the languages according to the tables of the interface', async () => {
    const chat = await openChat({ url: () => relay.url })
    const { languages, maxSeconds } = await voiceOf(chat)
    expect(maxSeconds).toBe(120)
    expect(languages).toContainEqual({
      code: 'kj',
      hears: 'local',
      male: null,
      female: 'native',
      approximate: null,
    })
    expect(languages).toContainEqual({
      code: 'rw',
      hears: 'local',
      male: 'converted',
      female: 'native',
      approximate: null,
    })
    expect(languages).toContainEqual({
      code: 'ur',
      hears: 'general',
      male: 'native',
      female: 'native',
      approximate: null,
    })
  })

  it('name the substitute voice of a language until it has its own', async () => {
    const { chat, id } = await chatWithMessage()
    const approximate = async () =>
      (await voiceOf(chat)).languages.find(({ code }) => code === 'rw')?.approximate
    const base64 = clip.toString('base64')
    voice.answer.speech = () => ({
      ...textAnswer(base64),
      headers: { 'content-type': 'text/plain', 'x-parley-voice': 'approximate; lang=sw' },
    })
    await listen(chat, id, {}, '?lang=rw')
    expect(await approximate()).toBe('sw')
    voice.answer = {}
    await listen(chat, id, {}, '?lang=rw&speed=1.5')
    expect(await approximate()).toBeNull()
  })

  it('are not found in a channel without voice', async () => {
    const silent = await startRelay({
      dispatch: voice.dispatch,
      channels: [{ gwId: 'demo', title: 'Silent', voice: false }],
    })
    const chat = await openChat({ url: () => silent.url })
    expect(chat.session.channel.voice).toBe(false)
    expect((await chat.request('GET', '/chat/v1/voice')).status).toBe(404)
    await silent.stop()
  })
})

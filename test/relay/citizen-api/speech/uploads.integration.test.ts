import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../src/contract/primitives/limits.ts'
import { mp3, noise } from '../../../support/audio-files.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { createFakeVoice, type FakeVoice, problemAnswer } from '../../../support/fake-voice.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

let relay: TestRelay
let voice: FakeVoice
let note: Buffer
let chat: ChatClient

beforeAll(async () => {
  note = await mp3({ seconds: 20 })
  voice = createFakeVoice(note)
  relay = await startRelay({ dispatch: voice.dispatch })
})
afterAll(() => relay.stop())
beforeEach(async () => {
  voice.heard.length = 0
  voice.answer = {}
  relay.setNow(undefined)
  chat = await openChat({ url: () => relay.url })
})

const id = 'a-voice-note'
const authorization = (by: ChatClient) => ({ authorization: `Bearer ${by.session.token}` })
const address = (name = id) => `${relay.url}/chat/v1/uploads/${name}`
const part = (offset: number, bytes: Uint8Array, { by = chat, name = id } = {}) =>
  fetch(address(name), {
    method: 'PATCH',
    headers: {
      ...authorization(by),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(bytes),
  })
const head = (by = chat, name = id) => fetch(address(name), { method: 'HEAD', headers: authorization(by) })
const offsetOf = (response: Response) => Number(response.headers.get('upload-offset') ?? Number.NaN)
const transcribe = (by = chat, name = id) =>
  fetch(`${relay.url}/chat/v1/transcriptions?lang=en&upload=${name}`, {
    method: 'POST',
    headers: authorization(by),
  })
/**
 * Sends an incomplete part, and breaks the connection. The relay gets a moment to read first, since the
 * operating system discards unread data.
 */
const breakOff = (offset: number, bytes: Uint8Array, promised: number) =>
  new Promise<void>((done) => {
    const sending = httpRequest(address(), {
      method: 'PATCH',
      headers: {
        ...authorization(chat),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(promised),
      },
    })
    sending.on('error', () => done())
    sending.write(bytes, () => setTimeout(() => sending.destroy(new Error('the network broke')), 300))
  })

describe('voice note in parts', () => {
  it('is transcribed like a single upload, with the same bytes', async () => {
    for (let at = 0; at < note.length; at += 30_000) {
      const answer = await part(at, note.subarray(at, at + 30_000))
      expect(answer.status).toBe(204)
      expect(offsetOf(answer)).toBe(Math.min(note.length, at + 30_000))
    }
    expect(await (await transcribe()).json()).toEqual({ text: 'I sent five thousand pesos.', lang: 'en' })
    expect(voice.heard.length).toBe(1)
    expect(voice.heard[0]?.bytes.equals(note)).toBe(true)
  })

  it('resumes after the connection broke in the middle of a part', async () => {
    await breakOff(0, note.subarray(0, 20_000), note.length)
    await expect.poll(async () => offsetOf(await head())).toBeGreaterThan(0)
    const offset = offsetOf(await head())
    expect(offset).toBeLessThanOrEqual(20_000)
    await part(offset, note.subarray(offset))
    await transcribe()
    expect(voice.heard[0]?.bytes.equals(note)).toBe(true)
  })

  it('is transcribed once, and its words are still available if the response was lost', async () => {
    await part(0, note)
    const both = await Promise.all([transcribe(), transcribe()])
    const again = await transcribe()
    for (const answer of [...both, again]) expect(await answer.json()).toMatchObject({ lang: 'en' })
    expect(voice.heard.length).toBe(1)
    const { rows } = await stored()
    expect(rows).toBe(0)
  })

  it('need not be uploaded again if the engine failed', async () => {
    await part(0, note)
    voice.answer.words = () => problemAnswer(503, { reason: 'hung' })
    expect((await transcribe()).status).toBe(503)
    voice.answer = {}
    expect((await transcribe()).status).toBe(200)
  })

  it('is deleted if it is not a recording', async () => {
    await part(0, noise(100_000))
    expect((await transcribe()).status).toBe(415)
    expect((await head()).status).toBe(404)
  })

  it('is deleted after an hour, on request, and with the chat', async () => {
    await part(0, note)
    relay.setNow(new Date(Date.now() + 3_600_001).toISOString())
    expect((await head()).status).toBe(404)
    expect((await transcribe()).status).toBe(404)
    relay.setNow(undefined)
    await fetch(address(), { method: 'DELETE', headers: authorization(chat) })
    expect((await head()).status).toBe(404)
    await part(0, note)
    await chat.request('DELETE', '/chat/v1/session')
    expect((await stored()).rows).toBe(0)
  })

  it('replaces the oldest upload when there is a third one', async () => {
    for (const name of ['note-number-1', 'note-number-2', 'note-number-3']) {
      relay.setNow(new Date(Date.now() + Number(name.at(-1))).toISOString())
      await part(0, note.subarray(0, 100), { name })
    }
    const found = await Promise.all([1, 2, 3].map((n) => head(chat, `note-number-${n}`)))
    expect(found.map(({ status }) => status)).toEqual([404, 200, 200])
  })

  it('is encrypted in the database', async () => {
    await part(0, Buffer.from('RIFF is what a wav file begins with'))
    const { sealed } = await relay.test.storage.db
      .selectFrom('voice_upload_part')
      .select('sealed')
      .executeTakeFirstOrThrow()
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').includes('RIFF')).toBe(false)
    expect(sealed).not.toContain(Buffer.from('RIFF').toString('base64'))
  })

  const wrong = [
    { name: 'a part that leaves a hole', send: () => part(20_000, note), status: 409 },
    { name: 'a part that is there already', send: () => part(0, note), status: 409 },
    { name: 'an offset that is none', send: () => part(-1, note), status: 400 },
    { name: 'a name that is none', send: () => part(0, note, { name: 'x' }), status: 400 },
    {
      name: 'a part that is too large',
      send: () => part(10_000, noise(limits.uploadPartBytes + 1)),
      status: 413,
    },
    { name: 'a recording that is too large', send: () => part(limits.asrBytes, note), status: 413 },
  ]
  it.each(wrong)('is not changed by $name', async ({ send, status }) => {
    await part(0, note.subarray(0, 10_000))
    const answer = await send()
    expect(answer.status).toBe(status)
    if (status === 409) expect((await answer.json()).offset).toBe(10_000)
    expect(offsetOf(await head())).toBe(10_000)
  })

  it('is not found in another chat', async () => {
    await part(0, note)
    const other = await openChat({ url: () => relay.url })
    expect((await head(other)).status).toBe(404)
    expect((await transcribe(other)).status).toBe(404)
    expect(voice.heard.length).toBe(0)
  })

  it('requires a session, and the content type of a part', async () => {
    expect((await fetch(address(), { method: 'HEAD' })).status).toBe(401)
    const plain = await fetch(address(), {
      method: 'PATCH',
      headers: { ...authorization(chat), 'upload-offset': '0', 'content-type': 'audio/mpeg' },
      body: new Uint8Array(note),
    })
    expect(plain.status).toBe(415)
  })
})

const stored = async () => {
  const parts = await relay.test.storage.db
    .selectFrom('voice_upload_part')
    .innerJoin('voice_upload', 'voice_upload.chat_id', 'voice_upload_part.chat_id')
    .select('at')
    .where('voice_upload.chat_id', '=', chat.session.chatId)
    .execute()
  return { rows: parts.length }
}

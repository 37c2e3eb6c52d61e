import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureVoices } from '../../../../scripts/voices.mjs'
import { secondsOf } from '../../../../src/platform/engagement/voice/audio/sound.ts'
import { decodeWav } from '../../../../src/platform/engagement/voice/audio/wav.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import {
  createVoicePlatform,
  hasProgram,
  hear,
  sendForm,
  speak,
  type VoicePlatform,
} from '../../../support/voice.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'

const sentence = 'I sent five thousand pesos to someone who said he was from my bank.'

const audioOf = (text: string) => Buffer.from(text, 'base64')
const seconds = (base64: string) => secondsOf(decodeWav(audioOf(base64)))

let test: TestDatabase
let weights: string
let threadFile: string
let platform: VoicePlatform

beforeAll(async () => {
  test = await database.create()
  weights = await ensureVoices({ log: () => {} })
  threadFile = await buildVoiceThread()
  platform = createVoicePlatform(test.storage, { weights, threadFile })
})
beforeEach(() => platform.workspace({ credits: 1000, unlimited: false }))
afterAll(async () => {
  platform.close()
  await test.remove()
})

describe('text to speech', () => {
  it('returns the bare Base64 of an mp3, by default in English', async () => {
    const answer = await speak(platform.dispatch, { text: sentence })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toMatch(/^[A-Za-z0-9+/]+=*$/)
    const audio = audioOf(answer.text)
    expect((audio[0] ?? 0) === 0xff && ((audio[1] ?? 0) & 0xe0) === 0xe0).toBe(true)
  })

  it('speaks words in both genders that the recogniser understands', async () => {
    for (const gender of ['male', 'female']) {
      const text = 'He called me this morning and asked me for money.'
      const spoken = await speak(platform.dispatch, { text, gender, response_format: 'mp3' })
      const heard = await hear(platform.dispatch, audioOf(spoken.text), 'en')
      expect(heard.status).toBe(200)
      expect(heard.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(heard.text.toLowerCase()).toMatch(/called me this morning .* money/)
    }
  })

  it('is a quarter as long at speed 4, and four times as long at speed 0.25', async () => {
    const at = async (speed: number) =>
      seconds((await speak(platform.dispatch, { text: sentence, speed, response_format: 'wav' })).text)
    const normal = await at(1)
    for (const speed of [0.25, 4]) {
      const ratio = ((await at(speed)) * speed) / normal
      expect(ratio).toBeGreaterThan(0.85)
      expect(ratio).toBeLessThan(1.15)
    }
  })

  it('speaks a text of 5,000 characters, but no longer one', async () => {
    const longest = `Yes. ${' '.repeat(4990)}Yes. `
    expect((await speak(platform.dispatch, { text: longest })).status).toBe(200)
    const more = await speak(platform.dispatch, { text: `${longest}x` })
    expect(more.problem.errors?.[0]?.field).toBe('text')
  })

  it('speaks a text of many sentences in order', async () => {
    const once = seconds((await speak(platform.dispatch, { text: sentence, response_format: 'wav' })).text)
    const text = `${sentence} `.repeat(4)
    const four = seconds((await speak(platform.dispatch, { text, response_format: 'wav' })).text)
    expect(four / once).toBeGreaterThan(3.4)
    expect(four / once).toBeLessThan(4.4)
  })

  it('costs one credit for a success', async () => {
    await speak(platform.dispatch, { text: 'Yes.' })
    expect(await platform.credits()).toBe(999)
  })

  it.each([
    ['a NUL', 'Yes.\u0000'],
    ['an escape', 'Yes\u001b[31m.'],
    ['half a character', 'Yes \ud83d.'],
    ['nothing visible', '\u200b \u2060'],
  ])('refuses %s in a text, and costs nothing', async (_, text) => {
    const answer = await speak(platform.dispatch, { text })
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, 'text'])
    expect(await platform.credits()).toBe(1000)
  })

  it('is refused with 403 if the credits are used up, unless the workspace is unlimited', async () => {
    await platform.workspace({ credits: 0 })
    const refused = await speak(platform.dispatch, { text: 'Yes.' })
    expect(refused.status).toBe(403)
    expect(refused.problem.type).toBe('urn:parley:problem:credits-exhausted')
    await platform.workspace({ unlimited: true })
    expect((await speak(platform.dispatch, { text: 'Yes.' })).status).toBe(200)
  })

  it('names the command that installs the voices if they are missing', async () => {
    const bare = createVoicePlatform(test.storage, {
      weights: '/nowhere',
      threadFile,
      espeak: 'no-such-program',
    })
    const answers = [
      await speak(bare.dispatch, { text: 'Yes.' }),
      await speak(bare.dispatch, { text: 'Ndiyo.', lang: 'sw' }),
      await hear(bare.dispatch, Buffer.from('RIFF'), 'en'),
      await hear(bare.dispatch, Buffer.from('RIFF'), 'tl'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answers.map(({ problem }) => problem.command)).toEqual([
      'npm run voices',
      'apt-get install espeak-ng',
      'npm run voices',
      'npm run voices -- --all',
    ])
    expect(await platform.credits()).toBe(1000)
    bare.close()
  })
})

describe.runIf(hasProgram('ffprobe', '-version'))('ffprobe', () => {
  it.each([
    { format: 'mp3', codec: 'mp3' },
    { format: 'wav', codec: 'pcm_s16le' },
  ])('finds one channel of $codec for $format, of the length in the header', async ({ format, codec }) => {
    const answer = await speak(platform.dispatch, { text: sentence, response_format: format })
    // From a file: ffprobe does not always know the length of a pipe.
    const folder = mkdtempSync(join(tmpdir(), 'parley-probe-'))
    const file = join(folder, 'probed')
    writeFileSync(file, audioOf(answer.text))
    const shown = ['-v', 'error', '-show_entries', 'stream=codec_name,channels:format=duration']
    const { stdout } = spawnSync('ffprobe', [...shown, '-of', 'json', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    const found = JSON.parse(stdout)
    expect(found.streams).toEqual([expect.objectContaining({ codec_name: codec, channels: 1 })])
    const difference = Number(found.format.duration) - Number(answer.headers['x-audio-seconds'])
    expect(Math.abs(difference)).toBeLessThan(0.2)
  })
})

describe('speech recognition', () => {
  const form = (parts: Record<string, string | File>) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(parts)) made.set(name, value)
    return made
  }
  const file = (bytes: string | Uint8Array) => new File([new Uint8Array(Buffer.from(bytes))], 'speech.mp3')

  it.each([
    { name: 'no file', parts: { lang: 'en' }, status: 400, field: 'file' },
    { name: 'a file that is a field', parts: { lang: 'en', file: 'RIFF' }, status: 400, field: 'file' },
    { name: 'no language', parts: { file: file('RIFF') }, status: 400, field: 'lang' },
    {
      name: 'a language without a recogniser',
      parts: { file: file('RIFF'), lang: 'kj' },
      status: 400,
      field: 'lang',
    },
    {
      name: 'another kind of file',
      parts: { file: file('OggS....'), lang: 'en' },
      status: 415,
      field: 'file',
    },
    { name: 'a broken wav', parts: { file: file('RIFF....WAVE'), lang: 'en' }, status: 415, field: 'file' },
    {
      name: 'more than 15 MB',
      parts: { file: file(Buffer.alloc(15 * 1024 * 1024 + 1)), lang: 'en' },
      status: 413,
      field: 'file',
    },
  ])('refuses $name and takes no credit', async ({ parts, status, field }) => {
    const answer = await sendForm(platform.dispatch, form(parts))
    expect(answer.status).toBe(status)
    expect(answer.problem.errors?.[0]?.field).toBe(field)
    expect(await platform.credits()).toBe(1000)
  })

  it('recognises nothing in silence', async () => {
    const { encodeWav } = await import('../../../../src/platform/engagement/voice/audio/wav.ts')
    const silence = encodeWav({ samples: new Float32Array(32_000), sampleRateHz: 16_000 })
    expect(await hear(platform.dispatch, silence, 'en')).toMatchObject({ status: 200, text: '' })
  })
})

describe('an engine that hangs', () => {
  const deadlineMs = 1500
  const allowedMs = 30_000
  it('fails its request at the deadline, costs nothing, and the next succeeds', async () => {
    const file = await buildVoiceThread(resolve(import.meta.dirname, '../../../support/hanging-thread.ts'))
    const hanging = createVoicePlatform(test.storage, {
      weights,
      threadFile: file,
      deadlines: { speak: (chars) => (chars > 20 ? deadlineMs : 60_000) },
    })
    const timed = async (text: string) => {
      const start = performance.now()
      const answer = await speak(hanging.dispatch, { text })
      return { ...answer, ms: performance.now() - start }
    }
    expect((await timed('Warm up.')).status).toBe(200)
    const warm = () => readdirSync(dirname(file)).filter((name) => name.startsWith('warm-'))
    // The speaking engine and the spare one.
    await expect.poll(() => warm().length, { timeout: 120_000, interval: 250 }).toBe(2)
    const before = await hanging.credits()
    const hung = await timed('Please hang until somebody ends you.')
    expect(hung.status).toBe(503)
    expect(hung.problem.reason).toBe('hung')
    expect(hung.headers['retry-after']).toBe('1')
    expect(hung.ms).toBeGreaterThanOrEqual(deadlineMs - 20)
    expect(hung.ms).toBeLessThan(deadlineMs + allowedMs)
    expect(await hanging.credits()).toBe(before)
    const next = await timed('On we go.')
    expect(next.status).toBe(200)
    expect(next.ms).toBeLessThan(allowedMs)
    expect(await hanging.credits()).toBe(before - 1)
    hanging.close()
  })
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureVoices } from '../scripts/voices.mjs'
import type { Dispatch } from '../src/contract/primitives/wire.ts'
import { decodeWav } from '../src/platform/engagement/voice/audio/wav.ts'
import { mp3 } from '../test/support/audio-files.ts'
import { phone } from '../test/support/browser.ts'
import { openChat } from '../test/support/chat-client.ts'
import { database } from '../test/support/databases.ts'
import { createFakeVoice } from '../test/support/fake-voice.ts'
import { startRelay } from '../test/support/relay.ts'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'
import { launchSpeakingBrowser, type SpeakingBrowser } from '../test/support/speaking-browser.ts'
import {
  createVoicePlatform,
  hear as hearBy,
  speak as speakTo,
  takeoverSecret,
} from '../test/support/voice.ts'
import { buildVoiceThread } from '../test/support/voice-thread.ts'

/**
 * Measures the latency of voice: each call through the relay, compared with the same call directly to the
 * embedded platform, with an upstream that responds immediately and with the development engines; and how
 * long a person waits in a browser.
 */

interface Row {
  what: string
  unit: 'ms' | 'bytes'
  samples: number
  p50: number
  /** For few samples, the maximum. */
  p99: number
  /** The same call directly to the platform, p50. */
  straight?: number
  /** Overhead of the relay itself, p50: measured with an upstream that responds immediately. */
  relay?: number
}

const key = 'a-bootstrap-key-of-more-than-32-characters'
const sentence = 'He called me this morning and asked me for money.'
const path = '/api/platform/v1/voice/demo-teamspace'

/** Measures, prints a table and writes `bench/__output__/voice.json`. */
export async function run(): Promise<void> {
  const weights = await ensureVoices()
  spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const { rows: alone, own } = await measureRelay()
  const rows = [...alone, ...(await measureEngines(weights, own)), ...(await measureBrowser(weights, own))]
  const show = (value: number | undefined, unit: string) => (value === undefined ? '' : `${value} ${unit}`)
  console.table(
    rows.map(({ what, samples, p50, p99, straight, relay, unit }) => ({
      what,
      samples,
      p50: show(p50, unit),
      p99: show(p99, unit),
      'straight at the platform': show(straight, unit),
      'relay adds': show(relay, unit),
    })),
  )
  const output = resolve('bench/__output__')
  mkdirSync(output, { recursive: true })
  writeFileSync(resolve(output, 'voice.json'), `${JSON.stringify(rows, null, 2)}\n`)
  // The browser and the engines leave handles that would keep the process running.
  process.exit(0)
}

interface Beside {
  /** Times of the same call directly to the platform. */
  straight?: number[]
  /** Overhead of the relay, in ms. */
  relay?: number
  unit?: Row['unit']
}

function summary(what: string, times: number[], { straight, relay, unit = 'ms' }: Beside = {}): Row {
  const sorted = [...times].sort((a, b) => a - b)
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0
  return {
    what,
    unit,
    samples: times.length,
    p50: rounded(median(times), unit),
    p99: rounded(p99, unit),
    ...(straight && { straight: rounded(median(straight), unit) }),
    ...(relay !== undefined && { relay: rounded(relay, unit) }),
  }
}

const rounded = (value: number, unit: Row['unit']) =>
  unit === 'ms' ? Math.round(value * 10) / 10 : Math.round(value)

function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const start = performance.now()
    await work(i)
    times.push(performance.now() - start)
  }
  return times
}

async function drain(response: Response): Promise<void> {
  const bytes = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} ${Buffer.from(bytes).toString('utf8').slice(0, 200)}`)
}

/** The relay's own share of each call, p50 in ms. */
interface Own {
  fresh: number
  kept: number
  heard: number
}

/** Measures the relay by itself: its upstream responds immediately. */
async function measureRelay(): Promise<{ rows: Row[]; own: Own }> {
  const clip = await mp3({ seconds: 6 })
  const fake = createFakeVoice(clip)
  const relay = await startRelay({ dispatch: fake.dispatch })
  const spoken = await timed(100, () => speakStraight(fake.dispatch, sentence))
  const recognised = await timed(50, () => hearStraight(fake.dispatch, clip))
  const times = await measureCalls(relay.url, clip, { chats: 20 })
  await relay.stop()
  const own = {
    fresh: median(times.fresh) - median(spoken),
    kept: median(times.kept),
    heard: median(times.heard) - median(recognised),
  }
  const at = 'upstream that answers at once'
  return {
    own,
    rows: [
      summary(`${at}: speech of a message, new`, times.fresh, { straight: spoken, relay: own.fresh }),
      summary(`${at}: speech of a message, kept`, times.kept, { straight: spoken, relay: own.kept }),
      summary(`${at}: a recording of 6 s to words`, times.heard, { straight: recognised, relay: own.heard }),
    ],
  }
}

/**
 * Measures the calls of a chat page; a session's budget per minute is smaller than the number of
 * measurements.
 */
async function measureCalls(
  url: string,
  recording: Buffer,
  { chats, first = 0 }: { chats: number; first?: number },
) {
  const fresh: number[] = []
  const kept: number[] = []
  const heard: number[] = []
  const texts: string[] = []
  for (let i = first; i < first + chats; i++) {
    const chat = await openChat({ url: () => url })
    await chat.say(`${sentence} ${i}`)
    const messages = await chat.until((all) => all.length > 2)
    const answer = messages.at(-1)
    if (answer?.type === 'text') texts.push(answer.data.text)
    const headers = { authorization: `Bearer ${chat.session.token}` }
    const speech = `${url}/chat/v1/messages/${answer?.id}/speech?lang=en`
    fresh.push(...(await timed(1, async () => drain(await fetch(speech, { headers })))))
    kept.push(...(await timed(5, async () => drain(await fetch(speech, { headers })))))
    const record = () =>
      fetch(`${url}/chat/v1/transcriptions?lang=en`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'audio/mpeg' },
        body: new Uint8Array(recording),
      })
    heard.push(...(await timed(4, async () => drain(await record()))))
  }
  return { fresh, kept, heard, texts }
}

async function speakStraight(dispatch: Dispatch, text: string): Promise<Buffer> {
  const answer = await speakTo(dispatch, { text, lang: 'en', response_format: 'mp3' })
  if (answer.status !== 200) throw new Error(`no speech: ${answer.status} ${answer.text}`)
  return Buffer.from(answer.text, 'base64')
}

async function hearStraight(dispatch: Dispatch, recording: Buffer): Promise<void> {
  const answer = await hearBy(dispatch, recording, 'en')
  if (answer.status !== 200) throw new Error(`no words: ${answer.status} ${answer.text}`)
}

/**
 * Measures the same calls with the development engines, alternating between through a relay and without one.
 */
async function measureEngines(weights: string, own: Own): Promise<Row[]> {
  const test = await database.create()
  const platform = createVoicePlatform(test.storage, { weights, threadFile: await buildVoiceThread() })
  await platform.workspace({ unlimited: true })
  const relay = await startRelay({ dispatch: platform.dispatch, secret: takeoverSecret })
  const recording = await speakStraight(platform.dispatch, sentence)
  await hearStraight(platform.dispatch, recording)
  const spoken: number[] = []
  const recognised: number[] = []
  const times = { fresh: [] as number[], kept: [] as number[], heard: [] as number[] }
  for (let i = 0; i < 6; i++) {
    const found = await measureCalls(relay.url, recording, { chats: 1, first: i })
    for (const name of ['fresh', 'kept', 'heard'] as const) times[name].push(...found[name])
    for (const text of found.texts) {
      spoken.push(...(await timed(1, () => speakStraight(platform.dispatch, text))))
    }
    recognised.push(...(await timed(4, () => hearStraight(platform.dispatch, recording))))
  }
  await relay.stop()
  platform.close()
  await test.remove()
  const at = 'development engines'
  return [
    summary(`${at}: speech of a sentence, new`, times.fresh, { straight: spoken, relay: own.fresh }),
    summary(`${at}: speech of a sentence, kept`, times.kept, { straight: spoken, relay: own.kept }),
    summary(`${at}: a recording of it to words`, times.heard, { straight: recognised, relay: own.heard }),
  ]
}

/** Measures a person at a browser, with the development engines on this machine. */
async function measureBrowser(weights: string, own: Own): Promise<Row[]> {
  const server = await startServer({ PARLEY_WEIGHTS: weights, PARLEY_BOOTSTRAP_KEY: key })
  await fetch(`${server.url()}/sandbox/workspaces/demo-teamspace`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"unlimited":true}',
  })
  const wav = await speak(server, { text: sentence, response_format: 'wav' })
  await hear(server, wav)
  const heard = await timed(5, () => hear(server, wav))
  const speaking = await launchSpeakingBrowser()
  const words = await dictateOften(server, speaking, { wav, straight: heard, relay: own.heard })
  const sounds = await listenOften(server, speaking, own)
  await speaking.browser.close()
  await server.remove()
  return [...words, ...sounds]
}

async function speak(server: ServerProcess, body: object): Promise<Buffer> {
  const response = await fetch(`${server.url()}${path}/tts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`no speech: ${response.status}`)
  return Buffer.from(await response.text(), 'base64')
}

async function hear(server: ServerProcess, audio: Buffer): Promise<void> {
  const form = new FormData()
  form.set('lang', 'en')
  form.set('file', new File([new Uint8Array(audio)], 'speech.wav'))
  const headers = { authorization: `Bearer ${key}` }
  await drain(await fetch(`${server.url()}${path}/asr`, { method: 'POST', headers, body: form }))
}

async function openPage(
  server: ServerProcess,
  { browser }: SpeakingBrowser,
  prepare?: (page: Page) => unknown,
) {
  const page = await (await browser.newContext(phone)).newPage()
  await prepare?.(page)
  await page.goto(`${server.url()}/chat?gwId=demo`)
  await page.getByRole('button', { name: 'Listen' }).last().waitFor()
  return page
}

/**
 * Returns the milliseconds in the page from the next click until `selector` matches; a field counts once it
 * contains words.
 */
function stopwatch(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const begin = () => {
          const start = performance.now()
          const look = () => {
            const found = document.querySelector(wanted)
            const isThere = found instanceof HTMLTextAreaElement ? found.value !== '' : found !== null
            if (isThere) done(performance.now() - start)
            else requestAnimationFrame(look)
          }
          look()
        }
        addEventListener('click', begin, { once: true, capture: true })
      }),
    selector,
  )
}

interface Dictation {
  wav: Buffer
  straight: number[]
  relay: number
}

/** Measures dictation ended by hand and by silence, and again with the CPU at a quarter of its speed. */
async function dictateOften(
  server: ServerProcess,
  speaking: SpeakingBrowser,
  { wav, straight, relay }: Dictation,
) {
  const page = await openPage(server, speaking, timeEncoder)
  const cdp = await page.context().newCDPSession(page)
  let bytes = 0
  page.on('request', (request) => {
    // The content of a blob body is not available; only its length is.
    if (request.url().includes('transcriptions')) {
      void request.allHeaders().then((headers) => {
        bytes = Number(headers['content-length'] ?? 0)
      })
    }
  })
  const box = page.getByRole('textbox')
  const done = page.getByRole('button', { name: 'Done' })
  const spokenSeconds = 4
  const begin = async () => {
    speaking.say(wav)
    await page.getByRole('button', { name: 'Record a voice message' }).click()
    await done.waitFor()
  }
  const byHand = async () => {
    await begin()
    await page.waitForTimeout(spokenSeconds * 1000)
    const wait = stopwatch(page, 'textarea')
    await done.click()
    const ms = await wait
    await box.fill('')
    return ms
  }
  /** The microphone is silent for half a second, and then plays the sentence. */
  const sentenceMs = 500 + spokenMs(wav)
  const bySilence = async () => {
    await begin()
    const ms = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          const { openedAt } = window as unknown as { openedAt: number }
          const look = () =>
            document.querySelector('textarea')?.value
              ? found(performance.now() - openedAt)
              : requestAnimationFrame(look)
          look()
        }),
    )
    await box.fill('')
    return ms - sentenceMs
  }
  const hands = []
  for (let i = 0; i < 5; i++) hands.push(await byHand())
  const perMinute = (bytes / spokenSeconds) * 60
  const silences = []
  for (let i = 0; i < 3; i++) silences.push(await bySilence())
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const encoding = () => page.evaluate(() => (window as unknown as { encoderMs: number }).encoderMs)
  const slow: number[] = []
  const encoded: number[] = []
  for (let i = 0; i < 3; i++) {
    const before = await encoding()
    slow.push(await byHand())
    encoded.push((((await encoding()) - before) / spokenSeconds) * 60)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.context().close()
  const from = 'browser: stop speaking to transcript'
  return [
    summary(`${from}, ended by hand`, hands, { straight, relay }),
    summary(`${from}, after 1.8 s of silence`, silences, { straight, relay }),
    summary(`${from}, by hand, processor at a quarter`, slow, { straight, relay }),
    summary('browser: encoding a minute of speech, processor at a quarter', encoded),
    summary('browser: a minute of speech as it is sent', [perMinute], { unit: 'bytes' }),
  ]
}

/** Returns the time from the beginning of a recording to the end of its last sound. */
function spokenMs(wav: Buffer): number {
  const { samples, sampleRateHz } = decodeWav(wav)
  return ((samples.findLastIndex((sample) => Math.abs(sample) > 0.02) + 1) / sampleRateHz) * 1000
}

/** Counts the milliseconds within the WebAssembly of the encoder, and records when the microphone opens. */
function timeEncoder(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      ;(window as unknown as { openedAt: number }).openedAt = performance.now()
      return stream
    }
    const { instantiateStreaming } = WebAssembly
    const counted = window as unknown as { encoderMs: number }
    counted.encoderMs = 0
    type Call = (...given: unknown[]) => unknown
    const timed =
      (call: Call): Call =>
      (...given) => {
        const start = performance.now()
        try {
          return call(...given)
        } finally {
          counted.encoderMs += performance.now() - start
        }
      }
    WebAssembly.instantiateStreaming = async (...source) => {
      const { instance, module } = await instantiateStreaming(...source)
      const exports = Object.fromEntries(
        Object.entries(instance.exports).map(([name, value]) =>
          name.startsWith('enc_') ? [name, timed(value as Call)] : [name, value],
        ),
      )
      return { instance: { exports } as WebAssembly.Instance, module }
    }
  })
}

/**
 * Measures from the tap to the first sound: in three voices that have not been played yet, and the same
 * again.
 */
async function listenOften(server: ServerProcess, speaking: SpeakingBrowser, own: Own): Promise<Row[]> {
  const cold: number[] = []
  const kept: number[] = []
  const straight: number[] = []
  for (const gender of [undefined, 'female', 'male']) {
    const page = await openPage(server, speaking, (opened) =>
      opened.addInitScript(
        (choices) => localStorage.setItem('parley-voice', choices),
        JSON.stringify({ auto: false, rate: 1, ...(gender && { gender }) }),
      ),
    )
    const spoken = page.waitForResponse((response) => response.url().includes('/speech?'))
    const listen = async () => {
      const wait = stopwatch(page, '.reading-bar.playing')
      await page.getByRole('button', { name: 'Listen' }).last().click()
      const ms = await wait
      await page.getByRole('button', { name: 'Stop reading out' }).click()
      return ms
    }
    cold.push(await listen())
    if (!(await spoken).ok()) throw new Error('nothing was spoken')
    for (let i = 0; i < 3; i++) kept.push(await listen())
    // The reply buttons are read out together with the message.
    const taps = (await page.locator('.replies button').allInnerTexts()).join(', ')
    const text = `${await page.locator('.bubble.words').last().innerText()} You can say: ${taps}.`
    straight.push(...(await timed(2, () => speak(server, { text, ...(gender && { gender }) }))))
    await page.context().close()
  }
  return [
    summary('browser: tap to first sound, new', cold, { straight, relay: own.fresh }),
    summary('browser: tap to first sound, kept', kept, { straight, relay: own.kept }),
  ]
}

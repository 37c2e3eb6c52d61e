import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureVoices } from '../scripts/voices.mjs'
import { mp3 } from '../test/support/audio-files.ts'
import { phone } from '../test/support/browser.ts'
import { openChat } from '../test/support/chat-client.ts'
import { createFakeVoice } from '../test/support/fake-voice.ts'
import { startRelay } from '../test/support/relay.ts'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'
import { launchSpeakingBrowser } from '../test/support/speaking-browser.ts'

/**
 * What voice costs in time: what the relay adds to each call (before an upstream that answers at
 * once), and what a person waits for in a browser with the development engines behind.
 */

interface Row {
  what: string
  p50: number
  p99: number
  unit: 'ms' | 'bytes'
}

const key = 'a-bootstrap-key-of-more-than-32-characters'
const sentence = 'He called me this morning and asked me for money.'

/** Measures, prints a table and writes `bench/__output__/voice.json`. */
export async function run(): Promise<void> {
  const weights = await ensureVoices()
  spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const rows = [...(await measureRelay()), ...(await measureEngines(weights))]
  console.table(
    rows.map(({ what, p50, p99, unit }) => ({ what, p50: `${p50} ${unit}`, p99: `${p99} ${unit}` })),
  )
  const output = resolve('bench/__output__')
  mkdirSync(output, { recursive: true })
  writeFileSync(resolve(output, 'voice.json'), `${JSON.stringify(rows, null, 2)}\n`)
  // The browser and the engines leave handles that would keep this open.
  process.exit(0)
}

function summary(what: string, times: number[], unit: Row['unit'] = 'ms'): Row {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
    return unit === 'ms' ? Math.round(value * 10) / 10 : Math.round(value)
  }
  return { what, p50: at(0.5), p99: at(0.99), unit }
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

/** The relay by itself: its upstream answers at once. */
async function measureRelay(): Promise<Row[]> {
  const clip = await mp3({ seconds: 6 })
  const fake = createFakeVoice(clip)
  const relay = await startRelay({ dispatch: fake.dispatch })
  const straight = await timed(100, async () => {
    const answer = await fake.dispatch({
      method: 'POST',
      path: '/api/platform/v1/voice/demo-teamspace/tts',
      headers: {},
      body: Buffer.from(JSON.stringify({ text: sentence })),
    })
    Buffer.from(String(answer.body), 'base64')
  })
  const cold: number[] = []
  const cached: number[] = []
  const heard: number[] = []
  // A session's budget of a minute is smaller than what is measured here.
  for (let i = 0; i < 20; i++) {
    const chat = await openChat({ url: () => relay.url })
    await chat.say(`A new sentence ${i}`)
    const messages = await chat.until((all) => all.length > 2)
    const id = messages.at(-1)?.id
    const headers = { authorization: `Bearer ${chat.session.token}` }
    const speech = `${relay.url}/chat/v1/messages/${id}/speech`
    cold.push(...(await timed(1, async () => drain(await fetch(speech, { headers })))))
    cached.push(...(await timed(5, async () => drain(await fetch(speech, { headers })))))
    const record = () =>
      fetch(`${relay.url}/chat/v1/transcriptions?lang=en`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'audio/mpeg' },
        body: new Uint8Array(clip),
      })
    heard.push(...(await timed(4, async () => drain(await record()))))
  }
  await relay.stop()
  return [
    summary('upstream that answers at once, straight', straight),
    summary('relay: speech of a message, new', cold),
    summary('relay: speech of a message, kept', cached),
    summary('relay: a recording of 6 s to words', heard),
  ]
}

/** A person at a browser, with the development engines on this machine. */
async function measureEngines(weights: string): Promise<Row[]> {
  const server = await startServer({ PARLEY_WEIGHTS: weights, PARLEY_BOOTSTRAP_KEY: key })
  await fetch(`${server.url()}/sandbox/workspaces/demo-teamspace`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"unlimited":true}',
  })
  const wav = await speak(server, sentence)
  await hear(server, wav)
  const speakStraight = await timed(5, (i) => speak(server, `${sentence} ${i}`))
  const hearStraight = await timed(5, () => hear(server, wav))
  const { browser, say } = await launchSpeakingBrowser()
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`${server.url()}/chat?gwId=demo`)
  const words = await dictateOften(page, () => say(wav), 4)
  const sounds = await listen(page)
  await browser.close()
  await server.remove()
  return [
    summary('operation: text to speech of a sentence, no chat around it', speakStraight),
    summary('operation: recognition of that sentence, no chat around it', hearStraight),
    ...words,
    ...sounds,
  ]
}

async function speak(server: ServerProcess, text: string): Promise<Buffer> {
  const response = await fetch(`${server.url()}/api/platform/v1/voice/demo-teamspace/tts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, response_format: 'wav' }),
  })
  if (!response.ok) throw new Error(`no speech: ${response.status}`)
  return Buffer.from(await response.text(), 'base64')
}

async function hear(server: ServerProcess, audio: Buffer): Promise<void> {
  const form = new FormData()
  form.set('lang', 'en')
  form.set('file', new File([new Uint8Array(audio)], 'speech.wav'))
  const headers = { authorization: `Bearer ${key}` }
  const path = '/api/platform/v1/voice/demo-teamspace/asr'
  await drain(await fetch(server.url() + path, { method: 'POST', headers, body: form }))
}

/** Speaks and stops by hand; the last time with a processor at a quarter of its speed. */
async function dictateOften(page: Page, say: () => void, times: number): Promise<Row[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const busySeconds = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const box = page.getByRole('textbox')
  const waits: number[] = []
  let bytes = 0
  page.on('request', (request) => {
    // A body made of a blob is not shown; what is sent says its length.
    if (request.url().includes('transcriptions')) {
      void request.allHeaders().then((headers) => {
        bytes = Number(headers['content-length'] ?? 0)
      })
    }
  })
  const spokenSeconds = 4
  const dictate = async () => {
    say()
    await page.getByRole('button', { name: 'Record a voice message' }).click()
    await page.getByRole('button', { name: 'Done' }).waitFor()
    await page.waitForTimeout(spokenSeconds * 1000)
    const start = performance.now()
    await page.getByRole('button', { name: 'Done' }).click()
    await box.waitFor()
    await page.waitForFunction(() => document.querySelector('textarea')?.value)
    waits.push(performance.now() - start)
    await box.fill('')
  }
  for (let i = 0; i < times; i++) await dictate()
  const perMinute = (bytes / spokenSeconds) * 60
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const before = await busySeconds()
  await dictate()
  const busy = ((await busySeconds()) - before) * 1000
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return [
    summary('browser: stop speaking to words in the composer', waits.slice(0, times)),
    summary('browser: page’s work for a second of recording, processor at a quarter', [busy / spokenSeconds]),
    summary('browser: bytes of a minute', [perMinute], 'bytes'),
  ]
}

/** From the tap to the first sound: of a new message, and of the same again. */
async function listen(page: Page): Promise<Row[]> {
  const first = async () => {
    const start = performance.now()
    await page.getByRole('button', { name: 'Listen' }).last().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: 120_000 })
    const time = performance.now() - start
    await page.getByRole('button', { name: 'Stop reading out' }).click()
    return time
  }
  const cold = await first()
  const kept = [await first(), await first(), await first()]
  return [
    summary('browser: tap to first sound, new', [cold]),
    summary('browser: tap to first sound, kept', kept),
  ]
}

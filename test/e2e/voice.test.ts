import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ensureVoices } from '../../scripts/voices.mjs'
import { phone, shoot } from '../support/browser.ts'
import { watchChat } from '../support/chat-screen.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { launchSpeakingBrowser, type SpeakingBrowser } from '../support/speaking-browser.ts'
import { hasProgram } from '../support/voice.ts'

const key = 'a-bootstrap-key-of-more-than-32-characters'
const record = 'Record a voice message'
/** Two cores may have much else to do. */
const patience = { timeout: 60_000, interval: 1000 }

let server: ServerProcess
let speaking: SpeakingBrowser
const open: { close(): Promise<void> }[] = []

beforeAll(async () => {
  const PARLEY_WEIGHTS = await ensureVoices({ log: () => {} })
  server = await startServer({ PARLEY_WEIGHTS, PARLEY_BOOTSTRAP_KEY: key })
  speaking = await launchSpeakingBrowser()
  await setCredits(1000)
  // The engines' models take a while to load; a person comes to a server that runs.
  await insist(() => synthesise('Ready.'))
  await insist(async () => hear(await synthesise('Ready.')))
}, 400_000)
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})
afterAll(async () => {
  await speaking?.browser.close()
  await server?.remove()
})

/** Does something again until it works. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + patience.timeout; ; ) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

const voicePath = '/api/platform/v1/voice/demo-teamspace'

/** A sentence as a wav, by the operation of the interface. */
async function synthesise(text: string): Promise<Buffer> {
  const response = await fetch(`${server.url()}${voicePath}/tts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, response_format: 'wav' }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`no speech: ${response.status} ${answer}`)
  return Buffer.from(answer, 'base64')
}

const setCredits = (credits: number) =>
  fetch(`${server.url()}/sandbox/workspaces/demo-teamspace`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credits }),
  })

async function hear(audio: Buffer): Promise<string> {
  const form = new FormData()
  form.set('lang', 'en')
  form.set('file', new File([new Uint8Array(audio)], 'speech.wav'))
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(`${server.url()}${voicePath}/asr`, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(`nothing heard: ${response.status}`)
  return response.text()
}

async function openChatPage(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const context = await speaking.browser.newContext(phone)
  open.push(context)
  const page = await context.newPage()
  await prepare(page)
  await page.goto(`${server.url()}/chat?gwId=demo`)
  const chat = watchChat(page)
  await chat.see('OK to go on?')
  await page.getByRole('button', { name: record }).waitFor()
  return { page, chat, context }
}

const draft = (page: Page) => page.getByRole('textbox').inputValue()
const waitForDraft = (page: Page) => expect.poll(() => draft(page).catch(() => ''), patience).not.toBe('')

/** Speaks a sentence into the microphone and waits for its words in the composer. */
async function dictate(page: Page, wav: Uint8Array): Promise<string> {
  speaking.say(wav)
  await page.getByRole('button', { name: record }).click()
  await waitForDraft(page).catch(async (error: unknown) => {
    await shoot(page, 'voice-0-no-words')
    throw error
  })
  return draft(page)
}

describe('speaking to the chat', () => {
  it('turns a sentence into words to correct, ends by itself, and sends them as the answer', async () => {
    const { page, chat } = await openChatPage()
    speaking.say(await synthesise('Yes, please go on.'))
    await page.getByRole('button', { name: record }).click()
    await page.getByRole('button', { name: 'Done' }).waitFor()
    await page.waitForTimeout(1200)
    await shoot(page, 'voice-1-recording')
    await waitForDraft(page)
    await shoot(page, 'voice-2-words')
    expect((await draft(page)).toLowerCase()).toMatch(/yes.*please go on/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await chat.see(/yes.*please go on/i)
    await chat.see('still happening')
  })

  it.runIf(hasProgram('espeak-ng'))('understands another engine’s voice as well', async () => {
    const { page } = await openChatPage()
    const { stdout } = spawnSync('espeak-ng', [
      '-v',
      'en-us',
      '-s',
      '140',
      '--stdout',
      'He called me this morning and asked me for money.',
    ])
    expect((await dictate(page, stdout)).toLowerCase()).toContain('money')
  })

  it('sends nothing when nobody spoke', async () => {
    const { page } = await openChatPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    speaking.say(Buffer.from(await synthesise('.')).fill(0, 44))
    await page.getByRole('button', { name: record }).click()
    await page.getByText('We heard nothing.').waitFor({ timeout: 60_000 })
    await shoot(page, 'voice-3-silent')
    expect(sent.filter((url) => url.includes('transcriptions'))).toEqual([])
  })

  it('throws a recording away when she wants that', async () => {
    const { page } = await openChatPage()
    speaking.say(await synthesise('This is not meant for anybody.'))
    await page.getByRole('button', { name: record }).click()
    await page.getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('textbox').waitFor()
    expect(await draft(page)).toBe('')
  })
})

/** What she says to which question. */
const spokenAnswers: readonly [question: RegExp, words: string][] = [
  [/OK to go on\?/, 'Yes.'],
  [/still happening/, 'No.'],
  [/Did money leave/, 'Yes.'],
  [/what was it\?/, 'He called me on the phone and said he was from my bank.'],
  [/safe account/, 'No.'],
  [/pay from\?/, 'My bank is Unity Bank.'],
  [/How much was the payment/, 'I lost twenty five thousand.'],
  [/When did you pay/, 'This morning at nine.'],
  [/reference or transaction number/, 'I do not know.'],
  [/Where did it go/, 'I do not know.'],
  [/can we reach you/, 'I would rather not.'],
  [/Is this right|Send/, 'Yes, that is right.'],
]

describe('the fast part of the report', () => {
  it('is done by voice alone', { timeout: 600_000 }, async () => {
    const { page, chat } = await openChatPage()
    const wavs = new Map<string, Buffer>()
    for (const [, words] of spokenAnswers) wavs.set(words, await insist(() => synthesise(words)))
    const caseNumber = /\bCASE-[0-9A-Z]{10,}\b/
    const said: string[] = []
    for (let turn = 0; turn < 30 && !caseNumber.test(await chat.read()); turn++) {
      const before = await chat.read()
      const [, words] = spokenAnswers.reduce((last, answer) =>
        lastAt(before, answer[0]) > lastAt(before, last[0]) ? answer : last,
      )
      said.push(words)
      await dictate(page, wavs.get(words) ?? Buffer.alloc(0))
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect.poll(() => chat.read(), patience).not.toBe(before)
      await page.waitForTimeout(1500)
    }
    await shoot(page, 'voice-9-case-by-voice')
    expect(await chat.read(), said.join(' | ')).toMatch(caseNumber)
  })
})

/** Where a question stands for the last time, or -1. */
const lastAt = (text: string, question: RegExp) =>
  [...text.matchAll(new RegExp(question.source, 'g'))].at(-1)?.index ?? -1

describe('listening to the chat', () => {
  it('reads a message out, at the speed she chose, and says so', async () => {
    const { page } = await openChatPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Listen' }).first().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await shoot(page, 'voice-4-reading')
    await page.getByRole('button', { name: /Speed/ }).click()
    await page.getByRole('button', { name: 'Speed: 1.25' }).waitFor()
    await page.getByRole('button', { name: 'Voice settings' }).click()
    await page.getByRole('dialog', { name: 'Voice settings' }).waitFor()
    await shoot(page, 'voice-5-settings')
    expect(requests.filter((url) => url.includes('/speech?')).length).toBe(1)
  })

  it('reads answers out as they come', async () => {
    const { page, chat } = await openChatPage()
    await page.evaluate(() => localStorage.setItem('parley-voice', '{"auto":true,"rate":1.5}'))
    await page.getByRole('button', { name: 'Listen' }).first().click()
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
    await page.getByRole('button', { name: 'Stop reading out' }).click()
    await chat.type('yes')
    await page.locator('.reading-bar.playing').waitFor({ timeout: patience.timeout })
  })
})

describe('when voice cannot be had, text chat goes on', () => {
  const goesOn = async (page: Page) => {
    await page.getByRole('textbox').fill('I can still type')
    await page.keyboard.press('Enter')
    await watchChat(page).see('I can still type')
  }

  const microphones = [
    { name: 'a microphone that is refused', error: 'NotAllowedError', says: 'The microphone is not allowed' },
    { name: 'no microphone', error: 'NotFoundError', says: 'No microphone was found' },
    { name: 'a microphone that is busy', error: 'NotReadableError', says: 'Another app is using' },
  ]
  it.each(microphones)('with $name', async ({ error, says, name }) => {
    const { page } = await openChatPage((page) =>
      page.addInitScript((kind) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', kind))
      }, error),
    )
    await page.getByRole('button', { name: record }).click()
    await page.getByText(says).waitFor()
    await shoot(page, `voice-6-${name.replaceAll(' ', '-')}`)
    await goesOn(page)
  })

  it('with an encoder that is blocked, by sending a wav', async () => {
    const { page } = await openChatPage((page) => page.route('**/*.wasm', (route) => route.abort()))
    const types: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('transcriptions')) types.push(request.headers()['content-type'])
    })
    const words = await dictate(page, await synthesise('He called me this morning.'))
    expect(words.toLowerCase()).toContain('called me this morning')
    expect(types).toEqual(['audio/wav'])
  })

  it('with a network that is cut, keeps the voice note over a reload and sends it later', async () => {
    const { page, context } = await openChatPage()
    let isCut = true
    await page.route('**/transcriptions*', (route) => (isCut ? route.abort() : route.continue()))
    speaking.say(await synthesise('He called me this morning.'))
    await page.getByRole('button', { name: record }).click()
    await page.getByText('Your voice message is kept').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await shoot(page, 'voice-7-kept')
    await goesOn(page)
    await page.reload()
    await page.getByText('Your voice message is kept').waitFor({ timeout: 60_000 })
    isCut = false
    await context.setOffline(true)
    await context.setOffline(false)
    await waitForDraft(page)
    expect((await draft(page)).toLowerCase()).toContain('called me this morning')
  })

  it('with credits that are used up, says so and keeps what she said', async () => {
    const { page } = await openChatPage()
    const wav = await synthesise('He called me this morning.')
    await setCredits(0)
    try {
      speaking.say(wav)
      await page.getByRole('button', { name: record }).click()
      await page.getByText('Voice is used up for now').waitFor({ timeout: patience.timeout })
      await shoot(page, 'voice-8-used-up')
      await goesOn(page)
    } finally {
      await setCredits(1000)
    }
  })
})

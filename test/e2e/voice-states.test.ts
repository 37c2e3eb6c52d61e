import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { joinSounds } from '../../src/platform/engagement/voice/audio/sound.ts'
import { decodeWav, encodeWav } from '../../src/platform/engagement/voice/audio/wav.ts'
import { partBytes } from '../../src/widget/chat/voice/sound/upload.ts'
import { shoot } from '../support/browser.ts'
import { watchChat } from '../support/chat-screen.ts'
import { spoken } from '../support/spoken.ts'
import {
  draft,
  patience,
  record,
  type SpokenChat,
  startSpokenChat,
  typeOn,
  waitForWords,
} from '../support/spoken-chat.ts'
import { isLong } from '../support/thoroughness.ts'

/** How the chat handles a microphone; this needs no engine. */

let chats: SpokenChat
let sentence: Buffer
beforeAll(async () => {
  chats = await startSpokenChat()
  sentence = await spoken('He called me this morning.')
})
afterEach(() => chats.tidy())
afterAll(() => chats?.stop())

const transcriptions = '**/transcriptions*'
const answerWords = (text: string) => (route: Route) => route.fulfill({ json: { text, lang: 'en' } })
const say = async (page: Page, wav: Uint8Array) => {
  chats.speaking.say(wav)
  await page.getByRole('button', { name: record }).click()
}
const silenceLike = (wav: Buffer) => Buffer.from(wav).fill(0, 44)

describe('recording', () => {
  it('shows the elapsed time, ends by itself, and returns text to correct', async () => {
    const { page } = await chats.open((page) => page.route(transcriptions, answerWords('He called me.')))
    await say(page, await spoken('He called me on the phone and said he was from my bank.'))
    await page.getByText('0:02').waitFor()
    await shoot(page, 'voice-1-recording')
    expect(await waitForWords(page)).toBe('He called me.')
    await page.getByText('These are the words we heard').waitFor()
    await shoot(page, 'voice-2-words')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await watchChat(page).see('He called me.')
    expect(await page.getByText('These are the words we heard').count()).toBe(0)
  })

  it('is not sent if no one spoke', async () => {
    const { page } = await chats.open()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await say(page, silenceLike(sentence))
    await page.getByText('We heard nothing.').waitFor({ timeout: patience.timeout })
    await shoot(page, 'voice-3-silent')
    expect(sent.filter((url) => /transcriptions|uploads/.test(url))).toEqual([])
    await typeOn(page)
  })

  it('is discarded on request', async () => {
    const { page } = await chats.open()
    await say(page, sentence)
    await page.getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('textbox').waitFor()
    expect(await draft(page)).toBe('')
  })
})

describe('microphone', () => {
  it('stays the same button, so that no tap is lost and nothing is recorded twice', async () => {
    const { page } = await chats.open((page) => page.addInitScript(countMicrophones, record))
    await page.getByRole('button', { name: record }).waitFor()
    await watchChat(page).see('Tell me what happened')
    // As long as a second one would take to appear.
    await page.waitForTimeout(1000)
    expect(await page.evaluate(() => Reflect.get(window, 'microphones'))).toBe(1)
  })
})

/** Counts the buttons with this name that are ever added to the page. */
function countMicrophones(name: string) {
  const seen = new Set<Element>()
  const count = () => {
    for (const button of document.querySelectorAll(`[aria-label="${name}"]`)) seen.add(button)
    Object.assign(window, { microphones: seen.size })
  }
  new MutationObserver(count).observe(document, { subtree: true, childList: true })
}

describe('text chat continues if voice is not available', () => {
  const microphones = [
    { name: 'a microphone that is refused', error: 'NotAllowedError', says: 'The microphone is not allowed' },
    { name: 'no microphone', error: 'NotFoundError', says: 'No microphone was found' },
    { name: 'a microphone that is busy', error: 'NotReadableError', says: 'Another app is using' },
  ]
  it.each(microphones)('with $name', async ({ error, says, name }) => {
    const { page } = await chats.open((page) =>
      page.addInitScript((kind) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', kind))
      }, error),
    )
    await page.getByRole('button', { name: record }).click()
    await page.getByText(says).waitFor()
    await shoot(page, `voice-6-${name.replaceAll(' ', '-')}`)
    await typeOn(page)
  })

  it('without a sound worklet, by recording on the page’s own thread', async () => {
    const { page } = await chats.open(async (page) => {
      await page.addInitScript(
        'delete window.AudioWorkletNode; delete BaseAudioContext.prototype.audioWorklet',
      )
      await page.route(transcriptions, answerWords('He called me.'))
    })
    const sent = page.waitForRequest(/transcriptions/)
    await say(page, await spoken('He called me on the phone and said he was from my bank.'))
    await page.getByText('0:02').waitFor()
    expect(await waitForWords(page)).toBe('He called me.')
    expect((await sent).method()).toBe('POST')
  })

  it('with a blocked encoder, by sending a WAV', async () => {
    // Bypasses the page's service worker, where nothing can be blocked.
    const prepare = async (page: Page) => {
      await page.route('**/*.wasm', (route) => route.abort())
      await page.route(transcriptions, answerWords('He called me.'))
      await page.addInitScript(() => {
        const { send } = XMLHttpRequest.prototype
        XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
          if (body instanceof Blob) {
            void body
              .slice(0, 4)
              .text()
              .then((head) => {
                document.documentElement.dataset.sent ??= head
              })
          }
          send.call(this, body)
        }
      })
    }
    const { page } = await chats.open(prepare, { serviceWorkers: 'block' })
    await say(page, await spoken('Yes.'))
    expect(await waitForWords(page)).toBe('He called me.')
    expect(await page.locator('html').getAttribute('data-sent')).toBe('RIFF')
  })

  it('with credits used up, says so and keeps the recording', async () => {
    const { page } = await chats.open()
    await chats.setCredits(0)
    try {
      await say(page, sentence)
      await page.getByText('Voice is used up for now').waitFor({ timeout: patience.timeout })
      await page.getByRole('button', { name: 'Play' }).waitFor()
      await shoot(page, 'voice-8-used-up')
      await typeOn(page)
    } finally {
      await chats.setCredits(1000)
    }
  })

  it('without an engine, keeps the recording', async () => {
    const { page } = await chats.open()
    await say(page, sentence)
    await page.getByText('Your voice message is kept').waitFor({ timeout: patience.timeout })
    await typeOn(page)
  })

  it('while voices are loading, says so for speaking and listening, and resumes by itself', async () => {
    let isLoading = true
    const loading = (route: Route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { 'retry-after': '5' },
        json: { type: 'urn:parley:problem:engine-unavailable', status: 503, reason: 'loading' },
      })
    const { page } = await chats.open(async (page) => {
      await page.route('**/speech?*', loading)
      await page.route(transcriptions, (route) =>
        isLoading ? loading(route) : answerWords('He called me.')(route),
      )
    })
    await page
      .getByRole('button', { name: /^Listen:/ })
      .first()
      .click()
    await page.getByText('Voice is still loading. Try again in a moment.').waitFor()
    await say(page, sentence)
    await page
      .getByText('Voice is still loading. Your voice message is kept')
      .waitFor({ timeout: patience.timeout })
    await shoot(page, 'voice-8-loading')
    isLoading = false
    expect(await waitForWords(page)).toBe('He called me.')
  })
})

describe('interrupted network', () => {
  it('keeps the voice note across a reload, and sends it once back online', async () => {
    let isCut = true
    const { page } = await chats.open((page) =>
      page.route(transcriptions, (route) => (isCut ? route.abort() : answerWords('He called me.')(route))),
    )
    await say(page, sentence)
    await page.getByText('Your voice message is kept').waitFor({ timeout: patience.timeout })
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await shoot(page, 'voice-7-kept')
    await typeOn(page)
    await page.reload()
    await page.getByText('Your voice message is kept').waitFor({ timeout: patience.timeout })
    isCut = false
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    expect(await waitForWords(page)).toBe('He called me.')
  })

  // A note of one part takes twelve seconds of speech as MP3, and one as WAV: MP3 is for the long run.
  const notes = [
    { kind: 'wav', times: 1 },
    { kind: 'mp3', times: 5 },
  ].slice(0, isLong ? 2 : 1)
  it.each(notes)(
    'loses nothing of what has arrived in the middle of a long $kind',
    async ({ kind, times }) => {
      const offsets: string[] = []
      let isCut = false
      const prepare = async (page: Page) => {
        if (kind === 'wav') await page.route('**/*.wasm', (route) => route.abort())
        await page.route(transcriptions, answerWords('A long story.'))
        await page.route('**/uploads/*', async (route) => {
          const request = route.request()
          if (isCut) return route.abort()
          if (request.method() === 'PATCH') {
            offsets.push((await request.allHeaders())['upload-offset'] ?? '')
            // The network breaks after the first part.
            isCut = offsets.length === 1
          }
          return route.continue()
        })
      }
      // Bypasses the page's service worker, where nothing can be blocked.
      const { page } = await chats.open(prepare, kind === 'wav' ? { serviceWorkers: 'block' } : {})
      await say(page, repeat(await spoken('He called me on the phone and said he was from my bank.'), times))
      await page.getByText('Your voice message is kept').waitFor({ timeout: patience.timeout })
      await page.reload()
      await page.getByText('Your voice message is kept').waitFor({ timeout: patience.timeout })
      isCut = false
      await page.getByRole('button', { name: 'Try again' }).click()
      expect(await waitForWords(page)).toBe('A long story.')
      expect(offsets.length).toBeGreaterThan(1)
      expect(offsets).toEqual(offsets.map((_, i) => String(i * partBytes)))
    },
  )
})

/** Repeats the recording several times, without a pause that would end it. */
function repeat(wav: Buffer, times: number): Buffer {
  const sound = decodeWav(wav)
  return Buffer.from(encodeWav(joinSounds(Array.from({ length: times }, () => sound))))
}

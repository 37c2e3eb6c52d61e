import { Buffer } from 'node:buffer'
import { expect } from 'vitest'
import { createMp3, createWav } from '../support/audio.ts'
import type { Host, Requirement } from './host.ts'

/** What the interface says of voice. */
const section = 'Voice'
const refused = [400, 413, 415, 422]

const spoken = (says: string, body: Record<string, unknown>, isTaken: boolean): Requirement => ({
  section,
  says,
  async holds(host) {
    const { status, text } = await host.askWith('textToSpeech', body)
    if (isTaken) expect([status, text.length > 0]).toEqual([200, true])
    else expect(refused).toContain(status)
  },
})

const heard = (says: string, parts: { lang?: string; file?: Uint8Array }, isTaken: boolean): Requirement => ({
  section,
  says,
  async holds(host) {
    const form = () => {
      const made = new FormData()
      if (parts.lang) made.append('lang', parts.lang)
      if (parts.file) made.append('file', new Blob([new Uint8Array(parts.file)]), 'speech')
      return made
    }
    const { params } = await host.prepare('recogniseSpeech')
    const { status } = await host.ask('recogniseSpeech', { ...(params && { params }), form })
    if (isTaken) expect(status).toBe(200)
    else expect(refused).toContain(status)
  },
})

/** Sets the balance, where the host has the sandbox; elsewhere the requirement cannot be shown. */
async function withCredits(host: Host, credits: number, unlimited: boolean) {
  const set = await host.workspace({ credits, unlimited })
  expect(set, 'this host lets nobody set a balance: the line cannot be shown here').toBeDefined()
}
const balance = async (host: Host) => (await host.workspace({}))?.credits

const credits = (says: string, holds: Requirement['holds']): Requirement => ({
  section,
  says,
  async holds(host) {
    await holds(host)
    await host.workspace({ credits: 1000, unlimited: false })
  },
})

const overlong = Buffer.alloc(15 * 1024 * 1024 + 1)
createWav(0.1).copy(overlong)

/** Lists the requirements of voice. */
export const speech: readonly Requirement[] = [
  spoken('A text of 5,000 characters is spoken', { text: 'a'.repeat(5000) }, true),
  spoken('A text of 5,001 characters is refused', { text: 'a'.repeat(5001) }, false),
  spoken('A speed of 0.25 is taken', { speed: 0.25 }, true),
  spoken('A speed of 4.0 is taken', { speed: 4 }, true),
  spoken('A speed below 0.25 is refused', { speed: 0.24 }, false),
  spoken('A speed above 4.0 is refused', { speed: 4.01 }, false),
  spoken('The format mp3 is taken', { response_format: 'mp3' }, true),
  spoken('The format wav is taken', { response_format: 'wav' }, true),
  spoken('Another format is refused', { response_format: 'ogg' }, false),
  spoken('A male voice is taken', { gender: 'male' }, true),
  spoken('A female voice is taken', { gender: 'female' }, true),
  spoken('Another voice is refused', { gender: 'robot' }, false),
  spoken('The language may be left out', { lang: undefined }, true),
  {
    section,
    says: 'Speech comes as raw Base64 that decodes to audio',
    async holds(host) {
      const { text } = await host.askWith('textToSpeech', { response_format: 'wav' })
      const bytes = Buffer.from(text.replace(/\s/g, ''), 'base64')
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF')
    },
  },
  heard('A recording as wav is recognised', { lang: 'tl', file: createWav(0.5) }, true),
  heard('A recording as mp3 is recognised', { lang: 'tl', file: createMp3(50) }, true),
  heard('A recording above 15 MB is refused', { lang: 'tl', file: overlong }, false),
  heard(
    'A file that is neither mp3 nor wav is refused',
    { lang: 'tl', file: Buffer.alloc(2000, 'text ') },
    false,
  ),
  heard('A recording without a language is refused', { file: createWav(0.5) }, false),
  heard('A form without a recording is refused', { lang: 'tl' }, false),
  credits('A successful request costs one credit', async (host) => {
    await withCredits(host, 10, false)
    expect((await host.ask('textToSpeech')).status).toBe(200)
    expect((await host.ask('recogniseSpeech')).status).toBe(200)
    expect(await balance(host)).toBe(8)
  }),
  credits('A refused request costs none', async (host) => {
    await withCredits(host, 10, false)
    await host.askWith('textToSpeech', { speed: 9 })
    expect(await balance(host)).toBe(10)
  }),
  credits('Without credits speech is refused with 403, and nothing is deducted', async (host) => {
    await withCredits(host, 0, false)
    expect((await host.ask('textToSpeech')).status).toBe(403)
    expect((await host.ask('recogniseSpeech')).status).toBe(403)
    expect(await balance(host)).toBe(0)
  }),
  credits('An unlimited workspace never receives the 403, and pays nothing', async (host) => {
    await withCredits(host, 0, true)
    expect((await host.ask('textToSpeech')).status).toBe(200)
    expect(await balance(host)).toBe(0)
  }),
]

import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createMp3, createWav } from '../support/audio.ts'
import { hangingText } from '../support/silent-engines.ts'
import { refuse, refuseWith, succeed, succeedWith } from './calls.ts'
import type { Host, Requirement } from './host.ts'

/** The interface's statements about voice. */
const section = 'Voice'

const spoken = (says: string, body: Record<string, unknown>, isTaken: boolean): Requirement => ({
  section,
  says,
  async holds(host) {
    if (isTaken) expect((await succeedWith(host, 'textToSpeech', body)).text).not.toBe('')
    else await refuseWith(host, 'textToSpeech', body)
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
    const call = { ...(params && { params }), form }
    if (isTaken) await succeed(host, 'recogniseSpeech', call)
    else await refuse(host, 'recogniseSpeech', call)
  },
})

const balance = async (host: Host) => (await host.workspace({})).credits

/** A requirement that starts with its own balance. */
const credits = (says: string, start: Record<string, unknown>, holds: Requirement['holds']): Requirement => ({
  section,
  says,
  async holds(host) {
    await host.workspace(start)
    try {
      await holds(host)
    } finally {
      await host.workspace({ credits: 10_000, unlimited: false, auto_top_up: null, billing_emails: [] })
    }
  },
})

const billing = 'billing@bank.example'
const lettersToBilling = (host: Host) =>
  host.inside().letters.filter(({ to, text }) => to === billing && text.includes('credits')).length

/** An unused teamspace: it gets its own workspace. */
const newTeamspace = () => `new-${randomUUID()}`

const overlong = Buffer.alloc(15 * 1024 * 1024 + 1)
createWav(0.1).copy(overlong)

/** Requirements about voice. */
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
      const { text } = await succeedWith(host, 'textToSpeech', { response_format: 'wav' })
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
  credits('A successful request costs one credit', { credits: 10 }, async (host) => {
    await succeed(host, 'textToSpeech')
    await succeed(host, 'recogniseSpeech')
    expect(await balance(host)).toBe(8)
  }),
  credits('A refused request costs none', { credits: 10 }, async (host) => {
    await refuseWith(host, 'textToSpeech', { speed: 9 })
    expect(await balance(host)).toBe(10)
  }),
  credits(
    'Without credits speech is refused with 403, and nothing is deducted',
    { credits: 0 },
    async (host) => {
      expect((await host.ask('textToSpeech')).status).toBe(403)
      expect((await host.ask('recogniseSpeech')).status).toBe(403)
      expect(await balance(host)).toBe(0)
    },
  ),
  credits(
    'An unlimited workspace never receives the 403, pays nothing, buys nothing and is written to by nobody',
    { credits: 0, unlimited: true, auto_top_up: { below: 5 }, billing_emails: [billing] },
    async (host) => {
      const before = lettersToBilling(host)
      await succeed(host, 'textToSpeech')
      expect(await balance(host)).toBe(0)
      expect(lettersToBilling(host)).toBe(before)
    },
  ),
  {
    section,
    says: 'A new workspace has 50 credits',
    async holds(host) {
      expect(await host.workspace({}, newTeamspace())).toMatchObject({ credits: 50 })
    },
  },
  {
    section,
    says: 'A credit costs USD 0.05; 100 are the fewest that can be bought, and the step is 50',
    async holds(host) {
      const teamspace = newTeamspace()
      expect(await host.workspace({}, teamspace)).toMatchObject({ price_minor: 5, currency: 'USD' })
      for (const purchase of [50, 125])
        await expect(host.workspace({ purchase }, teamspace)).rejects.toThrow('answers 400')
      expect(await host.workspace({ purchase: 150 }, teamspace)).toMatchObject({ credits: 200 })
    },
  },
  credits(
    'A balance that falls below the threshold of the workspace is topped up by 100',
    { credits: 20, auto_top_up: { below: 20 } },
    async (host) => {
      await succeed(host, 'textToSpeech')
      expect(await balance(host)).toBe(119)
    },
  ),
  credits('Without a threshold nothing is topped up', { credits: 5 }, async (host) => {
    await succeed(host, 'textToSpeech')
    expect(await balance(host)).toBe(4)
  }),
  credits(
    'A low balance is written to everyone who can view billing, and is shown as a warning',
    { credits: 10, billing_emails: [billing] },
    async (host) => {
      const before = lettersToBilling(host)
      await succeed(host, 'textToSpeech')
      expect(await host.workspace({})).toMatchObject({ low_balance: true })
      await expect.poll(() => lettersToBilling(host)).toBe(before + 1)
    },
  ),
  {
    section,
    says: 'A speech engine that hangs fails its request, and the next one succeeds',
    async holds(host) {
      host.inside()
      const kinyarwanda = { lang: 'rw', gender: 'male' }
      const call = await host.prepare('textToSpeech')
      const hung = await host.ask('textToSpeech', { ...call, body: { ...kinyarwanda, text: hangingText } })
      expect(hung.status).toBe(503)
      expect(hung.ms).toBeLessThan(10_000)
      await succeedWith(host, 'textToSpeech', kinyarwanda)
    },
  },
]

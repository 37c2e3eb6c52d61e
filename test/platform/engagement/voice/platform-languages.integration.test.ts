import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gender, speechOf } from '../../../../src/contract/language/languages.ts'
import { allLanguages, routeSpeech } from '../../../../src/platform/engagement/voice/routing.ts'
import { wav } from '../../../support/audio-files.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createVoicePlatform, hasProgram, hear, speak, type VoicePlatform } from '../../../support/voice.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'
import { wordsOf } from '../../../support/words-of-languages.ts'

/** Every code of the interface's two tables, with the engines that need no download. */

let test: TestDatabase
let platform: VoicePlatform
const folder = mkdtempSync(join(tmpdir(), 'parley-probe-'))

beforeAll(async () => {
  test = await database.create()
  platform = createVoicePlatform(test.storage, { weights: '/nowhere', threadFile: await buildVoiceThread() })
})
beforeEach(() => platform.workspace({ credits: 1000, unlimited: false }))
afterAll(async () => {
  platform.close()
  rmSync(folder, { recursive: true })
  await test.remove()
})

interface Probe {
  streams: { codec_name: string; channels: number }[]
  format: { duration: string }
}

/** Result of ffprobe. From a file: it does not always know the length of a pipe. */
function probe(audio: Buffer): Probe {
  const file = join(folder, 'probed')
  writeFileSync(file, audio)
  const shown = ['-v', 'error', '-show_entries', 'stream=codec_name,channels:format=duration', '-of', 'json']
  return JSON.parse(spawnSync('ffprobe', [...shown, file], { encoding: 'utf8' }).stdout)
}

const voices = allLanguages.flatMap((lang) =>
  (['male', 'female'] as const satisfies Gender[]).map((gender) => ({ lang, gender })),
)
const hasTools = hasProgram('espeak-ng') && hasProgram('ffprobe', '-version')

describe.runIf(hasTools)('speech of every language in both genders', () => {
  let spokenCount = 0
  it.each(voices)(
    '$lang, $gender: is audio of its own length, or an error that names the cause',
    async ({ lang, gender }) => {
      const answer = await speak(platform.dispatch, { text: wordsOf(lang), lang, gender })
      if (answer.status === 200) {
        spokenCount += 1
        const { streams, format } = probe(Buffer.from(answer.text, 'base64'))
        expect(streams).toEqual([expect.objectContaining({ codec_name: 'mp3', channels: 1 })])
        expect(Number(format.duration)).toBeGreaterThan(0.2)
        expect(Math.abs(Number(format.duration) - Number(answer.headers['x-audio-seconds']))).toBeLessThan(
          0.2,
        )
        expect(await platform.credits()).toBe(999)
        return
      }
      expect(answer.status).toBe(400)
      expect(answer.problem.errors?.[0]?.field).toBe(speechOf(lang)?.[gender] === null ? 'gender' : 'lang')
      expect(await platform.credits()).toBe(1000)
    },
  )

  it('exists for all but thirteen languages, and except for a man’s voice in Oshiwambo', () => {
    expect(spokenCount).toBe(voices.length - 2 * 13 - 1)
  })

  const audible = allLanguages.filter((lang) => typeof routeSpeech(lang) !== 'string')
  it.each(audible)('of %s is four times as long at speed 0.25, and a quarter at speed 4', async (lang) => {
    const at = async (speed: number) => {
      const text = `${wordsOf(lang)} `.repeat(3)
      const answer = await speak(platform.dispatch, { text, lang, speed, response_format: 'wav' })
      expect(answer.status).toBe(200)
      return Number(probe(Buffer.from(answer.text, 'base64')).format.duration)
    }
    const normal = await at(1)
    for (const speed of [0.25, 4]) {
      const ratio = ((await at(speed)) * speed) / normal
      expect(ratio).toBeGreaterThan(0.85)
      expect(ratio).toBeLessThan(1.15)
    }
  })

  it('indicates if the voice is that of a related language', async () => {
    const near = await speak(platform.dispatch, { text: 'Muraho', lang: 'rw', gender: 'male' })
    expect(near.headers['x-parley-voice']).toBe('approximate; lang=sw')
    const own = await speak(platform.dispatch, { text: 'سلام', lang: 'ur' })
    expect(own.headers['x-parley-voice']).toBeUndefined()
  })

  it('is a wav on request', async () => {
    const { text } = await speak(platform.dispatch, { text: 'Habari', lang: 'sw', response_format: 'wav' })
    expect(probe(Buffer.from(text, 'base64')).streams).toEqual([
      expect.objectContaining({ codec_name: 'pcm_s16le', channels: 1 }),
    ])
  })
})

describe.runIf(hasTools)('a program that hangs', () => {
  const deadlineMs = 1500
  const allowedMs = 30_000
  let hanging: VoicePlatform
  const pidFile = join(folder, 'pid')

  beforeAll(async () => {
    // Writes its process id and sleeps at the word "hang"; runs the real program for everything else.
    const program = join(folder, 'sometimes-hangs')
    writeFileSync(
      program,
      `#!/bin/sh
[ "$1" = --version ] && exec espeak-ng --version
text=$(cat)
case "$text" in *hang*) echo $$ > '${pidFile}'; exec sleep 600;; esac
printf %s "$text" | exec espeak-ng "$@"
`,
    )
    chmodSync(program, 0o755)
    hanging = createVoicePlatform(test.storage, {
      weights: '/nowhere',
      threadFile: await buildVoiceThread(),
      espeak: program,
      deadlines: { speak: () => deadlineMs },
    })
    // The thread that shapes the sound has started.
    expect((await speak(hanging.dispatch, { text: 'Habari', lang: 'sw' })).status).toBe(200)
  })
  afterAll(() => hanging.close())

  const timed = async <T>(work: Promise<T>): Promise<{ ms: number; answer: T }> => {
    const start = performance.now()
    const answer = await work
    return { ms: performance.now() - start, answer }
  }

  it('fails at its deadline without a credit, is terminated, and the next succeeds', async () => {
    await hanging.workspace({ credits: 10 })
    const hung = await timed(speak(hanging.dispatch, { text: 'hang', lang: 'sw' }))
    expect(hung.answer.status).toBe(503)
    expect(hung.answer.problem.reason).toBe('hung')
    expect(hung.ms).toBeGreaterThanOrEqual(deadlineMs - 20)
    expect(hung.ms).toBeLessThan(deadlineMs + allowedMs)
    expect(await hanging.credits()).toBe(10)
    const next = await timed(speak(hanging.dispatch, { text: 'Habari', lang: 'sw' }))
    expect(next.answer.status).toBe(200)
    expect(next.ms).toBeLessThan(allowedMs)
    expect(await hanging.credits()).toBe(9)
    const pid = Number(readFileSync(pidFile, 'utf8'))
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
  })

  it('does not delay languages of another pipeline', async () => {
    const answered: string[] = []
    const say = async (text: string, lang: string) => {
      const { status } = await speak(hanging.dispatch, { text, lang })
      answered.push(`${lang} ${status}`)
    }
    await Promise.all([say('hang', 'tl'), say('Bonjour', 'fr')])
    expect(answered).toEqual(['fr 200', 'tl 503'])
  })
})

describe('recognition', () => {
  it.each(allLanguages)('of %s has a recogniser to install, or is refused by its language', async (lang) => {
    const answer = await hear(platform.dispatch, wav(), lang)
    const isHeard = !'bem ceb kj ny rw ton tw'.split(' ').includes(lang)
    expect(answer.status).toBe(isHeard ? 503 : 400)
    if (isHeard) expect(answer.problem.command).toMatch(/^npm run voices/)
    else expect(answer.problem.errors?.[0]?.field).toBe('lang')
    expect(await platform.credits()).toBe(1000)
  })
})

describe('invalid voice requests', () => {
  it.each([
    { name: 'no text', body: {}, field: 'text' },
    { name: 'an empty text', body: { text: '   ' }, field: 'text' },
    { name: 'a text of 5,001 characters', body: { text: 'x'.repeat(5001) }, field: 'text' },
    { name: 'an unknown language', body: { text: 'x', lang: 'xx' }, field: 'lang' },
    { name: 'a language that is no code', body: { text: 'x', lang: '../../etc' }, field: 'lang' },
    { name: 'an unknown format', body: { text: 'x', response_format: 'ogg' }, field: 'response_format' },
    { name: 'too slow', body: { text: 'x', speed: 0.2 }, field: 'speed' },
    { name: 'too fast', body: { text: 'x', speed: 4.1 }, field: 'speed' },
    { name: 'an unknown gender', body: { text: 'x', gender: 'robot' }, field: 'gender' },
  ])('with $name are refused with the field named and no credit taken', async ({ body, field }) => {
    const answer = await speak(platform.dispatch, body)
    expect(answer.status).toBe(400)
    expect(answer.problem.errors?.map((error) => error.field)).toEqual([field])
    expect(await platform.credits()).toBe(1000)
  })

  it('with a wrong takeover secret are refused', async () => {
    expect((await speak(platform.dispatch, { text: 'x' }, 'wrong')).status).toBe(401)
  })
})

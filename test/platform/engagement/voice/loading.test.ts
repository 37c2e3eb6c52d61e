import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { VoiceJob } from '../../../../src/platform/engagement/voice/engines/protocol.ts'
import catalogue from '../../../../src/platform/engagement/voice/engines/weights.json' with { type: 'json' }
import { weightsFolder } from '../../../../src/platform/engagement/voice/engines/weights.ts'
import { createVoices } from '../../../../src/platform/engagement/voice/voices.ts'
import { silentLogger } from '../../../../src/platform/kit/ports.ts'

const weights = mkdtempSync(join(tmpdir(), 'parley-loading-'))
const mark = join(weights, '.part/downloading')
const now = 1_800_000_000_000
const jobs: VoiceJob[] = []

const voices = createVoices({
  weights,
  now: () => now,
  startThread: () => ({
    async run(job) {
      jobs.push(job)
      if (job.kind === 'warm') return { kind: 'done' }
      return job.kind === 'hear'
        ? { kind: 'text', text: 'He called me.' }
        : { kind: 'audio', bytes: new Uint8Array(1), seconds: 1 }
    },
    end: () => {},
    ended: () => false,
  }),
  // Another program could speak in its place.
  espeak: { available: () => false, say: () => Promise.reject(new Error('not there')) },
  logger: silentLogger,
  registry: new Registry(),
})

/** Simulates a download that was last active `ageMs` milliseconds ago. */
function showDownload(ageMs: number) {
  writeFileSync(mark, '')
  const seen = new Date(now - ageMs)
  utimesSync(mark, seen, seen)
}

function install() {
  for (const [name, { files }] of Object.entries(catalogue.default))
    for (const { path } of files) {
      const file = join(weightsFolder(weights, name as keyof typeof catalogue.default), path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, '')
    }
}

const speak = () => voices.speak({ text: 'Hello', lang: 'en', format: 'mp3', speed: 1 })
const hear = () => voices.recognise({ bytes: new Uint8Array(1), format: 'mp3', lang: 'en' })

beforeEach(() => {
  rmSync(weights, { recursive: true, force: true })
  mkdirSync(dirname(mark), { recursive: true })
  jobs.length = 0
})
afterAll(() => rmSync(weights, { recursive: true, force: true }))

describe('development voices', () => {
  it.each([
    ['speaking', speak],
    ['hearing', hear],
  ])('report for %s that they are loading, and when to retry, during their download', async (_, ask) => {
    showDownload(2_000)
    await expect(ask()).rejects.toMatchObject({
      code: 'engine-unavailable',
      status: 503,
      options: { retryAfterMs: 5000, extensions: { reason: 'loading' } },
    })
  })

  it.each([
    ['nobody downloads them', undefined],
    ['the download was killed', 60_000],
  ])('report that they are not installed when %s', async (_, ageMs) => {
    if (ageMs !== undefined) showDownload(ageMs)
    for (const ask of [speak, hear])
      await expect(ask()).rejects.toMatchObject({
        options: { extensions: { reason: 'not-installed', command: 'npm run voices' } },
      })
  })

  it('are used without a restart as soon as they have been downloaded', async () => {
    showDownload(0)
    voices.prepare()
    await expect(hear()).rejects.toThrow()
    expect(jobs).toEqual([])
    install()
    voices.prepare()
    expect(await hear()).toBe('He called me.')
    expect((await speak()).seconds).toBe(1)
    expect(jobs.filter(({ kind }) => kind === 'warm').length).toBeGreaterThan(0)
  })
})

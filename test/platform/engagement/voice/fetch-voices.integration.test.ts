import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureVoices } from '../../../../scripts/voices.mjs'
import { isDownloading } from '../../../../src/platform/engagement/voice/engines/weights.ts'
import { noise } from '../../../support/audio-files.ts'

const content = noise(300_000)
const sha256 = createHash('sha256').update(content).digest('hex')
const tarball = gzipSync(Buffer.concat([tarEntry('package/model.bin', content), Buffer.alloc(1024)]))

function tarEntry(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(body.length.toString(8).padStart(11, '0'), 124)
  head.write('0', 156)
  return Buffer.concat([head, body, Buffer.alloc((512 - (body.length % 512)) % 512)])
}

describe('voice download', () => {
  let folder: string
  let registry: Server
  let ranges: (string | undefined)[]
  let lines: string[]
  let answer: (req: IncomingMessage, res: ServerResponse) => void
  const environment = { ...process.env }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-voices-'))
    ranges = []
    lines = []
    progress = []
    answer = (_, res) => void res.end(tarball)
    registry = createServer((req, res) => {
      if (!req.url?.endsWith('.tgz')) return void res.end(JSON.stringify(packument))
      ranges.push(req.headers.range)
      answer(req, res)
    })
    await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening))
    process.env.npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
    process.env.npm_config_cache = join(folder, 'npm-cache')
  })
  afterEach(async () => {
    process.env = { ...environment }
    registry.closeAllConnections()
    await new Promise((closed) => registry.close(closed))
    rmSync(folder, { recursive: true, force: true })
  })

  // A mirror passes on the package's original address.
  const packument = {
    name: 'a-voice',
    'dist-tags': { latest: '1.0.0' },
    versions: {
      '1.0.0': {
        name: 'a-voice',
        version: '1.0.0',
        dist: { tarball: 'https://registry.example/a-voice/-/a-voice-1.0.0.tgz' },
      },
    },
  }
  let progress: number[] = []
  const fetchVoices = (hash = sha256) =>
    ensureVoices({
      folder,
      onBytes: (done) => void progress.push(done),
      log: (line) => void lines.push(line),
      catalogue: {
        all: {},
        default: {
          voice: {
            package: 'a-voice',
            version: '1.0.0',
            license: 'MIT',
            tarballBytes: tarball.length,
            files: [{ path: 'model.bin', bytes: content.length, sha256: hash }],
          },
        },
      },
    })
  const fetched = () => readFileSync(join(folder, 'a-voice/1.0.0/model.bin'))

  it('uses the registry that npm is configured for, and reports the size beforehand', async () => {
    await fetchVoices()
    expect(fetched().equals(content)).toBe(true)
    expect(lines[0]).toContain('1 packages to download, 0.3 MB')
  })

  it('does nothing if the voices exist', async () => {
    await fetchVoices()
    await fetchVoices()
    expect(ranges.length).toBe(1)
  })

  it('resumes where it was cut off', async () => {
    answer = (req, res) => {
      const from = Number(/^bytes=(\d+)-$/.exec(req.headers.range ?? '')?.[1] ?? 0)
      if (from > 0) {
        res.writeHead(206, { 'content-range': `bytes ${from}-${tarball.length - 1}/${tarball.length}` })
        return void res.end(tarball.subarray(from))
      }
      res.writeHead(200, { 'content-length': tarball.length })
      res.write(tarball.subarray(0, 100_000), () => setTimeout(() => res.destroy(), 50))
    }
    await fetchVoices()
    expect(fetched().equals(content)).toBe(true)
    expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)])
  })

  it('refuses a file that differs from the pinned one', async () => {
    await expect(fetchVoices('0'.repeat(64))).rejects.toThrow('is not the file that was expected')
    expect(() => fetched()).toThrow()
  })

  it('reports how many bytes have arrived', async () => {
    await fetchVoices()
    expect(progress.length).toBeGreaterThan(1)
    expect(progress.at(-1)).toBe(tarball.length)
    expect([...progress].sort((one, other) => one - other)).toEqual(progress)
  })

  it('runs once if two processes start at the same time', async () => {
    await Promise.all([fetchVoices(), fetchVoices()])
    expect(fetched().equals(content)).toBe(true)
    expect(ranges.length).toBe(1)
    expect(lines).toContain('Another process is downloading the voices; waiting for it.')
  })

  it('shows the relay that it is in progress, until it ends', async () => {
    const seen: boolean[] = []
    answer = (_, res) => {
      seen.push(isDownloading(folder, Date.now()))
      res.end(tarball)
    }
    expect(isDownloading(folder, Date.now())).toBe(false)
    await fetchVoices()
    expect(seen).toEqual([true])
    expect(isDownloading(folder, Date.now())).toBe(false)
    answer = (_, res) => void res.end(tarball)
    rmSync(join(folder, 'a-voice'), { recursive: true })
    await expect(fetchVoices('0'.repeat(64))).rejects.toThrow()
    expect(isDownloading(folder, Date.now())).toBe(false)
  })

  it('takes over from a process that was killed, and never uses its incomplete files', async () => {
    mkdirSync(join(folder, '.part'))
    const mark = join(folder, '.part/downloading')
    writeFileSync(mark, '')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(mark, longAgo, longAgo)
    // Not the beginning of the package, but the same length.
    writeFileSync(join(folder, '.part/a-voice@1.0.0.tgz'), Buffer.alloc(tarball.length))
    expect(isDownloading(folder, Date.now())).toBe(false)
    await fetchVoices()
    expect(fetched().equals(content)).toBe(true)
    expect(existsSync(mark)).toBe(false)
  })

  it('starts over if the partial file is of another version', async () => {
    writeFileSync(join(folder, 'package.json'), '{}')
    await fetchVoices()
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'module' })
  })
})

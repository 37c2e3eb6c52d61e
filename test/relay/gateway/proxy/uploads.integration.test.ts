import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMp3, createWav } from '../../../support/audio.ts'
import { eventually } from '../../../support/eventually.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

let upstream: FakeUpstream
let gateway: TestGateway
const boundary = 'form-of-a-test'
const path = '/api/platform/v1/voice/demo-teamspace/asr'
const headers = {
  authorization: `Bearer ${bootstrapKey}`,
  'content-type': `multipart/form-data; boundary=${boundary}`,
}
const megabyte = 1024 * 1024

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url, strictCalls: true })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const fileHead = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\nContent-Type: audio/mpeg\r\n\r\n`,
)
const file = (content: Buffer) => Buffer.concat([fileHead, content, Buffer.from('\r\n')])
const end = Buffer.from(`--${boundary}--\r\n`)
const upload = (...parts: Buffer[]) =>
  fetch(gateway.url + path, { method: 'POST', headers, body: new Uint8Array(Buffer.concat([...parts, end])) })
const big = (bytes: number) => {
  const content = Buffer.alloc(bytes)
  createWav(0.1).copy(content)
  return content
}

describe('an upload for speech recognition', () => {
  it('reaches upstream byte for byte, and its response comes back', async () => {
    upstream.behave((_req, res) => res.writeHead(200, { 'content-type': 'text/plain' }).end('Tulong'))
    const form = [field('lang', 'tl'), file(createMp3(2000))]
    const answer = await upload(...form)
    expect([answer.status, await answer.text()]).toEqual([200, 'Tulong'])
    expect(upstream.received[0]?.body).toEqual(Buffer.concat([...form, end]))
    expect(upstream.received[0]?.headers).toMatchObject({
      'content-type': headers['content-type'],
      'content-length': String(Buffer.concat([...form, end]).length),
    })
  })

  it.each([
    ['15 MB', 200, 15 * megabyte],
    ['a byte more', 413, 15 * megabyte + 1],
    ['a lot more', 413, 20 * megabyte],
  ])('of %s gets %i', async (_name, status, bytes) => {
    const answer = await upload(field('lang', 'tl'), file(big(bytes)))
    expect(answer.status).toBe(status)
    if (status === 413) expect(upstream.received).toHaveLength(0)
  })

  it.each([
    ['the language is missing', [file(createMp3(50))], 400, ['lang']],
    ['the language is none', [field('lang', '??'), file(createMp3(50))], 400, ['lang']],
    ['the file is missing', [field('lang', 'tl')], 400, ['file']],
    [
      'the file is a text with the name of an mp3',
      [field('lang', 'tl'), file(Buffer.alloc(20_000, 'text '))],
      415,
      ['file'],
    ],
    ['everything is wrong', [field('lang', '?'), file(Buffer.from('x'))], 400, ['lang', 'file']],
  ])('does not reach upstream when %s', async (_name, parts, status, fields) => {
    const answer = await upload(...parts)
    expect(answer.status).toBe(status)
    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    expect(errors.map((error) => error.field)).toEqual(fields)
    expect(upstream.started).toBe(0)
  })

  it('is never completed upstream when the language after a long file is wrong', async () => {
    const answer = await upload(file(big(2 * megabyte)), field('lang', '??'))
    expect(answer.status).toBe(400)
    expect(upstream.received).toHaveLength(0)
    await eventually(() => expect(upstream.aborted).toBe(upstream.started))
  })

  it('is aborted upstream when the caller leaves', async () => {
    const call = request(gateway.url + path, { method: 'POST', headers })
    call.on('error', () => {})
    call.write(Buffer.concat([field('lang', 'tl'), fileHead, big(megabyte)]))
    await eventually(() => expect(upstream.started).toBe(1))
    call.destroy()
    await eventually(() => expect(upstream.aborted).toBe(1))
    expect(gateway.log.join('')).not.toContain('"level":50')
  })

  it('is cut off when it stalls', async () => {
    const timers = createVirtualTimers()
    const stepped = await startGateway({ upstreamUrl: upstream.url, strictCalls: true, timers })
    const call = request(stepped.url + path, { method: 'POST', headers })
    call.on('error', () => {})
    const answered = new Promise<number>((resolve) =>
      call.once('response', (res) => resolve(res.statusCode ?? 0)),
    )
    call.write(Buffer.concat([field('lang', 'tl'), fileHead, big(megabyte)]))
    await eventually(() => expect(upstream.started).toBe(1))
    expect(await timers.passUntil(answered, 1_000)).toBe(408)
    await eventually(() => expect(upstream.aborted).toBe(1))
    await stepped.stop()
  })

  it('waits for an upstream that reads slowly, instead of buffering', async () => {
    upstream.behave(
      async (req, res) => {
        for await (const _chunk of req) await sleep(1)
        res.end('{}')
      },
      { eager: true },
    )
    expect((await upload(field('lang', 'tl'), file(big(4 * megabyte)))).status).toBe(200)
  })

  it('of 15 MB, fifty concurrently, leaves the memory flat', async () => {
    upstream.behave(
      (req, res) => {
        req.resume()
        req.once('end', () => res.writeHead(200, { 'content-type': 'text/plain' }).end('words'))
      },
      { eager: true },
    )
    const chunk = Buffer.alloc(64 * 1024)
    const sendOne = () =>
      new Promise<number>((resolve, reject) => {
        const call = request(gateway.url + path, { method: 'POST', headers, agent: false }, (res) => {
          res.resume()
          res.once('end', () => resolve(res.statusCode ?? 0))
        })
        call.once('error', reject)
        call.write(Buffer.concat([field('lang', 'tl'), fileHead, createWav(0.1)]))
        let left = 230
        const push = () => {
          while (left > 0) {
            left -= 1
            if (!call.write(chunk)) return void call.once('drain', push)
          }
          call.end(Buffer.concat([Buffer.from('\r\n'), end]))
        }
        push()
      })
    await sendOne()
    const before = process.memoryUsage()
    let peak = 0
    const watch = setInterval(() => {
      const { external, heapUsed } = process.memoryUsage()
      peak = Math.max(peak, external + heapUsed - before.external - before.heapUsed)
    }, 20)
    const statuses = await Promise.all(Array.from({ length: 50 }, sendOne))
    clearInterval(watch)
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 200))
    // Buffered they would be 750 MB; caller and upstream run in this process too.
    expect(peak).toBeLessThan(200 * megabyte)
  })
})

describe('speech', () => {
  it('is passed on while it is still being generated', async () => {
    let finish = () => {}
    upstream.behave((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' })
      res.write('SUQz')
      finish = () => res.end('AAAA')
    })
    const answer = await fetch(`${gateway.url}/api/platform/v1/voice/demo-teamspace/tts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"text":"x"}',
    })
    const reader = answer.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('SUQz')
    finish()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('AAAA')
  })
})

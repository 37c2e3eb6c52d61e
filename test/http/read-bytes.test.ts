import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/contract/primitives/problem.ts'
import type { WireRequest } from '../../src/contract/primitives/wire.ts'
import { readBytes } from '../../src/http/read-bytes.ts'
import { readWireJson } from '../../src/http/read-json.ts'

const halves = (text: string) => {
  const at = Math.floor(text.length / 2)
  return [Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at))]
}
const sources = {
  'bytes in memory': (text: string) => new Uint8Array(Buffer.from(text)),
  'a stream of node': (text: string) => Readable.from(halves(text), { objectMode: false }),
  'a stream of the web': (text: string) => Readable.toWeb(Readable.from(halves(text))),
} as const

describe.each(Object.entries(sources))('a body that is %s', (_name, open) => {
  it('is read completely up to its limit', async () => {
    expect((await readBytes(open('twelve bytes'), { maxBytes: 12 })).toString()).toBe('twelve bytes')
  })

  it('is refused one byte beyond', async () => {
    await expect(readBytes(open('twelve bytes'), { maxBytes: 11 })).rejects.toMatchObject({
      code: 'payload-too-large',
      options: { errors: [{ field: '$', code: 'too_big' }] },
    })
  })

  it('is refused unread if its declared length is too large', async () => {
    const limit = { maxBytes: 12, declared: '13', tooLarge: (bytes: number) => new Error(`over ${bytes}`) }
    await expect(readBytes(open('short'), limit)).rejects.toThrow('over 12')
  })
})

describe('stream', () => {
  it.each<[string, (stream: Readable) => void, string]>([
    ['fails', (stream) => stream.destroy(new Error('reset')), 'client-closed'],
    ['is closed without an end', (stream) => stream.destroy(), 'client-closed'],
    ['fails with a problem', (stream) => stream.destroy(new Problem('upstream-timeout')), 'upstream-timeout'],
  ])('that %s is refused as a body, before reading and in the middle', async (_name, end, code) => {
    const open = () => new Readable({ read() {} }).on('error', () => {})
    const [late, early] = [open(), open()]
    late.push('half')
    const reading = readBytes(late, { maxBytes: 100 })
    setImmediate(() => end(late))
    await expect(reading).rejects.toMatchObject({ code })
    end(early)
    await expect(readBytes(early, { maxBytes: 100 })).rejects.toMatchObject({ code })
  })

  it('that is too large stays open, so that its sender gets a response', async () => {
    const stream = Readable.from([Buffer.alloc(50), Buffer.alloc(50)], { objectMode: false })
    await expect(readBytes(stream, { maxBytes: 60 })).rejects.toMatchObject({ code: 'payload-too-large' })
    expect(stream.errored).toBe(null)
  })
})

describe('JSON body', () => {
  const read = (type: string, body: Buffer) => {
    const request: WireRequest = { method: 'POST', path: '/', headers: { 'content-type': type }, body }
    return readWireJson(request, 100)
  }

  it.each(['application/json', 'Application/JSON;charset=utf-8'])('is read as %s', async (type) => {
    expect(await read(type, Buffer.from('{"a":[1,"ñ"]}'))).toEqual({ a: [1, 'ñ'] })
  })

  it.each<[string, string, Buffer, string]>([
    ['of another type', 'text/json', Buffer.from('{}'), 'unsupported-media-type'],
    ['without a type', '', Buffer.from('{}'), 'unsupported-media-type'],
    ['that is not UTF-8', 'application/json', Buffer.from('"\xe9"', 'latin1'), 'malformed-json'],
    ['with a byte order mark', 'application/json', Buffer.from('\ufeff{}'), 'malformed-json'],
    ['that breaks off', 'application/json', Buffer.from('{"a":'), 'malformed-json'],
    ['of nothing', 'application/json', Buffer.alloc(0), 'malformed-json'],
    ['with a number that cannot be kept', 'application/json', Buffer.from('[1e999]'), 'validation-error'],
  ])('%s is refused', async (_name, type, body, code) => {
    await expect(read(type, body)).rejects.toMatchObject({ code })
  })
})

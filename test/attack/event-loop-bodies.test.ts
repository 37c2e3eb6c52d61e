import { describe, expect, it } from 'vitest'
import { messageRequest, sessionRequest } from '../../src/contract/chat/chat.ts'
import { webhookEnvelope, webhookEvent } from '../../src/contract/chat/webhook.ts'
import { operations } from '../../src/contract/operations/index.ts'
import { matchOperation } from '../../src/contract/operations/match.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { canonical } from '../../src/contract/primitives/canonical.ts'
import { parseJson } from '../../src/contract/primitives/json.ts'
import { limits } from '../../src/contract/primitives/limits.ts'
import { checkInput, rawIdentifiers, unknownMembers } from '../../src/platform/kit/input.ts'
import { compareNames } from '../../src/platform/trust-layer/payments/name-check.ts'
import { decodeBase64 } from '../../src/relay/citizen-api/speech/base64-decode.ts'
import { createAudioGate } from '../../src/relay/gateway/audio/audio-gate.ts'
import { type CallRules, checkJson, checkPathAndQuery, rulesOf } from '../../src/relay/gateway/proxy/check.ts'
import { boundaryOf, createMultipartReader } from '../../src/relay/gateway/proxy/multipart.ts'
import { createUploadForm } from '../../src/relay/gateway/proxy/upload-form.ts'
import { repeated } from '../support/adversarial-text.ts'
import { heldTooLongMs, loopTime } from '../support/loop-time.ts'

const tried = (work: () => unknown) => () => {
  try {
    work()
  } catch {
    // Rejecting is fine too.
  }
}
/** The rules of real hosts, and those of the embedded platform. */
const checks = ['interface', 'embedded'] as const
const cost = (work: () => unknown) => loopTime(tried(work))
const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
const listOf = (piece: string, size: number) =>
  `[${fill(`${piece},`, size).slice(0, -piece.length - 1)}${piece}]`

/** Returns bodies of about this many bytes that are expensive to parse. */
const bodies = (size: number): readonly [name: string, body: string][] => [
  ['question marks beside a long decimal', `{"a":"${'?'.repeat(size - 60)}","b":1234567890.12345678901}`],
  ['quotation marks', `"${fill('\\"', size - 2)}"`],
  ['long decimals', listOf('0.12345678901234567', size)],
  ['numbers of one digit', listOf('1', size)],
  ['empty lists', listOf('[]', size)],
  ['empty objects', listOf('{}', size)],
  ['open brackets', '['.repeat(size)],
  ['open members and lists', fill('{"a":[1,', size)],
  ['levels of lists', `${'['.repeat(60)}${listOf('[]', size)}${']'.repeat(60)}`],
  ['members of an object', `{${Array.from({ length: size / 12 }, (_, at) => `"m${at}":1`).join(',')}}`],
  ['dangerous members', listOf('{"__proto__":1}', size)],
  ['escapes', `"${fill('\\u0041', size - 2)}"`],
  ['one number', '9'.repeat(size)],
  ['exponents', listOf('1e308', size)],
  ['spaces', ' '.repeat(size)],
]

const chatBodies = bodies(limits.chatBodyBytes)
const operationBodies = bodies(limits.operationBodyBytes)
const rows: readonly Operation[] = Object.values(operations)

describe('a body of the maximum size', () => {
  it.each([...chatBodies, ...operationBodies])('of %s is read without blocking the event loop', (_, body) => {
    expect(cost(() => parseJson(body))).toBeLessThanOrEqual(heldTooLongMs)
  })

  it.each(chatBodies)('of %s is validated as a message without blocking', (_, body) => {
    expect(
      cost(() => {
        const value = parseJson(body)
        messageRequest.safeParse(value)
        sessionRequest.safeParse(value)
      }),
    ).toBeLessThanOrEqual(heldTooLongMs)
  })

  it.each(rows.filter(({ request }) => request.body).map((row) => [row.id, row] as const))(
    'of each of these kinds is validated for %s without blocking, in the relay and in the platform',
    (_, operation) => {
      const slow = operationBodies.flatMap(([name, body]) => {
        const costs = checks.map((kept) =>
          cost(() => checkJson(rulesOf(operation, kept), {}, operation.path, body)),
        )
        const inRelay = Math.max(...costs)
        const inPlatform = cost(() => {
          const value = parseJson(body)
          const { body: schema } = operation.request
          if (!schema) return
          // As the platform does: rejected bodies are not converted to canonical form.
          checkInput(schema, value, { exponent: 2, strictIdentifiers: true })
          canonical(value)
          rawIdentifiers(value)
          unknownMembers(schema, value)
        })
        return Math.max(inRelay, inPlatform) > heldTooLongMs ? [`${name}: ${inRelay} ${inPlatform}`] : []
      })
      expect(slow).toEqual([])
    },
  )

  it.each(rows.filter(({ request }) => request.body).map((row) => [row.id, row] as const))(
    'in each member of %s is validated without blocking',
    (_, operation) => {
      const shape = (operation.request.body as { shape?: object } | undefined)?.shape ?? {}
      const texts = ['a', '[]', ' ', '\ufdfa', '1.5m ', '@', '.', '\ud800'].map((piece) =>
        fill(piece, 60_000 / Math.max(1, Buffer.byteLength(piece) / piece.length)),
      )
      const slow = Object.keys(shape).flatMap((name) =>
        [...texts, Array(20_000).fill({}), Array(20_000).fill('a')].flatMap((value) => {
          const body = JSON.stringify({ [name]: value })
          const costs = checks.map((kept) =>
            cost(() => checkJson(rulesOf(operation, kept), {}, operation.path, body)),
          )
          const ms = Math.max(...costs)
          return ms > heldTooLongMs ? [`${name}: ${ms} ${body.slice(0, 30)}`] : []
        }),
      )
      expect(slow).toEqual([])
    },
  )
})

describe('a delivery of the maximum size', () => {
  const size = limits.webhookBodyBytes
  const text = JSON.stringify({
    type: 'text',
    data: { text: 'a' },
    author_type: 'bot',
    author_id: 'a',
    author_name: 'a',
  })
  const event = (messages: string) =>
    `{"type":"new_messages","chat":{"id":"c"},"channel":{"id":"d"},"messages":${messages}}`
  it.each([
    ...bodies(size),
    ['events', `{"events":${listOf('{}', 2900)}}`],
    ['messages', `{"events":[${fill(`${event(listOf(text, 9000))},`, size)}`],
  ] as const)('of %s is read and validated without blocking', (_, body) => {
    expect(
      cost(() => {
        const { events } = webhookEnvelope.parse(parseJson(body))
        for (const one of events) webhookEvent.safeParse(one)
      }),
    ).toBeLessThanOrEqual(heldTooLongMs)
  })
})

describe('a path, a query and a head', () => {
  const long = 16_000
  it.each([
    ['slashes', '/'.repeat(long)],
    ['percent escapes', `/v1/recovery/${'%41'.repeat(long / 3)}`],
    ['broken escapes', `/v1/recovery/${'%'.repeat(long)}`],
    ['dots', `/${'../'.repeat(long / 3)}`],
  ])('of %s are matched without blocking', (_, path) => {
    expect(cost(() => matchOperation('GET', path))).toBeLessThanOrEqual(heldTooLongMs)
  })

  it.each(['a&', 'a=1&', '&', '=', '%', '%41', '+', 'transaction_id=1&'])(
    'of many %j are validated without blocking',
    (piece) => {
      const params = { a: piece.repeat(9), b: '1' }
      const costOf = (rules: CallRules) =>
        cost(() => checkPathAndQuery(rules, params, `/x?${fill(piece, long)}`, false))
      const slow = rows.filter((operation) =>
        checks.some((kept) => costOf(rulesOf(operation, kept)) > heldTooLongMs),
      )
      expect(slow).toEqual([])
    },
  )

  it.each([';', 'a;', 'boundary=', ' ', '"', ';boundary="', 'boundary=a;'])(
    'of a form with many %j is read without blocking',
    (piece) => {
      expect(cost(() => boundaryOf(`multipart/form-data${fill(piece, long)}`))).toBeLessThanOrEqual(
        heldTooLongMs,
      )
      expect(cost(() => boundaryOf(`multipart/form-data;${fill(piece, long)}`))).toBeLessThanOrEqual(
        heldTooLongMs,
      )
    },
  )
})

/** How many bytes one turn of the event loop may read from a socket. */
const chunkBytes = 64 * 1024
const piecesOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
/** With chunked encoding a byte costs six on the wire. */
const byteByByte = (bytes: Buffer) => piecesOf(bytes.subarray(0, chunkBytes / 6), 1)

describe('64 KB of a form or a recording', () => {
  const partHead = '--B\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const forms: readonly [string, Buffer][] = [
    ['line breaks', Buffer.from(fill('\r\n', chunkBytes))],
    ['beginnings of a boundary', Buffer.from(partHead + fill('\r\n--', chunkBytes))],
    [
      'a head without an end',
      Buffer.from(`--B\r\ncontent-disposition: form-data${fill('; a="b"', chunkBytes)}`),
    ],
    ['lines of a head', Buffer.from(`--B\r\n${fill('a: b\r\n', chunkBytes)}`)],
    [
      'empty parts',
      Buffer.from(fill('--B\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', chunkBytes)),
    ],
    ['sync bytes', Buffer.concat([Buffer.from(partHead), Buffer.alloc(chunkBytes, 0xff)])],
    [
      'frames that are none',
      Buffer.concat([Buffer.from(partHead), Buffer.alloc(chunkBytes, Buffer.from([0xff, 0xfb, 0x90]))]),
    ],
    ['a tag', Buffer.concat([Buffer.from(`${partHead}ID3`), Buffer.alloc(chunkBytes, 0x7f)])],
    [
      'a wave of empty chunks',
      Buffer.concat([Buffer.from(`${partHead}RIFF\0\0\0\0WAVE`), Buffer.alloc(chunkBytes)]),
    ],
  ]
  const readers = [
    () => createMultipartReader('B', { onPart() {}, onData() {}, onPartEnd() {} }),
    () => createUploadForm({ boundary: 'B', maxBytes: limits.asrBytes, checkFields: () => [] }),
  ]
  const read = (create: () => { push(chunk: Buffer): void }, chunks: readonly Buffer[]) => {
    const reader = create()
    for (const chunk of chunks) reader.push(chunk)
  }
  it.each(forms)('of %s is read without blocking, whole and byte by byte', (_, bytes) => {
    for (const create of readers) {
      for (const chunks of [[bytes], byteByByte(bytes)]) {
        expect(cost(() => read(create, chunks))).toBeLessThanOrEqual(heldTooLongMs)
      }
    }
  })

  const recordings = forms.slice(5).map(([name, bytes]) => [name, bytes.subarray(partHead.length)] as const)
  it.each(recordings)(
    'of %s is processed as a recording without blocking, whole and byte by byte',
    (_, bytes) => {
      for (const chunks of [[bytes], byteByByte(bytes)]) {
        expect(cost(() => read(createAudioGate, chunks))).toBeLessThanOrEqual(heldTooLongMs)
      }
    },
  )

  it.each(['A', 'A\n', '=', '"', '-', '\\/', 'data:', ' ', '\\'])(
    'of many %j is decoded without blocking',
    async (piece) => {
      const chunks = piecesOf(Buffer.from(fill(piece, chunkBytes)), chunkBytes)
      const least = [Number.POSITIVE_INFINITY]
      for (let run = 0; run < 12 && Math.min(...least) > heldTooLongMs; run++) {
        const before = process.cpuUsage()
        const source = (async function* () {
          yield* chunks
        })()
        try {
          for await (const _ of decodeBase64(source, { maxBytes: 1e6 }));
        } catch {
          /* Rejecting is fine too. */
        }
        const { user, system } = process.cpuUsage(before)
        least.push((user + system) / 1000)
      }
      expect(Math.min(...least)).toBeLessThanOrEqual(heldTooLongMs)
    },
  )
})

describe('a name of 140 characters to compare', () => {
  it.each(repeated(140).slice(0, 120))('%j is compared without blocking', (name) => {
    expect(cost(() => compareNames(name, `${name.slice(1)} b`))).toBeLessThanOrEqual(heldTooLongMs)
  })
})

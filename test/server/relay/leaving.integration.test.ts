import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../src/contract/operations/routes.ts'
import { bootstrapKey } from '../../support/admin-key.ts'
import { startRelay, type TestRelay } from '../../support/relay.ts'
import { createVisitor, say, sessionOf } from '../../support/visitor.ts'

let relay: TestRelay
beforeAll(async () => {
  relay = await startRelay({
    // Every response starts and never ends.
    dispatch: async () => {
      const body = new PassThrough()
      body.write(Buffer.alloc(1024, ' '))
      return { status: 200, headers: { 'content-type': 'application/json' }, body }
    },
  })
})
afterAll(() => relay.stop())

const visitor = () => createVisitor(relay, { address: 'x' })
const bearer = async () => `authorization: Bearer ${(await sessionOf(visitor())).token}`
const json = 'content-type: application/json'
const partial = 'content-length: 10000'
const key = `authorization: Bearer ${bootstrapKey}`
const [, status = ''] = routes.getCaseStatus.split(' ')
const [, intake = ''] = routes.receiveComplaint.split(' ')

interface Leaving {
  what: string
  head: string
  lines: () => Promise<string[]>
  /** Body sent before the client leaves. */
  body?: string
  /** The client leaves after it has read this part of the response. */
  reads?: string
}

const leavings: readonly Leaving[] = [
  {
    what: 'the body of a session',
    head: 'POST /chat/v1/sessions',
    lines: async () => [json, partial],
    body: '{"gw',
  },
  {
    what: 'the body of a message',
    head: 'POST /chat/v1/messages',
    lines: async () => [await bearer(), json, partial],
    body: '{"type":"te',
  },
  {
    what: 'a part of an upload',
    head: 'PATCH /chat/v1/uploads/a-voice-note',
    lines: async () => [
      await bearer(),
      'content-type: application/offset+octet-stream',
      'upload-offset: 0',
      partial,
    ],
    body: 'ID3',
  },
  {
    what: 'a recording',
    head: 'POST /chat/v1/transcriptions?lang=en',
    lines: async () => [await bearer(), 'content-type: audio/wav', partial],
    body: 'RIFF',
  },
  { what: 'a delivery', head: 'POST /webhooks/demo', lines: async () => [json, partial], body: '{"events' },
  {
    what: 'the stream of events',
    head: 'GET /chat/v1/events',
    lines: async () => [await bearer()],
    reads: 'event: message',
  },
  {
    what: 'a poll for events',
    head: 'GET /chat/v1/events?wait=20&after=99',
    lines: async () => [await bearer()],
  },
  {
    what: 'a transcript',
    head: 'GET /chat/v1/transcript',
    lines: async () => [await bearer()],
    reads: 'HTTP/1.1 200',
  },
  {
    what: 'the body of an operation',
    head: `POST ${intake}`,
    lines: async () => [key, json, partial],
    body: '{"citizen',
  },
  {
    what: 'the answer of an operation',
    head: `GET ${status.replace('{case_id}', 'CASE-1')}`,
    lines: async () => [key],
    reads: 'HTTP/1.1 200',
  },
]

describe.each(['ends', 'resets'] as const)('a client that %s its connection', (way) => {
  it.each(leavings)(
    'in the middle of $what does not cause an error in the relay',
    async ({ head, lines, body = '', reads }) => {
      const from = relay.log.length
      const socket = connect(Number(new URL(relay.url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      const closed = once(socket, 'close')
      await once(socket, 'connect')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.write(`${[`${head} HTTP/1.1`, 'host: x', ...(await lines()), '', ''].join('\r\n')}${body}`)
      if (reads) await expect.poll(() => answer).toContain(reads)
      // What was sent has arrived once another request has been answered.
      expect((await fetch(`${relay.url}/healthz`)).status).toBe(200)
      if (way === 'ends') socket.destroy()
      else socket.resetAndDestroy()
      await closed
      // The relay still works, and has had time to notice.
      expect((await say(visitor())).status).toBe(202)
      const errors = relay.log
        .slice(from)
        .filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
      expect(errors).toEqual([])
    },
  )
})

import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { type Behaviour, type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway, upstreamSecrets } from '../../../support/gateway.ts'
import { send } from '../../../support/operation-call.ts'
import { validCalls } from '../../../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway
let key = ''
const rows: readonly Operation[] = Object.values(operations)
const secrets = [...Object.values(upstreamSecrets), bootstrapKey]

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    timing: { deadlineMinMs: 200, deadlineFactor: 0 },
    breaker: { failures: 1000 },
  })
  key = await gateway.authorize([...new Set(rows.map(({ scope }) => scope))], 'admin')
})
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

const echo = (req: IncomingMessage) => JSON.stringify(req.headers)
const behaviours: Record<string, Behaviour> = {
  'repeats the request in its answer': (req, res) => res.end(echo(req)),
  'repeats it in a stream, cut in the middle of the secret': (req, res) => {
    const text = echo(req)
    const at = text.search(/SECRET/)
    res.write(text.slice(0, at + 3))
    setImmediate(() => res.end(text.slice(at + 3)))
  },
  'repeats it in an error': (req, res) => {
    res.writeHead(500, { 'content-type': 'application/json' }).end(echo(req))
  },
  'repeats it in an error that is too long': (req, res) => {
    res.writeHead(500, { 'content-type': 'text/plain' }).end(echo(req).repeat(500))
  },
  'repeats it in its headers': (req, res) => {
    const { authorization = '', 'x-service-token': token = '' } = req.headers
    const all = { authorization, 'x-service-token': token, 'set-cookie': `s=${authorization}${token}` }
    res
      .writeHead(200, { ...all, 'x-debug': `${authorization}${token}`, 'www-authenticate': authorization })
      .end('{}')
  },
  'redirects to it': (req, res) => {
    const { authorization = '', 'x-service-token': token = '' } = req.headers
    res.writeHead(307, { location: `http://inside.example/?t=${authorization}${token}` }).end()
  },
  hangs: () => {},
  resets: (req) => req.socket.destroy(),
}

/** Returns everything that a caller sees of a response. */
async function readAll(response: Response): Promise<string> {
  const body = await response.text().catch((error: unknown) => String(error))
  return `${response.status} ${JSON.stringify([...response.headers])} ${body}`
}

describe.each(Object.entries(behaviours))('an upstream that %s', (_name, behaviour) => {
  it('reveals no secret, in whatever operation', async () => {
    upstream.behave(behaviour)
    const answers = await Promise.all(
      rows.map(async (operation) =>
        readAll(
          await send(gateway.url, operation, validCalls[operation.id as OperationId], { authorization: key }),
        ),
      ),
    )
    for (const secret of [...secrets, key.slice('Bearer '.length)]) {
      expect(answers.filter((answer) => answer.includes(secret))).toEqual([])
    }
  })
})

describe('after all of these cases', () => {
  it('the log, the metrics and the database contain no secret', async () => {
    const rows = await gateway.test.storage.db.selectFrom('api_key').selectAll().execute()
    const everything = [gateway.log.join('\n'), await gateway.registry.metrics(), JSON.stringify(rows)].join(
      '\n',
    )
    expect(gateway.log.length).toBeGreaterThan(10)
    for (const secret of [...secrets, key.slice('Bearer '.length)]) expect(everything).not.toContain(secret)
  })

  it('no caller’s key has reached upstream', () => {
    const seen = JSON.stringify(upstream.received.map(({ headers, path }) => [headers, path]))
    expect(upstream.received.length).toBeGreaterThan(100)
    expect(seen).not.toContain(key.slice('Bearer '.length))
  })
})

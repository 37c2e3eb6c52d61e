import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import type { Dispatch, WireRequest } from '../../../../src/contract/primitives/wire.ts'
import { eventually } from '../../../support/eventually.ts'
import { bootstrapKey, startGateway, type TestGateway, upstreamSecrets } from '../../../support/gateway.ts'

/** Waits for what may be slow on a busy machine. */

let gateway: TestGateway
afterEach(() => gateway.stop())

const headers = { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' }
const body = '{"account_hash":"hm1:a","institution_code":"UNTY"}'
const score = () => fetch(`${gateway.url}/v1/recovery/mule-score`, { method: 'POST', headers, body })
const start = async (dispatch: Dispatch) => {
  gateway = await startGateway({ dispatch, timing: { deadlineFactor: 0, deadlineMinMs: 300, idleMs: 300 } })
}
const json = { 'content-type': 'application/json' }

describe('a platform in the same process', () => {
  it("receives the bytes, the shared secret, and the caller's identity", async () => {
    const seen: WireRequest[] = []
    await start(async (request) => {
      seen.push(request)
      return { status: 200, headers: json, body: Buffer.from('{"ok":1}') }
    })
    const answer = await score()
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '8',
      '{"ok":1}',
    ])
    expect(Buffer.from(seen[0]?.body as Uint8Array).toString()).toBe(body)
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${upstreamSecrets.embedded}`,
      'x-parley-role': 'admin',
      'x-parley-principal': 'bootstrap',
    })
  })

  it('can stream its response', async () => {
    await start(async () => ({
      status: 200,
      headers: json,
      body: Readable.from([Buffer.from('[1,'), Buffer.from('2]')]),
    }))
    expect(await (await score()).text()).toBe('[1,2]')
  })

  it('is notified when the caller leaves', async () => {
    let signal: AbortSignal | undefined
    await start((request) => {
      signal = request.signal
      return new Promise(() => {})
    })
    const leaving = new AbortController()
    const call = fetch(`${gateway.url}/v1/cases/C`, { headers, signal: leaving.signal }).catch(() => {})
    await eventually(() => expect(signal).toBeDefined())
    leaving.abort()
    await call
    await eventually(() => expect(signal?.aborted).toBe(true))
  })

  it.each<[string, Dispatch, number]>([
    ['that fails', () => Promise.reject(new Error('broken')), 502],
    ['that never answers', () => new Promise(() => {}), 504],
  ])('%s becomes a problem', async (_name, dispatch, status) => {
    await start(dispatch)
    const answer = await score()
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('broken')
  })
})

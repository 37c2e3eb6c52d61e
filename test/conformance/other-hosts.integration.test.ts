import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bootstrapKey } from '../support/admin-key.ts'
import { createTestPlatform, platformSecret } from '../support/platform.ts'
import { startRelay } from '../support/relay.ts'
import { doorOf, oneDoor } from './door.ts'
import { CannotBeShown, createHost } from './host.ts'
import { requirements } from './requirements.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** Starts a foreign host on a free port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    listener(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers every request with an HTML page. */
const page: RequestListener = (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Not here</h1>')
}
/** Answers every request with an empty object. */
const emptyObject: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

interface Judged {
  says: string
  verdict: 'holds' | 'does not' | 'not shown'
  /** Reason: the error, or the missing data. */
  why?: string
}

/** Judges each requirement on a host. */
async function judge(url: string): Promise<Judged[]> {
  const host = await createHost(oneDoor(url, bootstrapKey))
  const judged: Judged[] = []
  for (const { section, says, holds } of requirements) {
    const verdict = await holds(host).then<Omit<Judged, 'says'>, Omit<Judged, 'says'>>(
      () => ({ verdict: 'holds' }),
      (error: unknown) => ({
        verdict: error instanceof CannotBeShown ? 'not shown' : 'does not',
        why: String(error),
      }),
    )
    judged.push({ says: `${section}: ${says}`, ...verdict })
  }
  return judged
}

const isOfVoice = (says: string) => /^Voice|^Languages|voice|textToSpeech/.test(says)

/** Runs the command as on a command line. */
const command = (...args: string[]): Promise<{ code: unknown; output: string }> =>
  new Promise((done) => {
    const environment = { ...process.env, PARLEY_CONFORMANCE_KEY: 'a-key' }
    const script = resolve(import.meta.dirname, '../../scripts/conformance.mjs')
    execFile(process.execPath, [script, ...args], { env: environment }, (error, output) =>
      done({ code: error?.code ?? 0, output }),
    )
  })

describe('conformance command on a foreign host', () => {
  it('tries every requirement if the host only answers with pages, and names the responses', async () => {
    const { code, output } = await command('--base', await serve(page))
    expect(code).toBe(1)
    expect(output.match(/^(holds|DOES NOT|cannot be shown here) +\|/gm)).toHaveLength(requirements.length)
    expect(output).toContain('receiveComplaint answers 404 <!doctype html><h1>Not here</h1>')
    expect(output).toMatch(/^cannot be shown here \| Voice \| A successful request costs one credit$/m)
    expect(output).toMatch(/^0 of \d+ requirements hold on http:/m)
  })
})

describe('table of requirements', () => {
  it('finds the missing members if every response is an empty object', async () => {
    const judged = await judge(await serve(emptyObject))
    const held = judged.filter(({ verdict }) => verdict === 'holds').map(({ says }) => says)
    expect(held.filter((says) => /with the members that are named|is refused/.test(says))).toEqual([])
  })

  it('reports what cannot be shown on a relay without a sandbox, and judges the rest', async () => {
    const platform = await createTestPlatform({ sandbox: false })
    stops.push(() => platform.remove())
    const relay = await startRelay({ dispatch: platform.platform.dispatch, secret: platformSecret })
    stops.push(() => relay.stop())
    const judged = await judge(relay.url)
    const saying = (wanted: string) =>
      judged.filter(({ verdict }) => verdict === wanted).map(({ says }) => says)
    // There are no speech engines.
    const wrong = judged.filter(({ verdict, says }) => verdict === 'does not' && !isOfVoice(says))
    expect(wrong).toEqual([])
    expect(saying('not shown')).toContain('The 40 operations: POST /v1/recovery/freeze answers with success')
    expect(saying('holds')).toContain(
      'The 40 operations: POST /v1/cases/intake answers with the members that are named',
    )
    expect(saying('holds')).toContain(
      'Types of members: initiateFreeze is refused with freeze_amount as "100"',
    )
  })
})

describe('hosts of an interface at separate addresses', () => {
  it('are each called at their own address with their own secret', () => {
    const door = doorOf(
      {
        PARLEY_CONFORMANCE_GATEWAY: 'https://gateway.example',
        PARLEY_CONFORMANCE_SERVICE_TOKEN: 'personal',
        PARLEY_CONFORMANCE_TAKEOVER_SECRET: 'takeover',
      },
      'https://base.example',
      'the-key',
    )
    expect(door({ host: 'gateway', auth: 'service-token' })).toEqual({
      url: 'https://gateway.example',
      headers: { 'x-service-token': 'personal' },
    })
    expect(door({ host: 'platform', auth: 'takeover-secret' })).toEqual({
      url: 'https://base.example',
      headers: { authorization: 'Bearer takeover' },
    })
    expect(door({ host: 'trust', auth: 'trust-layer' })).toEqual({
      url: 'https://base.example',
      headers: { authorization: 'Bearer the-key' },
    })
  })
})

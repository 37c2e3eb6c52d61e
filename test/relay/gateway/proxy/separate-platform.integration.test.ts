import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:https'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dispatch } from '../../../../src/contract/primitives/wire.ts'
import { parseUpstreamSettings, type UpstreamSettings } from '../../../../src/relay/config/hosts.ts'
import { dispatchTo } from '../../../../src/relay/gateway/upstream/ask-host.ts'
import { createHosts, type Hosts } from '../../../../src/relay/gateway/upstream/hosts.ts'
import { createTrustLayer } from '../../../../src/relay/gateway/upstream/trust-layer.ts'
import { describeConformance } from '../../../support/conformance.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { platformSecret } from '../../../support/platform.ts'
import type { PlatformDoors } from '../../../support/platform-process.ts'
import { prepareCalls } from '../../../support/prepared-calls.ts'
import { story } from '../../../support/trust-story.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'

let child: ChildProcess
let doors: PlatformDoors
let settings: UpstreamSettings
let gateway: TestGateway
let prepare: Awaited<ReturnType<typeof prepareCalls>>

beforeAll(async () => {
  child = fork(await buildVoiceThread(resolve(import.meta.dirname, '../../../support/platform-process.ts')))
  ;[doors] = (await once(child, 'message')) as [PlatformDoors]
  const files: Record<string, string> = {
    'relay.crt': doors.certificate,
    'relay.key': doors.key,
    'ca.crt': doors.authority,
  }
  settings = parseUpstreamSettings(
    {
      PLATFORM_BASE_URL: doors.httpUrl,
      PLATFORM_TOKEN: platformSecret,
      TAKEOVER_SECRETS: `demo-teamspace=${platformSecret}`,
      GATEWAY_URL: doors.httpUrl,
      SERVICE_TOKEN: platformSecret,
      TRUST_LAYER_URL: doors.tlsUrl,
      TRUST_LAYER_TOKEN: platformSecret,
      TRUST_LAYER_CERT: 'relay.crt',
      TRUST_LAYER_KEY: 'relay.key',
      TRUST_LAYER_CA: 'ca.crt',
    },
    (path) => files[path] ?? '',
  )
  gateway = await startGateway({ upstream: settings, timing: { deadlineMinMs: 60_000 } })
  prepare = await prepareCalls(overHttp(doors.httpUrl))
}, 120_000)
afterAll(async () => {
  await gateway.stop()
  child.send('stop')
  await once(child, 'exit')
})

/** Calls the platform from outside of the relay. */
const overHttp =
  (url: string): Dispatch =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(url + path, { method, headers, body: body as Uint8Array<ArrayBuffer> | null })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

describeConformance('the relay before a platform in another process, behind mutual TLS', {
  at: () => ({ url: gateway.url, headers: { authorization: `Bearer ${bootstrapKey}` } }),
  prepare: (id, call) => prepare(id, call),
  instead: {
    textToSpeech: { status: 503, code: 'engine-unavailable' },
    recogniseSpeech: { status: 503, code: 'engine-unavailable' },
  },
})

describe('a platform behind mutual TLS', () => {
  const embedded = { dispatch: () => Promise.reject(new Error('no platform')), secret: 'none' }
  const withHosts = async (changes: Partial<UpstreamSettings>, use: (hosts: Hosts) => Promise<void>) => {
    const hosts = createHosts({ ...settings, ...changes, embedded })
    await use(hosts)
    await Promise.all(Object.values(hosts).map(({ upstream }) => upstream.close()))
  }

  it('trusts the chat’s statement of who a citizen is, and shows a case only to its citizen', () =>
    withHosts({}, async (hosts) => {
      const layer = createTrustLayer({ dispatch: dispatchTo(hosts.trust) })
      const caseId = await layer.createCase({ ...story.intake, citizen_id_hash: 'hm1:vera' }, 'key-1')
      expect(await layer.getCase(caseId, 'hm1:vera')).toMatchObject({ case_id: caseId })
      await expect(layer.getCase(caseId, 'hm1:other')).rejects.toMatchObject({ status: 404 })
    }))

  it('takes a note that the chat adds to a case, once', () =>
    withHosts({}, async (hosts) => {
      const layer = createTrustLayer({ dispatch: dispatchTo(hosts.trust) })
      const link = {
        caseId: await layer.createCase({ ...story.intake, citizen_id_hash: 'hm1:ana' }, 'key-2'),
      }
      const note = { ...link, citizenRef: 'hm1:ana', note: 'Another payment, by card.' }
      for (let round = 0; round < 2; round++) await layer.addNote(note, 'note-1')
      const answer = await fetch(`${gateway.url}/v1/cases/${link.caseId}`, {
        headers: { authorization: await gateway.authorize(['redress:read'], 'analyst') },
      })
      expect(JSON.stringify(await answer.json())).toContain('Another payment, by card.')
    }))

  it('distinguishes two keys of one role', async () => {
    const caseOf = async (citizen: string) => {
      const answer = await fetch(`${gateway.url}/v1/cases/intake`, {
        method: 'POST',
        headers: {
          authorization: await gateway.authorize(['redress:write'], 'analyst'),
          'content-type': 'application/json',
          'idempotency-key': 'the-same-for-both',
        },
        body: JSON.stringify({ ...story.intake, citizen_id_hash: citizen }),
      })
      expect(answer.status).toBe(201)
      return ((await answer.json()) as { case_id: string }).case_id
    }
    expect(await caseOf('hm1:one')).not.toBe(await caseOf('hm1:two'))
  })

  it('rejects everyone without the certificate, whatever the secret', () =>
    withHosts({ trustTls: { ca: doors.authority } }, async (hosts) => {
      const layer = createTrustLayer({ dispatch: dispatchTo(hosts.trust) })
      await expect(layer.getCase('CASE-1', 'hm1:vera')).rejects.toMatchObject({ status: 401 })
    }))

  /** Sends what a participant's own server would, with claims beyond its certificate. */
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((done, failed) => {
      const { certificate: cert, key, authority: ca } = doors
      // Lists are only for an operator.
      request(`${doors.tlsUrl}/sandbox/lists/cases`, { cert, key, ca, agent: false, headers }, (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
        .on('error', failed)
        .end()
    })

  it.each<[string, Record<string, string>, number]>([
    ['its institution, with nothing but the certificate', {}, 403],
    ['its institution, whatever role it names', { 'x-parley-role': 'admin' }, 403],
    [
      'its institution, whatever other credentials it has',
      { authorization: 'Basic eDp5', 'x-parley-role': 'admin' },
      403,
    ],
    ['nobody with a wrong secret', { authorization: 'Bearer guessed', 'x-parley-role': 'admin' }, 401],
    [
      'whom it names with the secret',
      { authorization: `Bearer ${platformSecret}`, 'x-parley-role': 'admin' },
      200,
    ],
    ['nobody with the secret and no role', { authorization: `Bearer ${platformSecret}` }, 401],
  ])('treats the holder of a certificate as %s', async (_name, headers, status) => {
    expect(await ask(headers)).toBe(status)
  })
})

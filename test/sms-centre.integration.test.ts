import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../src/relay/config/file.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { createAuthority } from './support/certificates.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'
import { type SmsCentre, startSmsCentre } from './support/sms-centre.ts'

const apiKey = 'a-key-with-every-scope-for-the-tests'

describe('a deployment with an SMS centre', () => {
  let centre: SmsCentre
  let server: ServerProcess
  beforeAll(async () => {
    centre = await startSmsCentre()
    server = await startServer({ PARLEY_BOOTSTRAP_KEY: apiKey, SMPP_URL: centre.url, SMS_FROM: '2663' })
  })
  afterAll(async () => {
    await server.remove()
    await centre.stop()
  })

  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url()}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { case_id: string }
  }
  const deliveries = async () => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const found = await storage.db.selectFrom('pf_delivery').select(['channel', 'status']).execute()
    await storage.close()
    return found.filter(({ channel }) => channel === 'sms')
  }

  it('sends SMS through it, receives delivery reports, and disconnects when it stops', async () => {
    const { case_id } = await post('/v1/cases/intake', {
      citizen_id_hash: 'hm1:citizen',
      scam_type: 'purchase',
      transaction_reference: 'TX-1001',
      amount: 25_000,
      confidence_metadata: { callback_ref: '+639175550101' },
    })
    await post(`/v1/cases/${case_id}/notify`, {
      notification_type: 'case_received',
      delivery_channels: ['sms'],
    })
    await expect.poll(() => centre.taken.length).toBe(1)
    expect(centre.taken[0]).toMatchObject({ from: '2663', to: '639175550101' })
    await expect.poll(() => centre.receipt('sms-1', 'DELIVRD')).toBe(0)
    expect(await server.stop()).toBe(0)
    expect(centre.bound()).toBe(0)
    expect(await deliveries()).toEqual([{ channel: 'sms', status: 'delivered' }])
    expect(server.log.filter((line) => /639175550101|w0rd/.test(line))).toEqual([])
  })

  it.each([
    {
      other: 'a real trust layer',
      more: () => ({
        DEMO: '0',
        TRUST_LAYER_URL: 'http://127.0.0.1:1',
        TRUST_LAYER_TOKEN: 'token-of-the-trust-layer',
      }),
      says: /SMPP_URL: with a TRUST_LAYER_URL it is that host which writes to citizens/,
    },
    {
      other: 'a call of the file',
      more: () => {
        const file = join(server.folder, 'with-sms.json')
        const deliveries = { sms: { url: 'https://sms.example/', body: {} } }
        writeFileSync(file, JSON.stringify({ ...demoConfig, deliveries }))
        return { PARLEY_CONFIG: file }
      },
      says: /SMPP_URL and deliveries\.sms: one of them sends SMS/,
    },
    {
      other: 'nobody, but with a sender that is none',
      more: () => ({ SMS_FROM: '+266' }),
      says: /SMS_FROM: must be a number, or up to 11 letters/,
    },
  ])('is rejected if $other sends SMS', async ({ more, says }) => {
    await expect(startServer({ SMPP_URL: centre.url, ...more() })).rejects.toThrow(says)
  })
})

describe('an SMS centre behind TLS', () => {
  it('is used only if its certificate is from an authority that the deployment trusts', async () => {
    const authority = await createAuthority('Authority of the centre')
    const centre = await startSmsCentre({ identity: await authority.issue('centre') })
    const settings = { PARLEY_BOOTSTRAP_KEY: apiKey, SMPP_URL: centre.url }
    const server = await startServer(settings)
    const trusted = join(server.folder, 'centre.pem')
    writeFileSync(trusted, authority.ca)
    await expect.poll(() => server.log.join('\n')).toMatch(/UNABLE_TO_VERIFY|SELF_SIGNED/)
    expect(centre.binds()).toBe(0)
    await server.stop()
    await server.start({ NODE_EXTRA_CA_CERTS: trusted })
    await expect.poll(() => centre.bound()).toBe(1)
    expect(server.log.filter((line) => /w0rd|DEP0123/.test(line))).toEqual([])
    await server.remove()
    await centre.stop()
  })
})

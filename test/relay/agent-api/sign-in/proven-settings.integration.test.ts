import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoutes, type ProvenRouteName, provenRoutes } from '../../../../src/contract/console/routes.ts'
import { settingText } from '../../../../src/contract/console/signed-words.ts'
import { makeRequest } from '../../../support/certificate-requests.ts'
import { enrol, invite, type SignedIn, signInAs } from '../../../support/operator.ts'
import { createPasskey, type Passkey } from '../../../support/passkey.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

const textOf = ({ text }: { text: string }) => JSON.parse(text)
const hook = { gwId: 'demo', name: 'crm', url: 'http://127.0.0.1:9/hook', events: ['chat_started'] }

let platform: TestPlatform
let relay: TestRelay
let url: string
let boss: SignedIn
let passkey: Passkey
beforeAll(async () => {
  platform = await createTestPlatform({ sandbox: false })
  relay = await startRelay({
    dispatch: platform.platform.dispatch,
    secret: platformSecret,
    config: { webhooks: { privateNetworks: ['127.0.0.1'] } },
  })
  // Passkeys require a host name.
  url = relay.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await relay.stop()
  await platform.remove()
})

/** Signs in a new administrator for each case, since proofs are counted per minute. */
async function enter() {
  boss = await signInAs(url, await invite(relay.test.storage, { role: 'administrator' }))
  passkey = createPasskey(url)
  const made = passkey.make(textOf(await boss.call('POST /console/api/me/passkeys/offer')))
  const { status, text } = await boss.call('POST /console/api/me/passkeys', { name: 'Key', made })
  if (status !== 200) throw new Error(`the passkey was answered ${status}: ${text}`)
}

/** Returns a passkey's signature over a call, as the page sends it. */
async function proofOf(name: ProvenRouteName, id: string | undefined, body: object) {
  const digest = createHash('sha256')
    .update(settingText(name, id, body))
    .digest('hex')
  const offer = textOf(await boss.call('POST /console/api/me/proof', { digest }))
  return { passkey: passkey.prove(offer, digest) }
}

const send = (name: ProvenRouteName, id: string | undefined, body: object) =>
  boss.call(consoleRoutes[name].call.replace('{id}', id ?? ''), body)

/** Returns everything that these calls can change, as the console lists it. */
const shown = async () => {
  const lists = ['webhooks', 'teamspaces', 'participants', 'texts/en'].map((list) =>
    boss.call(`GET /console/api/settings/${list}`),
  )
  return (await Promise.all(lists)).map(({ text }) => text)
}

const requestOf = async (code: string) => (await makeRequest(code)).request
const serialOf = async (code: string) => {
  const { participants } = textOf(await boss.call('GET /console/api/settings/participants'))
  return participants.find((one: { code: string }) => one.code === code).certificates[0].serial
}

interface Case {
  name: ProvenRouteName
  id?: string
  body: () => object | Promise<object>
  other: object
}

const wording = { path: 'profile.texts.en.ask.danger.ask', version: 0 }

/** In this order, as each case uses the result of the previous ones. */
const cases: Case[] = [
  {
    name: 'changeSetting',
    body: () => ({ ...wording, value: 'Are you safe?' }),
    other: { ...wording, value: 'Is all well?' },
  },
  { name: 'addWebhook', body: () => hook, other: { ...hook, url: 'http://127.0.0.1:9/other' } },
  {
    name: 'changeWebhook',
    body: () => ({ target: 'demo/crm', url: hook.url, events: ['message_sent'] }),
    other: { target: 'demo/crm', url: 'http://127.0.0.1:9/other', events: ['message_sent'] },
  },
  { name: 'renewWebhookSecret', body: () => ({ target: 'demo/crm' }), other: { target: 'demo/other' } },
  { name: 'addTeamspace', body: () => ({ id: 'help-desk' }), other: { id: 'another' } },
  { name: 'renewTakeoverSecret', id: 'help-desk', body: () => ({}), other: { more: 1 } },
  {
    name: 'registerParticipant',
    async body() {
      const signingRequest = await requestOf('NEWB')
      const email = 'security@newbank.example'
      return { code: 'NEWB', name: 'New Bank', email, signingRequest, apis: ['ips'], retentionDays: 30 }
    },
    other: { code: 'NEWC' },
  },
  {
    name: 'renewCertificate',
    id: 'NEWB',
    body: async () => ({ signingRequest: await requestOf('NEWB') }),
    other: { signingRequest: 'of somebody else' },
  },
  { name: 'renewParticipantSecret', id: 'NEWB', body: () => ({}), other: { more: 1 } },
  {
    name: 'revokeCertificate',
    id: 'NEWB',
    body: async () => ({ serial: await serialOf('NEWB') }),
    other: { serial: 'AB' },
  },
  {
    name: 'setParticipantStatus',
    id: 'NEWB',
    body: () => ({ status: 'suspended' }),
    other: { status: 'active' },
  },
]

describe('setting that outlives the session', () => {
  it.each(cases)('cannot be changed with only an open page: $name', async ({ name, id, body, other }) => {
    await enter()
    const wish = await body()
    const before = await shown()
    const refused = { status: 403, text: expect.stringContaining('proof-refused') }
    expect(await send(name, id, wish)).toMatchObject(refused)
    // Proof that was signed for another request.
    expect(await send(name, id, { ...wish, proof: await proofOf(name, id, other) })).toMatchObject(refused)
    expect(await shown()).toEqual(before)
    const { status } = await send(name, id, { ...wish, proof: await proofOf(name, id, wish) })
    expect([200, 201]).toContain(status)
    // A renewed secret does not show in any list.
    if (!['renewWebhookSecret', 'renewParticipantSecret'].includes(name))
      expect(await shown()).not.toEqual(before)
  })

  it('has a test case here for each of its routes', () => {
    expect(cases.map(({ name }) => name).sort()).toEqual([...provenRoutes].sort())
  })

  it('can be changed with a code too, and an invalid request does not consume it', async () => {
    boss = await signInAs(relay.url, await invite(relay.test.storage, { role: 'administrator' }))
    const { backupCodes } = await enrol(boss)
    const [code = ''] = backupCodes
    const wrong = await send('addTeamspace', undefined, { id: 'no spaces', proof: { code } })
    expect([wrong.status, textOf(wrong).errors[0].field]).toEqual([400, 'id'])
    expect(textOf(await send('addTeamspace', undefined, { id: 'by-code', proof: 'x' })).errors[0].field).toBe(
      'proof',
    )
    expect((await send('addTeamspace', undefined, { id: 'by-code', proof: { code } })).status).toBe(200)
    expect((await send('addTeamspace', undefined, { id: 'again', proof: { code } })).status).toBe(403)
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SettingChanges } from '../../src/contract/console/overlay.ts'
import { settingText } from '../../src/contract/console/signed-words.ts'
import { createPeople } from '../../src/relay/agent-api/sign-in/people.ts'
import { demoConfig } from '../../src/relay/config/file.ts'
import { createIds } from '../../src/storage/ids.ts'
import { codeAt, enrol, invite, type SignedIn, signInAs } from '../support/operator.ts'
import { createPasskey, type Passkey } from '../support/passkey.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'

interface Boss extends SignedIn {
  passkey: Passkey
}
interface Change {
  path: string
  value: unknown
  version: number
}

const banks = ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF', 'GGGG', 'HHHH', 'IIII', 'JJJJ', 'KKKK']
const json = ({ text }: { text: string }) => JSON.parse(text)
const kindOf = (reply: { text: string }) => String(json(reply).type).replace('urn:parley:problem:', '')

let relay: TestRelay
let url: string
beforeAll(async () => {
  relay = await startRelay({
    dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    channels: [{ gwId: 'demo', title: 'Help' }],
    config: {
      profile: {
        ...demoConfig.profile,
        // What the file sets cannot be changed at the console.
        crisisLine: undefined,
        officialDomains: ['bank.example'],
        banks: banks.map((code) => ({ code, name: `Bank ${code}` })),
      },
    } as never,
  })
  // Passkeys require a host name.
  url = relay.url.replace('127.0.0.1', 'localhost')
})
afterAll(() => relay.stop())

/** Signs in new users for each case, since proofs are counted by the minute. */
async function enter(role: 'administrator' | 'supervisor' = 'administrator'): Promise<Boss> {
  const person = await signInAs(url, await invite(relay.test.storage, { role }))
  const passkey = createPasskey(url)
  const made = passkey.make(json(await person.call('POST /console/api/me/passkeys/offer')))
  const { status, text } = await person.call('POST /console/api/me/passkeys', { name: 'Key', made })
  if (status !== 200) throw new Error(`the passkey was answered ${status}: ${text}`)
  return { ...person, passkey }
}

async function sign({ call, passkey }: Boss, digest: string) {
  const offer = json(await call('POST /console/api/me/proof', { digest }))
  return { passkey: passkey.prove(offer, digest) }
}
const proofOf = (boss: Boss, change: object) =>
  sign(
    boss,
    createHash('sha256')
      .update(settingText('changeSetting', undefined, change))
      .digest('hex'),
  )

const put = async (boss: Boss, change: Change, proof?: object) =>
  boss.call('PUT /console/api/settings/overlay', {
    ...change,
    ...(proof ? { proof } : { proof: await proofOf(boss, change) }),
  })
const changesFor = async ({ call }: SignedIn): Promise<SettingChanges> =>
  json(await call('GET /console/api/settings/changes'))
const waitingAt = async (boss: SignedIn, path: string) => {
  const found = (await changesFor(boss)).waiting.find((one) => one.path === path)
  if (!found) throw new Error(`nothing waits at ${path}`)
  return found
}
const decide = (boss: SignedIn, id: string, act: string, body: object = {}) =>
  boss.call(`POST /console/api/settings/changes/${id}/${act}`, body)
/** Returns a bank's current number, as citizens see it. */
const numberOf = async ({ call }: SignedIn, code: string) =>
  json(await call('GET /console/api/settings/numbers')).banks.find(
    (one: { code: string }) => one.code === code,
  ).fraudNumber
const fraud = (code: string | undefined, value: unknown = '+63 2 8888 0000', version = 0): Change => ({
  path: `profile.banks.${code}.fraudNumber`,
  value,
  version,
})
const propose = async (boss: Boss, change: Change) => {
  const reply = await put(boss, change)
  expect(reply.text).toContain('proposal')
  expect(reply.status).toBe(202)
  return waitingAt(boss, change.path)
}

describe('an administrator’s page that was left open', () => {
  it('changes nothing without a proof, or with a wrong code', async () => {
    const boss = await enter()
    await enter()
    const { key } = json(await boss.call('GET /console/api/settings/texts/en')).texts.find(
      ({ own }: { own: string }) => !own.includes('{'),
    )
    for (const change of [
      fraud(banks[0]),
      { path: 'profile.crisisLine', value: { label: 'Help', number: '1550' }, version: 0 },
      { path: `profile.texts.en.${key}`, value: 'Goodbye.', version: 0 },
      { path: 'channels.demo.allowedOrigins', value: ['https://evil.example'], version: 0 },
    ]) {
      for (const proof of [{}, { proof: { code: '000000' } }]) {
        const reply = await boss.call('PUT /console/api/settings/overlay', { ...change, ...proof })
        expect([change.path, kindOf(reply)]).toEqual([change.path, 'proof-refused'])
      }
    }
    expect(await changesFor(boss)).toEqual({ waiting: [], news: [] })
  })

  it('rejects a proof made for another value, setting or version, and accepts each only once', async () => {
    const boss = await enter()
    await enter()
    const change = fraud(banks[0])
    const proof = await proofOf(boss, change)
    for (const other of [
      { ...change, value: '+63 2 6666 6666' },
      fraud(banks[1]),
      { ...change, path: 'profile.crisisLine', value: { label: 'x', number: '1550' } },
    ]) {
      expect(kindOf(await put(boss, other, proof))).toBe('proof-refused')
    }
    const site = { path: 'channels.demo.allowedOrigins', value: ['https://bank.example'], version: 0 }
    const used = await proofOf(boss, site)
    expect((await put(boss, site, used)).status).toBe(200)
    expect(kindOf(await put(boss, { ...site, value: null, version: 1 }, used))).toBe('proof-refused')
    expect((await numberOf(boss, 'AAAA')).value).toBeNull()
  })
})

describe('a number that citizens see', () => {
  it('applies once another administrator has approved it, and is announced to everyone for a day', async () => {
    const [ana, ben] = [await enter(), await enter()]
    const waiting = await propose(ana, fraud(banks[1]))
    expect(waiting).toMatchObject({ from: null, to: '+63 2 8888 0000', proposedBy: { id: ana.id } })
    expect((await numberOf(ana, 'BBBB')).value).toBeNull()
    const proof = await sign(ben, waiting.digest)
    const reply = await decide(ben, waiting.id, 'approve', { digest: waiting.digest, proof })
    expect([reply.status, json(reply)]).toEqual([200, { path: waiting.path, version: 1 }])
    expect(await numberOf(ana, 'BBBB')).toMatchObject({ value: '+63 2 8888 0000', from: 'console' })
    const news = (await changesFor(await enter())).news.find(({ path }) => path === waiting.path)
    expect(news).toMatchObject({
      from: null,
      to: '+63 2 8888 0000',
      changedBy: ana.login,
      approvedBy: ben.login,
    })
    // Two changes in a day do not hide the original value.
    const again = await propose(ana, fraud(banks[1], '+63 2 7777 0000', 1))
    expect(again).toMatchObject({ from: '+63 2 8888 0000', to: '+63 2 7777 0000' })
    await decide(ben, again.id, 'approve', { digest: again.digest, proof: await sign(ben, again.digest) })
    const latest = (await changesFor(ben)).news.find(({ path }) => path === waiting.path)
    expect(latest).toMatchObject({ from: null, to: '+63 2 7777 0000' })
    await relay.test.storage.db
      .updateTable('setting_overlay')
      .set({ changed_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .where('path', '=', waiting.path)
      .execute()
    expect((await changesFor(ana)).news.some(({ path }) => path === waiting.path)).toBe(false)
    await expect
      .poll(async () => {
        const rows = await relay.test.storage.db
          .selectFrom('security_event')
          .select(['kind', 'actor'])
          .execute()
        return rows.map(({ kind, actor }) => `${kind} ${actor}`)
      })
      .toEqual(
        expect.arrayContaining([
          `settings-proposed ${ana.login}`,
          `settings-approved ${ben.login}`,
          `settings-changed ${ana.login}`,
        ]),
      )
  })

  it('is not approved by its proposer, by another role, or without the approver’s own proof', async () => {
    const [ana, ben, supervisor] = [await enter(), await enter(), await enter('supervisor')]
    const { id, digest } = await propose(ana, fraud(banks[2]))
    const own = await decide(ana, id, 'approve', { digest, proof: await sign(ana, digest) })
    expect(kindOf(own)).toBe('self-approval-refused')
    for (const act of [`settings/changes/${id}`, `proposals/${id}`]) {
      const body = { digest, proof: await sign(supervisor, digest) }
      const reply = await supervisor.call(`POST /console/api/${act}/approve`, body)
      expect([act, [403, 404].includes(reply.status)]).toEqual([act, true])
    }
    expect(kindOf(await decide(ben, id, 'approve', { digest }))).toBe('proof-refused')
    // A proof of another user, and one of another action.
    expect(kindOf(await decide(ben, id, 'approve', { digest, proof: await sign(ana, digest) }))).toBe(
      'proof-refused',
    )
    const wrong = await sign(ben, 'a'.repeat(64))
    expect(kindOf(await decide(ben, id, 'approve', { digest, proof: wrong }))).toBe('proof-refused')
    expect((await numberOf(ben, 'CCCC')).value).toBeNull()
  })

  it('is not approved if the digest differs, or the setting has changed since', async () => {
    const [ana, ben] = [await enter(), await enter()]
    const { id, digest, path } = await propose(ana, fraud(banks[3]))
    expect(kindOf(await decide(ben, id, 'approve', { digest: 'b'.repeat(64) }))).toBe('evidence-changed')
    // By an operator's command.
    await relay.test.storage.db
      .insertInto('setting_overlay')
      .values({
        path,
        value: '"+63 2 1111"',
        version: 1,
        changed_by: 'operator',
        changed_at: new Date().toISOString(),
        value_before: null,
        approved_by: null,
      })
      .execute()
    const late = await decide(ben, id, 'approve', { digest, proof: await sign(ben, digest) })
    expect(kindOf(late)).toBe('evidence-changed')
    const over = await decide(ben, id, 'approve', { digest, proof: await sign(ben, digest) })
    expect(kindOf(over)).toBe('proposal-decided')
    expect((await numberOf(ben, 'DDDD')).value).toBe('+63 2 1111')
  })

  it('is approved once by two administrators at the same moment', async () => {
    const [ana, ben, cem] = [await enter(), await enter(), await enter()]
    const { id, digest } = await propose(ana, fraud(banks[4]))
    const proofs = [await sign(ben, digest), await sign(cem, digest)]
    const replies = await Promise.all(
      [ben, cem].map((boss, at) => decide(boss, id, 'approve', { digest, proof: proofs[at] })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await numberOf(ben, 'EEEE')).toMatchObject({ version: 1 })
  })

  it('is rejected with a reason, withdrawn only by its proposer, and expires after a day', async () => {
    const [ana, ben] = [await enter(), await enter()]
    const first = await propose(ana, fraud(banks[5]))
    // One at a time, so that an administrator does not approve the other proposal by mistake.
    expect(kindOf(await put(ben, fraud(banks[5], '+63 2 9999 0000')))).toBe('conflict')
    expect(kindOf(await decide(ben, first.id, 'withdraw'))).toBe('forbidden')
    expect(
      (await decide(ben, first.id, 'reject', { note: 'This is not the number of the bank.' })).status,
    ).toBe(204)
    const proof = await sign(ben, first.digest)
    const reply = await decide(ben, first.id, 'approve', { digest: first.digest, proof })
    expect(kindOf(reply)).toBe('proposal-decided')
    const second = await propose(ana, fraud(banks[5]))
    expect((await decide(ana, second.id, 'withdraw')).status).toBe(204)
    const third = await propose(ana, fraud(banks[5]))
    await relay.test.storage.db
      .updateTable('proposal')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', third.id)
      .execute()
    expect((await changesFor(ben)).waiting.some(({ id }) => id === third.id)).toBe(false)
    const late = await decide(ben, third.id, 'approve', { digest: third.digest })
    expect(kindOf(late)).toBe('proposal-decided')
    expect((await numberOf(ben, 'FFFF')).value).toBeNull()
  })

  it('requires a second administrator for a reset too', async () => {
    const [ana, ben] = [await enter(), await enter()]
    const { id, digest } = await propose(ana, fraud(banks[6]))
    await decide(ben, id, 'approve', { digest, proof: await sign(ben, digest) })
    const back = await propose(ana, fraud(banks[6], null, 1))
    expect(back).toMatchObject({ from: '+63 2 8888 0000', to: null })
  })

  it('is proved by a code too, which works once', async () => {
    await enter()
    const boss = await signInAs(url, await invite(relay.test.storage, { role: 'administrator' }))
    // The code that set up the authenticator was that of the previous half minute.
    const before = () => new Date(Date.now() - 30_000).toISOString()
    const { secret } = await enrol(boss, before)
    const code = codeAt(secret, new Date().toISOString())
    const change = fraud(banks[7])
    const send = (body: object) =>
      boss.call('PUT /console/api/settings/overlay', { ...body, proof: { code } })
    expect((await send(change)).status).toBe(202)
    expect(kindOf(await send(fraud(banks[8])))).toBe('proof-refused')
  })
})

describe('a text that citizens read', () => {
  const text = async (boss: Boss) =>
    json(await boss.call('GET /console/api/settings/texts/en')).texts.find(
      ({ own }: { own: string }) => !/[{\d]/.test(own),
    ).key as string
  const change = async (boss: Boss, value: unknown, version = 0): Promise<Change> => ({
    path: `profile.texts.en.${await text(boss)}`,
    value,
    version,
  })

  it.each([
    'Go to https://evil.example',
    'Go to bаnk.example',
    'https://bank.example@evil.example',
    'xn--bnk-7cd.example',
    'Ask ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'Write to us@evil.example',
  ])('may name only the deployment’s own sites: %s', async (value) => {
    const boss = await enter()
    const wanted = await change(boss, value)
    const reply = await boss.call('PUT /console/api/settings/overlay', wanted)
    expect(json(reply).errors).toMatchObject([{ field: 'value', code: 'address_not_official' }])
    const line = { path: 'profile.crisisLine', value: { label: value, number: '1550' }, version: 0 }
    expect(json(await boss.call('PUT /console/api/settings/overlay', line)).errors).toMatchObject([
      { field: 'value.label', code: 'address_not_official' },
    ])
  })

  it.each(['Call 0917 555', 'Call ٠٩١٧', 'Call ०९१७', 'Call ０９１７', 'See help.bank.example'])(
    'requires a second administrator: %s',
    async (value) => {
      const [ana, ben] = [await enter(), await enter()]
      const { id } = await propose(ana, await change(ana, value))
      expect((await decide(ben, id, 'reject', { note: 'Not before it is announced.' })).status).toBe(204)
    },
  )

  it('without a digit or an address is changed by one administrator, with a proof, and is announced to everyone', async () => {
    const [ana, ben] = [await enter(), await enter()]
    const wanted = await change(ana, 'Please call your bank.')
    expect((await put(ana, wanted)).status).toBe(200)
    const { news } = await changesFor(ben)
    expect(news.find(({ path }) => path === wanted.path)).toMatchObject({
      to: 'Please call your bank.',
      changedBy: ana.login,
      approvedBy: null,
    })
  })
})

describe('a single administrator', () => {
  it('learns that numbers are set by the file and the command, and can still reword texts', async () => {
    const boss = await enter()
    const { storage } = relay.test
    const people = createPeople({ storage, clock: () => new Date().toISOString(), ids: createIds() })
    const others = (await people.list()).filter(
      ({ id, role, disabledAt }) => id !== boss.id && role === 'administrator' && disabledAt === null,
    )
    for (const { id } of others) await people.change(id, { isDisabled: true })
    const reply = await put(boss, fraud(banks[9]))
    expect(json(reply)).toMatchObject({ status: 409, reason: 'no-second-administrator' })
    expect(json(reply).detail).toContain('npm run channel')
  })
})

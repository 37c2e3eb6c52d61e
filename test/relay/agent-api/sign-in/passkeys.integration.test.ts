import { createHash, randomBytes, verify } from 'node:crypto'
import { connect } from 'node:net'
import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personText, signedText, wayText } from '../../../../src/contract/console/signed-words.ts'
import { createPasskeyChallenges } from '../../../../src/relay/agent-api/sign-in/passkey-challenges.ts'
import { createPasskeys } from '../../../../src/relay/agent-api/sign-in/passkeys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import {
  codeAt,
  enrol,
  invite,
  ownPage,
  password,
  type SignedIn,
  signInAs,
  toSignedIn,
  trySignIn,
} from '../../../support/operator.ts'
import { createPasskey, type Disguise, type Passkey } from '../../../support/passkey.ts'
import { ask, type Reply } from '../../../support/raw-request.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const minuteMs = 60_000
const textOf = ({ text }: { text: string }) => JSON.parse(text)
const problemOf = (reply: Reply) => [reply.status, textOf(reply).type]
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const timers = createVirtualTimers()
let relay: TestRelay
let url = ''
let now = Date.parse('2026-11-22T08:00:00.000Z')
const clock = () => new Date(now).toISOString()
const pass = (ms: number) => {
  now += ms
  relay.setNow(clock())
}
beforeAll(async () => {
  relay = await startRelay({
    dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    seal: createSeal(randomBytes(32)),
    timers,
  })
  url = relay.url.replace('127.0.0.1', 'localhost')
})
afterAll(() => relay.stop())
beforeEach(() => pass(2 * minuteMs))

const enter = async (role: 'analyst' | 'administrator' = 'analyst') =>
  signInAs(url, await invite(relay.test.storage, { role }, clock))
const offerNew = (person: SignedIn, body: object = {}) =>
  person.call('POST /console/api/me/passkeys/offer', body)
const waysOf = async (person: SignedIn) => textOf(await person.call('GET /console/api/me/sessions'))

/** Adds a passkey to the person's sign-in methods. */
async function addPasskey(person: SignedIn, disguise?: Disguise, body?: object): Promise<[Passkey, Reply]> {
  const passkey = createPasskey(url)
  const offer = await offerNew(person, body)
  if (offer.status !== 200) return [passkey, offer]
  const made = passkey.make(textOf(offer), disguise)
  return [passkey, await person.call('POST /console/api/me/passkeys', { name: 'Telephone', made })]
}

/** Signs in a person whose only sign-in method is a passkey. */
async function withPasskey(role?: 'analyst' | 'administrator'): Promise<[SignedIn, Passkey]> {
  const person = await enter(role)
  const [passkey, { status, text }] = await addPasskey(person)
  if (status !== 200) throw new Error(`the passkey was answered ${status}: ${text}`)
  return [person, passkey]
}

const post = (path: string, body: unknown) =>
  timers.passUntil(
    ask(`${url}/console/api/${path}`, { method: 'POST', headers: ownPage(url), body: JSON.stringify(body) }),
  )
const offerSignIn = async () => textOf(await post('sign-in/passkey/offer', {}))
const signInBy = async (passkey: Passkey, disguise?: Disguise) => {
  const { challenge, rpId } = await offerSignIn()
  return post('sign-in/passkey', { passkey: passkey.sign(challenge, rpId, disguise) })
}

describe('passkey', () => {
  it('completes the enrolment that a new person’s link began, and is listed with its name', async () => {
    const ana = await enter()
    expect((await ana.call('GET /console/api/cases')).status).toBe(403)
    const [, added] = await addPasskey(ana)
    expect(textOf(added)).toMatchObject({
      hasPassword: false,
      hasCode: false,
      passkeys: [{ name: 'Telephone', rpId: 'localhost', worksHere: true, createdAt: clock(), usedAt: null }],
    })
    expect((await ana.call('GET /console/api/cases')).status).toBe(200)
    expect(textOf(await ana.call('GET /console/api/session')).operator).toMatchObject({
      mustEnrol: false,
      proofs: ['passkey'],
    })
  })

  it('is enough to sign in, like a password with a code, and shows when it was used', async () => {
    const [ana, passkey] = await withPasskey()
    pass(minuteMs)
    const reply = await signInBy(passkey)
    const again = toSignedIn(url, ana, reply)
    expect(textOf(reply).operator).toMatchObject({ id: ana.id, mustEnrol: false })
    expect(reply.headers['set-cookie']?.[0]).toMatch(/^parley-operator=[\w-]{43}; Path=\/console; HttpOnly/)
    expect((await again.call('GET /console/api/cases')).status).toBe(200)
    expect((await waysOf(again)).passkeys).toMatchObject([{ usedAt: clock() }])
  })

  it.each<[string, Disguise]>([
    ['at another origin', { origin: 'https://console.bank-example.test' }],
    ['for another name', { rpId: 'bank-example.test' }],
    ['without the person having been verified', { isVerified: false }],
    ['with a count that has gone back', { counter: 1 }],
    ['as somebody else', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('cannot sign in if it has signed %s', async (_, disguise) => {
    const [, passkey] = await withPasskey()
    expect((await signInBy(passkey, { counter: 5 })).status).toBe(200)
    expect(problemOf(await signInBy(passkey, { counter: 6, ...disguise }))).toEqual([
      401,
      'urn:parley:problem:unauthenticated',
    ])
    expect((await signInBy(passkey, { counter: 7 })).status).toBe(200)
  })

  it('cannot sign in with another key’s signature, if unknown or removed, or for a disabled person', async () => {
    const [ana, passkey] = await withPasskey()
    const [, another] = await withPasskey()
    expect((await signInBy(passkey, { signedBy: another })).status).toBe(401)
    expect((await signInBy(createPasskey(url))).status).toBe(401)
    const [second] = await addPasskeyProven(ana, passkey)
    const { passkeys } = await waysOf(ana)
    await ana.call(`DELETE /console/api/me/passkeys/${passkeys[1].id}`)
    expect((await signInBy(second)).status).toBe(401)
    const [admin] = await withPasskey('administrator')
    await admin.call(`PUT /console/api/people/${ana.id}`, { isDisabled: true })
    expect((await signInBy(passkey)).status).toBe(401)
  })

  it('cannot sign in with a challenge that was used, has expired, was invented, or was made for another purpose', async () => {
    const [ana, passkey] = await withPasskey()
    const signed = async ({ challenge, rpId }: { challenge: string; rpId: string }) => ({
      passkey: passkey.sign(challenge, rpId),
    })
    const used = await signed(await offerSignIn())
    expect((await post('sign-in/passkey', used)).status).toBe(200)
    expect((await post('sign-in/passkey', used)).status).toBe(401)
    const old = await signed(await offerSignIn())
    pass(5 * minuteMs)
    expect((await post('sign-in/passkey', old)).status).toBe(401)
    const madeUp = { challenge: randomBytes(32).toString('base64url'), rpId: 'localhost' }
    expect((await post('sign-in/passkey', await signed(madeUp))).status).toBe(401)
    const proof = textOf(await ana.call('POST /console/api/me/proof', { digest: digestOf('x') }))
    expect((await post('sign-in/passkey', { passkey: passkey.prove(proof, digestOf('x')) })).status).toBe(401)
  })

  it('signs in once if two signatures with the same counter arrive at the same time', async () => {
    const [, passkey] = await withPasskey()
    const offers = await Promise.all([offerSignIn(), offerSignIn()])
    const signed = offers.map(({ challenge, rpId }) => ({
      passkey: passkey.sign(challenge, rpId, { counter: 9 }),
    }))
    const replies = await Promise.all(signed.map((body) => post('sign-in/passkey', body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('is not registered with another challenge, origin, name or person than requested, or without verification', async () => {
    const [ana, bea] = [await enter(), await enter()]
    for (const disguise of [
      { origin: 'https://console.bank-example.test' },
      { rpId: 'bank-example.test' },
      { isVerified: false },
    ]) {
      const [, reply] = await addPasskey(ana, disguise)
      expect([reply.status, textOf(reply).errors[0].field]).toEqual([400, 'made'])
    }
    const offer = textOf(await offerNew(ana))
    const made = createPasskey(url).make(offer)
    expect((await bea.call('POST /console/api/me/passkeys', { name: 'Hers', made })).status).toBe(400)
    // The challenge is consumed by any answer.
    expect((await ana.call('POST /console/api/me/passkeys', { name: 'Mine', made })).status).toBe(400)
    const own = textOf(await offerNew(ana))
    const late = createPasskey(url).make(own)
    pass(5 * minuteMs)
    expect((await ana.call('POST /console/api/me/passkeys', { name: 'Late', made: late })).status).toBe(400)
    expect((await waysOf(ana)).passkeys).toEqual([])
  })

  it('belongs to one person', async () => {
    const [ana, bea] = [await enter(), await enter()]
    const passkey = createPasskey(url)
    const add = async (person: SignedIn) =>
      person.call('POST /console/api/me/passkeys', {
        name: 'Key',
        made: passkey.make(textOf(await offerNew(person))),
      })
    expect((await add(ana)).status).toBe(200)
    expect((await add(bea)).status).toBe(400)
    const { passkeys } = await waysOf(ana)
    const taken = await bea.call(`DELETE /console/api/me/passkeys/${passkeys[0].id}`)
    expect(taken.status).toBe(404)
    expect((await waysOf(ana)).passkeys).toHaveLength(1)
  })

  it('makes a password alone insufficient', async () => {
    const [ana, passkey] = await withPasskey()
    const proof = await proofOf(ana, passkey, wayText('password'))
    expect((await ana.call('POST /console/api/me/password', { password, proof })).status).toBe(200)
    const refused = trySignIn(url, { login: ana.login, password })
    expect((await timers.passUntil(refused)).status).toBe(401)
  })

  it('cannot be removed while it is the person’s only second factor', async () => {
    const [ana, passkey] = await withPasskey()
    const [{ id }] = (await waysOf(ana)).passkeys
    const remove = () => ana.call(`DELETE /console/api/me/passkeys/${id}`)
    expect((await remove()).status).toBe(403)
    await addPasskeyProven(ana, passkey)
    expect(textOf(await remove()).passkeys).toHaveLength(1)
  })

  it('cannot be removed as the last one when two are removed at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const [ana, passkey] = await withPasskey()
      await addPasskeyProven(ana, passkey)
      const { passkeys } = (await waysOf(ana)) as { passkeys: { id: string }[] }
      expect(await removeAtOnce(ana, passkeys)).toEqual([200, 403])
      expect((await waysOf(ana)).passkeys).toHaveLength(1)
    }
  })

  it('is deleted with everything else when an administrator resets the person', async () => {
    const [ana, passkey] = await withPasskey()
    const [admin, own] = await withPasskey('administrator')
    expect(textOf(await admin.call('GET /console/api/people')).people).toContainEqual(
      expect.objectContaining({ id: ana.id, hasPasskey: true }),
    )
    const reset = async (words: string) => {
      const proof = await proofOf(admin, own, words)
      return (await admin.call(`POST /console/api/people/${ana.id}/reset`, { proof })).status
    }
    // A signature about one person is invalid for any other.
    expect(await reset(personText('reset', admin.id))).toBe(403)
    expect(await reset(personText('reset', ana.id))).toBe(201)
    expect((await signInBy(passkey)).status).toBe(401)
    expect(textOf(await admin.call('GET /console/api/people')).people).toContainEqual(
      expect.objectContaining({ id: ana.id, hasPasskey: false }),
    )
  })

  it('requires a host name in the address, and reports that', async () => {
    const ana = await signInAs(relay.url, await invite(relay.test.storage, {}, clock))
    const reply = await offerNew(ana)
    expect([reply.status, textOf(reply).errors]).toEqual([
      400,
      [{ field: 'host', code: 'no_name', message: expect.stringContaining('localhost') }],
    ])
  })

  it('is logged with its person, in the same format as other sign-in methods', async () => {
    const [ana, passkey] = await withPasskey()
    await signInBy(passkey)
    const recorded = expect
      .poll(async () => {
        const rows = await relay.test.storage.db.selectFrom('security_event').selectAll().execute()
        return rows.filter(({ actor }) => actor === ana.login).map(({ kind, detail }) => [kind, detail])
      })
      .toEqual(
        expect.arrayContaining([
          ['people-changed', 'own passkey'],
          ['sign-in', 'passkey'],
        ]),
      )
    await timers.passUntil(recorded)
  })
})

/** Requests the removal of all over one connection, before any is answered; returns the sorted statuses. */
async function removeAtOnce(person: SignedIn, passkeys: { id: string }[]): Promise<number[]> {
  const { host, hostname, port } = new URL(url)
  const headers = { ...ownPage(url), host, cookie: person.cookie, 'x-parley-csrf': person.csrf }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const calls = passkeys.map(
    ({ id }) => `DELETE /console/api/me/passkeys/${id} HTTP/1.1\r\n${lines.join('')}\r\n`,
  )
  const socket = connect(Number(port), hostname)
  socket.write(calls.join(''))
  let got = ''
  const statuses = () => [...got.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)).sort()
  for await (const chunk of socket) {
    got += chunk
    if (statuses().length === passkeys.length) break
  }
  return statuses()
}

/** Returns a passkey's signature over a text, as the page sends it. */
async function proofOf(person: SignedIn, passkey: Passkey, words: string, disguise?: Disguise) {
  const digest = digestOf(words)
  const offer = textOf(await person.call('POST /console/api/me/proof', { digest }))
  return { passkey: passkey.prove(offer, digest, disguise) }
}

const addPasskeyProven = async (person: SignedIn, passkey: Passkey) =>
  addPasskey(person, {}, { proof: await proofOf(person, passkey, wayText('passkey')) })

describe('person with a second factor', () => {
  const refused = [403, 'urn:parley:problem:proof-refused']

  it('must prove it before adding a passkey, password or authenticator', async () => {
    const [ana, passkey] = await withPasskey()
    const setPassword = (proof?: object) =>
      ana.call('POST /console/api/me/password', { password, ...(proof && { proof }) })
    expect(problemOf(await offerNew(ana))).toEqual(refused)
    expect(problemOf(await setPassword())).toEqual(refused)
    expect(problemOf(await ana.call('POST /console/api/me/code'))).toEqual(refused)
    // A signature for one of them is not valid for another.
    const proof = await proofOf(ana, passkey, wayText('passkey'))
    expect(problemOf(await setPassword(proof))).toEqual(refused)
    pass(minuteMs)
    expect((await setPassword(await proofOf(ana, passkey, wayText('password')))).status).toBe(200)
    const code = { proof: await proofOf(ana, passkey, wayText('code')) }
    expect((await ana.call('POST /console/api/me/code', code)).status).toBe(200)
  })

  it('can prove it with a code', async () => {
    const ana = await enter()
    const { secret } = await enrol(ana, clock)
    pass(minuteMs)
    const proof = { code: codeAt(secret, clock()) }
    expect((await addPasskey(ana, {}, { proof }))[1].status).toBe(200)
    expect(problemOf((await addPasskey(ana, {}, { proof }))[1])).toEqual(refused)
  })
})

describe('passkey signature over an action', () => {
  const digest = digestOf('a proposal')
  const passkeys = () => {
    const { storage } = relay.test
    const challenges = createPasskeyChallenges({ db: storage.db, clock })
    return createPasskeys({ storage, challenges, wantsCode: true, clock, ids: () => 'unused' })
  }
  const offer = async (person: SignedIn) =>
    textOf(await person.call('POST /console/api/me/proof', { digest }))

  it('is valid once for this action and this person, and can be verified again by anyone who has it', async () => {
    const [ana, passkey] = await withPasskey()
    const assertion = passkey.prove(await offer(ana), digest)
    const kept = await passkeys().takeProof(ana.id, digest, assertion)
    expect(await passkeys().takeProof(ana.id, digest, assertion)).toBeUndefined()

    const client = Buffer.from(kept?.clientDataJSON ?? '', 'base64url')
    const { challenge } = JSON.parse(client.toString())
    expect(challenge).toBe(
      createHash('sha256')
        .update(signedText(kept?.nonce ?? '', digest))
        .digest('base64url'),
    )
    const key = decodeCredentialPublicKey(new Uint8Array(Buffer.from(kept?.publicKey ?? '', 'base64url')))
    const part = (label: number) =>
      Buffer.from(key.get(label as never) as unknown as Uint8Array).toString('base64url')
    const signed = Buffer.concat([
      Buffer.from(kept?.authenticatorData ?? '', 'base64url'),
      createHash('sha256').update(client).digest(),
    ])
    const jwk = { key: { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) }, format: 'jwk' as const }
    expect(verify('sha256', signed, jwk, Buffer.from(kept?.signature ?? '', 'base64url'))).toBe(true)
  })

  it.each<[string, (ana: SignedIn, passkey: Passkey) => Promise<unknown>]>([
    [
      'for another act',
      async (ana, passkey) =>
        passkeys().takeProof(ana.id, digestOf('another'), passkey.prove(await offer(ana), digest)),
    ],
    [
      'over another digest than was asked for',
      async (ana, passkey) =>
        passkeys().takeProof(ana.id, digest, passkey.prove(await offer(ana), digestOf('another'))),
    ],
    [
      'by the passkey of another person',
      async (ana) => {
        const [, foreign] = await withPasskey()
        return passkeys().takeProof(ana.id, digest, foreign.prove(await offer(ana), digest))
      },
    ],
    [
      'by another person for themselves',
      async (ana, passkey) => {
        const [bea] = await withPasskey()
        return passkeys().takeProof(bea.id, digest, passkey.prove(await offer(ana), digest))
      },
    ],
    [
      'at another origin',
      async (ana, passkey) =>
        passkeys().takeProof(
          ana.id,
          digest,
          passkey.prove(await offer(ana), digest, { origin: 'https://console.bank-example.test' }),
        ),
    ],
    [
      'too late',
      async (ana, passkey) => {
        const assertion = passkey.prove(await offer(ana), digest)
        pass(5 * minuteMs)
        return passkeys().takeProof(ana.id, digest, assertion)
      },
    ],
    [
      'to sign in',
      async (ana, passkey) => {
        const { challenge, rpId } = await offerSignIn()
        return passkeys().takeProof(ana.id, digest, passkey.sign(challenge, rpId))
      },
    ],
  ])('is invalid %s', async (_, take) => {
    const [ana, passkey] = await withPasskey()
    expect(await take(ana, passkey)).toBeUndefined()
  })

  it('is not requested if the person has no passkey at this address', async () => {
    const ana = await enter()
    await enrol(ana, clock)
    expect((await ana.call('POST /console/api/me/proof', { digest })).status).toBe(409)
  })
})

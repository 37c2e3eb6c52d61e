import { hash, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPersonWays } from '../../../../src/relay/agent-api/sign-in/credentials.ts'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { codeAt } from '../../../support/operator.ts'

const start = Date.parse('2026-11-22T08:00:00.000Z')
const stepMs = 30_000
let now = start
const at = (instant: number) => new Date(instant).toISOString()
const clock = () => at(now)
beforeEach(() => {
  now = start
})

describe('credentials of people', () => {
  let test: TestDatabase
  const seal = createSeal(randomBytes(32))
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  const ways = () => createPersonWays({ storage: test.storage, seal, clock })
  const people = () => createPeople({ storage: test.storage, clock, ids: createIds() })
  const add = () =>
    people().add({ login: ulid().toLowerCase(), firstName: 'Ana', role: 'analyst', channels: 'all' })
  /** Adds a person with an authenticator, a minute after it was set up. */
  const enrolled = async () => {
    const { id, login } = await add()
    const { secret } = await ways().startCode(id, login)
    const backupCodes = await ways().confirmCode(id, codeAt(secret, clock()))
    if (typeof backupCodes === 'string') throw new Error(`the code was answered ${backupCodes}`)
    now += 2 * stepMs
    return { id, login, secret, backupCodes }
  }
  const stored = () => test.storage.db.selectFrom('operator_person').selectAll().execute()

  it('include a password, stored only as an argon2id hash', async () => {
    const { id, login } = await add()
    expect(await ways().checkPassword(login, '')).toBeUndefined()
    await ways().setPassword(id, 'correct horse battery')
    expect(await ways().checkPassword(login, 'correct horse battery')).toBe(id)
    for (const wrong of ['correct horse batterx', 'Correct horse battery', '', 'correct horse battery ']) {
      expect(await ways().checkPassword(login, wrong)).toBeUndefined()
    }
    const row = (await stored()).find((one) => one.id === id)
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('exclude a password that was replaced, or whose owner is disabled', async () => {
    const { id, login } = await add()
    await ways().setPassword(id, 'the first password')
    await ways().setPassword(id, 'the second password')
    expect(await ways().checkPassword(login, 'the first password')).toBeUndefined()
    await people().change(id, { isDisabled: true })
    expect(await ways().checkPassword(login, 'the second password')).toBeUndefined()
  })

  it('take as much time to check for an unknown name, or for a person without a password', async () => {
    const [one, without] = [await add(), await add()]
    await ways().setPassword(one.id, 'a long enough password')
    const same = ways()
    const timeOf = async (login: string) => {
      const times: number[] = []
      for (let round = 0; round < 5; round++) {
        const began = performance.now()
        await same.checkPassword(login, 'not the password')
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    const known = await timeOf(one.login)
    // Without a hash to compare with, the answer would take a fraction of that time.
    expect(await timeOf('nobody-at-all')).toBeGreaterThan(known / 3)
    expect(await timeOf(without.login)).toBeGreaterThan(known / 3)
  })

  it.each([
    { what: 'two steps ago', steps: -2, isTaken: false },
    { what: 'the step before', steps: -1, isTaken: true },
    { what: 'this step', steps: 0, isTaken: true },
    { what: 'the next step', steps: 1, isTaken: true },
    { what: 'two steps ahead', steps: 2, isTaken: false },
  ])('include a code of $what: $isTaken', async ({ steps, isTaken }) => {
    const { id, secret } = await enrolled()
    now += 10 * stepMs
    expect(await ways().takeCode(id, codeAt(secret, at(now + steps * stepMs)))).toBe(isTaken)
  })

  it('accept a code once, and afterwards no code of an earlier step', async () => {
    const { id, secret } = await enrolled()
    now += 10 * stepMs
    const [before, code] = [codeAt(secret, at(now - stepMs)), codeAt(secret, clock())]
    expect(await ways().takeCode(id, code)).toBe(true)
    expect(await ways().takeCode(id, code)).toBe(false)
    expect(await ways().takeCode(id, before)).toBe(false)
    now += stepMs
    expect(await ways().takeCode(id, code)).toBe(false)
    expect(await ways().takeCode(id, codeAt(secret, clock()))).toBe(true)
  })

  it('accept a code once when it is sent several times at the same time', async () => {
    const { id, secret, backupCodes } = await enrolled()
    now += 10 * stepMs
    for (const code of [codeAt(secret, clock()), backupCodes[0] ?? '']) {
      const taken = await Promise.all(Array.from({ length: 5 }, () => ways().takeCode(id, code)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    }
  })

  it('do not accept the code that set up the authenticator', async () => {
    const { id, login } = await add()
    const { secret, uri } = await ways().startCode(id, login)
    expect(uri).toContain(`secret=${secret}`)
    const code = codeAt(secret, clock())
    // It is not accepted for signing in before it was confirmed.
    expect(await ways().takeCode(id, code)).toBe(false)
    expect(await ways().hasCode(id)).toBe(false)
    expect(await ways().confirmCode(id, code === '000000' ? '000001' : '000000')).toBe('wrong')
    expect(await ways().confirmCode(id, code)).toHaveLength(10)
    expect(await ways().hasCode(id)).toBe(true)
    expect(await ways().takeCode(id, code)).toBe(false)
  })

  it('include backup codes, each valid once and only for its owner', async () => {
    const { id, backupCodes } = await enrolled()
    const other = await enrolled()
    expect(new Set(backupCodes).size).toBe(10)
    const [first = '', second = ''] = backupCodes
    expect(first).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
    expect(await ways().takeCode(other.id, first)).toBe(false)
    expect(await ways().takeCode(id, first)).toBe(true)
    expect(await ways().takeCode(id, first)).toBe(false)
    expect(await ways().backupCodesLeft(id)).toBe(9)
    expect(await ways().takeCode(id, second)).toBe(true)
    expect(await ways().backupCodesLeft(other.id)).toBe(10)
  })

  it('accept no code for a quarter of an hour after ten wrong ones in a row', async () => {
    const { id, secret, backupCodes } = await enrolled()
    const [backup = '', other = ''] = backupCodes
    const isTaken = () => ways().takeCode(id, codeAt(secret, clock()))
    const fail = async (times: number) => {
      for (let n = 0; n < times; n++) expect(await ways().takeCode(id, 'aaaaa-aaaaa')).toBe(false)
    }
    await fail(9)
    expect(await isTaken()).toBe(true)
    now += 2 * stepMs
    await fail(10)
    expect(await isTaken()).toBe(false)
    expect(await ways().takeCode(id, backup)).toBe(false)
    now += 14 * 60_000
    expect(await isTaken()).toBe(false)
    now += 60_000
    // One more wrong code locks it again; otherwise ten could be tried every quarter of an hour.
    await fail(1)
    expect(await isTaken()).toBe(false)
    now += 15 * 60_000
    expect(await ways().takeCode(id, backup)).toBe(true)
    await fail(9)
    expect(await ways().takeCode(id, other)).toBe(true)
  })

  it('confirm no authenticator for a quarter of an hour after ten wrong codes in a row', async () => {
    const { id, login } = await add()
    const { secret } = await ways().startCode(id, login)
    const confirm = () => ways().confirmCode(id, codeAt(secret, clock()))
    for (let n = 0; n < 10; n++) expect(await ways().confirmCode(id, 'aaaaaa')).toBe('wrong')
    expect(await confirm()).toBe('wrong')
    now += 15 * 60_000
    expect(await confirm()).toHaveLength(10)
    now += 10 * stepMs
    expect(await confirm()).toBe('none')
  })

  it('do not replace an authenticator in use', async () => {
    const { id, login, secret } = await enrolled()
    await ways().startCode(id, login)
    now += 10 * stepMs
    expect(await ways().takeCode(id, codeAt(secret, clock()))).toBe(true)
  })

  it('store backup codes as hashes that are useless without the encryption key', async () => {
    const { id, backupCodes } = await enrolled()
    const hashes = new Set(
      (await test.storage.db.selectFrom('operator_backup_code').selectAll().execute()).map(
        ({ code_hash }) => code_hash,
      ),
    )
    for (const code of backupCodes) {
      for (const text of [code, `${id}:${code}`, `${id}${code}`]) {
        expect(hashes).not.toContain(hash('sha256', text, 'hex'))
      }
    }
  })

  it('store neither codes nor the secret in plain text', async () => {
    const { secret, backupCodes } = await enrolled()
    const codes = await test.storage.db.selectFrom('operator_backup_code').selectAll().execute()
    const all = JSON.stringify([await stored(), codes])
    for (const secretText of [secret, ...backupCodes]) expect(all).not.toContain(secretText)
  })

  it('do not exist for an unknown person', async () => {
    expect(await ways().takeCode('nobody', '123456')).toBe(false)
    expect(await ways().hasCode('nobody')).toBe(false)
    expect(await ways().confirmCode('nobody', '123456')).toBe('none')
  })
})

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformSealedColumns } from '../../../../src/platform/sealed-columns.ts'
import { countAccounts } from '../../../../src/platform/trust-layer/ledger/accounts.ts'
import { countOpenings } from '../../../../src/relay/citizen-api/cases/case-links.ts'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { runKeysCommand } from '../../../../src/relay/security/auth/keys-command.ts'
import { createKeyRotation } from '../../../../src/relay/security/auth/rotate-keys.ts'
import { createRotatingSeal, createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { readSecretsFile, writeSecretsFile } from '../../../../src/relay/security/auth/secret-values.ts'
import { newKey, readSecrets } from '../../../../src/relay/security/auth/secrets.ts'
import { relaySealedColumns } from '../../../../src/server/data-retention/sealed-columns.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

/** Sweeps of a deployment with a correct clock. */
const sweeps = {
  now: async () => '2026-11-22T12:00:00.000Z',
  state: async () => ({ hold: undefined, seenAt: undefined }),
  confirm: async () => {},
  isTimeKnown: async () => true,
}

const folder = mkdtempSync(join(tmpdir(), 'parley-rotate-'))
const file = join(folder, 'secrets.json')
afterAll(() => rmSync(folder, { recursive: true }))
const noon = '2026-11-22T12:00:00.000Z'

describe(`key rotation on ${database.name}`, () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())

  const load = () => readSecrets({}, file)
  /** Creates the seal of a relay that has read the file. */
  const relay = () => createRotatingSeal(() => load().sealKeys)
  const chats = Array.from({ length: 120 }, (_, i) => `chat-${i}`)
  beforeEach(async () => {
    writeSecretsFile(file, {
      PARLEY_TOKEN_KEYS: `k1:${newKey()}`,
      PARLEY_SEAL_KEY: newKey(),
      PARLEY_PEPPER: newKey(),
      PARLEY_PLATFORM_SECRET: newKey(),
    })
    const keys = createChatKeys({ seal: relay() })
    await test.storage.write('test', async (trx) => {
      for (const chat of chats) await keys.create(trx, chat)
    })
  })
  afterEach(() => test.storage.db.deleteFrom('chat_key').execute())

  const open = (settle: () => Promise<void> = async () => {}, now = noon) => {
    const security = createSecurityEvents()
    const lines: string[] = []
    const rotation = createKeyRotation({
      file,
      storage: test.storage,
      columns: { ...relaySealedColumns, ...platformSealedColumns },
      hashed: {
        cases: (before) => countOpenings(test.storage.db, before),
        accounts: () => countAccounts(test.storage.db),
      },
      retentionDays: 90,
      clock: () => now,
      security,
      settle,
      say: (line) => void lines.push(line),
    })
    return { rotation, security, lines }
  }
  const sealedKeys = () => test.storage.db.selectFrom('chat_key').selectAll().execute()

  it('re-encrypts every chat’s key, which still decrypts what it did before, and drops the old one', async () => {
    const old = load().sealKeys[0]
    const words = (await createChatKeys({ seal: relay() }).get(test.storage.db, 'chat-7')).encrypt(
      'words',
      'row',
    )
    const { rotation, security } = open()
    expect(await rotation.rotateSeal()).toBe(0)
    const [fresh, ...others] = load().sealKeys
    expect(others).toEqual([])
    expect((await sealedKeys()).every(({ sealed }) => sealed.startsWith(`s2.${fresh?.id}.`))).toBe(true)
    const seal = await createChatKeys({ seal: relay() }).get(test.storage.db, 'chat-7')
    expect(seal.decrypt(words, 'row')).toBe('words')
    expect(security.events).toEqual([
      { kind: 'keys-rotated', actor: 'operator', detail: `seal ${old?.id} -> ${fresh?.id}` },
    ])
  })

  it.each([1, 2, 3])('is completed by the next run when the power is cut at wait %i', async (cutAt) => {
    const old = load().sealKeys[0]?.id ?? ''
    let waits = 0
    const cut = open(async () => {
      waits += 1
      if (waits === cutAt) throw new Error('the power is cut')
    })
    await expect(cut.rotation.rotateSeal()).rejects.toThrow('the power is cut')
    expect(load().sealKeys.map(({ id }) => id)).toContain(old)
    for (const { chat_id } of await sealedKeys())
      await createChatKeys({ seal: relay() }).get(test.storage.db, chat_id)
    expect(await open().rotation.rotateSeal()).toBe(0)
    expect(load().sealKeys).toHaveLength(1)
    expect(readSecretsFile(file).PARLEY_SEAL_KEY_NEXT).toBeUndefined()
    expect(JSON.stringify(await sealedKeys())).not.toContain(old)
  })

  it('lets every relay learn a key before any relay encrypts with it', async () => {
    const known: string[][] = []
    const { rotation } = open(async () => {
      known.push(load().sealKeys.map(({ id }) => id))
    })
    const old = load().sealKeys[0]?.id
    await rotation.rotateSeal()
    const fresh = load().sealKeys[0]?.id
    expect(known).toEqual([
      [old, fresh],
      [fresh, old],
      [fresh, old],
    ])
  })

  it('finds what a slow relay has encrypted with the old key after the first pass', async () => {
    let waits = 0
    const old = createRotatingSeal(() => oldKeys)
    const oldKeys = load().sealKeys
    const { rotation } = open(async () => {
      waits += 1
      if (waits === 3) await createChatKeys({ seal: old }).create(test.storage.db, 'late')
    })
    expect(await rotation.rotateSeal()).toBe(0)
    await expect(createChatKeys({ seal: relay() }).get(test.storage.db, 'late')).resolves.toBeDefined()
  })

  it('keeps the old key while there is a text that no key decrypts, and reports how many', async () => {
    const sealed = createSeal(randomBytes(32)).encrypt('lost', 'chat-key:lost')
    await test.storage.db.insertInto('chat_key').values({ chat_id: 'lost', sealed }).execute()
    const { rotation } = open()
    const result = await runKeysCommand(['rotate', 'seal'], { rotation, environment: {}, load, sweeps })
    expect(result).toMatchObject({ code: 1, output: expect.stringContaining('1 texts') })
    expect(load().sealKeys).toHaveLength(2)
  })

  it('keeps an old token key until none of its tokens can be resumed, or drops it immediately', async () => {
    const kids = () => load().tokenKeys.map(({ kid }) => kid)
    await open().rotation.rotateTokens({ dropOld: false })
    expect(kids()).toEqual(['20261122T120000Z', 'k1'])
    await open(undefined, '2027-02-20T12:00:00.000Z').rotation.rotateTokens({ dropOld: false })
    expect(kids()).toEqual(['20270220T120000Z', '20261122T120000Z', 'k1'])
    await open(undefined, '2027-02-21T00:00:00.000Z').rotation.rotateTokens({ dropOld: false })
    expect(kids()).toEqual(['20270221T000000Z', '20270220T120000Z', '20261122T120000Z'])
    await open(undefined, '2027-02-22T00:00:00.000Z').rotation.rotateTokens({ dropOld: true })
    expect(kids()).toEqual(['20270222T000000Z'])
  })

  describe('of the pepper', () => {
    const peppers = () => load().peppers
    /** Opens a case that is found by the citizen's phone digits. */
    const openCase = (caseId: string, createdAt: string) =>
      test.storage.db
        .insertInto('case_opening')
        .values({
          case_id: caseId,
          citizen_ref: 'hm1:citizen',
          digits_hash: 'hm1:digits',
          tries: 0,
          tried_at: null,
          created_at: createdAt,
        })
        .execute()
    const run = (args: string[], now: string) => {
      const { rotation, lines, security } = open(undefined, now)
      return runKeysCommand(args, { rotation, environment: {}, load, sweeps }).then((result) => ({
        ...result,
        lines: lines.join('\n'),
        security,
      }))
    }
    afterEach(() => test.storage.db.deleteFrom('case_opening').execute())

    it('puts a new one first, keeps the old ones, and reports how many cases they may have hashed', async () => {
      const [first] = peppers()
      await openCase('CASE-1', '2026-11-01T00:00:00.000Z')
      const { code, lines, security } = await run(['rotate', 'pepper'], noon)
      expect(code).toBe(0)
      const [fresh, ...old] = peppers()
      expect(old).toEqual([first])
      expect(fresh).toMatch(/^20261122T120000Z:.{44}$/)
      expect(lines).toContain('at most 1 cases')
      expect(security.events).toEqual([
        { kind: 'keys-rotated', actor: 'operator', detail: 'pepper -> 20261122T120000Z' },
      ])
      for (const secret of peppers()) expect(JSON.stringify([lines, security.events])).not.toContain(secret)
    })

    it('lets every relay look up hashes of a new one before any relay creates some', async () => {
      const known: (readonly string[])[] = []
      const { rotation } = open(async () => void known.push(peppers()))
      const [old] = peppers()
      await rotation.rotatePepper()
      const [fresh] = peppers()
      expect(known).toEqual([
        [old, fresh],
        [fresh, old],
      ])
    })

    it('forgets an old one once no case from its time is left', async () => {
      const [first] = peppers()
      await openCase('CASE-1', '2026-11-01T00:00:00.000Z')
      await run(['rotate', 'pepper'], noon)
      await openCase('CASE-2', '2026-12-01T00:00:00.000Z')
      await run(['rotate', 'pepper'], '2027-01-01T00:00:00.000Z')
      const [third, second] = peppers()
      await openCase('CASE-3', '2027-01-02T00:00:00.000Z')
      const early = await run(['forget', 'pepper'], '2027-01-02T00:00:00.000Z')
      expect(early).toMatchObject({ code: 1, output: expect.stringContaining('2 earlier cases') })
      expect(peppers()).toEqual([third, second, first])
      // The retention sweep deletes them.
      await test.storage.db.deleteFrom('case_opening').where('case_id', '=', 'CASE-1').execute()
      expect(await run(['forget', 'pepper'], '2027-02-25T00:00:00.000Z')).toMatchObject({ code: 1 })
      expect(peppers()).toEqual([third, second])
      await test.storage.db.deleteFrom('case_opening').where('case_id', '=', 'CASE-2').execute()
      expect(await run(['forget', 'pepper'], '2027-03-25T00:00:00.000Z')).toMatchObject({ code: 0 })
      expect(peppers()).toEqual([third])
    })

    it('forgets all old ones immediately on request', async () => {
      await openCase('CASE-1', '2026-11-01T00:00:00.000Z')
      await run(['rotate', 'pepper'], noon)
      const [fresh] = peppers()
      expect(await run(['forget', 'pepper', '--now'], noon)).toMatchObject({ code: 0 })
      expect(peppers()).toEqual([fresh])
    })

    it('counts every case if it cannot tell when the current one was created', async () => {
      const given = { ...readSecretsFile(file), PARLEY_PEPPER: 'a pepper by hand,a pepper from before' }
      writeSecretsFile(file, given)
      await openCase('CASE-1', '2026-11-22T11:59:00.000Z')
      expect(await run(['forget', 'pepper'], noon)).toMatchObject({ code: 1 })
      expect(peppers()).toHaveLength(2)
    })
  })

  it.each([
    { args: ['forget', 'pepper'], environment: { PARLEY_PEPPER: 'x' }, output: 'comes from the environment' },
    { args: ['rotate', 'seal'], environment: { PARLEY_SEAL_KEY: 'x' }, output: 'comes from the environment' },
    {
      args: ['rotate', 'all'],
      environment: { PARLEY_TOKEN_KEYS: 'x' },
      output: 'comes from the environment',
    },
    {
      args: ['rotate', 'tokens'],
      environment: { PARLEY_KEYS_COMMAND: 'kms' },
      output: 'whose service rotates it',
    },
  ])(
    'refuses to change keys that it does not store: $args.1 of $environment',
    async ({ args, environment, output }) => {
      const before = readSecretsFile(file)
      const { rotation } = open()
      const result = await runKeysCommand(args, { rotation, environment, load, sweeps })
      expect(result).toMatchObject({ code: 1, output: expect.stringContaining(output) })
      expect(readSecretsFile(file)).toEqual(before)
    },
  )

  describe('sweeps that wait for an operator', () => {
    const run = async (args: string[], held = true) => {
      const confirmed: string[] = []
      const { rotation } = open()
      const shares = [
        { what: 'chats' as const, due: 21, all: 200 },
        { what: 'cases' as const, due: 0, all: 4 },
      ]
      const result = await runKeysCommand(args, {
        rotation,
        environment: {},
        load,
        sweeps: {
          ...sweeps,
          state: async () => ({
            hold: held ? { reason: 'share', shares } : undefined,
            seenAt: '2026-05-06T00:00:00.000Z',
          }),
          confirm: async (now) => void confirmed.push(now),
          isTimeKnown: async () => !held,
        },
      })
      return { ...result, confirmed }
    }

    it('are shown with what they would delete, and up to when', async () => {
      const { output, code, confirmed } = await run(['confirm-sweep'])
      expect(output).toMatch(
        /more than a tenth.*\nchats: at least 21 of 200.*\nBy the clock it is 2026-11-22T12/,
      )
      expect(output).toContain('npm run keys -- confirm-sweep 2026-11-22')
      expect({ code, confirmed }).toEqual({ code: 0, confirmed: [] })
      expect((await run(['confirm-sweep'], false)).output).toContain('Nothing is held.')
    })

    it('are confirmed only with today’s date, so not with a wrong clock', async () => {
      expect(await run(['confirm-sweep', '2026-05-06'])).toMatchObject({ code: 1, confirmed: [] })
      expect(await run(['confirm-sweep', '2026-11-22'])).toMatchObject({
        code: 0,
        confirmed: ['2026-11-22T12:00:00.000Z'],
      })
    })

    it.each([
      [['rotate', 'tokens'], 1],
      [['forget', 'pepper'], 1],
      [['rotate', 'tokens', '--drop-old'], 0],
      [['forget', 'pepper', '--now'], 0],
    ])('prevent keys from being destroyed by age: %j', async (args, code) => {
      const before = readSecretsFile(file)
      const result = await run(args)
      expect(result.code).toBe(code)
      if (code === 1) expect(readSecretsFile(file)).toEqual(before)
    })
  })

  it('re-encrypts with the first of the keys that a service provides', async () => {
    const [fresh, old] = [newKey(), readSecretsFile(file).PARLEY_SEAL_KEY]
    const given = readSecrets({ PARLEY_SEAL_KEY: `${fresh},${old}` }, file)
    const result = await runKeysCommand(['reseal'], {
      rotation: open().rotation,
      environment: {},
      load: () => given,
      sweeps,
    })
    expect(result.output).toContain(`Nothing needs ${given.sealKeys[1]?.id} any more.`)
    expect((await sealedKeys()).every(({ sealed }) => sealed.includes(given.sealKeys[0]?.id ?? '?'))).toBe(
      true,
    )
  })

  it.each([
    [[]],
    [['rotate']],
    [['rotate', 'pepper', '--drop-old']],
    [['forget']],
    [['forget', 'seal']],
    [['forget', 'pepper', '--drop-old']],
    [['rotate', 'seal', '--drop-old']],
    [['reseal', 'all']],
  ])('prints its usage for %j', async (args) => {
    const result = await runKeysCommand(args, { rotation: open().rotation, environment: {}, load, sweeps })
    expect(result.code).toBe(2)
  })
})

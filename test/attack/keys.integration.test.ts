import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatKeyContext } from '../../src/relay/security/auth/chat-keys.ts'
import { createRotatingSeal } from '../../src/relay/security/auth/seal.ts'
import { readSecretsFile, type SecretValues } from '../../src/relay/security/auth/secret-values.ts'
import { readSecrets } from '../../src/relay/security/auth/secrets.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { caseNumberIn, tellTheStory, textOf } from '../support/victim.ts'

const entry = resolve(import.meta.dirname, '../../dist/server/keys.js')

/** An attacker with an old key, an old copy of the database, or the power switch, during key rotation. */
describe('key rotation during a conversation', () => {
  let server: ServerProcess
  let chat: ChatClient
  let before: SecretValues
  let copied: { chat_id: string; sealed: string }[]
  let oldId: string
  /** Two cases from before the rotation; the digits of one are looked up while both peppers exist. */
  let shown: { number: string; digits: string }
  let unshown: { number: string; digits: string }
  const file = () => join(server.folder, 'secrets.json')
  const keys = () => readSecrets({}, file())

  const start = (...args: string[]): ChildProcess =>
    spawn(process.execPath, [entry, ...args], {
      env: { PATH: process.env.PATH, PARLEY_DATA: server.folder, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const ended = (command: ChildProcess) => new Promise((done) => command.once('exit', (code) => done(code)))
  const run = (...args: string[]) => ended(start(...args))

  const inDatabase = async <T>(work: (storage: ReturnType<typeof openStorage>) => Promise<T>): Promise<T> => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    try {
      return await work(storage)
    } finally {
      await storage.close()
    }
  }
  /** Returns every table that contains a text encrypted with the key. */
  const tablesWith = (keyId: string) =>
    inDatabase(async ({ db }) => {
      const { rows } = await sql<{
        name: string
      }>`select name from sqlite_master where type = 'table'`.execute(db)
      const found: string[] = []
      for (const { name } of rows) {
        const all = await sql`select * from ${sql.table(name)}`.execute(db)
        if (JSON.stringify(all.rows).includes(`s2.${keyId}.`)) found.push(name)
      }
      return found
    })
  const goesOn = async () => {
    const seq = await chat.say('Is there anything new?')
    await chat.until((all) => all.some((message) => message.author.kind === 'bot' && message.seq > seq))
  }

  /** Reports a scam, and returns the case number that the citizen is shown. */
  const tellNumber = async (chat: ChatClient) => {
    await tellTheStory(chat)
    return caseNumberIn(chat.messages()) ?? ''
  }

  /** Looks up a case from another device, and returns the answer. */
  const look = async ({ number, digits }: { number: string; digits: string }) => {
    const device = await openChat({ url: () => server.url() })
    for (const [question, answer] of [
      [/Nobody else sees this/, 'I have a case number'],
      [/your case number\?$/, number],
      [/last 4 digits/, digits],
    ] as const) {
      await device.until((all) => all.some((message) => question.test(textOf(message))))
      await device.say(answer)
    }
    const isAnswer = (text: string) => /can’t find a case|have found the case/.test(text)
    const all = await device.until((some) => some.some((message) => isAnswer(textOf(message))))
    return all.map(textOf).filter(isAnswer).join()
  }

  beforeAll(async () => {
    server = await startServer()
    chat = await openChat({ url: () => server.url() })
    shown = { number: await tellNumber(chat), digits: '1000' }
    const another = await openChat({ url: () => server.url() })
    unshown = { number: await tellNumber(another), digits: '1001' }
    before = readSecretsFile(file())
    oldId = keys().sealKeys[0]?.id ?? ''
    copied = await inDatabase(({ db }) => db.selectFrom('chat_key').selectAll().execute())
  }, 120_000)
  afterAll(() => server.remove())

  it('loses and interrupts nothing when the command is killed as the new key comes into use', async () => {
    expect(await tablesWith(oldId)).toEqual(expect.arrayContaining(['chat_key', 'pf_account', 'pf_case']))
    const command = start('rotate', 'seal')
    for await (const line of createInterface({ input: command.stdout as NodeJS.ReadableStream }))
      if (line.includes('comes into use')) break
    command.kill('SIGKILL')
    await ended(command)
    expect(keys().sealKeys.map(({ id }) => id)).toContain(oldId)
    await goesOn()
  })

  it('finishes when the command runs again, leaving no text of the old key in any table', async () => {
    const command = run('rotate', 'seal')
    let code: unknown
    const isOver = command.then((value) => {
      code = value
    })
    while (code === undefined) await goesOn()
    await isOver
    expect(code).toBe(0)
    expect(await tablesWith(oldId)).toEqual([])
    expect(readFileSync(file(), 'utf8')).not.toContain(before.PARLEY_SEAL_KEY)
    expect(keys().sealKeys).toHaveLength(1)
    await goesOn()
  }, 120_000)

  it('continues after a restart with only the new key', async () => {
    await server.kill()
    await server.start()
    await goesOn()
    expect(await tablesWith(oldId)).toEqual([])
  })

  it('leaves an earlier copy of the database unreadable with the current file', () => {
    const seal = createRotatingSeal(() => keys().sealKeys)
    expect(copied.length).toBeGreaterThan(0)
    for (const { chat_id, sealed } of copied)
      expect(() => seal.decrypt(sealed, chatKeyContext(chat_id))).toThrow('is not there')
  })

  it('leaves the current database unreadable with the old file', async () => {
    const old = createRotatingSeal(() => readSecrets({ ...before }, file()).sealKeys)
    const rows = await inDatabase(({ db }) => db.selectFrom('chat_key').selectAll().execute())
    for (const { chat_id, sealed } of rows)
      expect(() => old.decrypt(sealed, chatKeyContext(chat_id))).toThrow('is not there')
  })

  it('keeps the citizen’s token valid after token key rotation, and issues new tokens with the new key', async () => {
    expect(await run('rotate', 'tokens')).toBe(0)
    await goesOn()
    const other = await openChat({ url: () => server.url() })
    const kidOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    expect(kidOf(chat.session.token)).toBe('k1')
    expect(kidOf(other.session.token)).toBe(keys().tokenKeys[0]?.kid)
    expect(keys().tokenKeys).toHaveLength(2)
  })

  it('rejects a token of a leaked key once the old keys are dropped', async () => {
    expect(await run('rotate', 'tokens', '--drop-old')).toBe(0)
    await expect.poll(async () => (await chat.request('GET', '/chat/v1/events?after=0')).status).toBe(401)
  })

  it('finds the citizen’s case by phone digits after pepper rotation, until the old pepper is forgotten', async () => {
    expect(await run('rotate', 'pepper')).toBe(0)
    expect(keys().peppers).toHaveLength(2)
    const other = await openChat({ url: () => server.url() })
    const later = await tellNumber(other)
    // The command does not forget a pepper that is still needed for cases.
    expect(await run('forget', 'pepper')).toBe(1)
    expect(await look(shown)).toContain(shown.number)
    expect(await run('forget', 'pepper', '--now')).toBe(0)
    expect(keys().peppers).toHaveLength(1)
    expect(await look(shown)).toContain(shown.number)
    expect(await look(unshown)).toContain('I can’t find a case')
    expect(await look({ number: later, digits: '1002' })).toContain(later)
  }, 120_000)

  it('makes the file readable only by its owner, and writes keys to no other file', () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(server.folder).filter((name) => name.startsWith('secrets.json'))).toEqual([
      'secrets.json',
    ])
  })

  it('records each change in the trail of security events', async () => {
    const rows = await inDatabase(({ db }) =>
      db.selectFrom('security_event').select('detail').where('kind', '=', 'keys-rotated').execute(),
    )
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).toContain(`seal ${oldId} -> ${keys().sealKeys[0]?.id}`)
  })
})

describe('keys held by a key management service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-kms-'))
  const answer = join(folder, 'answer.json')
  const command = { PARLEY_KEYS_COMMAND: `cat ${answer}` }
  const key = () => randomBytes(32).toString('base64')
  const held = {
    PARLEY_TOKEN_KEYS: `k1:${key()}`,
    PARLEY_SEAL_KEY: `${key()},${key()}`,
    PARLEY_PEPPER: key(),
    PARLEY_PLATFORM_SECRET: key(),
  }
  let server: ServerProcess
  beforeAll(async () => {
    writeFileSync(answer, JSON.stringify(held))
    server = await startServer(command)
    await (await openChat({ url: () => server.url() })).say('Yes')
  })
  afterAll(async () => {
    await server.remove()
    rmSync(folder, { recursive: true })
  })

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [entry, ...args], {
      env: { PATH: process.env.PATH, PARLEY_DATA: server.folder, LOG_LEVEL: 'silent', ...command },
      encoding: 'utf8',
    })

  it('are written to no file of the server, and to no line of its log', () => {
    expect(readdirSync(server.folder)).not.toContain('secrets.json')
    for (const secret of Object.values(held)) expect(server.log.join()).not.toContain(secret)
  })

  it.each(['seal', 'tokens', 'pepper', 'all'])(
    'are not changed by the command, which says who rotates them: %s',
    (what) => {
      const { status, stderr } = run('rotate', what)
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringContaining('whose service rotates it'),
      })
      expect(readdirSync(server.folder)).not.toContain('secrets.json')
    },
  )

  it('re-encrypt the database with the first of them', () => {
    const { status, stdout } = run('reseal')
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Nothing needs') })
  })
})

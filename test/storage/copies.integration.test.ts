import { execFile } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../support/chat-client.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

const run = promisify(execFile)
const entry = resolve(import.meta.dirname, '../../dist/server/copies.js')

const keyEntry = resolve(import.meta.dirname, '../../dist/server/key.js')

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const copiesIn = (folder: string, ...words: string[]) =>
  run(process.execPath, [entry, ...words], { env: { PATH: process.env.PATH, PARLEY_DATA: folder } })
const copies = (...words: string[]) => copiesIn(server.folder, ...words)
const at = (name: string) => join(server.folder, name)

describe('a copy of the database', () => {
  it('is made while people write, is refused while a relay runs, and continues where it was made', async () => {
    const chat = await openChat({ url: () => server.url() })
    await tellTheStory(chat)
    const number = caseNumberIn(chat.messages())
    const { stdout } = await copies('backup', at('copy.db'))
    expect(stdout).toContain('The keys are not in it')
    const told = chat.messages().length

    const lost = await openChat({ url: () => server.url() })
    await expect(copies('restore', at('copy.db'))).rejects.toMatchObject({
      stderr: expect.stringMatching(/another process \(\d+ on .+\) uses this SQLite database/),
    })
    await server.kill()
    const { stdout: said } = await copies('restore', at('copy.db'))
    expect(said).toMatch(/\nWhat was there is kept as .+\/parley\.db\.before-\d{8}T\d{6}\.\n$/)
    expect(
      readdirSync(server.folder).filter((name) => /^parley\.db\.before-\d{8}T\d{6}$/.test(name)),
    ).toHaveLength(1)
    await server.start()

    const again = await openChat({ url: () => server.url(), resume: chat.session.token })
    const messages = await again.until((all) => all.length >= told)
    expect(caseNumberIn(messages)).toBe(number)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
    // It does not contain anything from after the copy was made.
    const gone = openChat({ url: () => server.url(), resume: lost.session.token })
    await expect(gone).rejects.toThrow('This session is no longer there')
  })

  it('can be restored to an empty folder, without reporting a previous database', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'parley-empty-'))
    await copies('backup', at('for-empty.db'))
    await expect(copiesIn(empty, 'restore', at('nothing.db'))).rejects.toThrow('there is no file')
    const { stdout } = await copiesIn(empty, 'restore', at('for-empty.db'))
    expect(stdout).toBe(`${join(empty, 'parley.db')}\n`)
    expect(readdirSync(empty).filter((name) => name.includes('before'))).toEqual([])
    rmSync(empty, { recursive: true })
  })

  it('replaces a corrupt database, and is itself only read', async () => {
    await copies('backup', at('whole.db'))
    const copy = readFileSync(at('whole.db'))
    await server.kill()
    const file = openSync(at('parley.db'), 'r+')
    writeSync(file, 'x'.repeat(100), 0)
    closeSync(file)
    const { stdout, stderr } = await copies('restore', at('whole.db'))
    expect(stderr).toContain('What is there cannot be read')
    const [, kept = ''] = /kept as (.+)\.\n$/.exec(stdout) ?? []
    expect(readFileSync(kept).subarray(0, 100).toString()).toBe('x'.repeat(100))
    expect(readFileSync(at('whole.db')).equals(copy)).toBe(true)
    expect(readdirSync(server.folder).filter((name) => name.includes('.next'))).toEqual([])
    await server.start()
    expect((await fetch(`${server.url()}/readyz`)).status).toBe(200)
  })

  it.each([
    ['a file that is none', 'noise.txt', 'not a database', /is broken, or no copy of a relay's database/],
    ['a file that is not there', 'nothing.db', undefined, /there is no file/],
  ])('is not restored from %s, and nothing is replaced', async (_what, name, text, message) => {
    await server.kill()
    if (text) writeFileSync(at(name), text)
    await expect(copies('restore', at(name))).rejects.toMatchObject({
      stderr: expect.stringMatching(message),
    })
    expect(existsSync(at('parley.db'))).toBe(true)
    await server.start()
  })

  it('cannot be made of a missing database, and does not create one', async () => {
    const elsewhere = join(server.folder, 'elsewhere')
    const env = { PATH: process.env.PATH, PARLEY_DATA: elsewhere }
    await expect(run(process.execPath, [entry, 'backup', at('empty.db')], { env })).rejects.toMatchObject({
      stderr: `There is no database at ${join(elsewhere, 'parley.db')}: set PARLEY_DATA or DATABASE_URL as the relay has it.\n`,
    })
    expect([existsSync(elsewhere), existsSync(at('empty.db'))]).toEqual([false, false])
  })
})

describe('another command without a database', () => {
  it('reports which one it has created', async () => {
    const elsewhere = join(server.folder, 'new')
    const env = { PATH: process.env.PATH, PARLEY_DATA: elsewhere }
    const { stdout, stderr } = await run(process.execPath, [keyEntry, 'list'], { env })
    expect(stderr).toContain(`There was no database at ${join(elsewhere, 'parley.db')}: a new one was made.`)
    expect(stdout).not.toContain('There was no database')
  })
})

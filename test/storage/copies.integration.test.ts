import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../support/chat-client.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

const run = promisify(execFile)
const entry = resolve(import.meta.dirname, '../../dist/server/copies.js')

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const copies = (...words: string[]) =>
  run(process.execPath, [entry, ...words], { env: { PATH: process.env.PATH, PARLEY_DATA: server.folder } })
const at = (name: string) => join(server.folder, name)

describe('a copy of the database', () => {
  it('is made while people write, is refused while a relay runs, and goes on where it was made', async () => {
    const chat = await openChat({ url: () => server.url() })
    await tellTheStory(chat)
    const number = caseNumberIn(chat.messages())
    const { stdout } = await copies('backup', at('copy.db'))
    expect(stdout).toContain('The keys are not in it')
    const told = chat.messages().length

    const lost = await openChat({ url: () => server.url() })
    await expect(copies('restore', at('copy.db'))).rejects.toMatchObject({
      stderr: expect.stringMatching(/another process \(\d+ on .+\) serves this SQLite database/),
    })
    await server.kill()
    await copies('restore', at('copy.db'))
    expect(
      readdirSync(server.folder).filter((name) => /^parley\.db\.before-\d{8}T\d{6}$/.test(name)),
    ).toHaveLength(1)
    await server.start()

    const again = await openChat({ url: () => server.url(), resume: chat.session.token })
    const messages = await again.until((all) => all.length >= told)
    expect(caseNumberIn(messages)).toBe(number)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
    // What came after the copy was made is not in it.
    const gone = openChat({ url: () => server.url(), resume: lost.session.token })
    await expect(gone).rejects.toThrow('This session is no longer there')
  }, 60_000)

  it.each([
    ['a file that is none', 'noise.txt', 'not a database', /is broken, or no copy of a relay's database/],
    ['a file that is not there', 'nothing.db', undefined, /there is no file/],
  ])('is not taken from %s, and nothing is replaced', async (_what, name, text, message) => {
    await server.kill()
    if (text) writeFileSync(at(name), text)
    await expect(copies('restore', at(name))).rejects.toMatchObject({
      stderr: expect.stringMatching(message),
    })
    expect(existsSync(at('parley.db'))).toBe(true)
    await server.start()
  })
})

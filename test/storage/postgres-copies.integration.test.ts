import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openChat } from '../support/chat-client.ts'
import { isPostgresThere, localPostgres } from '../support/local-postgres.ts'
import { startServer } from '../support/server-process.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

const run = promisify(execFile)
const handbook = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
/** The exact lines that an operator reads. */
const commandOf = (program: string) => new RegExp(`^${program} .+$`, 'm').exec(handbook)?.[0] ?? ''
const hasTools = ['pg_dump', 'pg_restore'].every((name) => spawnSync(name, ['--version']).status === 0)

describe.skipIf(!isPostgresThere || !hasTools)('a copy by the Postgres tools', () => {
  it('is made while people write, and continues where it was made without duplicates', async () => {
    const name = `parley_${randomBytes(6).toString('hex')}`
    const admin = new pg.Client({ connectionString: localPostgres.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = localPostgres.url.replace(/test$/, name)
    const server = await startServer({ DATABASE_URL: url })
    const handle = (program: string) =>
      run('bash', ['-c', commandOf(program)], {
        cwd: server.folder,
        env: { PATH: process.env.PATH, DATABASE_URL: url },
      })

    const chat = await openChat({ url: server.url })
    const caseId = await tellTheStory(chat)
    const number = caseNumberIn(chat.messages())
    // A chat is in progress while the copy is made.
    const other = tellTheStory(await openChat({ url: server.url }))
    await handle('pg_dump')
    await other
    const lost = await openChat({ url: server.url })
    await server.kill()
    await handle('pg_restore')
    await server.start()

    const again = await openChat({ url: server.url, resume: chat.session.token })
    const messages = await again.until((all) => all.length >= chat.messages().length)
    expect(caseNumberIn(messages)).toBe(number)
    expect(again.events.map(({ seq }) => seq)).toEqual(again.events.map((_, i) => i + 1))
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
    // It does not contain anything from after the copy was made.
    await expect(openChat({ url: server.url, resume: lost.session.token })).rejects.toThrow(
      'This session is no longer there',
    )
    // And a new story ends in a separate case.
    expect(await tellTheStory(await openChat({ url: server.url }))).not.toBe(caseId)
    await server.remove()
    await admin.query(`drop database ${name}`)
    await admin.end()
  })
})

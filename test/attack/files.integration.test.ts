import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../support/chat-client.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

/** Another user with an account on the same machine. */
describe('file permissions of a server, for other users of its machine', () => {
  let server: ServerProcess
  const path = (name: string) => join(server.folder, name)
  const modeOf = (name: string) => (statSync(path(name)).mode & 0o777).toString(8)
  const files = ['parley.db', 'parley.db-wal', 'parley.db-shm', 'secrets.json'] as const

  beforeAll(async () => {
    server = await startServer()
    await (await openChat({ url: () => server.url() })).say('Yes')
  })
  afterAll(() => server.remove())

  it.each(files)('%s cannot be read', (name) => expect(modeOf(name)).toBe('600'))

  it('the data folder cannot be entered', () => expect(modeOf('.')).toBe('700'))

  it('files that other users can read are restricted at start-up', async () => {
    await server.kill()
    mkdirSync(path('outbox'))
    writeFileSync(path('outbox/letter.eml'), 'To: citizen')
    const open = [...files, 'outbox/letter.eml']
    for (const name of open) chmodSync(path(name), 0o644)
    for (const name of ['.', 'outbox']) chmodSync(path(name), 0o755)
    await server.start()
    await (await openChat({ url: () => server.url() })).say('Yes')
    expect(open.map(modeOf)).toEqual(open.map(() => '600'))
    expect(['.', 'outbox'].map(modeOf)).toEqual(['700', '700'])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'
import { tellTheStory } from '../../../support/victim.ts'

const people = times(30, 200)

describe('server under load', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  it(`completes ${people} simultaneous conversations, with one case each`, async () => {
    const ids = await Promise.all(
      Array.from({ length: people }, async () => tellTheStory(await openChat({ url: () => server.url() }))),
    )
    expect(new Set(ids).size).toBe(people)
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const linked = await storage.db.selectFrom('chat_case').select('case_id').execute()
    expect(linked.map((row) => row.case_id).sort()).toEqual([...ids].sort())
    await storage.close()
  })
})

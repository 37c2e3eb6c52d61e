import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { database } from '../../support/databases.ts'
import { startRelay } from '../../support/relay.ts'

const at = new Date().toISOString()

it(`a start that could not read everything makes no call, and the next start makes it, on ${database.name}`, async () => {
  const relay = await startRelay({
    dispatch: async () => ({ status: 404, headers: {}, body: null }),
    async start(relay, { storage: { db } }) {
      await db
        .insertInto('outbox')
        .values({
          ...{ id: 'call', chat_id: 'a chat that is gone', kind: 'send-message', sealed: '' },
          ...{ attempts: 0, place: null, next_at: at, created_at: at },
        })
        .execute()
      await sql`alter table hook_target rename to away`.execute(db)
      await expect(relay.start()).rejects.toThrow('hook_target')
      await new Promise((resolve) => setTimeout(resolve, 200))
      const { attempts } = await db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()
      expect(attempts).toBe(0)
      await sql`alter table away rename to hook_target`.execute(db)
      await relay.start()
    },
  })
  const call = () => relay.test.storage.db.selectFrom('outbox').select(['attempts', 'next_at']).execute()
  await expect.poll(call).toEqual([{ attempts: 1, next_at: null }])
  await relay.stop()
})

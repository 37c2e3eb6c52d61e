import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChatKeys } from '../../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

describe(`chat keys on ${database.name}`, () => {
  let test: TestDatabase
  const seal = createSeal(randomBytes(32))
  const keys = createChatKeys({ seal, maxOpened: 2 })
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())

  it('decrypt what their own chat has encrypted, also in another process, and nothing of another chat', async () => {
    const { db } = test.storage
    const [own, other] = [await keys.create(db, 'own'), await keys.create(db, 'other')]
    const sealed = own.encrypt('their words', 'row')
    const elsewhere = createChatKeys({ seal })
    expect((await elsewhere.get(db, 'own')).decrypt(sealed, 'row')).toBe('their words')
    expect(() => other.decrypt(sealed, 'row')).toThrow()
  })

  it('are encrypted in the table, each for its own chat', async () => {
    const { db } = test.storage
    await keys.create(db, 'copied')
    const { sealed } = await db
      .selectFrom('chat_key')
      .select('sealed')
      .where('chat_id', '=', 'copied')
      .executeTakeFirstOrThrow()
    await db.insertInto('chat_key').values({ chat_id: 'thief', sealed }).execute()
    await expect(keys.get(db, 'thief')).rejects.toThrow()
    await expect(createChatKeys({ seal: createSeal(randomBytes(32)) }).get(db, 'copied')).rejects.toThrow()
  })

  it('are unreadable once they are destroyed, and so is what they encrypted', async () => {
    const { db } = test.storage
    const sealed = (await keys.create(db, 'gone')).encrypt('their words', 'row')
    expect((await keys.get(db, 'gone')).decrypt(sealed, 'row')).toBe('their words')
    await keys.destroy(db, ['gone'])
    expect(await keys.find(db, 'gone')).toBeUndefined()
    await expect(keys.get(db, 'gone')).rejects.toThrow('gone')
  })

  it('stay in memory only for the chats that were used last', async () => {
    const { db } = test.storage
    for (const id of ['m1', 'm2', 'm3']) {
      await keys.create(db, id)
      await keys.get(db, id)
    }
    await db.deleteFrom('chat_key').execute()
    expect(await keys.find(db, 'm1')).toBeUndefined()
    expect(await keys.find(db, 'm3')).toBeDefined()
  })
})

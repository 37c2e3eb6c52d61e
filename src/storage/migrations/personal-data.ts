import type { Migration } from 'kysely'

/**
 * Creates the keys of chats. They have no reference to the chats, which are the relay's or the platform's: who
 * deletes a chat destroys its key.
 */
export const chatKeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('chat_key')
      .addColumn('chat_id', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .execute()
  },
}

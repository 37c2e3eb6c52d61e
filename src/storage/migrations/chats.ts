import type { Migration } from 'kysely'

/** Creates the embedded platform's chats, and their undelivered events. */
export const chatsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_chat')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('gw_id', 'text', (c) => c.notNull())
      .addColumn('chat_token', 'text', (c) => c.notNull())
      .addColumn('human_uid', 'text')
      .addColumn('human_verified', 'integer', (c) => c.notNull())
      .addColumn('reply_token', 'text')
      .addColumn('last_seq', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('pf_chat_token', ['gw_id', 'chat_token'])
      .execute()
    await db.schema
      .createTable('pf_chat_message')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('chat_id', 'text', (c) => c.notNull().references('pf_chat.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addUniqueConstraint('pf_chat_message_seq', ['chat_id', 'seq'])
      .execute()
    await db.schema
      .createTable('pf_webhook_delivery')
      .addColumn('event_id', 'text', (c) => c.primaryKey())
      .addColumn('chat_id', 'text', (c) => c.notNull().references('pf_chat.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('pf_webhook_delivery_seq', ['chat_id', 'seq'])
      .execute()
    await db.schema
      .createIndex('pf_webhook_delivery_due')
      .on('pf_webhook_delivery')
      .column('next_at')
      .execute()
  },
}

/** Adds the environment of a chat. */
export const chatEnvironments: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_chat').addColumn('env', 'text').execute()
  },
}

/** Ends events that were delivered and then postponed again: they have no content left to post. */
export const endedEvents: Migration = {
  async up(db) {
    await db
      .updateTable('pf_webhook_delivery')
      .set({ next_at: null })
      .where('body', '=', '')
      .where('next_at', 'is not', null)
      .execute()
  },
}

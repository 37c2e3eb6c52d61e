import type { Migration } from 'kysely'

/**
 * Creates the keys of chats. They do not reference the chats, which belong to the relay or the platform:
 * deleting a chat must also destroy its key.
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

/**
 * Creates the data for retention: the age of chats and case openings, the chats in which a clip was played,
 * and when each kind of upkeep is next due.
 */
export const retention: Migration = {
  async up(db) {
    await db.schema.createIndex('chat_by_age').on('chat').column('created_at').execute()
    // Existing rows are dated at the time of this migration.
    await db.schema
      .alterTable('case_opening')
      .addColumn('created_at', 'text', (c) => c.notNull().defaultTo(new Date().toISOString()))
      .execute()
    await db.schema
      .createTable('speech_clip_use')
      .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('speech_clip_use_key', ['chat_id', 'key'])
      .execute()
    await db.schema.createIndex('speech_clip_use_by_clip').on('speech_clip_use').column('key').execute()
    await db.schema
      .createTable('upkeep')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('due_at', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Creates the trail of security events. */
export const securityEvents: Migration = {
  async up(db) {
    await db.schema
      .createTable('security_event')
      .addColumn('seq', 'bigint', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('gw_id', 'text')
      .addColumn('chat_id', 'text')
      .addColumn('detail', 'text')
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('prev_hash', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Creates the devices that are notified of a chat. */
export const pushDevices: Migration = {
  async up(db) {
    await db.schema
      .createTable('push_device')
      .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('push_device_key', ['chat_id', 'id'])
      .execute()
  },
}

/** Adds indexes for finding expired data without a full scan. */
export const sweptByAge: Migration = {
  async up(db) {
    await db.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute()
    await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute()
    await db.schema.createIndex('webhook_event_by_age').on('webhook_event').column('at').execute()
    await db.schema.createIndex('case_opening_by_age').on('case_opening').column('created_at').execute()
  },
}

/** Keeps the numbers of new cases when those of old ones are swept; existing numbers count as old. */
export const numbersByAge: Migration = {
  async up(db) {
    await db.schema
      .alterTable('case_number')
      .addColumn('drawn_at', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('case_number_by_age').on('case_number').column('drawn_at').execute()
  },
}

/** Ends calls that were answered and then postponed again: they have no content left to send. */
export const endedCalls: Migration = {
  async up(db) {
    await db
      .updateTable('outbox')
      .set({ next_at: null })
      .where('sealed', '=', '')
      .where('next_at', 'is not', null)
      .execute()
  },
}

import type { Migration } from 'kysely'

/** Creates the events for the customer's servers, and their deliveries. */
export const hooks: Migration = {
  async up(db) {
    await db.schema
      .createTable('hook_chat')
      .addColumn('chat_id', 'text', (c) => c.primaryKey().references('chat.id').onDelete('cascade'))
      .addColumn('last_seq', 'integer', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('hook_event')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('gw_id', 'text', (c) => c.notNull())
      .addColumn('chat_id', 'text')
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('hook_event_by_chat').on('hook_event').column('chat_id').execute()
    await db.schema.createIndex('hook_event_by_age').on('hook_event').column('at').execute()
    await db.schema
      .createTable('hook_delivery')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('event_id', 'text', (c) => c.notNull().references('hook_event.id').onDelete('cascade'))
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('gw_id', 'text', (c) => c.notNull())
      .addColumn('chat_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('is_repeat', 'integer', (c) => c.notNull())
      .addColumn('is_claimed', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'text')
      .addColumn('last_status', 'integer')
      .addColumn('last_fault', 'text')
      .addColumn('last_ms', 'integer')
      .addColumn('last_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    const indexes: readonly [string, readonly string[]][] = [
      ['due', ['target', 'next_at']],
      ['turn', ['chat_id', 'target', 'state', 'seq']],
      ['age', ['created_at', 'id']],
      ['event', ['event_id']],
      ['success', ['target', 'state', 'last_at']],
    ]
    for (const [name, columns] of indexes) {
      await db.schema
        .createIndex(`hook_delivery_by_${name}`)
        .on('hook_delivery')
        .columns([...columns])
        .execute()
    }
    await db.schema
      .createTable('hook_try')
      .addColumn('delivery_id', 'text', (c) => c.notNull().references('hook_delivery.id').onDelete('cascade'))
      .addColumn('nr', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('status', 'integer')
      .addColumn('fault', 'text')
      .addColumn('ms', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('hook_try_key', ['delivery_id', 'nr'])
      .execute()
    await db.schema
      .createTable('hook_pause')
      .addColumn('target', 'text', (c) => c.primaryKey())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Creates the targets that are configured in the console. */
export const hookTargets: Migration = {
  async up(db) {
    await db.schema
      .createTable('hook_target')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('gw_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
  },
}

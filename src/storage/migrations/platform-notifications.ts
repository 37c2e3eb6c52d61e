import type { Migration } from 'kysely'

/** Creates the platform's own settings, and the outbox of channels without a delivery service. */
export const notifications: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_case').addColumn('contact_sealed', 'text').execute()
    await db.schema
      .alterTable('pf_delivery')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('pf_delivery').addColumn('next_at', 'text').execute()
    await db.schema
      .createTable('pf_setting')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('pf_outbox')
      .addColumn('message_id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
  },
}

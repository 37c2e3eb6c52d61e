import type { Migration } from 'kysely'

/** Creates the queue of emails about low voice credits. */
export const creditAlerts: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_credit_alert')
      .addColumn('alert_id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('pf_credit_alert_due').on('pf_credit_alert').column('next_at').execute()
  },
}

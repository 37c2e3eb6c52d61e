import type { Migration } from 'kysely'

/** Creates the notices to institutions, and adds to an incident which institutions were notified. */
export const notices: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_notice')
      .addColumn('notice_id', 'text', (c) => c.primaryKey())
      .addColumn('institution_code', 'text', (c) => c.notNull())
      .addColumn('incident_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('email_status', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'text')
      .execute()
    await db.schema
      .createIndex('pf_notice_by_institution')
      .on('pf_notice')
      .columns(['institution_code', 'created_at'])
      .execute()
    await db.schema.createIndex('pf_notice_due').on('pf_notice').column('next_at').execute()
    await db.schema
      .alterTable('pf_incident')
      .addColumn('notified', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
  },
}

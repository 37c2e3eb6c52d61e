import type { Migration } from 'kysely'

/** Creates what was set at the console where the configuration file names nothing. */
export const settingOverlay: Migration = {
  async up(db) {
    await db.schema
      .createTable('setting_overlay')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('changed_by', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .execute()
  },
}

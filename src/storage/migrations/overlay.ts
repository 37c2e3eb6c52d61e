import type { Migration } from 'kysely'

/** Adds the value of a setting before it was changed, and who approved the change. */
export const overlayApprovals: Migration = {
  async up(db) {
    await db.schema.alterTable('setting_overlay').addColumn('value_before', 'text').execute()
    await db.schema.alterTable('setting_overlay').addColumn('approved_by', 'text').execute()
  },
}

/** Creates the settings made in the console, for anything that the configuration file does not set. */
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

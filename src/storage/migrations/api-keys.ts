import type { Migration } from 'kysely'

/**
 * Restricts API keys to teamspaces, companies and an environment. Existing keys continue to reach all of
 * them, in the one environment that there was.
 */
export const boundApiKeys: Migration = {
  async up(db) {
    await db.schema.alterTable('api_key').addColumn('teamspaces', 'text').execute()
    await db.schema.alterTable('api_key').addColumn('companies', 'text').execute()
    await db.schema
      .alterTable('api_key')
      .addColumn('environment', 'text', (c) => c.notNull().defaultTo('live'))
      .execute()
    await db.updateTable('api_key').set({ teamspaces: '"all"', companies: '"all"' }).execute()
  },
}

/** Adds the creator of an API key. */
export const keyMakers: Migration = {
  async up(db) {
    await db.schema.alterTable('api_key').addColumn('made_by', 'text').execute()
  },
}

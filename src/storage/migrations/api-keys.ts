import type { Migration } from 'kysely'

/**
 * Lets an API key name its teamspaces, its companies and its environment. A key from before names no teamspace
 * and no company, and so reaches none; its environment is the one in which all were until now.
 */
export const boundApiKeys: Migration = {
  async up(db) {
    await db.schema.alterTable('api_key').addColumn('teamspaces', 'text').execute()
    await db.schema.alterTable('api_key').addColumn('companies', 'text').execute()
    await db.schema
      .alterTable('api_key')
      .addColumn('environment', 'text', (c) => c.notNull().defaultTo('live'))
      .execute()
  },
}

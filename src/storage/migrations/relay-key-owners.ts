import type { Migration } from 'kysely'

/** Adds who holds an API key: two keys of one owner cannot approve each other's proposals. */
export const keyOwners: Migration = {
  async up(db) {
    await db.schema.alterTable('api_key').addColumn('owner', 'text').execute()
  },
}

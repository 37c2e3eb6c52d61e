import type { Migration } from 'kysely'

/** Adds the opening balances stated by imports, and their instants. */
export const statedOpenings: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_account').addColumn('opening_stated', 'bigint').execute()
    await db.schema.alterTable('pf_account').addColumn('opening_as_of', 'text').execute()
  },
}

import type { Migration } from 'kysely'

/** Adds what imports have said of the opening balances of accounts, and of which instant. */
export const statedOpenings: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_account').addColumn('opening_stated', 'bigint').execute()
    await db.schema.alterTable('pf_account').addColumn('opening_as_of', 'text').execute()
  },
}

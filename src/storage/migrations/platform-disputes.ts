import type { Migration } from 'kysely'

/** Adds an institution's offer in a dispute. */
export const disputeOffers: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_odr').addColumn('offered_amount', 'bigint').execute()
  },
}

/** Creates the table of the legal orders by which holds may be extended. */
export const legalOrders: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_legal_order')
      .addColumn('case_id', 'text', (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull())
      .addColumn('issued_by', 'text', (c) => c.notNull())
      .addColumn('account_hash', 'text')
      .addColumn('valid_until', 'text', (c) => c.notNull())
      .addColumn('recorded_by', 'text', (c) => c.notNull())
      .addColumn('recorded_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('pf_legal_order_key', ['case_id', 'reference'])
      .execute()
  },
}

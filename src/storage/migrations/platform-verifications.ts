import type { Migration } from 'kysely'

/** Adds to an account check whether it was made before a payment or after a complaint. */
export const verificationContext: Migration = {
  async up(db) {
    await db.schema
      .alterTable('pf_verification')
      .addColumn('query_context', 'text', (c) => c.notNull().defaultTo('pre_payment'))
      .execute()
  },
}

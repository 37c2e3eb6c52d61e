import type { Migration } from 'kysely'

/** Creates the table in which SMS receipts are looked up. */
export const smsParts: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_sms_part')
      .addColumn('service_id', 'text', (c) => c.primaryKey())
      .addColumn('delivery_id', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('pf_sms_part_delivery').on('pf_sms_part').column('delivery_id').execute()
  },
}

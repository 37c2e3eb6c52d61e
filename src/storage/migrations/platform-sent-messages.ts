import type { Migration } from 'kysely'

/** Adds an index for counting recently sent messages without a full scan. */
export const sentMessages: Migration = {
  async up(db) {
    await db.schema
      .createIndex('pf_delivery_by_case')
      .on('pf_delivery')
      .columns(['case_id', 'channel', 'sent_at'])
      .execute()
    await db.schema.createIndex('pf_delivery_by_sent').on('pf_delivery').columns(['sent_at']).execute()
  },
}

import type { Migration } from 'kysely'

/**
 * Creates the tables for notifying a citizen of a case's milestones, once each, on the channels they chose.
 */
export const caseNews: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_case').addColumn('news_channels', 'text').execute()
    await db.schema.alterTable('pf_case').addColumn('news_gw_id', 'text').execute()
    await db.schema
      .createTable('pf_case_news')
      .addColumn('case_id', 'text', (c) => c.notNull())
      .addColumn('milestone', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('pf_case_news_key', ['case_id', 'milestone'])
      .execute()
  },
}

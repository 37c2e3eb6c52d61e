import { type Migration, sql } from 'kysely'

/**
 * Counts the attempts of failing jobs, and keeps only one of the sweeps that several processes had
 * duplicated.
 */
export const jobTries: Migration = {
  async up(db) {
    await db.schema
      .alterTable('pf_job')
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('pf_job').addColumn('retry_at', 'text').execute()
    await sql`
      delete from pf_job where kind = 'records.sweep'
      and job_id <> (select min(job_id) from pf_job where kind = 'records.sweep')`.execute(db)
  },
}

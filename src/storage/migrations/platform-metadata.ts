import { type Migration, sql } from 'kysely'

/** Stores the metadata of each sender's institution separately, so that none can lock out another. */
export const metadataBySender: Migration = {
  async up(db) {
    const postgres = db.getExecutor().adapter.constructor.name.startsWith('Postgres')
    const sender = postgres
      ? sql`body::json ->> 'sender_institution_code'`
      : sql`json_extract(body, '$.sender_institution_code')`
    await db.schema.alterTable('pf_metadata').renameTo('pf_metadata_before').execute()
    await db.schema
      .createTable('pf_metadata')
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('sender_institution_code', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('unknown_institutions', 'integer', (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('pf_metadata_key', ['transaction_id', 'sender_institution_code'])
      .execute()
    await sql`
      insert into pf_metadata
        (transaction_id, sender_institution_code, digest, body, unknown_institutions, received_at)
      select transaction_id, ${sender}, digest, body, unknown_institutions, received_at from pf_metadata_before
    `.execute(db)
    await db.schema.dropTable('pf_metadata_before').execute()
  },
}

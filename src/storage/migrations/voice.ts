import { type Migration, sql } from 'kysely'

/** Creates the embedded platform's voice credits and all their movements. */
export const voiceCredits: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_voice_workspace')
      .addColumn('teamspace_id', 'text', (c) => c.primaryKey())
      .addColumn('balance', 'integer', (c) => c.notNull().check(sql`balance >= 0`))
      .addColumn('unlimited', 'integer', (c) => c.notNull())
      .addColumn('top_up_below', 'integer')
      .addColumn('billing_emails', 'text', (c) => c.notNull())
      .addColumn('alerted', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('pf_voice_credit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('teamspace_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('amount', 'integer', (c) => c.notNull())
      .addColumn('price_minor', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('pf_voice_credit_by_state')
      .on('pf_voice_credit')
      .columns(['teamspace_id', 'state', 'at'])
      .execute()
  },
}

/** Creates the relay's speech clips. The bytes are `bytea` in PostgreSQL, and a blob in SQLite. */
export const speechClips: Migration = {
  async up(db) {
    const postgres = db.getExecutor().adapter.constructor.name.startsWith('Postgres')
    await db.schema
      .createTable('speech_clip')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('content_type', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('approximate', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text', (c) => c.notNull())
      // The last column, so that SQLite reads the others without reading through the bytes.
      .addColumn('bytes', postgres ? 'bytea' : 'blob', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('speech_clip_by_use').on('speech_clip').column('used_at').execute()
  },
}

/** Creates voice notes that are being uploaded. They are deleted with the chat. */
export const voiceUploads: Migration = {
  async up(db) {
    await db.schema
      .createTable('voice_upload')
      .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('words', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('voice_upload_key', ['chat_id', 'client_id'])
      .execute()
    await db.schema
      .createTable('voice_upload_part')
      .addColumn('chat_id', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('voice_upload_part_key', ['chat_id', 'client_id', 'at'])
      .addForeignKeyConstraint(
        'voice_upload_part_of',
        ['chat_id', 'client_id'],
        'voice_upload',
        ['chat_id', 'client_id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema.createIndex('voice_upload_by_age').on('voice_upload').column('created_at').execute()
  },
}

/** Creates the list of languages that are spoken by another language's voice. */
export const speechStandIns: Migration = {
  async up(db) {
    await db.schema
      .createTable('speech_stand_in')
      .addColumn('lang', 'text', (c) => c.primaryKey())
      .addColumn('approximate', 'text', (c) => c.notNull())
      .execute()
  },
}

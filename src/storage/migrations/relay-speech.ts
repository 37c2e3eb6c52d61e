import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates speech clips and voice notes. */
export const speech: Migration = {
  async up(db) {
    await createClips(db)
    await createUploads(db)
  },
}

/** Creates speech clips. The bytes are `bytea` in PostgreSQL, and a blob in SQLite. */
async function createClips(db: Kysely<unknown>): Promise<void> {
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
  await createIndexes(db, 'speech_clip', {
    speech_clip_by_use: ['used_at'],
  })
  await db.schema
    .createTable('speech_clip_use')
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('speech_clip_use_key', ['chat_id', 'key'])
    .execute()
  await createIndexes(db, 'speech_clip_use', {
    speech_clip_use_by_clip: ['key'],
  })
  // Languages that are spoken by another language's voice.
  await db.schema
    .createTable('speech_stand_in')
    .addColumn('lang', 'text', (c) => c.primaryKey())
    .addColumn('approximate', 'text', (c) => c.notNull())
    .execute()
}

/** Creates voice notes that are being uploaded. They are deleted with the chat. */
async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('voice_upload')
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('words', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('voice_upload_key', ['chat_id', 'client_id'])
    .execute()
  await createIndexes(db, 'voice_upload', {
    voice_upload_by_age: ['created_at'],
  })
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
}

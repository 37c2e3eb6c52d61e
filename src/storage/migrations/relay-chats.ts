import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates the chats of the relay, and everything that is stored for them. */
export const chats: Migration = {
  async up(db) {
    await createChats(db)
    await createAccess(db)
    await createCalls(db)
    await createCases(db)
  },
}

/** Creates chats, their keys, events, and dialogue. */
async function createChats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('human_uid', 'text')
    .addColumn('human_verified', 'integer', (c) => c.notNull())
    .addColumn('env', 'text')
    .addColumn('last_seq', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'chat', {
    chat_by_age: ['created_at'],
    chat_by_human: ['gw_id', 'human_uid', 'human_verified'],
  })
  // Does not reference the chat, which belongs to the relay or the platform: deleting either must also destroy
  // the key.
  await db.schema
    .createTable('chat_key')
    .addColumn('chat_id', 'text', (c) => c.primaryKey())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('chat_event')
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text')
    .addColumn('client_id', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_event_key', ['chat_id', 'seq'])
    .addUniqueConstraint('chat_event_client', ['chat_id', 'client_id'])
    .addUniqueConstraint('chat_event_message', ['message_id'])
    .execute()
  await db.schema
    .createTable('dialog')
    .addColumn('chat_id', 'text', (c) => c.primaryKey().references('chat.id').onDelete('cascade'))
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
}

/** Creates sessions, devices that are notified of a chat, and feedback. */
async function createAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('proven', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('family', 'text')
    .execute()
  await createIndexes(db, 'session', {
    session_by_end: ['expires_at'],
    session_by_chat: ['chat_id'],
  })
  await db.schema
    .createTable('push_device')
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_device_key', ['chat_id', 'id'])
    .execute()
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}

/** Creates the calls to the platform, and the events that it posts. */
async function createCalls(db: Kysely<unknown>): Promise<void> {
  // Does not reference the chat: a report in the outbox is sent even if the citizen erases the chat.
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer')
    .addColumn('next_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'outbox', {
    outbox_by_age: ['created_at'],
    outbox_due: ['next_at', 'created_at'],
    outbox_by_chat: ['chat_id', 'place'],
  })
  await db.schema
    .createTable('webhook_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'webhook_event', {
    webhook_event_by_age: ['at'],
  })
  await db.schema
    .createTable('chat_link')
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('platform_chat_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('chat_link_key', ['gw_id', 'platform_chat_id'])
    .execute()
}

/** Creates what the relay stores about the cases of its chats. */
async function createCases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_case')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('citizen_ref', 'text', (c) => c.notNull())
    .addColumn('seen', 'text', (c) => c.notNull())
    .addColumn('is_over', 'integer', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_case_key', ['chat_id', 'case_id'])
    .execute()
  await createIndexes(db, 'chat_case', {
    chat_case_by_check: ['is_over', 'checked_at'],
    chat_case_by_case: ['case_id'],
  })
  // Does not reference the chat, so that a case can be looked up from another device after the chat was
  // deleted.
  await db.schema
    .createTable('case_opening')
    .addColumn('case_id', 'text', (c) => c.primaryKey())
    .addColumn('citizen_ref', 'text', (c) => c.notNull())
    .addColumn('digits_hash', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('tried_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'case_opening', {
    case_opening_by_age: ['created_at'],
  })
  await db.schema
    .createTable('case_number')
    .addColumn('case_id', 'text', (c) => c.primaryKey())
    .addColumn('number_hash', 'text', (c) => c.notNull().unique())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('drawn_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await createIndexes(db, 'case_number', {
    case_number_by_age: ['drawn_at'],
  })
}

import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates the events for the customer's servers, and their deliveries. */
export const webhooks: Migration = {
  async up(db) {
    await createEvents(db)
    await createDeliveries(db)
  },
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hook_chat')
    .addColumn('chat_id', 'text', (c) => c.primaryKey().references('chat.id').onDelete('cascade'))
    .addColumn('last_seq', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('hook_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'hook_event', {
    hook_event_by_chat: ['chat_id'],
    hook_event_by_age: ['at'],
  })
  // Targets that are configured in the console.
  await db.schema
    .createTable('hook_target')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('hook_pause')
    .addColumn('target', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hook_delivery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull().references('hook_event.id').onDelete('cascade'))
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_repeat', 'integer', (c) => c.notNull())
    .addColumn('is_claimed', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('last_status', 'integer')
    .addColumn('last_fault', 'text')
    .addColumn('last_ms', 'integer')
    .addColumn('last_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'hook_delivery', {
    hook_delivery_by_due: ['target', 'next_at'],
    hook_delivery_by_turn: ['chat_id', 'target', 'state', 'seq'],
    hook_delivery_by_age: ['created_at', 'id'],
    hook_delivery_by_event: ['event_id'],
    hook_delivery_by_success: ['target', 'state', 'last_at'],
  })
  await db.schema
    .createTable('hook_try')
    .addColumn('delivery_id', 'text', (c) => c.notNull().references('hook_delivery.id').onDelete('cascade'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('fault', 'text')
    .addColumn('ms', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('hook_try_key', ['delivery_id', 'nr'])
    .execute()
}

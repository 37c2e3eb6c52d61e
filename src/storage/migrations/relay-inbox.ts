import { type Kysely, type Migration, sql } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates the inbox: the queue, owners of chats, notes, and agents. */
export const inbox: Migration = {
  async up(db) {
    await createQueue(db)
    await createMessages(db)
    await createAgents(db)
  },
}

/** Creates the queue, and current and previous owners of chats. */
async function createQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_desk')
    .addColumn('chat_id', 'text', (c) => c.primaryKey().references('chat.id').onDelete('cascade'))
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('owner_name', 'text')
    .addColumn('offered_to', 'text')
    .addColumn('offered_name', 'text')
    .addColumn('offer_ends_at', 'text')
    .addColumn('offer_note', 'text')
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('is_danger', 'integer', (c) => c.notNull())
    .addColumn('danger_at', 'text')
    .addColumn('urgency', 'double precision', (c) => c.notNull())
    .addColumn('queued_at', 'text')
    .addColumn('waiting_since', 'text')
    .addColumn('snoozed_until', 'text')
    .addColumn('alerted_from', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('call_wanted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('first_human_reply_at', 'text')
    .addColumn('answer_due_at', 'text')
    .addColumn('alert_level', 'integer', (c) => c.notNull())
    .addColumn('told_level', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('outcome', 'text')
    .addColumn('case_id', 'text')
    .addColumn('told', 'text')
    .addColumn('last_line', 'text')
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'chat_desk', {
    chat_desk_by_state: ['state', 'is_danger', 'urgency', 'queued_at'],
    chat_desk_by_owner: ['owner_id', 'state'],
    chat_desk_by_channel: ['gw_id', 'queued_at'],
    chat_desk_by_change: ['changed_at', 'chat_id'],
  })
  await db.schema
    .createTable('chat_assignment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('end_reason', 'text')
    .addColumn('note', 'text')
    .execute()
  // Two owners of a chat cannot be stored.
  await db.schema
    .createIndex('chat_assignment_one_owner')
    .unique()
    .on('chat_assignment')
    .column('chat_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
}

/** Creates notes and the messages of agents. */
async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('chat_note_client', ['chat_id', 'client_id'])
    .execute()
  await db.schema
    .createTable('agent_message')
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('agent_message_key', ['chat_id', 'client_id'])
    .execute()
}

/** Creates the presence of agents, and their browsers that are notified while the page is closed. */
async function createAgents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('agent_presence')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('agent_lease')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('channels', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'agent_lease', {
    agent_lease_by_person: ['person_id', 'seen_at'],
  })
  await db.schema
    .createTable('agent_device')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('told_at', 'text')
    .execute()
  await createIndexes(db, 'agent_device', {
    agent_device_by_person: ['person_id'],
  })
}

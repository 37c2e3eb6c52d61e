import { type Migration, sql } from 'kysely'

/** Creates the inbox: owners of chats, previous owners, notes, presence and waiting times. */
export const inboxMigration: Migration = {
  async up(db) {
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
      .addColumn('urgency', 'double precision', (c) => c.notNull())
      .addColumn('queued_at', 'text')
      .addColumn('waiting_since', 'text')
      .addColumn('first_human_reply_at', 'text')
      .addColumn('alert_level', 'integer', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('case_id', 'text')
      .addColumn('told', 'text')
      .addColumn('last_line', 'text')
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('chat_desk_by_state')
      .on('chat_desk')
      .columns(['state', 'is_danger', 'urgency', 'queued_at'])
      .execute()
    await db.schema.createIndex('chat_desk_by_owner').on('chat_desk').columns(['owner_id', 'state']).execute()
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
    await db.schema
      .createIndex('agent_lease_by_person')
      .on('agent_lease')
      .columns(['person_id', 'seen_at'])
      .execute()
  },
}

/**
 * Adds the queue's data about waiting citizens: since when, whether they are still there, and whether they
 * want a call.
 */
export const inboxWaiting: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_desk').addColumn('snoozed_until', 'text').execute()
    await db.schema.alterTable('chat_desk').addColumn('alerted_from', 'text').execute()
    await db.schema.alterTable('chat_desk').addColumn('seen_at', 'text').execute()
    await db.schema
      .alterTable('chat_desk')
      .addColumn('call_wanted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}

/** Adds the deadline for an agent's answer. */
export const inboxAnswerTimes: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_desk').addColumn('answer_due_at', 'text').execute()
    await db.schema
      .createIndex('chat_desk_by_channel')
      .on('chat_desk')
      .columns(['gw_id', 'queued_at'])
      .execute()
  },
}

/**
 * Adds the agents' browsers that are notified while the page is closed, and how far they have been notified
 * of a chat.
 */
export const agentDevices: Migration = {
  async up(db) {
    await db.schema
      .alterTable('chat_desk')
      .addColumn('told_level', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('agent_device')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('told_at', 'text')
      .execute()
    await db.schema.createIndex('agent_device_by_person').on('agent_device').column('person_id').execute()
  },
}

/** Adds when the citizen last spoke of danger. */
export const inboxDanger: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_desk').addColumn('danger_at', 'text').execute()
  },
}

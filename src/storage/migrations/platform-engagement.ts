import { type Kysely, type Migration, sql } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates chats, people, and workspaces with their voice credits. */
export const engagement: Migration = {
  async up(db) {
    await createFields(db)
    await createPeople(db)
    await createChats(db)
    await createWorkspaces(db)
  },
}

async function createFields(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_field')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('teamspace_id', 'text', (c) => c.notNull())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('select_options', 'text')
    .addColumn('single_select_options', 'text')
    .addColumn('default_value', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_field', {
    pf_field_by_teamspace: ['teamspace_id'],
  })
  await db.schema
    .createTable('pf_field_value')
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('field_id', 'text', (c) => c.notNull().references('pf_field.id').onDelete('cascade'))
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_field_value_key', ['owner_kind', 'owner_id', 'field_id'])
    .execute()
  await db.schema
    .createTable('pf_ticket')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('teamspace_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_ticket_key', ['teamspace_id', 'id'])
    .execute()
}

/** Creates customers with their tags, and human profiles. */
async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('teamspace_id', 'text', (c) => c.notNull())
    .addColumn('provided_unique_id', 'text', (c) => c.notNull())
    .addColumn('external_customer_id', 'text')
    .addColumn('name', 'text')
    .addColumn('location', 'text')
    .addColumn('email', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('avatar', 'text')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('gateway_profiles', 'text', (c) => c.notNull())
    .addColumn('customer_bans', 'text', (c) => c.notNull())
    .addColumn('modified_at', 'text', (c) => c.notNull())
    .addColumn('modified_seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('pf_person_key', ['teamspace_id', 'provided_unique_id'])
    .execute()
  await createIndexes(db, 'pf_person', {
    pf_person_by_change: ['teamspace_id', 'modified_at', 'id'],
    pf_person_by_order: ['modified_seq'],
  })
  for (const name of ['tag', 'tag_group']) {
    await db.schema
      .createTable(`pf_${name}`)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('teamspace_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addUniqueConstraint(`pf_${name}_name`, ['teamspace_id', 'name'])
      .execute()
    await db.schema
      .createTable(`pf_person_${name}`)
      .addColumn('person_id', 'text', (c) => c.notNull().references('pf_person.id').onDelete('cascade'))
      .addColumn('tag_id', 'text', (c) => c.notNull().references(`pf_${name}.id`).onDelete('cascade'))
      .addPrimaryKeyConstraint(`pf_person_${name}_key`, ['person_id', 'tag_id'])
      .execute()
  }
  await db.schema
    .createTable('pf_human')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull())
    .addColumn('bot_id', 'text', (c) => c.notNull())
    .addColumn('fullname', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('uid', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('profile_pic_id', 'text')
    .addColumn('access_token', 'text')
    .addColumn('tag_ids', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('pf_human_uid', ['company_id', 'bot_id', 'uid'])
    .execute()
}

/** Creates chats, and their undelivered events. */
async function createChats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('chat_token', 'text', (c) => c.notNull())
    .addColumn('human_uid', 'text')
    .addColumn('human_verified', 'integer', (c) => c.notNull())
    .addColumn('env', 'text')
    .addColumn('reply_token', 'text')
    .addColumn('last_seq', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('pf_chat_token', ['gw_id', 'chat_token'])
    .execute()
  await db.schema
    .createTable('pf_chat_message')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('pf_chat.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('pf_chat_message_seq', ['chat_id', 'seq'])
    .execute()
  await db.schema
    .createTable('pf_webhook_delivery')
    .addColumn('event_id', 'text', (c) => c.primaryKey())
    .addColumn('chat_id', 'text', (c) => c.notNull().references('pf_chat.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('pf_webhook_delivery_seq', ['chat_id', 'seq'])
    .execute()
  await createIndexes(db, 'pf_webhook_delivery', {
    pf_webhook_delivery_due: ['next_at'],
  })
}

/** Creates workspaces, their voice credits and all movements of these. */
async function createWorkspaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_teamspace')
    .addColumn('teamspace_id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('secret_digest', 'text')
    .addColumn('secret_made_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('pf_voice_workspace')
    .addColumn('workspace_id', 'text', (c) => c.primaryKey())
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
    .addColumn('workspace_id', 'text', (c) => c.notNull().defaultTo('main'))
    .addColumn('teamspace_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('price_minor', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .execute()
  await createIndexes(db, 'pf_voice_credit', {
    pf_voice_credit_by_state: ['teamspace_id', 'state', 'at'],
    pf_voice_credit_by_workspace: ['workspace_id', 'at'],
  })
  // Emails about low voice credits.
  await db.schema
    .createTable('pf_credit_alert')
    .addColumn('alert_id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_credit_alert', {
    pf_credit_alert_due: ['next_at'],
  })
}

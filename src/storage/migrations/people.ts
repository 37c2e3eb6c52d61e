import type { Migration } from 'kysely'

/** Creates the embedded platform's people, custom fields and human profiles. */
export const peopleMigration: Migration = {
  async up(db) {
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
    await db.schema.createIndex('pf_field_by_teamspace').on('pf_field').column('teamspace_id').execute()
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
      .addUniqueConstraint('pf_person_key', ['teamspace_id', 'provided_unique_id'])
      .execute()
    await db.schema
      .createIndex('pf_person_by_change')
      .on('pf_person')
      .columns(['teamspace_id', 'modified_at', 'id'])
      .execute()
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
  },
}

/** Numbers the changes of people, so that changes with the same instant are ordered too. */
export const changeOrder: Migration = {
  async up(db) {
    await db.schema
      .alterTable('pf_person')
      .addColumn('modified_seq', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('pf_person_by_order').on('pf_person').column('modified_seq').execute()
  },
}

import type { Migration } from 'kysely'

/** Creates the users of the console and their sign-in methods. Sessions of keys end with it. */
export const operatorPeople: Migration = {
  async up(db) {
    await db.schema
      .createTable('operator_person')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('login', 'text', (c) => c.notNull().unique())
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('channels', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('code_sealed', 'text')
      .addColumn('code_confirmed', 'integer', (c) => c.notNull())
      .addColumn('code_step', 'integer', (c) => c.notNull())
      .addColumn('disabled_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    const ofPerson = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('person_id', 'text', (c) =>
          c.notNull().references('operator_person.id').onDelete('cascade'),
        )
    await ofPerson('operator_invite')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await ofPerson('operator_backup_code')
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .addPrimaryKeyConstraint('operator_backup_code_key', ['person_id', 'code_hash'])
      .execute()
    await db.schema.dropTable('operator_session').execute()
    await ofPerson('operator_session')
      .addColumn('id_hash', 'text', (c) => c.primaryKey())
      .addColumn('public_id', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('by_link', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Counts consecutive wrong codes. Existing backup codes are deleted: their hashes had no key. */
export const operatorCodeFailures: Migration = {
  async up(db) {
    await db.schema
      .alterTable('operator_person')
      .addColumn('code_failures', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('operator_person').addColumn('code_failed_at', 'text').execute()
    await db.deleteFrom('operator_backup_code').execute()
  },
}

/** Creates passkeys and their challenges. */
export const operatorPasskeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('operator_passkey')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('operator_person.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'integer', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('rp_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await db.schema
      .createIndex('operator_passkey_by_person')
      .on('operator_passkey')
      .column('person_id')
      .execute()
    await db.schema
      .createTable('operator_challenge')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.references('operator_person.id').onDelete('cascade'))
      .addColumn('digest', 'text')
      .addColumn('nonce', 'text')
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('rp_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
  },
}

/** Adds the identity of a person at a provider. */
export const operatorIdentity: Migration = {
  async up(db) {
    await db.schema.alterTable('operator_person').addColumn('provider_identity', 'text').execute()
    await db.schema
      .createIndex('operator_person_by_identity')
      .on('operator_person')
      .column('provider_identity')
      .unique()
      .execute()
  },
}

/** Adds to a session when a provider verified its person with two factors. */
export const operatorProvider: Migration = {
  async up(db) {
    await db.schema.alterTable('operator_session').addColumn('proven_at', 'text').execute()
  },
}

import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates API keys, and the users of the console with their sign-in methods. */
export const keys: Migration = {
  async up(db) {
    await createApiKeys(db)
    await createPeople(db)
    await createPasskeys(db)
  },
}

async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_key')
    .addColumn('prefix', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('citizen_ref', 'text')
    .addColumn('teamspaces', 'text')
    .addColumn('companies', 'text')
    .addColumn('environment', 'text', (c) => c.notNull().defaultTo('live'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('made_by', 'text')
    .execute()
}

/** Creates users, their invitations, backup codes and sessions. */
async function createPeople(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('code_failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('code_failed_at', 'text')
    .addColumn('provider_identity', 'text')
    .addColumn('disabled_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('operator_person_by_identity')
    .unique()
    .on('operator_person')
    .columns(['provider_identity'])
    .execute()
  await db.schema
    .createTable('operator_invite')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull().references('operator_person.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('operator_backup_code')
    .addColumn('person_id', 'text', (c) => c.notNull().references('operator_person.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('operator_backup_code_key', ['person_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('operator_session')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('public_id', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'text', (c) => c.notNull().references('operator_person.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('by_link', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('proven_at', 'text')
    .execute()
}

/** Creates passkeys and their challenges. */
async function createPasskeys(db: Kysely<unknown>): Promise<void> {
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
  await createIndexes(db, 'operator_passkey', {
    operator_passkey_by_person: ['person_id'],
  })
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
}

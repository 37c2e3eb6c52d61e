import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates participants, their accounts, and the transactions between them. */
export const ledger: Migration = {
  async up(db) {
    await createParticipants(db)
    await createAccounts(db)
    await createTransactions(db)
  },
}

async function createParticipants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_participant')
    .addColumn('institution_code', 'text', (c) => c.primaryKey())
    .addColumn('participant_id', 'text', (c) => c.notNull())
    .addColumn('institution_name', 'text', (c) => c.notNull())
    .addColumn('contact_email', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('behaviour', 'text', (c) => c.notNull())
    .addColumn('apis', 'text', (c) => c.notNull())
    .addColumn('data_retention_days', 'integer', (c) => c.notNull())
    .addColumn('public_key_digest', 'text')
    .addColumn('certificate', 'text')
    .addColumn('certificate_serial', 'text')
    .addColumn('certificate_expires_at', 'text')
    .addColumn('client_id', 'text')
    .addColumn('client_secret_digest', 'text')
    .addColumn('registered_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_participant', {
    pf_participant_by_certificate: ['certificate_serial'],
    pf_participant_by_client: ['client_id'],
  })
  // Each certificate is stored, so that one can replace another and be revoked separately.
  await db.schema
    .createTable('pf_certificate')
    .addColumn('serial', 'text', (c) => c.primaryKey())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('public_key_digest', 'text', (c) => c.notNull())
    .addColumn('certificate', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await createIndexes(db, 'pf_certificate', {
    pf_certificate_by_key: ['public_key_digest'],
    pf_certificate_by_institution: ['institution_code'],
  })
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_account')
    .addColumn('account_hash', 'text', (c) => c.primaryKey())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('holder_name_enc', 'text')
    .addColumn('account_type', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('opening_balance', 'bigint', (c) => c.notNull())
    .addColumn('opening_stated', 'bigint')
    .addColumn('opening_as_of', 'text')
    .addColumn('balance', 'bigint', (c) => c.notNull())
    .addColumn('held', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_mule', 'integer', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_account', {
    pf_account_by_institution: ['institution_code'],
  })
  await db.schema
    .createTable('pf_account_report')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('account_hash', 'text', (c) => c.notNull())
    .addColumn('citizen_id_hash', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('counts', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('pf_account_report_key', ['case_id', 'account_hash'])
    .execute()
  await createIndexes(db, 'pf_account_report', {
    pf_account_report_by_account: ['account_hash', 'at'],
  })
  await db.schema
    .createTable('pf_verification')
    .addColumn('verification_id', 'text', (c) => c.primaryKey())
    .addColumn('account_hash', 'text', (c) => c.notNull())
    .addColumn('match_result', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('query_context', 'text', (c) => c.notNull().defaultTo('pre_payment'))
    .execute()
  await createIndexes(db, 'pf_verification', {
    pf_verification_by_account: ['account_hash', 'at'],
  })
}

async function createTransactions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_ledger_tx')
    .addColumn('transaction_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('booked_at', 'text', (c) => c.notNull())
    .addColumn('sender_hash', 'text', (c) => c.notNull())
    .addColumn('receiver_hash', 'text')
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('withdrawal_method', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('status_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('credited_at', 'text')
    .addColumn('delayed_until', 'text')
    .addColumn('narrative', 'text')
    .addColumn('case_id', 'text')
    .addColumn('freeze_id', 'text')
    .addColumn('reversal_of', 'text')
    .addColumn('returned', 'bigint', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_ledger_tx', {
    pf_ledger_tx_by_time: ['booked_at', 'seq'],
    pf_ledger_tx_by_sender: ['sender_hash', 'booked_at', 'seq'],
    pf_ledger_tx_by_receiver: ['receiver_hash', 'booked_at', 'seq'],
    pf_ledger_tx_by_freeze: ['freeze_id'],
  })
  await db.schema.createIndex('pf_ledger_tx_by_seq').unique().on('pf_ledger_tx').columns(['seq']).execute()
  // The metadata of each sender's institution is stored separately, so that none can lock out another.
  await db.schema
    .createTable('pf_metadata')
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('sender_institution_code', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('unknown_institutions', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_metadata_key', ['transaction_id', 'sender_institution_code'])
    .execute()
}

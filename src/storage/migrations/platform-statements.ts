import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates what the ledger remembers of institutions' statements: their entries, and the numbers of their accounts. */
export const statements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pf_stated')
      .addColumn('entry_key', 'text', (c) => c.primaryKey())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('tx_id', 'text')
      .addColumn('uetr', 'text')
      .addColumn('end_to_end_id', 'text')
      .execute()
    await createIndexes(db, 'pf_stated', {
      pf_stated_by_transaction: ['transaction_id'],
      pf_stated_by_uetr: ['uetr'],
      pf_stated_by_end_to_end_id: ['end_to_end_id'],
    })
    await db.schema
      .createTable('pf_account_number')
      .addColumn('account_hash', 'text', (c) => c.primaryKey())
      .addColumn('number_enc', 'text', (c) => c.notNull())
      .execute()
    // Documents of earlier releases stay in `body`, which names no account number.
    await db.schema.alterTable('pf_document').addColumn('sealed', 'text').execute()
    await db.schema
      .createTable('pf_incomplete_statement')
      .addColumn('account_hash', 'text', (c) => c.notNull())
      .addColumn('statement', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('pf_incomplete_statement_key', ['account_hash', 'statement'])
      .execute()
  },
}

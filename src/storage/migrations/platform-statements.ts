import { type Kysely, type Migration, sql } from 'kysely'
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

/** Separates an institution's documents: each kind has a payment once. */
export const statementDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    const table = () => db.schema.alterTable('pf_stated')
    await table()
      .addColumn('document', 'text', (c) => c.notNull().defaultTo('camt.053'))
      .execute()
    for (const column of ['own_key', 'day', 'own_reference'])
      await table().addColumn(column, 'text').execute()
    const ofPayment = (value: string) =>
      sql`(select ${sql.raw(value)} from pf_ledger_tx
        where pf_ledger_tx.transaction_id = pf_stated.transaction_id)`
    const own = "case side when 'debit' then sender_hash else receiver_hash end"
    await sql`update pf_stated set
      own_key = ${ofPayment(`substr(${own}, 5, 12) || '-' || amount`)},
      day = ${ofPayment('substr(booked_at, 1, 10)')}`.execute(db)
    await createIndexes(db, 'pf_stated', { pf_stated_by_own_key: ['own_key', 'document', 'day'] })
  },
}

/** Marks payments that an institution's statement may still be about, so that equal ones are found quickly. */
export const unstatedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('pf_ledger_tx').addColumn('parties_key', 'text').execute()
    await db.schema.alterTable('pf_ledger_tx').addColumn('unstated', 'text').execute()
    const isStatedBy = (side: string) =>
      sql`exists (select 1 from pf_stated
        where pf_stated.transaction_id = pf_ledger_tx.transaction_id and side = ${side})`
    await sql`update pf_ledger_tx set
      parties_key = substr(sender_hash, 5, 12) || '-' || substr(receiver_hash, 5, 12) || '-' || amount,
      unstated = case
        when kind <> 'payment' then null
        when settled_at is null or not (${isStatedBy('debit')} or ${isStatedBy('credit')}) then 'both'
        when not ${isStatedBy('debit')} then 'debit'
        when not ${isStatedBy('credit')} then 'credit'
      end`.execute(db)
    await createIndexes(db, 'pf_ledger_tx', {
      pf_ledger_tx_by_parties: ['parties_key', 'unstated', 'booked_at'],
    })
    await createIndexes(db, 'pf_stated', { pf_stated_by_tx_id: ['tx_id'] })
  },
}

import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates cases, with their payments, events, routings, disputes, and the reports behind them. */
export const cases: Migration = {
  async up(db) {
    await createCases(db)
    await createCaseParts(db)
    await createDisputes(db)
  },
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_case')
    .addColumn('case_id', 'text', (c) => c.primaryKey())
    .addColumn('citizen_id_hash', 'text', (c) => c.notNull())
    .addColumn('scam_type', 'text', (c) => c.notNull())
    .addColumn('scam_type_raw', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('reported_amount', 'bigint', (c) => c.notNull())
    .addColumn('transaction_reference', 'text')
    .addColumn('receiving_account_hint', 'text')
    .addColumn('reference_found', 'integer', (c) => c.notNull())
    .addColumn('amount_mismatch', 'integer', (c) => c.notNull())
    .addColumn('sender_account_hash', 'text')
    .addColumn('sender_institution_code', 'text')
    .addColumn('receiver_account_hash', 'text')
    .addColumn('receiver_institution_code', 'text')
    .addColumn('payment_at', 'text')
    .addColumn('confidence_metadata', 'text', (c) => c.notNull())
    .addColumn('confidence', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('contact_sealed', 'text')
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('priority_score', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('routing_due_at', 'text', (c) => c.notNull())
    .addColumn('routed_at', 'text')
    .addColumn('paid', 'bigint', (c) => c.notNull())
    .addColumn('pool_paid', 'bigint', (c) => c.notNull())
    .addColumn('overdue', 'integer', (c) => c.notNull())
    .addColumn('rejected_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('classification', 'text')
    .addColumn('dedupe_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('news_channels', 'text')
    .addColumn('news_gw_id', 'text')
    .execute()
  await createIndexes(db, 'pf_case', {
    pf_case_by_dedupe: ['dedupe_key', 'created_at'],
    pf_case_by_citizen: ['citizen_id_hash'],
  })
}

/** Creates the payments, events, and reports of cases. */
async function createCaseParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_case_tx')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_case_tx_key', ['case_id', 'transaction_id'])
    .execute()
  await createIndexes(db, 'pf_case_tx', {
    pf_case_tx_by_transaction: ['transaction_id'],
  })
  await db.schema
    .createTable('pf_case_event')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_case_event_key', ['case_id', 'seq'])
    .execute()
  await db.schema
    .createTable('pf_scam_report')
    .addColumn('report_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('delete_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_scam_report', {
    pf_scam_report_by_case: ['case_id'],
  })
}

/** Creates routings and disputes. */
async function createDisputes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_routing')
    .addColumn('routing_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('routing_logic', 'text', (c) => c.notNull())
    .addColumn('routed_to', 'text', (c) => c.notNull())
    .addColumn('internal_notes', 'text')
    .addColumn('sla_due_at', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_routing', {
    pf_routing_by_case: ['case_id', 'routing_id'],
  })
  await db.schema
    .createTable('pf_odr')
    .addColumn('odr_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('dispute_amount', 'bigint', (c) => c.notNull())
    .addColumn('settlement_authority', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .addColumn('response_due_at', 'text', (c) => c.notNull())
    .addColumn('resolution_due_at', 'text', (c) => c.notNull())
    .addColumn('settled_amount', 'bigint', (c) => c.notNull())
    .addColumn('offered_amount', 'bigint')
    .addColumn('overdue', 'integer', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await createIndexes(db, 'pf_odr', {
    pf_odr_by_case: ['case_id', 'status'],
  })
}

import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates traces, freezes, returns, and the legal documents for them. */
export const recovery: Migration = {
  async up(db) {
    await createTraces(db)
    await createFreezes(db)
    await createReturns(db)
    await createDocuments(db)
  },
}

async function createTraces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_trace')
    .addColumn('trace_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('sender_institution_code', 'text', (c) => c.notNull())
    .addColumn('receiver_account_hash', 'text', (c) => c.notNull())
    .addColumn('depth', 'integer', (c) => c.notNull())
    .addColumn('sensitivity', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('as_of', 'text')
    .addColumn('result', 'text')
    .execute()
  await createIndexes(db, 'pf_trace', {
    pf_trace_by_case: ['case_id'],
    pf_trace_by_transaction: ['transaction_id', 'status'],
  })
  await db.schema
    .createTable('pf_trace_node')
    .addColumn('trace_id', 'text', (c) => c.notNull())
    .addColumn('account_hash', 'text', (c) => c.notNull())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('hop', 'integer', (c) => c.notNull())
    .addColumn('received', 'bigint', (c) => c.notNull())
    .addColumn('remaining', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_trace_node_key', ['trace_id', 'account_hash'])
    .execute()
}

async function createFreezes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_freeze')
    .addColumn('freeze_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('trace_id', 'text', (c) => c.notNull())
    .addColumn('account_hash', 'text', (c) => c.notNull())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('requested', 'bigint', (c) => c.notNull())
    .addColumn('frozen_at_ack', 'bigint', (c) => c.notNull())
    .addColumn('frozen', 'bigint', (c) => c.notNull())
    .addColumn('freeze_type', 'text', (c) => c.notNull())
    .addColumn('duration_hours', 'integer', (c) => c.notNull())
    .addColumn('justification', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('ack_due_at', 'text', (c) => c.notNull())
    .addColumn('order_valid_until', 'text', (c) => c.notNull())
    .addColumn('acknowledged_at', 'text')
    .addColumn('effective_at', 'text')
    .addColumn('began_seq', 'bigint', (c) => c.notNull())
    .addColumn('ended_seq', 'bigint', (c) => c.notNull())
    .addColumn('expiry_at', 'text')
    .addColumn('extension_count', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('refusal_reason', 'text')
    .addColumn('sla_breached', 'integer', (c) => c.notNull())
    .addColumn('legal_order_reference', 'text')
    .addColumn('legal_order_status', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('release', 'text')
    .execute()
  await createIndexes(db, 'pf_freeze', {
    pf_freeze_by_case: ['case_id', 'status'],
    pf_freeze_by_account: ['account_hash', 'status'],
  })
  await db.schema
    .createTable('pf_freeze_event')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('freeze_id', 'text', (c) => c.notNull())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('freeze_status', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_freeze_event_key', ['case_id', 'seq'])
    .execute()
}

async function createReturns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_return')
    .addColumn('return_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('freeze_id', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('beneficiary', 'text', (c) => c.notNull())
    .addColumn('beneficiary_hash', 'text', (c) => c.notNull())
    .addColumn('victim_institution_code', 'text', (c) => c.notNull())
    .addColumn('return_method', 'text', (c) => c.notNull())
    .addColumn('narrative', 'text')
    .addColumn('initiated_at', 'text', (c) => c.notNull())
    .addColumn('expected_by', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await createIndexes(db, 'pf_return', {
    pf_return_by_case: ['case_id', 'status'],
    pf_return_by_freeze: ['freeze_id', 'status'],
  })
}

/** Creates legal orders by which holds may be extended, documents, and tokens. */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_legal_order')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('issued_by', 'text', (c) => c.notNull())
    .addColumn('account_hash', 'text')
    .addColumn('valid_until', 'text', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .addColumn('recorded_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_legal_order_key', ['case_id', 'reference'])
    .execute()
  await db.schema
    .createTable('pf_document')
    .addColumn('document_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('document_type', 'text', (c) => c.notNull())
    .addColumn('account_hash', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('generated_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_document', {
    pf_document_by_case: ['case_id'],
  })
  await db.schema
    .createTable('pf_token')
    .addColumn('token_id', 'text', (c) => c.primaryKey())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('case_id', 'text')
    .addColumn('account_hash', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('freeze_id', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('issued_by', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('pf_token_by_digest').unique().on('pf_token').columns(['digest']).execute()
}

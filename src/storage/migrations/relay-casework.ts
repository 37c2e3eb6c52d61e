import { type Kysely, type Migration, sql } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates the cases that people work on, their actions, and their proposals concerning money. */
export const casework: Migration = {
  async up(db) {
    await createFiles(db)
    await createActions(db)
    await createProposals(db)
  },
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_file')
    .addColumn('case_id', 'text', (c) => c.primaryKey())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('chat_id', 'text')
    .addColumn('scam_type', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('is_paid_day', 'integer')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('is_over', 'integer', (c) => c.notNull())
    .addColumn('held', 'bigint', (c) => c.notNull())
    .addColumn('returned', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'text')
    .addColumn('due_what', 'text')
    .addColumn('rank', 'double precision', (c) => c.notNull())
    .addColumn('assignee_id', 'text')
    .addColumn('assignee_name', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('has_report', 'integer', (c) => c.notNull())
    .addColumn('digits_hash', 'text')
    .addColumn('account_hash', 'text')
    .addColumn('reference_hash', 'text')
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('contact', 'text')
    .execute()
  await createIndexes(db, 'case_file', {
    // Counting open cases must not read the rows, which contain encrypted texts.
    case_file_by_want: ['gw_id', 'status', 'is_over', 'scam_type', 'assignee_id'],
  })
  await createIndexes(db, 'case_file', {
    case_file_by_rank: ['rank', 'case_id'],
    case_file_by_opened: ['opened_at', 'case_id'],
    case_file_by_amount: ['amount', 'case_id'],
    case_file_by_check: ['is_over', 'checked_at'],
    case_file_by_chat: ['chat_id'],
    case_file_by_digits: ['digits_hash'],
    case_file_by_account: ['account_hash'],
    case_file_by_reference: ['reference_hash'],
  })
  // Excludes the many unassigned cases, for which the index would be slower than a full scan.
  await sql`create index case_file_by_assignee on case_file (assignee_id) where assignee_id is not null`.execute(
    db,
  )
  // Cases without a due date come last, in both databases.
  await sql`create index case_file_by_due on case_file (coalesce(due_at, '9999'), case_id)`.execute(db)
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_deed')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addColumn('person_id', 'text')
    .addColumn('person_name', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'case_deed', {
    case_deed_by_case: ['case_id', 'at'],
    case_deed_by_ref: ['kind', 'ref'],
  })
  await db.schema
    .createTable('case_note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addUniqueConstraint('case_note_client', ['person_id', 'client_id'])
    .execute()
  await createIndexes(db, 'case_note', {
    case_note_by_case: ['case_id', 'at'],
  })
}

async function createProposals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proposal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('gw_id', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_hold', 'integer', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('case_version', 'integer', (c) => c.notNull())
    .addColumn('proposed_by', 'text', (c) => c.notNull())
    .addColumn('proposed_by_name', 'text', (c) => c.notNull())
    .addColumn('proposed_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_by_name', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('lapses_at', 'text')
    .addColumn('sealed', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'proposal', {
    proposal_by_case: ['case_id', 'proposed_at'],
    proposal_by_state: ['state', 'expires_at'],
    proposal_by_lapse: ['lapses_at'],
  })
  // Two open proposals about the same money cannot be stored.
  await sql`
    create unique index proposal_open on proposal (case_id, action, subject)
    where state in ('proposed', 'approved', 'executing')`.execute(db)
}

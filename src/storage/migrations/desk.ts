import { type Kysely, type Migration, sql } from 'kysely'

/** Creates the cases that people work on, their actions, and their proposals concerning money. */
export const desk: Migration = {
  async up(db) {
    await createFiles(db)
    await createDeeds(db)
    await createProposals(db)
    await adoptCases(db)
  },
}

/**
 * Adds whether the citizen knew the time of a payment or only its day; for existing cases this is unknown.
 */
export const deskPaidDays: Migration = {
  async up(db) {
    await db.schema.alterTable('case_file').addColumn('is_paid_day', 'integer').execute()
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
  const indexes: readonly [string, readonly string[]][] = [
    ['rank', ['rank', 'case_id']],
    ['opened', ['opened_at', 'case_id']],
    ['amount', ['amount', 'case_id']],
    ['check', ['is_over', 'checked_at']],
    ['chat', ['chat_id']],
    ['digits', ['digits_hash']],
    ['account', ['account_hash']],
    ['reference', ['reference_hash']],
  ]
  for (const [name, columns] of indexes) {
    await db.schema
      .createIndex(`case_file_by_${name}`)
      .on('case_file')
      .columns([...columns])
      .execute()
  }
  // Excludes the many unassigned cases, for which the index would be slower than a full scan.
  await sql`create index case_file_by_assignee on case_file (assignee_id) where assignee_id is not null`.execute(
    db,
  )
  // Cases without a due date come last, in both databases.
  await sql`create index case_file_by_due on case_file (coalesce(due_at, '9999'), case_id)`.execute(db)
  // Counting open cases must not read the rows, which contain encrypted texts.
  await db.schema
    .createIndex('case_file_by_want')
    .on('case_file')
    .columns(['gw_id', 'status', 'is_over', 'scam_type', 'assignee_id'])
    .execute()
}

async function createDeeds(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex('case_deed_by_case').on('case_deed').columns(['case_id', 'at']).execute()
  await db.schema.createIndex('case_deed_by_ref').on('case_deed').columns(['kind', 'ref']).execute()
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
  await db.schema.createIndex('case_note_by_case').on('case_note').columns(['case_id', 'at']).execute()
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
  await db.schema.createIndex('proposal_by_case').on('proposal').columns(['case_id', 'proposed_at']).execute()
  await db.schema.createIndex('proposal_by_state').on('proposal').columns(['state', 'expires_at']).execute()
  await db.schema.createIndex('proposal_by_lapse').on('proposal').column('lapses_at').execute()
  // Two open proposals about the same money cannot be stored.
  await sql`
    create unique index proposal_open on proposal (case_id, action, subject)
    where state in ('proposed', 'approved', 'executing')`.execute(db)
}

/** Existing cases are listed too; details that require the chats' key or their host are read later. */
async function adoptCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into case_file (
      case_id, gw_id, chat_id, scam_type, amount, currency, opened_at, status, is_over, held, returned, rank, version,
      checked_at, has_report, sealed
    )
    select
      opening.case_id, coalesce(chat.gw_id, ''), chat.id, 'unknown', 0, '', opening.created_at, 'received',
      coalesce(link.is_over, 0), 0, 0, 0, 1, '',
      case when exists (select 1 from pf_scam_report where pf_scam_report.case_id = opening.case_id) then 1 else 0 end,
      ''
    from case_opening as opening
    left join chat_case as link on link.case_id = opening.case_id and link.chat_id = (
      select min(other.chat_id) from chat_case as other where other.case_id = opening.case_id
    )
    left join chat on chat.id = link.chat_id`.execute(db)
}

/** Binds tokens that the relay issues for one approved action to its account, its amount and its freeze. */
export const boundTokens: Migration = {
  async up(db) {
    await db.schema.alterTable('pf_token').addColumn('account_hash', 'text').execute()
    await db.schema.alterTable('pf_token').addColumn('amount', 'bigint').execute()
    await db.schema.alterTable('pf_token').addColumn('freeze_id', 'text').execute()
  },
}

import type { Migration } from 'kysely'
import { sql } from 'kysely'

interface OldWorkspace {
  workspace_id: string
  balance: number
  unlimited: number
  top_up_below: number | null
  billing_emails: string
  alerted: number
  created_at: string
}

/**
 * Assigns voice credits to the workspace, which has teamspaces. The accounts of the individual teamspaces are
 * added up into that of the workspace `main`, so that no purchase is lost, and the teamspaces become part of
 * it.
 */
export const workspaces: Migration = {
  async up(db) {
    await db.schema
      .createTable('pf_teamspace')
      .addColumn('teamspace_id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull())
      .addColumn('secret_digest', 'text')
      .addColumn('secret_made_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.alterTable('pf_voice_workspace').renameColumn('teamspace_id', 'workspace_id').execute()
    await db.schema
      .alterTable('pf_voice_credit')
      .addColumn('workspace_id', 'text', (c) => c.notNull().defaultTo('main'))
      .execute()
    await db.schema.alterTable('pf_voice_credit').addColumn('actor', 'text').execute()
    await db.schema
      .createIndex('pf_voice_credit_by_workspace')
      .on('pf_voice_credit')
      .columns(['workspace_id', 'at'])
      .execute()
    const { rows } = await sql<OldWorkspace>`select * from pf_voice_workspace order by workspace_id`.execute(
      db,
    )
    if (rows.length === 0) return
    for (const { workspace_id: id, created_at } of rows) {
      await sql`insert into pf_teamspace (teamspace_id, workspace_id, created_at) values (${id}, 'main', ${created_at})`.execute(
        db,
      )
    }
    const sum = rows.reduce((all, { balance }) => all + Number(balance), 0)
    const thresholds = rows.flatMap(({ top_up_below }) => (top_up_below === null ? [] : [top_up_below]))
    const emails = [...new Set(rows.flatMap(({ billing_emails }) => JSON.parse(billing_emails) as string[]))]
    await sql`delete from pf_voice_workspace`.execute(db)
    await sql`insert into pf_voice_workspace
      (workspace_id, balance, unlimited, top_up_below, billing_emails, alerted, created_at)
      values ('main', ${sum}, ${Math.max(...rows.map(({ unlimited }) => unlimited))},
        ${thresholds.length > 0 ? Math.max(...thresholds) : null}, ${JSON.stringify(emails)}, 0, ${rows[0]?.created_at})`.execute(
      db,
    )
  },
}

/**
 * Stores each certificate issued to a participant, so that one can replace another and be revoked separately.
 */
export const certificates: Migration = {
  async up(db) {
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
    await db.schema
      .createIndex('pf_certificate_by_key')
      .on('pf_certificate')
      .column('public_key_digest')
      .execute()
    await db.schema
      .createIndex('pf_certificate_by_institution')
      .on('pf_certificate')
      .column('institution_code')
      .execute()
    await sql`insert into pf_certificate
      (serial, institution_code, public_key_digest, certificate, issued_at, expires_at)
      select certificate_serial, institution_code, public_key_digest, certificate, registered_at, certificate_expires_at
      from pf_participant where certificate_serial is not null`.execute(db)
  },
}

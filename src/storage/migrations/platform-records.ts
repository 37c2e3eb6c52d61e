import type { Kysely, Migration } from 'kysely'
import { createIndexes } from './indexes.ts'

/** Creates notifications, incidents, settings, jobs, and the audit trail. */
export const records: Migration = {
  async up(db) {
    await createNotifications(db)
    await createIncidents(db)
    await createJobs(db)
    await createAudit(db)
  },
}

/** Creates notifications with their deliveries, and case news. */
async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_notification')
    .addColumn('notification_id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('notification_type', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_notification', {
    pf_notification_by_recent: ['case_id', 'digest', 'created_at'],
  })
  await db.schema
    .createTable('pf_delivery')
    .addColumn('delivery_id', 'text', (c) => c.primaryKey())
    .addColumn('notification_id', 'text', (c) => c.notNull())
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('failure_reason', 'text')
    .addColumn('expected_by', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', 'text')
    .execute()
  await createIndexes(db, 'pf_delivery', {
    pf_delivery_by_notification: ['notification_id'],
    pf_delivery_by_waiting: ['status'],
    pf_delivery_by_case: ['case_id', 'channel', 'sent_at'],
    pf_delivery_by_sent: ['sent_at'],
  })
  // SMS receipts are looked up here.
  await db.schema
    .createTable('pf_sms_part')
    .addColumn('service_id', 'text', (c) => c.primaryKey())
    .addColumn('delivery_id', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_sms_part', {
    pf_sms_part_delivery: ['delivery_id'],
  })
  // The outbox of channels without a delivery service.
  await db.schema
    .createTable('pf_outbox')
    .addColumn('message_id', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  // Milestones of which a citizen was notified, once each.
  await db.schema
    .createTable('pf_case_news')
    .addColumn('case_id', 'text', (c) => c.notNull())
    .addColumn('milestone', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pf_case_news_key', ['case_id', 'milestone'])
    .execute()
}

/** Creates incidents, and the notices to institutions about them. */
async function createIncidents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_incident')
    .addColumn('incident_id', 'text', (c) => c.primaryKey())
    .addColumn('incident_type', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('affected', 'text', (c) => c.notNull())
    .addColumn('affected_key', 'text', (c) => c.notNull())
    .addColumn('impact_percentage', 'integer')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('acknowledged_at', 'text', (c) => c.notNull())
    .addColumn('expected_resolution_at', 'text')
    .addColumn('notified', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await createIndexes(db, 'pf_incident', {
    pf_incident_by_recent: ['incident_type', 'affected_key', 'acknowledged_at'],
    pf_incident_by_status: ['status'],
  })
  await db.schema
    .createTable('pf_notice')
    .addColumn('notice_id', 'text', (c) => c.primaryKey())
    .addColumn('institution_code', 'text', (c) => c.notNull())
    .addColumn('incident_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('email_status', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .execute()
  await createIndexes(db, 'pf_notice', {
    pf_notice_by_institution: ['institution_code', 'created_at'],
    pf_notice_due: ['next_at'],
  })
}

/** Creates settings, idempotency keys, and jobs. */
async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('pf_idempotency')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('body_digest', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('headers', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_idempotency', {
    pf_idempotency_by_expiry: ['expires_at'],
  })
  await db.schema
    .createTable('pf_job')
    .addColumn('job_id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('lane', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('retry_at', 'text')
    .execute()
  await createIndexes(db, 'pf_job', {
    pf_job_by_due: ['lane', 'due_at'],
    pf_job_by_subject: ['subject_id', 'kind'],
  })
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pf_audit')
    .addColumn('seq', 'bigint', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('resource_type', 'text', (c) => c.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('case_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('before_digest', 'text')
    .addColumn('after_digest', 'text')
    .addColumn('reason', 'text')
    .addColumn('prev_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'pf_audit', {
    pf_audit_by_case: ['case_id', 'seq'],
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { mailNextNotice } from '../../src/platform/trust-layer/payments/notice-courier.ts'
import { database, type TestDatabase } from '../support/databases.ts'

describe(`a notice claimed by a process, on ${database.name}`, () => {
  let test: TestDatabase
  let now: string
  beforeEach(async () => {
    test = await database.create()
    now = '2026-11-27T10:00:00.000Z'
    const { db } = test.storage
    await db
      .insertInto('pf_participant')
      .values({
        ...{ institution_code: 'BNKB', participant_id: 'PRT-1', institution_name: 'Bank B' },
        ...{ contact_email: 'it@bank.example', status: 'active', behaviour: 'auto', apis: '[]' },
        ...{ data_retention_days: 30, public_key_digest: null, certificate: null, certificate_serial: null },
        ...{ certificate_expires_at: null, client_id: null, client_secret_digest: null, registered_at: now },
      })
      .execute()
    await db
      .insertInto('pf_incident')
      .values({
        ...{ incident_id: 'INC-1', incident_type: 'outage', severity: 'high', affected: '["BNKB"]' },
        ...{ affected_key: 'BNKB', impact_percentage: null, description: 'It does not answer.' },
        ...{
          status: 'acknowledged',
          acknowledged_at: now,
          expected_resolution_at: null,
          notified: '["BNKB"]',
        },
      })
      .execute()
    await db
      .insertInto('pf_notice')
      .values({
        ...{ notice_id: 'NTC-1', institution_code: 'BNKB', incident_id: 'INC-1', created_at: now },
        ...{ email_status: 'queued', attempts: 0, next_at: now },
      })
      .execute()
  })
  afterEach(() => test.remove())

  /** One process begins to mail; the delivery ends when the test says so. */
  const begin = async () => {
    let end = { well: () => {}, badly: () => {} }
    let hasBegun = false
    const isOver = new Promise<void>((well, failed) => {
      end = { well, badly: () => failed(new Error('nobody answers')) }
    })
    const looked = mailNextNotice({
      storage: test.storage,
      email() {
        hasBegun = true
        return isOver
      },
      now: () => now,
      timers: realTimers,
      logger: { info() {}, warn() {}, error() {} },
    })
    await expect.poll(() => hasBegun).toBe(true)
    return { end, looked }
  }
  const row = () =>
    test.storage.db
      .selectFrom('pf_notice')
      .select(['email_status', 'attempts', 'next_at'])
      .executeTakeFirstOrThrow()

  it('stays sent if a process that has lost its claim fails', async () => {
    const frozen = await begin()
    now = '2026-11-27T10:01:01.000Z'
    const other = await begin()
    other.end.well()
    await other.looked
    frozen.end.badly()
    await frozen.looked
    expect(await row()).toEqual({ email_status: 'sent', attempts: 0, next_at: null })
  })

  it('is retried if its own process fails', async () => {
    const own = await begin()
    own.end.badly()
    await own.looked
    expect(await row()).toEqual({ email_status: 'queued', attempts: 1, next_at: '2026-11-27T10:00:05.000Z' })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { story } from '../../../support/trust-story.ts'

describe(`a repeated incident report, on ${database.name}`, () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:00:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
  })
  afterEach(() => platform.remove())

  const report = async (minutes?: number) =>
    (
      await platform.as('ips').post('/v1/ips/incident-report', {
        incident_type: 'outage',
        severity: 'high',
        affected_institutions: ['BNKB'],
        description: 'The core system does not answer.',
        ...(minutes !== undefined && { estimated_resolution_time_minutes: minutes }),
      })
    ).body
  const isUp = async () => {
    const query =
      'receiver_account_identifier=hm1:A&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=Ann'
    const { body } = await platform.as('ips').get(`/v1/ips/verify-account?${query}`)
    return body.reason_code !== 'institution_unavailable'
  }

  it('is a new one if the first has ended by itself', async () => {
    const first = await report(5)
    expect(await isUp()).toBe(false)
    await platform.setClock('2026-11-20T09:06:00Z')
    expect(await isUp()).toBe(true)
    await platform.setClock('2026-11-20T09:08:00Z')
    const second = await report()
    expect(second.incident_id).not.toBe(first.incident_id)
    expect(second.status).toBe('acknowledged')
    expect(await isUp()).toBe(false)
  })

  it.each([
    ['longer', 60, '2026-11-20T10:02:00Z'],
    ['shorter', 1, '2026-11-20T09:03:00Z'],
  ])('while it is in progress is the same one, which ends by the %s estimate', async (_, minutes, end) => {
    const first = await report(5)
    await platform.setClock('2026-11-20T09:02:00Z')
    const second = await report(minutes)
    expect(second).toEqual({ ...first, expected_resolution_at: end })
    await platform.setClock(new Date(Date.parse(end) - 1000).toISOString())
    expect(await isUp()).toBe(false)
    await platform.setClock(end)
    expect(await isUp()).toBe(true)
  })

  it('gets an end from a report with an estimate, and keeps it after one without', async () => {
    expect((await report()).expected_resolution_at).toBeNull()
    expect((await report(5)).expected_resolution_at).toBe('2026-11-20T09:05:00Z')
    expect((await report()).expected_resolution_at).toBe('2026-11-20T09:05:00Z')
  })

  it('within the same minute ends at the stated time', async () => {
    const first = await report(5)
    await platform.setClock('2026-11-20T09:00:30Z')
    expect(await report(5)).toEqual(first)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { story } from '../../../support/trust-story.ts'

describe(`a reporter’s own case number on ${database.name}`, () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
  })
  afterAll(() => platform.remove())

  const take = (role: string, own: string, metadata = {}) =>
    platform
      .as(role)
      .post('/v1/cases/intake', { ...story.intake, confidence_metadata: metadata }, { 'x-case-id': own })
  const seenBy = async (role: string, caseId: string) =>
    (await platform.as(role).get(`/v1/cases/${caseId}`)).body.extensions.reporter_case_ids

  it('is stored with the case, and shown to staff and to the institution that sent it', async () => {
    const forged = { reporter_case_ids: [{ id: 'FORGED', reporter: 'BNKC' }] }
    const { body } = await take('institution:BNKA', 'BNKA-4711', forged)
    const { case_id: caseId } = body
    expect((await take('analyst', 'CALL-12')).body.case_id).toBe(caseId)
    const bank = { id: 'BNKA-4711', reporter: 'BNKA' }
    expect(await seenBy('analyst', caseId)).toEqual([bank, { id: 'CALL-12', reporter: 'analyst' }])
    expect(await seenBy('institution:BNKA', caseId)).toEqual([bank])
    expect(await seenBy(`citizen:${story.citizen}`, caseId)).toBeUndefined()
    const { confidence_metadata: metadata } = await platform.test.storage.db
      .selectFrom('pf_case')
      .select('confidence_metadata')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    expect(metadata).not.toContain('FORGED')
  })

  it.each([[''], ['x'.repeat(65)], ['A, B'], ['\u00e9']])('is refused as %j, and named', async (own) => {
    const { status, body } = await take('analyst', own)
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'x-case-id'])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../../../src/storage/ids.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { openStory, story } from '../../../support/trust-story.ts'

describe('conclusions about a case', () => {
  let platform: TestPlatform
  let caseId = ''
  beforeEach(async () => {
    platform = await createTestPlatform({ ids: createIds() })
    caseId = await openStory(platform)
  })
  afterEach(() => platform.remove())
  const extensionsFor = async (role: string, id = caseId) =>
    (await platform.as(role).get(`/v1/cases/${id}`)).body.extensions
  const classify = (changes: object) =>
    platform.as('analyst').post(`/v1/cases/${caseId}/classify`, {
      final_scam_type: 'investment',
      recovery_outcome: 'no_recovery',
      recovery_amount: 0,
      ...changes,
    })
  /** Score of another, smaller report of a citizen. */
  const scoreOf = async (citizen: string) => {
    const { body } = await platform.as('analyst').post('/v1/cases/intake', {
      citizen_id_hash: citizen,
      scam_type: 'purchase',
      amount: 50,
      receiving_account_hint: 'hm1:unheard-of',
    })
    return (await extensionsFor('analyst', body.case_id)).priority_score
  }

  it('are readable by the staff who work on it, and by no one else', async () => {
    await platform.as('analyst').post(`/v1/cases/${caseId}/route`, {
      routing_logic: 'analyst_queue',
      assigned_analyst_id: 'ana',
      internal_notes: 'She was called again today.',
    })
    expect(await extensionsFor('recovery_engine')).toMatchObject({
      internal_notes: 'She was called again today.',
      classification: null,
    })
    await classify({
      primary_institution_code: 'BNKB',
      institutional_control_failure: ['late_freeze', 'no_payee_check'],
      repeat_victim: true,
    })
    expect((await extensionsFor('analyst')).classification).toEqual({
      final_scam_type: 'investment',
      recovery_outcome: 'no_recovery',
      primary_institution_code: 'BNKB',
      institutional_control_failure: ['late_freeze', 'no_payee_check'],
      repeat_victim: true,
    })
    for (const role of [`citizen:${story.citizen}`, 'institution:BNKB', 'ips']) {
      const seen = await extensionsFor(role)
      expect(Object.keys(seen)).not.toContain('internal_notes')
      expect(Object.keys(seen)).not.toContain('classification')
    }
  })

  it('include the notes of the last routing, even of two at the same moment', async () => {
    const route = (internal_notes: string) =>
      platform.as('analyst').post(`/v1/cases/${caseId}/route`, {
        routing_logic: 'analyst_queue',
        assigned_analyst_id: 'ana',
        internal_notes,
      })
    await route('She was called today.')
    await route('She calls again.')
    expect(await extensionsFor('analyst')).toMatchObject({ internal_notes: 'She calls again.' })
  })

  it('make the next report of a repeat victim more urgent, but not that of another citizen', async () => {
    const before = await scoreOf('hm1:somebody-else')
    await classify({ repeat_victim: true })
    expect(await scoreOf(story.citizen)).toBe(before + 15)
    expect(await scoreOf('hm1:a-third')).toBe(before)
  })

  it('leave the next report unchanged if the citizen is not a repeat victim', async () => {
    const before = await scoreOf('hm1:somebody-else')
    await classify({ repeat_victim: false })
    expect(await scoreOf(story.citizen)).toBe(before)
  })
})

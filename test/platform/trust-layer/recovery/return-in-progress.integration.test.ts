import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../../../src/platform/kit/profile.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { freezeOrder, returnOrder, traceStory } from '../../../support/trust-story.ts'

describe(`the last part of a loss in transit, on ${database.name}`, () => {
  let platform: TestPlatform
  let caseId = ''
  let first = ''
  let second = ''
  let underWay = ''
  const analyst = () => platform.as('analyst')
  const giveBack = async (freezeId: string, amount: number) =>
    (await analyst().post('/v1/recovery/fund-return', returnOrder(caseId, freezeId, amount))).body

  beforeEach(async () => {
    platform = await createTestPlatform({ profile: { ...defaultProfile, returnDelaySeconds: 60 } })
    const ids = await traceStory(platform)
    caseId = ids.caseId
    const hold = async (account: string, code: string, amount: number) =>
      (await analyst().post('/v1/recovery/freeze', freezeOrder(ids, account, code, amount))).body.freeze_id
    first = await hold('hm1:A', 'BNKB', 5_500)
    second = await hold('hm1:B', 'WLTC', 7_000)
    const dispute = { institution_code: 'BNKB', dispute_amount: 19_500 }
    const { body } = await analyst().post(`/v1/cases/${caseId}/odr`, dispute)
    await platform
      .as('institution:BNKB')
      .post(`/sandbox/disputes/${body.odr_id}/answer`, { outcome: 'settle', amount: 19_500 })
    underWay = (await giveBack(first, 5_500)).return_id
  })
  afterEach(() => platform.remove())

  it('keeps other frozen money frozen until it has arrived', async () => {
    const { type, status } = await giveBack(second, 100)
    expect([type, status]).toEqual(['urn:trust-layer:problem:return-in-progress', 409])
    expect((await analyst().get(`/v1/recovery/freeze/${second}`)).body.funds_frozen_amount).toBe(7_000)
  })

  it('is paid from other frozen money if it could not be delivered', async () => {
    await platform.as('admin').post(`/sandbox/returns/${underWay}/fail`, {})
    expect(await giveBack(second, 5_500)).toMatchObject({ beneficiary: 'victim' })
  })

  it('leaves other frozen money to the pool once it has arrived', async () => {
    await platform.as('admin').post('/sandbox/clock/advance', { advance_seconds: 61 })
    expect(await giveBack(second, 100)).toMatchObject({ beneficiary: 'victim_fund_pool' })
  })
})

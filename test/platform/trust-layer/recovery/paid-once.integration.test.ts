import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../../../src/platform/kit/profile.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { freezeOrder, returnOrder, story, traceStory } from '../../../support/trust-story.ts'

const later = '2026-11-21T10:00:00Z'

describe(`one payment in two cases, on ${database.name}`, () => {
  let platform: TestPlatform
  let first = ''
  let held = ''
  const analyst = () => platform.as('analyst')

  /**
   * Reports the payment again, on another channel or after the day within which the same complaint counts as
   * one, and traces it.
   */
  const openAnother = async (citizen: string) => {
    const { body: taken } = await analyst().post('/v1/cases/intake', {
      ...story.intake,
      citizen_id_hash: citizen,
    })
    const caseId: string = taken.case_id
    const { body } = await analyst().post('/v1/recovery/trace', {
      case_id: caseId,
      originating_transaction_id: 'TX-1001',
      originating_amount: 25_000,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: 'hm1:A',
    })
    await platform.settle()
    return { caseId, traceId: body.trace_id as string }
  }
  const hold = async (ids: { caseId: string; traceId: string }): Promise<string> =>
    (await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 2_000))).body.freeze_id
  const giveBack = async (caseId: string, freezeId: string | undefined, amount: number) => {
    const { status, body } = await analyst().post(
      '/v1/recovery/fund-return',
      returnOrder(caseId, freezeId, amount),
    )
    return status === 202 ? body.beneficiary : [body.type.split(':').at(-1), body.max]
  }
  const settleDispute = async (caseId: string, amount: number) => {
    const dispute = { institution_code: 'BNKB', dispute_amount: amount }
    const { body: odr } = await analyst().post(`/v1/cases/${caseId}/odr`, dispute)
    const settle = { outcome: 'settle', amount }
    const answer = await platform
      .as('institution:BNKB')
      .post(`/sandbox/disputes/${odr.odr_id}/answer`, settle)
    return answer.status === 200 ? answer.body.status : [answer.body.type.split(':').at(-1), answer.body.max]
  }
  const nothingBroken = async (now: string) =>
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])

  beforeEach(async () => {
    platform = await createTestPlatform({ profile: { ...defaultProfile, returnDelaySeconds: 60 } })
    const ids = await traceStory(platform)
    first = ids.caseId
    held = await hold(ids)
  })
  afterEach(() => platform.remove())

  it('is paid back once, although it is reported again after a day', async () => {
    expect(await settleDispute(first, 25_000)).toBe('settled')
    await platform.setClock(later)
    const second = await openAnother(story.citizen)
    expect(second.caseId).not.toBe(first)
    expect(await settleDispute(second.caseId, 25_000)).toEqual(['return-exceeds-loss', 0])
    expect(await giveBack(second.caseId, undefined, 0.01)).toEqual(['return-exceeds-loss', 0])
    await nothingBroken(later)
  })

  it('is paid back for no more than the other case has left', async () => {
    const second = await openAnother('hm1:another-channel')
    const other = await hold(second)
    expect(await settleDispute(first, 24_000)).toBe('settled')
    expect(await giveBack(second.caseId, other, 1_000.01)).toEqual(['return-exceeds-loss', 1_000])
    expect(await giveBack(second.caseId, other, 1_000)).toBe('victim')
    expect(await giveBack(first, held, 1_000)).toEqual(['return-in-progress', undefined])
    await platform.as('admin').post('/sandbox/clock/advance', { advance_seconds: 61 })
    expect(await giveBack(first, held, 1_000)).toEqual(['return-exceeds-loss', 0])
    await nothingBroken('2026-11-20T09:32:00Z')
  })

  it('is paid back by the other case if the amount in transit could not be delivered', async () => {
    const second = await openAnother('hm1:another-channel')
    await settleDispute(first, 23_000)
    const { body } = await analyst().post('/v1/recovery/fund-return', returnOrder(first, held, 2_000))
    const other = await hold(second)
    expect(other).toBeUndefined()
    await platform.as('admin').post(`/sandbox/returns/${body.return_id}/fail`, {})
    expect(await giveBack(second.caseId, await hold(second), 2_000)).toBe('victim')
  })

  it('cannot be held again once the victim has all of it back', async () => {
    const second = await openAnother('hm1:another-channel')
    await settleDispute(first, 25_000)
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(second, 'hm1:A', 'BNKB', 1))
    expect([body.type.split(':').at(-1), body.max]).toEqual(['freeze-exceeds-case-amount', 0])
  })
})

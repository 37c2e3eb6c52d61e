import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { freezeOrder, returnOrder, traceStory } from '../../../support/trust-story.ts'

describe(`an account other than the one that the victim paid from, on ${database.name}`, () => {
  let platform: TestPlatform
  let caseId = ''
  let freezeId = ''

  const check = async (role: string, context: string | undefined, name = 'Ed Example') => {
    const query = new URLSearchParams({
      receiver_account_identifier: 'hm1:E',
      receiver_institution_code: 'WLTC',
      receiver_account_holder_name_candidate: name,
      ...(context !== undefined && { query_context: context }),
    })
    expect((await platform.as(role).get(`/v1/ips/verify-account?${query}`)).status).toBe(200)
  }
  /** Pays a cent to it: 202, or the problem. */
  const pay = async () => {
    const { status, body } = await platform.as('analyst').post('/v1/recovery/fund-return', {
      ...returnOrder(caseId, freezeId, 0.01),
      victim_account_identifier: 'hm1:E',
      victim_institution_code: 'WLTC',
    })
    return status === 202 ? status : body.type.split(':').at(-1)
  }

  beforeEach(async () => {
    platform = await createTestPlatform()
    const ids = await traceStory(platform)
    caseId = ids.caseId
    const { body } = await platform
      .as('analyst')
      .post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 100))
    freezeId = body.freeze_id
  })
  afterEach(() => platform.remove())

  it.each(['analyst', 'recovery_engine', 'admin'])(
    'is paid to if its name was checked after the complaint by the role %s',
    async (role) => {
      expect(await pay()).toBe('victim-not-verified')
      await check(role, 'post_complaint')
      expect(await pay()).toBe(202)
    },
  )

  it.each([
    ['a citizen, who names whom they like', 'citizen:hm1:v', 'post_complaint'],
    ['an institution', 'institution:WLTC', 'post_complaint'],
    ['the payment system', 'ips', 'post_complaint'],
    ['somebody who is about to pay', 'analyst', 'pre_payment'],
    ['somebody who does not say why', 'analyst', undefined],
  ])('is not paid to if its name was checked by %s', async (_who, role, context) => {
    await check(role, context)
    expect(await pay()).toBe('victim-not-verified')
  })

  it('is not paid to if it has another name', async () => {
    await check('analyst', 'post_complaint', 'Vera Sample')
    expect(await pay()).toBe('victim-not-verified')
  })

  it('is not paid to after a check that was made before the complaint', async () => {
    await check('analyst', 'post_complaint')
    expect(await pay()).toBe(202)
    await platform.setClock('2026-11-20T10:30:00Z')
    const { body } = await platform.as('analyst').post('/v1/cases/intake', {
      citizen_id_hash: 'hm1:w',
      scam_type: 'impersonation_bank_police',
      receiving_account_hint: 'hm1:A',
      amount: 10,
    })
    const answer = await platform.as('analyst').post('/v1/recovery/fund-return', {
      ...returnOrder(body.case_id, undefined, 0.01),
      victim_account_identifier: 'hm1:E',
      victim_institution_code: 'WLTC',
    })
    expect(answer.body.type).toBe('urn:trust-layer:problem:victim-not-verified')
  })
})

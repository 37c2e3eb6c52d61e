import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultProfile, type PlatformProfile } from '../../../../src/platform/kit/profile.ts'
import { database } from '../../../support/databases.ts'
import { type Caller, createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { holds } from '../../../support/properties.ts'
import { times } from '../../../support/thoroughness.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { freezeOrder, openStory, returnOrder, story } from '../../../support/trust-story.ts'

/** The payment, in major units, and the receiver's final balance, most of which is other people's money. */
const [payment, balance] = [25_000, 105_500]
const now = '2026-11-20T09:30:00Z'

function createTwin({ test }: TestPlatform, profile: PlatformProfile): Promise<TestPlatform> {
  const storage = test.reopen()
  return createTestPlatform({ profile }, async () => ({ ...test, storage, remove: () => storage.close() }))
}

describe(`money that two cases request to hold, on ${database.name}`, () => {
  let platform: TestPlatform
  /** Another process on the same Postgres; SQLite allows only one. */
  let twin: TestPlatform
  let cases: { caseId: string; traceId: string }[] = []
  const analyst = () => platform.as('analyst')

  const open = async (citizen: string, reference = 'TX-1001', receiver = 'hm1:A', amount = payment) => {
    const { body: taken } = await analyst().post('/v1/cases/intake', {
      ...story.intake,
      citizen_id_hash: citizen,
      transaction_reference: reference,
      receiving_account_hint: receiver,
      amount,
    })
    const { body } = await analyst().post('/v1/recovery/trace', {
      case_id: taken.case_id,
      originating_transaction_id: reference,
      originating_amount: amount,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: receiver,
    })
    await platform.settle()
    return { caseId: taken.case_id as string, traceId: body.trace_id as string }
  }
  const hold = (of: number, amount: number, by: Caller = analyst(), [account, at] = ['hm1:A', 'BNKB']) => {
    const ids = cases[of]
    if (!ids) throw new Error(`there is no case ${of}`)
    return by.post('/v1/recovery/freeze', freezeOrder(ids, account, at, amount))
  }
  const release = (freezeId: string) =>
    analyst().post(`/v1/recovery/freeze/${freezeId}/release`, {
      release_reason: 'duplicate_freeze',
      release_authority: 'Anti-scam centre',
      release_authorization_token: 'sbx-release',
    })
  const said = ({ status, body }: Awaited<ReturnType<Caller['post']>>) =>
    status === 201
      ? body.funds_frozen_amount
      : [status, body.type.split(':').at(-1), body.freeze_id, body.max]

  beforeEach(async () => {
    const profile = { ...defaultProfile, returnDelaySeconds: 60 }
    platform = await createTestPlatform({ profile })
    twin = database.name === 'SQLite' ? platform : await createTwin(platform, profile)
    await twin.setClock(now)
    const first = await openStory(platform, now)
    await platform.as('admin').post('/sandbox/ledger', {
      accounts: [{ account_hash: 'hm1:W', institution_code: 'BNKA', opening_balance: 100_000 }],
      transactions: [
        {
          transaction_id: 'TX-W',
          booked_at: '2026-11-20T09:28:00Z',
          sender_account_hash: 'hm1:W',
          receiver_account_hash: 'hm1:A',
          amount: 100_000,
        },
      ],
    })
    expect(first).not.toBe('')
    cases = [await open('hm1:one'), await open('hm1:two'), await open('hm1:three')]
  })
  afterEach(async () => {
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    if (twin !== platform) await twin.remove()
    await platform.remove()
  })

  it('is held for only one of them if both request it at the same time in different processes', async () => {
    const answers = await Promise.all([hold(0, payment), hold(1, payment, twin.as('analyst'))])
    const won = answers.find(({ status }) => status === 201)
    const lost = answers.find(({ status }) => status !== 201)
    expect(won?.body.funds_frozen_amount).toBe(payment)
    expect(lost && said(lost)).toEqual([409, 'freeze-already-active', won?.body.freeze_id, 0])
    await release(won?.body.freeze_id)
    expect(said(await hold(lost === answers[0] ? 0 : 1, payment))).toBe(payment)
  })

  it(
    'is never held for more than the payment, and not refused while some of it is available',
    async () => {
      const amounts = fc.array(fc.integer({ min: 1, max: payment }), { minLength: 3, maxLength: 3 })
      const order = fc.uniqueArray(fc.nat(2), { minLength: 3, maxLength: 3 })
      await holds(
        fc.asyncProperty(amounts, order, async (wanted, turns) => {
          const callers = [analyst(), twin.as('analyst')]
          const answers = await Promise.all(
            turns.map((of, index) => hold(of, wanted[of] ?? 1, callers[index % callers.length])),
          )
          const held = answers.reduce((sum, { body }) => sum + (body.funds_frozen_amount ?? 0), 0)
          expect(held).toBeLessThanOrEqual(payment)
          for (const [index, { status, body }] of answers.entries()) {
            if (status === 201) continue
            expect(body.max).toBeLessThan(wanted[turns[index] ?? 0] ?? 0)
            expect(body.max).toBeGreaterThanOrEqual(payment - held)
          }
          expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
          for (const { body } of answers) if (body.freeze_id && !body.type) await release(body.freeze_id)
        }),
        { numRuns: times(20, 200) },
      )
    },
    times(60_000, 600_000),
  )

  it('is available to the others if one has not requested all of it, also on another account', async () => {
    const first = (await hold(0, 20_000)).body.freeze_id
    expect(said(await hold(1, 5_000.01))).toEqual([409, 'freeze-already-active', first, 5_000])
    expect(said(await hold(1, 5_000.01, analyst(), ['hm1:B', 'WLTC']))).toEqual([
      409,
      'freeze-already-active',
      first,
      5_000,
    ])
    expect(said(await hold(1, 5_000))).toBe(5_000)
  })

  it('counts as held while an institution has not answered, but not after the order has lapsed', async () => {
    const behaviour = (word: string) =>
      platform.as('admin').post('/sandbox/institutions/BNKB/behaviour', { behaviour: word })
    await behaviour('silent')
    const { body: ordered } = await hold(0, payment)
    expect(ordered.freeze_status).toBe('pending_ack')
    await behaviour('auto')
    expect(said(await hold(1, 1))).toEqual([409, 'freeze-already-active', ordered.freeze_id, 0])
    await platform.setClock('2026-11-21T09:30:00Z')
    expect(said(await hold(1, payment))).toBe(payment)
  })

  it('counts as held while it is in transit to the victim and can still come back', async () => {
    const { body: first } = await hold(0, payment)
    const way = returnOrder(cases[0]?.caseId ?? '', first.freeze_id, 20_000)
    const { body: sent } = await analyst().post('/v1/recovery/fund-return', way)
    expect(said(await hold(1, 1))).toEqual([409, 'freeze-already-active', first.freeze_id, 0])
    await platform.as('admin').post(`/sandbox/returns/${sent.return_id}/fail`, {})
    expect(said(await hold(1, 1))).toEqual([409, 'freeze-already-active', first.freeze_id, 0])
  })

  it('is held for both if they concern different payments, up to the account’s balance', async () => {
    cases.push(await open('hm1:w', 'TX-W', 'hm1:A', 100_000))
    const answers = await Promise.all([hold(3, 100_000), hold(0, payment, twin.as('analyst'))])
    expect(answers.reduce((sum, { body }) => sum + body.funds_frozen_amount, 0)).toBe(balance)
    expect(answers.map(({ body }) => body.institution_compliance.outcome).sort()).toEqual(['full', 'partial'])
  })
})

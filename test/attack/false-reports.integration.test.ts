import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLogger } from '../../src/platform/kit/ports.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { openStory, story } from '../support/trust-story.ts'

/** An account of the example that no one has reported, and that did nothing. */
const stranger = { account_hash: 'hm1:E', institution_code: 'WLTC' }
/** The points of one unconfirmed report. */
const once = 60

let platform: TestPlatform
let warned: object[]
beforeEach(async () => {
  warned = []
  platform = await createTestPlatform({
    logger: {
      ...silentLogger,
      warn: (details) => warned.push(details),
    },
  })
  await openStory(platform)
  warned.length = 0
})
afterEach(() => platform.remove())

const report = async (citizen: string, role: string, changes: object = {}) => {
  const { transaction_reference: _, ...intake } = story.intake
  const answer = await platform.as(role).post('/v1/cases/intake', {
    ...intake,
    citizen_id_hash: citizen,
    receiving_account_hint: stranger.account_hash,
    ...changes,
  })
  expect(answer.status).toBe(201)
  return answer.body.case_id as string
}

const points = async (): Promise<number> => {
  const { body } = await platform.as('analyst').post('/v1/recovery/mule-score', {
    ...stranger,
    include_peer_network: false,
  })
  const found = body.contributions.find((entry: { factor: string }) => entry.factor === 'reports')
  return found?.points ?? 0
}

describe('false reports of a stranger', () => {
  it('of eight citizens in 4 s through one channel count as one', async () => {
    for (let i = 0; i < 8; i++) await report(`hm1:false-${i}`, `citizen:hm1:false-${i}`)
    expect(await points()).toBe(once)
  })

  it('of one citizen with eight amounts count as one', async () => {
    for (let i = 0; i < 8; i++) await report('hm1:false', 'citizen:hm1:false', { amount: 100 + i })
    expect(await points()).toBe(once)
  })

  it('of eight citizens by one analyst count as one', async () => {
    for (let i = 0; i < 8; i++) await report(`hm1:false-${i}`, 'analyst')
    expect(await points()).toBe(once)
  })

  it('of eight citizens with made-up references count as one', async () => {
    for (let i = 0; i < 8; i++) {
      await report(`hm1:false-${i}`, `citizen:hm1:false-${i}`, { transaction_reference: `TX-none-${i}` })
    }
    expect(await points()).toBe(once)
  })

  it('with a real payment to someone else count as one', async () => {
    for (let i = 0; i < 8; i++) await report(`hm1:false-${i}`, `citizen:hm1:false-${i}`)
    await report('hm1:false-9', 'citizen:hm1:false-9', { transaction_reference: 'TX-1003' })
    expect(await points()).toBe(once)
  })

  it('count as nothing once an analyst classifies them as no fraud', async () => {
    const caseId = await report('hm1:false', 'citizen:hm1:false')
    const { status } = await platform.as('analyst').post(`/v1/cases/${caseId}/classify`, {
      final_scam_type: 'other',
      recovery_outcome: 'not_fraud',
      recovery_amount: 0,
    })
    expect(status).toBe(200)
    expect(await points()).toBe(0)
  })

  it('are reported to the operator when they pile up, and not one by one', async () => {
    for (let i = 0; i < 8; i++) await report(`hm1:false-${i}`, `citizen:hm1:false-${i}`)
    expect(warned).toMatchObject([{ reports: 5 }])
  })
})

describe('true reports', () => {
  it('of two who have paid to an account count as two', async () => {
    const pay = (id: string, sender: string) =>
      platform.as('admin').post('/sandbox/ledger', {
        transactions: [
          {
            transaction_id: id,
            booked_at: '2026-11-20T09:28:00Z',
            sender_account_hash: sender,
            receiver_account_hash: stranger.account_hash,
            amount: 500,
          },
        ],
      })
    await pay('TX-2001', 'hm1:V')
    await pay('TX-2002', 'hm1:C')
    await report('hm1:one', 'citizen:hm1:one', { transaction_reference: 'TX-2001', amount: 500 })
    await report('hm1:two', 'citizen:hm1:two', { transaction_reference: 'TX-2002', amount: 500 })
    expect(await points()).toBe(105)
  })

  it('of two sources count as two before anything confirms them', async () => {
    await report('hm1:one', 'citizen:hm1:one')
    await report('hm1:two', 'analyst')
    expect(await points()).toBe(105)
  })
})

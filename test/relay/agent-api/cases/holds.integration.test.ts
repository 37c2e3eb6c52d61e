import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DeskPerson, rightCode, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { openTraced, propose, reason, type TracedAccount } from '../../../support/desk-acts.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('short hold', () => {
  let test: TestDesk
  let ana: DeskPerson
  let ben: DeskPerson
  let account: TracedAccount
  beforeAll(async () => {
    test = await startTestDesk()
    ana = test.as('ana', 'analyst')
    ben = test.as('ben', 'supervisor')
  })
  beforeEach(async () => {
    account = await openTraced(test, ana)
  })
  afterAll(() => test.stop())

  const proof = { code: rightCode }
  const hold = (amount = 50) => ana.post('/holds', { ...account, amount, reason, proof })
  const freezes = async () => (await ana.get(`/cases/${account.caseId}`)).body.freezes
  /** Runs one sweep with the clocks of console, relay and platform set to another time. */
  const at = async (minutes: number, secondsOfPlatform: number) => {
    await test.platform.as('admin').post('/sandbox/clock', { advance_seconds: secondsOfPlatform })
    test.setNow(inMinutes(minutes))
    test.desk.start()
    await test.desk.stop()
    test.setNow(undefined)
    await test.platform.as('admin').post('/sandbox/clock', { now: null })
  }
  const behave = (behaviour: string) =>
    test.platform.as('admin').post(`/sandbox/institutions/${account.institution}/behaviour`, { behaviour })

  it('is placed by one person, for an hour', async () => {
    const { status, body } = await hold()
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { isHold: true, state: 'executed', decidedBy: null, what: { hours: 1, amount: 50 } },
    })
    expect(Date.parse(body.lapsesAt) - Date.now()).toBeGreaterThan(59 * 60_000)
    expect(await freezes()).toMatchObject([{ freeze_status: 'active', funds_frozen_amount: 50 }])
    expect(test.security.events).toContainEqual(expect.objectContaining({ kind: 'money-held', actor: 'ana' }))
  })

  it('can be placed once a day on an account of a case', async () => {
    await hold(10)
    expect(await hold(11)).toMatchObject({ status: 409, body: { reason: 'hold-used' } })
    expect(await ben.post('/holds', { ...account, amount: 10, reason, proof })).toMatchObject({ status: 409 })
  })

  it('is not placed without proof that the person is present now and intends this', async () => {
    for (const wrong of [{}, { proof: { code: '000000' } }]) {
      expect(await ana.post('/holds', { ...account, amount: 10, reason, ...wrong })).toMatchObject({
        status: 403,
        body: { type: expect.stringMatching(/proof-refused$/) },
      })
    }
    expect(await freezes()).toEqual([])
  })

  it('is not allowed for roles that may not move money', async () => {
    for (const role of ['agent', 'administrator', 'auditor'] as const) {
      expect(await test.as('nia', role).post('/holds', { ...account, amount: 10, reason })).toMatchObject({
        status: 403,
      })
    }
    expect(await freezes()).toEqual([])
  })

  it('lapses by itself, withdrawing an order that the institution accepted late', async () => {
    await behave('silent')
    const { body } = await hold()
    expect(await freezes()).toMatchObject([{ freeze_status: 'pending_ack' }])
    await at(59, 0)
    expect(await freezes()).toMatchObject([{ freeze_status: 'pending_ack' }])
    await at(61, 3_700)
    await behave('auto')
    expect(await freezes()).toMatchObject([{ freeze_status: 'released' }])
    const { body: file } = await ana.get(`/cases/${account.caseId}`)
    expect(file.proposals).toMatchObject([{ id: body.id, lapsesAt: null }])
    expect(file.timeline).toContainEqual(expect.objectContaining({ kind: 'lapse', actor: null }))
  })

  it('continues only after a second person has approved its extension', async () => {
    const { body } = await hold()
    const freezeId = body.result.freeze_id
    const wish = { action: 'extend', caseId: account.caseId, freezeId, hours: 24, reason }
    const extension = await propose(ana, wish)
    expect(await ana.approve(extension)).toMatchObject({ status: 403 })
    expect(await ben.approve(extension)).toMatchObject({ body: { state: 'executed' } })
    await at(61, 3_700)
    expect(await freezes()).toMatchObject([{ freeze_id: freezeId, freeze_status: 'active' }])
  })
})

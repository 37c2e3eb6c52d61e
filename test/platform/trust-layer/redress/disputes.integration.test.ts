import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runPlatformCommand } from '../../../../src/platform/engagement/settings/platform-command.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { story, traceStory } from '../../../support/trust-story.ts'

describe(`dispute, on ${database.name}`, () => {
  let platform: TestPlatform
  let caseId = ''
  let odrId = ''
  const told: string[] = []
  const caseNow = async () => (await platform.as('analyst').get(`/v1/cases/${caseId}`)).body
  const open = async (more: object = {}) =>
    (
      await platform.as('analyst').post(`/v1/cases/${caseId}/odr`, {
        institution_code: 'BNKB',
        dispute_amount: 4_300,
        ...more,
      })
    ).body
  const answer = (role: string, outcome: string, amount?: number) =>
    platform.as(role).post(`/sandbox/disputes/${odrId}/answer`, { outcome, amount })
  const classify = (outcome: string, amount: number) =>
    platform.as('analyst').post(`/v1/cases/${caseId}/classify`, {
      final_scam_type: 'impersonation_bank_police',
      recovery_outcome: outcome,
      recovery_amount: amount,
    })
  const bank = 'institution:BNKB'
  const citizen = `citizen:${story.citizen}`
  const verdict = async (call: ReturnType<typeof answer>) => {
    const { status, body } = await call
    return status === 200 ? body.status : `${status} ${body.type.split(':').at(-1)}`
  }

  beforeEach(async () => {
    told.length = 0
    platform = await createTestPlatform({
      deliveries: { chat: async ({ text }) => void told.push(text) },
    })
    caseId = (await traceStory(platform)).caseId
    odrId = (await open()).odr_id
  })
  afterEach(() => platform.remove())

  it('ends when the bank pays on its mTLS listener, and its case continues', async () => {
    expect(await caseNow()).toMatchObject({ status: 'disputed' })
    expect(await verdict(answer(bank, 'settle', 4_300))).toBe('settled')
    expect(await caseNow()).toMatchObject({
      status: 'partially_recovered',
      next_milestone: 'classification',
      extensions: { paid: 4_300 },
    })
    expect((await classify('partial_recovery', 4_300)).status).toBe(200)
  })

  it('ends with the bank’s offer once the citizen accepts it', async () => {
    expect(await verdict(answer(citizen, 'accept'))).toBe('409 invalid-state')
    expect(await verdict(answer(bank, 'respond', 1_000))).toBe('institution_responded')
    expect((await caseNow()).extensions.paid).toBe(0)
    const { body } = await answer(citizen, 'accept')
    expect(body).toMatchObject({ status: 'settled', offered_amount: 1_000, settled_amount: 1_000 })
    expect((await caseNow()).extensions.paid).toBe(1_000)
  })

  it('pays once for one answer, however often it is sent, and lists the next possible answers', async () => {
    const key = { 'idempotency-key': 'settle-once' }
    const settle = (amount: number) =>
      platform.as(bank).post(`/sandbox/disputes/${odrId}/answer`, { outcome: 'settle', amount }, key)
    const list = async () =>
      (await platform.as('analyst').get(`/sandbox/disputes?case_id=${caseId}`)).body.disputes[0].answers
    expect(await list()).toEqual(['respond', 'settle', 'reject', 'escalate', 'withdraw'])
    await answer(bank, 'respond', 1_000)
    expect(await list()).toEqual(['settle', 'reject', 'accept', 'escalate', 'withdraw'])
    const first = await settle(500)
    expect((await settle(500)).body).toEqual(first.body)
    expect((await caseNow()).extensions.paid).toBe(500)
    expect((await settle(600)).body.type).toMatch(/idempotency-key-reused$/)
    expect(await list()).toEqual([])
  })

  it('has nothing to accept after an answer without an offer', async () => {
    await answer(bank, 'respond')
    expect(await verdict(answer('analyst', 'accept'))).toBe('409 invalid-state')
  })

  it('ends with the decision of the authority after it was escalated unanswered', async () => {
    expect(await verdict(answer('analyst', 'decide', 300))).toBe('409 invalid-state')
    await platform.setClock('2026-11-20T11:30:00Z')
    expect(await verdict(answer(bank, 'settle', 300))).toBe('409 invalid-state')
    expect(await verdict(answer('analyst', 'decide', 300))).toBe('decided')
    expect((await caseNow()).extensions.paid).toBe(300)
  })

  it('goes to the authority within two weeks after the bank has rejected it', async () => {
    const list = async () =>
      (await platform.as('analyst').get(`/sandbox/disputes?case_id=${caseId}`)).body.disputes[0]
    await answer(bank, 'reject')
    expect(await list()).toMatchObject({ status: 'rejected', answers: ['escalate'] })
    expect(await verdict(answer(bank, 'settle', 300))).toBe('409 invalid-state')
    await platform.setClock('2026-12-04T09:30:00Z')
    expect((await answer(citizen, 'escalate')).body).toMatchObject({
      status: 'escalated',
      ended_at: null,
      resolution_due_at: '2026-12-06T09:30:00Z',
      answers: ['decide', 'withdraw'],
    })
    expect(await caseNow()).toMatchObject({ status: 'disputed' })
    expect(await verdict(answer('analyst', 'decide', 300))).toBe('decided')
    expect((await caseNow()).extensions.paid).toBe(300)
  })

  it('stays rejected after two weeks, while another dispute with the bank is open, and after the case is closed', async () => {
    await answer(bank, 'reject')
    const first = odrId
    odrId = (await open()).odr_id
    const second = odrId
    odrId = first
    expect(await verdict(answer(citizen, 'escalate'))).toBe('409 odr-already-open')
    odrId = second
    await answer(citizen, 'withdraw')
    odrId = first
    await platform.setClock('2026-12-04T09:30:01Z')
    expect(await verdict(answer(citizen, 'escalate'))).toBe('409 invalid-state')
    await platform.setClock('2026-12-04T09:30:00Z')
    expect((await classify('no_recovery', 0)).status).toBe(200)
    expect(await verdict(answer(citizen, 'escalate'))).toBe('409 case-closed')
  })

  it('ends at its deadline, whoever reads it, and the citizen is notified; then the case can be closed', async () => {
    const hours = { institution_code: 'WLTC', dispute_timeline_hours: 1 }
    await answer(bank, 'reject')
    const short = await open(hours)
    expect(short.response_due_at).toBe(short.resolution_due_at)
    odrId = short.odr_id
    await answer('institution:WLTC', 'respond', 100)
    expect((await caseNow()).next_milestone).toBe('odr_resolution_by 2026-11-20T10:30:00Z')
    expect((await classify('no_recovery', 0)).body.type).toMatch(/open-obligations$/)
    await platform.setClock('2026-11-20T10:29:59Z')
    expect((await caseNow()).status).toBe('disputed')
    await platform.setClock('2026-11-20T10:30:00Z')
    expect(await caseNow()).toMatchObject({ status: 'traced', next_milestone: 'intervention_decision' })
    const { body } = await platform.as(bank).get('/sandbox/disputes')
    expect(body.disputes).toMatchObject([{ institution_code: 'BNKB', status: 'rejected' }])
    const all = await platform.as('analyst').get(`/sandbox/disputes?case_id=${caseId}`)
    expect(all.body.disputes[0]).toMatchObject({
      odr_id: odrId,
      status: 'expired',
      offered_amount: 100,
      settled_amount: 0,
      ended_at: '2026-11-20T10:30:00Z',
    })
    await platform.settle()
    expect(told.at(-1)).toContain('The time for the dispute is over without a result')
    expect(await verdict(answer(citizen, 'accept'))).toBe('409 invalid-state')
    // A dispute without a result can be opened again.
    expect((await open({ ...hours, dispute_amount: 10 })).status).toBe('opened')
    await platform.setClock('2026-11-20T11:30:00Z')
    expect((await classify('no_recovery', 0)).status).toBe(200)
  })

  it.each([
    ['another bank', 'institution:BNKC', 'settle', '404 odr-not-found'],
    ['another citizen', 'citizen:hm1:other', 'withdraw', '404 odr-not-found'],
    ['the citizen for their bank', citizen, 'settle', '403 forbidden'],
    ['the bank for the citizen', bank, 'withdraw', '403 forbidden'],
    ['the bank for the authority', bank, 'decide', '403 forbidden'],
    ['the payment system', 'ips', 'settle', '403 forbidden'],
  ])('accepts no answer from %s', async (_, role, outcome, refusal) => {
    const before = await caseNow()
    expect(await verdict(answer(role, outcome, 1))).toBe(refusal)
    expect(await caseNow()).toEqual(before)
  })

  it.each([
    [bank, 'settle', undefined, '400 validation-error'],
    [bank, 'settle', 0, '400 validation-error'],
    [bank, 'settle', 4_300.01, '422 return-exceeds-loss'],
    [bank, 'respond', 4_300.01, '422 return-exceeds-loss'],
    [bank, 'reject', 5, '400 validation-error'],
    [bank, 'respond', 0.001, '400 validation-error'],
    [bank, 'shrug', undefined, '400 validation-error'],
  ])('refuses %s %s of %s', async (role, outcome, amount, refusal) => {
    expect(await verdict(answer(role, outcome, amount))).toBe(refusal)
  })

  it('is read and ended by command if the bank has no mTLS listener', async () => {
    const run = async (line: string) => {
      const { output, code } = await runPlatformCommand(line.split(' '), {
        dispatch: platform.platform.dispatch,
        secret: platformSecret,
        readFile: () => '',
        streamFile: () => Readable.from([]),
        newId: () => '1',
        note: () => {},
      })
      expect(code, output).toBe(0)
      return JSON.parse(output)
    }
    expect((await run(`disputes ${caseId}`)).disputes).toMatchObject([{ odr_id: odrId, status: 'opened' }])
    expect(await run(`disputes respond ${odrId} 25`)).toMatchObject({ offered_amount: 25 })
    expect(await run(`disputes accept ${odrId}`)).toMatchObject({ status: 'settled', settled_amount: 25 })
  })
})

it('is answered without the sandbox too', async () => {
  const platform = await createTestPlatform({ sandbox: false })
  try {
    const { status } = await platform.as('institution:BNKB').get('/sandbox/disputes')
    expect(status).toBe(200)
    expect((await platform.as('admin').get('/sandbox/audit')).status).toBe(404)
  } finally {
    await platform.remove()
  }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { textOf } from '../../../support/victim.ts'

describe('case, from start to end', () => {
  let test: TestDesk
  beforeAll(async () => {
    test = await startTestDesk()
  })
  afterAll(() => test.stop())

  it('goes from the citizen’s report to the return of the money, and each step with money takes a second person', async () => {
    const { caseId, chat } = await test.openCase()
    await test.settle()
    const [ana, ben, sol] = [
      test.as('ana', 'analyst'),
      test.as('ben', 'analyst'),
      test.as('sol', 'supervisor'),
    ]

    const list = await ana.get('/cases')
    expect(list.body.rows).toMatchObject([{ caseId, amount: 25_000, currency: 'PHP', gwId: 'demo' }])

    const { body: file } = await ana.get(`/cases/${caseId}`)
    expect(file.status.status).toBe('traced')
    expect(file.contact).toMatch(/^\+63 ••• ••• \d{4}$/)
    expect(file.facts.length).toBeGreaterThan(3)
    expect(file.payments).toMatchObject([{ transaction_id: 'TX-1001', amount: 25_000 }])
    const [account] = file.trace.account_chain.filter((entry: { balance: number }) => entry.balance > 0)

    const proposed = await ana.post('/proposals', {
      action: 'freeze',
      caseId,
      traceId: file.trace.trace_id,
      amount: 4_000,
      accountHash: account.account_hash,
      institution: account.institution_code,
      hours: 24,
      reason: 'Money of the reported payment lies here.',
    })
    expect(proposed).toMatchObject({ status: 200, body: { state: 'proposed', action: 'freeze' } })
    expect(await ana.approve(proposed.body)).toMatchObject({
      status: 403,
      body: { type: 'urn:parley:problem:self-approval-refused' },
    })
    const approved = await ben.approve(proposed.body)
    expect(approved).toMatchObject({
      status: 200,
      body: { state: 'executed', decidedBy: { firstName: 'ben' } },
    })
    const freezeId = approved.body.result.freeze_id
    const { body: frozen } = await ben.get(`/cases/${caseId}`)
    expect(frozen).toMatchObject({
      status: { status: 'frozen' },
      row: { held: 4_000 },
      freezes: [{ freeze_id: freezeId, account_hash: account.account_hash, funds_frozen_amount: 4_000 }],
    })

    const back = await ana.post('/proposals', {
      action: 'return',
      caseId,
      freezeId,
      amount: 4_000,
      reason: 'The payment was theirs, and the account is confirmed.',
    })
    expect(back.status).toBe(200)
    expect(await ben.approve(back.body)).toMatchObject({ status: 403 })
    expect(await sol.approve(back.body)).toMatchObject({ status: 200, body: { state: 'executed' } })
    await test.settle()
    const { body: end } = await sol.get(`/cases/${caseId}`)
    expect(end.row).toMatchObject({ returned: 4_000, held: 0 })
    expect(end.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['propose', 'approve', 'freeze', 'return', 'freeze.issued']),
    )
    await chat.until((all) => all.some((message) => /4,000/.test(textOf(message))))
  })
})

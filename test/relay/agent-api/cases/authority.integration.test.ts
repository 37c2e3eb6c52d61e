import { afterEach, describe, expect, it } from 'vitest'
import { startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { freezeOf, openTraced, propose } from '../../../support/desk-acts.ts'

describe('trust layer for which the relay issues no tokens', () => {
  let test: TestDesk
  afterEach(() => test.stop())

  it('accepts the deployment’s standing token after approval by a second person', async () => {
    test = await startTestDesk({ authority: { standing: 'sbx-freeze' } })
    const [ana, ben] = [test.as('ana', 'analyst'), test.as('ben', 'analyst')]
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    expect(proposal.needsToken).toBe(false)
    expect(await ben.approve(proposal)).toMatchObject({ body: { state: 'executed' } })
  })

  it('accepts the token that the approver provides, and approves nothing without one', async () => {
    test = await startTestDesk({ authority: {} })
    const [ana, ben] = [test.as('ana', 'analyst'), test.as('ben', 'analyst')]
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    expect(proposal.needsToken).toBe(true)
    expect(await ben.approve(proposal)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'authorizationToken', code: 'required' }] },
    })
    const { status, body, text } = await ben.approve(proposal, { authorizationToken: 'sbx-freeze' })
    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'executed' } })
    expect(text).not.toContain('sbx-freeze')
    const rows = await test.relay.test.storage.db.selectFrom('proposal').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('sbx-freeze')
  })
})

describe('real trust layer', () => {
  let test: TestDesk
  afterEach(() => test.stop())

  it('looks the same to casework as the embedded platform: reads a case, holds money, scores an account', async () => {
    test = await startTestDesk({ overHttp: true, authority: { standing: 'sbx-freeze' } })
    const [ana, ben] = [test.as('ana', 'analyst'), test.as('ben', 'analyst')]
    const account = await openTraced(test, ana)
    expect(await ben.approve(await propose(ana, freezeOf(account)))).toMatchObject({
      status: 200,
      body: { state: 'executed' },
    })
    expect(await ana.get(`/cases/${account.caseId}`)).toMatchObject({
      status: 200,
      body: {
        row: { held: 100 },
        freezes: [{ freeze_status: 'active', institution_code: account.institution }],
      },
    })
    expect(await ana.post('/accounts/score', account)).toMatchObject({ status: 400 })
    const { accountHash, institution, caseId } = account
    expect(await ana.post('/accounts/score', { accountHash, institution })).toMatchObject({ status: 200 })
    expect(await ana.post(`/cases/${caseId}/report`, { reason: 'Looking for the call.' })).toMatchObject({
      status: 404,
    })
  })
})

describe('token issued for one approved action', () => {
  let test: TestDesk
  afterEach(() => test.stop())

  it('is valid for no other amount, account, case or use', async () => {
    test = await startTestDesk()
    const ana = test.as('ana', 'analyst')
    const account = await openTraced(test, ana)
    const { authorize } = test.platform.platform
    const analyst = test.platform.as('analyst')
    const act = {
      token: 'issued-for-one-act',
      scope: 'freeze' as const,
      caseId: account.caseId,
      accountHash: account.accountHash,
      amount: 10_000,
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      issuedBy: 'analyst:console:ben',
    }
    await authorize(act)
    await authorize(act)
    const order = (amount: number) => ({
      case_id: account.caseId,
      trace_id: account.traceId,
      account_hash: account.accountHash,
      institution_code: account.institution,
      freeze_amount: amount,
      freeze_type: 'administrative_hold',
      freeze_duration_hours: 24,
      legal_justification: 'Money of a reported scam has been traced to this account.',
      freeze_authorization_token: act.token,
    })
    const scope = { status: 403, body: { type: 'urn:trust-layer:problem:authorization-token-scope' } }
    expect(await analyst.post('/v1/recovery/freeze', order(101))).toMatchObject(scope)
    expect(await analyst.post('/v1/recovery/freeze', order(100))).toMatchObject({ status: 201 })
    expect(await analyst.post('/v1/recovery/freeze', order(100))).toMatchObject({
      status: 403,
      body: { type: 'urn:trust-layer:problem:invalid-authorization-token' },
    })
  })
})

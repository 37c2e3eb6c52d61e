import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskPerson, rightCode, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { accountOf, freeze, freezeOf, openTraced, propose, reason } from '../../../support/desk-acts.ts'

const minuteMs = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()
const problem = (code: string) => ({ body: { type: `urn:parley:problem:${code}` } })

describe('proposal', () => {
  let test: TestDesk
  let ana: DeskPerson
  let ben: DeskPerson
  let sol: DeskPerson
  beforeAll(async () => {
    test = await startTestDesk()
    ana = test.as('ana', 'analyst')
    ben = test.as('ben', 'analyst')
    sol = test.as('sol', 'supervisor')
  })
  afterAll(() => test.stop())

  it('cannot be approved by its proposer, whatever their role', async () => {
    const account = await openTraced(test, sol)
    const own = await propose(sol, freezeOf(account))
    expect(await sol.approve(own)).toMatchObject({ status: 403, ...problem('self-approval-refused') })
    // An account is a person: changing its role does not make it another person.
    const promoted = test.as('sol', 'analyst')
    expect(await promoted.approve(own)).toMatchObject({ status: 403, ...problem('self-approval-refused') })
    test.as('sol', 'supervisor')
    expect((await ben.get(`/proposals?caseId=${account.caseId}`)).body.rows).toMatchObject([
      { id: own.id, state: 'proposed' },
    ])
    expect(test.security.events).toContainEqual(
      expect.objectContaining({ kind: 'approval-refused', actor: 'sol' }),
    )
  })

  it('cannot be approved without proof that the person is present now', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    const wrong = { proof: { code: '000000' } }
    expect(await ben.approve(proposal, wrong)).toMatchObject({ status: 403, ...problem('proof-refused') })
    expect(await ben.approve(proposal)).toMatchObject({ status: 200, body: { state: 'executed' } })
  })

  it('is approved only by its digest, so that people sign only what they have read', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    const other = { ...proposal, digest: 'f'.repeat(64) }
    expect(await ben.approve(other)).toMatchObject({ status: 409, ...problem('evidence-changed') })
    expect(await ben.approve(proposal)).toMatchObject({ status: 200, body: { state: 'executed' } })
  })

  it('becomes permanently void if the case has changed since', async () => {
    const account = await openTraced(test, ana)
    const freezeId = await freeze(ana, ben, account, 200)
    const wish = { action: 'release', caseId: account.caseId, freezeId, because: 'victim_withdrawal', reason }
    const release = await propose(ana, wish)
    const extend = await propose(ben, {
      action: 'extend',
      caseId: account.caseId,
      freezeId,
      hours: 24,
      reason,
    })
    expect(await ana.approve(extend)).toMatchObject({ status: 200, body: { state: 'executed' } })
    expect(await sol.approve(release)).toMatchObject({ status: 409, ...problem('evidence-changed') })
    expect(await sol.approve(release)).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:proposal-decided', state: 'superseded' },
    })
    const { body } = await ana.get(`/cases/${account.caseId}`)
    expect(body.freezes).toMatchObject([{ freeze_id: freezeId, freeze_status: 'active' }])
  })

  it('does not become void because another freeze of the same case was approved', async () => {
    const first = await openTraced(test, ana)
    const second = await accountOf(ana, first.caseId, 1)
    const proposals = [await propose(ana, freezeOf(first)), await propose(ana, freezeOf(second))]
    for (const proposal of proposals) {
      expect(await ben.approve(proposal)).toMatchObject({ status: 200, body: { state: 'executed' } })
    }
  })

  it('expires after half an hour', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    test.setNow(inMinutes(31))
    expect(await ben.approve(proposal)).toMatchObject({ status: 409, body: { state: 'expired' } })
    const decided = `/proposals?state=decided&caseId=${proposal.caseId}`
    for (const since of ['', `&since=${inMinutes(29)}`]) {
      expect((await ben.get(decided + since)).body.rows).toMatchObject([
        { id: proposal.id, state: 'expired' },
      ])
    }
    expect((await ben.get(`${decided}&since=${inMinutes(31)}`)).body.rows).toEqual([])
    test.setNow(undefined)
  })

  it('is rejected with a reason, which its proposer can read', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account))
    expect(await ben.post(`/proposals/${proposal.id}/reject`, { note: 'no' })).toMatchObject({ status: 400 })
    const note = 'The account belongs to a shop that the citizen also pays.'
    expect(await ben.post(`/proposals/${proposal.id}/reject`, { note })).toMatchObject({
      body: { state: 'rejected', note, decidedBy: { firstName: 'ben' } },
    })
    expect(await sol.approve(proposal)).toMatchObject({ status: 409, ...problem('proposal-decided') })
    expect((await ana.get(`/cases/${account.caseId}`)).body.proposals).toMatchObject([{ note }])
  })

  it('can be withdrawn only by its proposer', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana)))
    expect(await ben.post(`/proposals/${proposal.id}/withdraw`)).toMatchObject({ status: 403 })
    expect(await ana.post(`/proposals/${proposal.id}/withdraw`)).toMatchObject({
      body: { state: 'withdrawn' },
    })
  })

  it('is executed once, however often and by however many people it is approved', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account))
    const answers = await Promise.all([ben, sol, ben, sol].map((person) => person.approve(proposal)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([403, 409]).toContain(answer.status)
    }
    expect((await ben.approve(proposal)).status).toBe(409)
    const { body } = await ana.get(`/cases/${account.caseId}`)
    expect(body.freezes).toHaveLength(1)
    expect(body.row.held).toBe(100)
  })

  it('is refused while another about the same money is open', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account))
    expect(await ben.post('/proposals', freezeOf(account, 50))).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:conflict', proposal: proposal.id },
    })
  })

  it('fails with the trust layer’s wording if the trust layer refuses it', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana, 1), 24_999))
    expect(await ben.approve(proposal)).toMatchObject({
      body: { state: 'failed', note: expect.stringContaining('Freeze exceeds traced amount') },
    })
  })

  it('needs a supervisor’s approval to return money, which one person alone cannot do', async () => {
    const account = await openTraced(test, ana)
    const freezeId = await freeze(ana, ben, account)
    const wish = { action: 'return', caseId: account.caseId, freezeId, amount: 100, reason }
    const proposal = await propose(ana, wish)
    expect(await ben.approve(proposal)).toMatchObject({ status: 403, ...problem('forbidden') })
    expect(await ben.post(`/proposals/${proposal.id}/reject`, { note: reason })).toMatchObject({
      status: 403,
    })
    expect(await sol.approve(proposal)).toMatchObject({ body: { state: 'executed' } })
    const own = await propose(sol, { ...wish, action: 'release', because: 'funds_returned' }).catch(String)
    expect(own).toContain('validation-error')
  })

  it('leaves no token behind, and the trust layer’s audit log names both people', async () => {
    const account = await openTraced(test, ana)
    const freezeId = await freeze(ana, ben, account)
    const { db } = test.platform.test.storage
    const tokens = await db.selectFrom('pf_token').selectAll().where('case_id', '=', account.caseId).execute()
    expect(tokens).toMatchObject([
      {
        uses: 1,
        max_uses: 1,
        account_hash: account.accountHash,
        amount: 10_000,
        issued_by: 'analyst:console:id-ben',
      },
    ])
    const trail = await db
      .selectFrom('pf_audit')
      .select(['actor', 'action'])
      .where('case_id', '=', account.caseId)
      .execute()
    expect(trail).toContainEqual({ actor: 'analyst:console:id-ben', action: 'token.issued' })
    expect(trail).toContainEqual({ actor: 'analyst:console:id-ana', action: 'freeze.issued' })
    expect(freezeId).toMatch(/^FRZ-/)
    expect(JSON.stringify((await ana.get(`/cases/${account.caseId}`)).body)).not.toMatch(
      /authorization_token|sbx-/,
    )
  })

  it('does not accept the same code twice', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account))
    await ben.approve(proposal)
    const again = { digest: proposal.digest, proof: { code: rightCode } }
    expect((await ben.post(`/proposals/${proposal.id}/approve`, again)).status).toBe(409)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskPerson, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { accountOf, freeze, freezeOf, openTraced, propose, reason } from '../../../support/desk-acts.ts'

/** Complaints by users of other consoles about cases and approvals. */
describe('case console, unlike others,', () => {
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

  it('assigns a case to one of two people, and tells the other who was first', async () => {
    const { caseId } = await openTraced(test, ana)
    const { version } = (await ana.get(`/cases/${caseId}`)).body.row
    const answers = await Promise.all([
      ana.post(`/cases/${caseId}/assign`, { version, to: 'id-ana' }),
      ben.post(`/cases/${caseId}/assign`, { version, to: 'id-ben' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { assignee } = (await ana.get(`/cases/${caseId}`)).body.row
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body.detail).toContain(`${assignee.firstName} has it`)
  })

  it('counts the list and its pages with one query, so that badge and list agree', async () => {
    await openTraced(test, ana)
    const { body } = await ana.get('/cases?status=open&assignee=nobody&limit=200')
    expect(body.total).toBe(body.rows.length)
    expect(body.rows.length).toBeGreaterThan(0)
  })

  it('continues a long list at the same position, even if new cases are added at the top', async () => {
    for (let count = 0; count < 3; count++) await test.openCase()
    const first = (await ana.get('/cases?order=newest&limit=2')).body
    await test.openCase()
    const second = (await ana.get(`/cases?order=newest&limit=2&cursor=${first.next}`)).body
    const idsOf = ({ rows }: { rows: { caseId: string }[] }) => rows.map(({ caseId }) => caseId)
    expect(idsOf(second).some((id) => idsOf(first).includes(id))).toBe(false)
  })

  it('shows people only the cases of their own channels, and no unmasked number without a reason', async () => {
    const { caseId } = await openTraced(test, ana)
    const other = test.as('oto', 'agent', ['elsewhere'])
    expect((await other.get(`/cases?search=${caseId}`)).body.total).toBe(0)
    expect((await other.get(`/cases/${caseId}`)).status).toBe(404)
    const { text } = await ana.get(`/cases/${caseId}`)
    expect(text).not.toMatch(/\+63917\d{7}/)
    expect((await ana.post(`/cases/${caseId}/reveal`, {})).status).toBe(400)
  })

  it('keeps each deadline as set when the case changed, and sorts by it', async () => {
    const account = await openTraced(test, ana)
    await freeze(ana, ben, account, 30)
    const { body } = await ana.get(`/cases/${account.caseId}`)
    expect(body.row).toMatchObject({ dueWhat: 'freeze_expires_at' })
    expect(Date.parse(body.row.dueAt)).toBe(Date.parse(body.freezes[0].freeze_expiry_timestamp))
    const [first] = (await ana.get('/cases?order=due&limit=1')).body.rows
    expect(Date.parse(first.dueAt)).toBeLessThanOrEqual(Date.parse(body.row.dueAt))
  })

  it('prevents overwriting unseen changes: a changed case refuses the older version', async () => {
    const account = await openTraced(test, ana)
    const { version } = (await ana.get(`/cases/${account.caseId}`)).body.row
    await freeze(ana, ben, account, 30)
    await ana.get(`/cases/${account.caseId}`)
    expect(await ana.post(`/cases/${account.caseId}/assign`, { version, to: null })).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:version-changed' },
    })
  })

  it('has a single status of a case, which is stored by the trust layer and set by no call here', async () => {
    const { caseId } = await openTraced(test, ana)
    const { body } = await ana.get(`/cases/${caseId}`)
    expect(body.row.status).toBe(body.status.status)
    expect(
      (await sol.post(`/cases/${caseId}/assign`, { version: body.row.version, to: null, status: 'closed' }))
        .status,
    ).toBe(400)
  })

  it('shows pending proposals on the case itself, to everyone who opens it', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account, 30))
    const { body } = await test.as('ada', 'agent').get(`/cases/${account.caseId}`)
    expect(body.proposals).toMatchObject([
      { id: proposal.id, state: 'proposed', proposedBy: { firstName: 'ana' } },
    ])
  })

  it('does not execute a second person’s proposal as a new action next to the pending one', async () => {
    const account = await openTraced(test, ana)
    const proposal = await propose(ana, freezeOf(account, 30))
    expect(await ben.post('/proposals', freezeOf(account, 30))).toMatchObject({
      status: 409,
      body: { proposal: proposal.id },
    })
  })

  it('records who made a rejected proposal, who rejected it, why and when', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana), 30))
    await ben.post(`/proposals/${proposal.id}/reject`, { note: 'The holder is a relative.' })
    const { rows } = (await sol.get(`/proposals?state=decided&caseId=${proposal.caseId}`)).body
    expect(rows).toMatchObject([
      {
        proposedBy: { firstName: 'ana' },
        proposedAt: expect.stringContaining('T'),
        decidedBy: { firstName: 'ben' },
        decidedAt: expect.stringContaining('T'),
        note: 'The holder is a relative.',
      },
    ])
  })

  it('prevents people from approving their own drafts, whatever their role', async () => {
    const { caseId } = await openTraced(test, ana)
    for (const person of [ana, sol]) {
      const proposal = await propose(person, freezeOf(await accountOf(ana, caseId), 20))
      expect(await person.approve(proposal)).toMatchObject({ status: 403 })
      await person.post(`/proposals/${proposal.id}/withdraw`)
    }
  })

  it('compares approver and proposer in the relay, whatever the page shows', async () => {
    const proposal = await propose(ana, freezeOf(await openTraced(test, ana), 30))
    const { rows } = (await ana.get(`/proposals?caseId=${proposal.caseId}`)).body
    expect(
      await ana.post(`/proposals/${rows[0].id}/approve`, {
        digest: rows[0].digest,
        proof: { code: '123456' },
      }),
    ).toMatchObject({
      status: 403,
      body: { type: 'urn:parley:problem:self-approval-refused' },
    })
  })

  it('logs who viewed a case, not only who changed it', async () => {
    const { caseId } = await openTraced(test, ana)
    await ana.post(`/cases/${caseId}/reveal`, { reason })
    expect(test.security.events).toContainEqual(
      expect.objectContaining({ kind: 'contact-revealed', actor: 'ana', detail: caseId }),
    )
    expect(test.security.events).toContainEqual(
      expect.objectContaining({ kind: 'case-read', actor: 'ana', detail: caseId }),
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskPerson, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { propose } from '../../../support/desk-acts.ts'

const reason = 'Told by the fraud desk on the telephone.'

describe('dispute at the console', () => {
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

  const open = async (amount = 1_000) => {
    const { caseId } = await test.openCase()
    await test.settle()
    const { body } = await ana.post(`/cases/${caseId}/disputes`, { institution: 'MRDN', amount })
    return { caseId, disputeId: body.odr_id as string }
  }
  const fileOf = async (caseId: string) => (await ana.get(`/cases/${caseId}`)).body
  const say = (caseId: string, word: object, headers?: Record<string, string>) =>
    ana.post(`/cases/${caseId}/disputes/answer`, { reason, ...word }, headers)

  it('is answered, its offer accepted by two people, and the citizen paid', async () => {
    const { caseId, disputeId } = await open()
    expect((await say(caseId, { disputeId, outcome: 'respond', amount: 400 })).status).toBe(200)
    expect(await fileOf(caseId)).toMatchObject({
      disputes: [
        { odr_id: disputeId, standing: 'open', status: 'institution_responded', offered_amount: 400 },
      ],
    })
    const wish = { action: 'end-dispute', caseId, disputeId, outcome: 'accept', amount: 400, reason }
    const proposal = await propose(ana, wish)
    expect(proposal.what).toEqual({ dispute: disputeId, end: 'offer_accepted', amount: 400, currency: 'PHP' })
    expect(await ana.approve(proposal)).toMatchObject({ status: 403 })
    // A supervisor must approve it, as for a return.
    expect(await ben.approve(proposal)).toMatchObject({ status: 403 })
    expect((await fileOf(caseId)).row.returned).toBe(0)
    expect(await sol.approve(proposal)).toMatchObject({ status: 200, body: { state: 'executed' } })
    const file = await fileOf(caseId)
    expect(file).toMatchObject({
      row: { returned: 400 },
      disputes: [{ standing: 'ended', status: 'settled', settled_amount: 400, answers: [] }],
    })
    expect(file.timeline.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining([
        `Recorded in a dispute: the institution has answered · ${reason}`,
        `Ended a dispute: ${disputeId}`,
      ]),
    )
  })

  it('cannot be paid by one person, since outcomes that pay cannot be recorded as answers', async () => {
    const { caseId, disputeId } = await open()
    for (const outcome of ['settle', 'accept', 'decide']) {
      expect(await say(caseId, { disputeId, outcome, amount: 10 })).toMatchObject({ status: 400 })
    }
    expect((await fileOf(caseId)).row.returned).toBe(0)
  })

  it('goes to the authority, which may decide that nothing is paid', async () => {
    const { caseId, disputeId } = await open()
    await say(caseId, { disputeId, outcome: 'escalate' })
    const decide = { action: 'end-dispute', caseId, disputeId, outcome: 'decide', reason }
    expect(await ana.post('/proposals', { ...decide, outcome: 'settle', amount: 5 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'outcome' }] },
    })
    const proposal = await propose(ana, { ...decide, amount: 0 })
    expect(await sol.approve(proposal)).toMatchObject({ body: { state: 'executed' } })
    expect((await fileOf(caseId)).disputes).toMatchObject([{ status: 'decided', settled_amount: 0 }])
  })

  it('is withdrawn or rejected by one person, with a reason', async () => {
    const first = await open()
    expect(await say(first.caseId, { ...first, reason: 'short' })).toMatchObject({ status: 400 })
    await say(first.caseId, { disputeId: first.disputeId, outcome: 'withdraw' })
    expect((await fileOf(first.caseId)).disputes).toMatchObject([{ standing: 'ended', status: 'withdrawn' }])
    const second = await open()
    await say(second.caseId, { disputeId: second.disputeId, outcome: 'reject' })
    expect((await fileOf(second.caseId)).disputes).toMatchObject([{ standing: 'ended', status: 'rejected' }])
  })

  it('makes an approval void if an answer has been recorded since', async () => {
    const { caseId, disputeId } = await open()
    const proposal = await propose(ana, {
      action: 'end-dispute',
      caseId,
      disputeId,
      outcome: 'settle',
      amount: 100,
      reason,
    })
    await say(caseId, { disputeId, outcome: 'respond', amount: 900 })
    expect(await sol.approve(proposal)).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:evidence-changed' },
    })
  })

  it('is accepted only for the amount offered', async () => {
    const { caseId, disputeId } = await open()
    await say(caseId, { disputeId, outcome: 'respond', amount: 300 })
    const wish = { action: 'end-dispute', caseId, disputeId, outcome: 'accept', amount: 900, reason }
    expect(await ana.post('/proposals', wish)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'amount' }] },
    })
  })

  it('is not found under another case or by people of another channel', async () => {
    const mine = await open()
    const other = await open()
    const word = { disputeId: other.disputeId, outcome: 'withdraw', reason }
    expect(await say(mine.caseId, word)).toMatchObject({ status: 404 })
    const elsewhere = test.as('eve', 'analyst', ['another-channel'])
    expect(await elsewhere.post(`/cases/${other.caseId}/disputes/answer`, word)).toMatchObject({
      status: 404,
    })
    const wish = { action: 'end-dispute', caseId: mine.caseId, outcome: 'settle', amount: 5, reason }
    expect(await ana.post('/proposals', { ...wish, disputeId: other.disputeId })).toMatchObject({
      status: 404,
    })
    expect((await fileOf(other.caseId)).disputes).toMatchObject([{ standing: 'open' }])
  })

  it('records one answer per request, however often it is sent', async () => {
    const { caseId, disputeId } = await open()
    const key = { 'idempotency-key': 'a-key-of-the-page' }
    const word = { disputeId, outcome: 'respond', amount: 250 }
    const first = await say(caseId, word, key)
    expect(await say(caseId, word, key)).toMatchObject({ status: 200, body: first.body })
    const { timeline } = await fileOf(caseId)
    const recorded = timeline.filter(({ kind }: { kind: string }) => kind === 'answer-dispute')
    expect(recorded).toHaveLength(1)
  })
})

describe('dispute with a trust layer that has only the standard interface', () => {
  let test: TestDesk
  beforeAll(async () => {
    test = await startTestDesk({ overHttp: true })
  })
  afterAll(() => test.stop())

  it('derives its status from its deadlines, and accepts no answers', async () => {
    const ana = test.as('ana', 'analyst')
    const { caseId } = await test.openCase()
    await test.settle()
    const opened = await ana.post(`/cases/${caseId}/disputes`, { institution: 'MRDN', amount: 100 })
    const disputeId = opened.body.odr_id
    const [dispute] = (await ana.get(`/cases/${caseId}`)).body.disputes
    expect(dispute).toMatchObject({ odr_id: disputeId, standing: 'open' })
    expect(dispute.answers).toBeUndefined()
    const word = { disputeId, outcome: 'withdraw', reason }
    expect(await ana.post(`/cases/${caseId}/disputes/answer`, word)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('the interface has no call for it') },
    })
    const wish = { action: 'end-dispute', caseId, disputeId, outcome: 'settle', amount: 5, reason }
    expect(await ana.post('/proposals', wish)).toMatchObject({ status: 404 })
  })
})

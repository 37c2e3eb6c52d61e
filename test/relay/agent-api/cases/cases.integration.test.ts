import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { type DeskPerson, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { caseNumberIn, textOf } from '../../../support/victim.ts'

const keyedHash = createKeyedHash(() => ['pepper'])
const reason = 'She asked to be called back today.'

function reportAt() {
  const at = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)
  return {
    inputType: 'AI Assistant',
    reportingType: 'First Party',
    victimName: 'Vera Sample',
    victimContact: '+639175550199',
    reportedLossCurrency: 'PHP',
    reportedLossAmount: 25_000,
    incidentType: 'Telecommunication Scam',
    incidentDateTimeFrom: at,
    incidentDateTimeTo: at,
    incidentDetails: 'A man said that he was from the bank.',
    victimAccounts: [],
    reportedReceivingAccounts: [{ receiverAccountNo: '5550011' }],
    transactions: [],
  }
}

describe(`cases on ${database.name}`, () => {
  let test: TestDesk
  let ana: DeskPerson
  let ada: DeskPerson
  beforeAll(async () => {
    test = await startTestDesk({ autoRoute: false })
    ana = test.as('ana', 'analyst')
    ada = test.as('ada', 'agent')
  })
  afterAll(() => test.stop())

  const idsOf = async (query: string, person = ana): Promise<string[]> =>
    (await person.get(`/cases?${query}`)).body.rows.map(({ caseId }: { caseId: string }) => caseId)

  it('can be opened before a trace, and are traced from the citizen’s report', async () => {
    const { caseId } = await test.openCase()
    const { status, body } = await ana.get(`/cases/${caseId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      trace: null,
      freezes: [],
      status: { status: 'received' },
      payments: [{ transaction_id: 'TX-1001', amount: 25_000 }],
      row: { dueWhat: 'routing_by' },
    })
    // The reported number is not an account in the ledger; the trust layer's refusal is passed on unchanged.
    expect(await ana.post(`/cases/${caseId}/trace`)).toMatchObject({
      status: 422,
      body: { type: 'urn:trust-layer:problem:account-not-in-trace' },
    })
    const receiverHash = keyedHash('account', '5550011')
    expect(await ana.post(`/cases/${caseId}/trace`, { receiverHash })).toMatchObject({ status: 200 })
    await test.settle()
    const { body: traced } = await ana.get(`/cases/${caseId}`)
    expect(traced.trace.account_chain[0].account_hash).toBe(receiverHash)
    expect(traced.timeline).toContainEqual(expect.objectContaining({ kind: 'trace', actor: 'ana' }))
  })

  it('are found by number, last digits, account and reference', async () => {
    const { caseId, chat } = await test.openCase()
    const number = caseNumberIn(chat.messages()) ?? ''
    const { body } = await ana.get(`/cases/${caseId}`)
    expect(body.row.number).toBe(number)
    const digits = body.contact.slice(-4)
    expect(await idsOf(`search=${number}`)).toEqual([caseId])
    expect(await idsOf(`search=${caseId}`)).toEqual([caseId])
    expect(await idsOf(`search=${digits}`)).toEqual([caseId])
    expect(await idsOf('search=TX-1001')).toContain(caseId)
    expect(await idsOf(`search=${encodeURIComponent('0917 555 0101')}`)).toContain(caseId)
    expect(await idsOf('search=0000')).toEqual([])
    expect(await idsOf('search=TX-9')).toEqual([])
  })

  it('are listed page by page in each order, without duplicates', async () => {
    for (let count = 0; count < 3; count++) await test.openCase()
    for (const order of ['urgency', 'newest', 'amount', 'due']) {
      const whole = await idsOf(`order=${order}&limit=200`)
      const paged: string[] = []
      for (let cursor = ''; ; ) {
        const { body } = await ana.get(`/cases?order=${order}&limit=2&cursor=${cursor}`)
        paged.push(...body.rows.map(({ caseId }: { caseId: string }) => caseId))
        expect(body.total).toBe(whole.length)
        if (body.next === null) break
        cursor = body.next
      }
      expect(paged).toEqual(whole)
      expect(new Set(paged).size).toBe(paged.length)
    }
    expect(await ana.get('/cases?cursor=nonsense')).toMatchObject({ status: 400 })
  })

  it('state if the citizen knows only the day of the payment', async () => {
    const rowOf = async (paid: string) => {
      const { caseId } = await test.openCase({ paid })
      return (await ana.get(`/cases/${caseId}`)).body.row
    }
    expect(await rowOf('this morning')).toMatchObject({ isPaidDay: true, paidAt: expect.any(String) })
    expect(await rowOf('20 minutes ago')).toMatchObject({ isPaidDay: false, paidAt: expect.any(String) })
  })

  it('link to the chat if it is in the inbox', async () => {
    const { caseId } = await test.openCase()
    const rowOf = async () => (await ana.get(`/cases/${caseId}`)).body.row
    expect(await rowOf()).toMatchObject({ chatId: null })
    const { db } = test.relay.test.storage
    const { chat_id } = await db
      .selectFrom('case_file')
      .select('chat_id')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    const inQueue = { epoch: 0, version: 1, is_danger: 0, urgency: 0, alert_level: 0 }
    await db
      .insertInto('chat_desk')
      .values({
        chat_id: chat_id ?? '',
        gw_id: 'demo',
        state: 'queued',
        changed_at: new Date().toISOString(),
        ...inQueue,
      })
      .execute()
    expect(await rowOf()).toMatchObject({ chatId: chat_id })
  })

  it('are not found by people who may not see their channel', async () => {
    const { caseId } = await test.openCase()
    const other = test.as('oto', 'supervisor', ['elsewhere'])
    const nobody = test.as('ned', 'supervisor', [])
    for (const person of [other, nobody]) {
      expect((await person.get('/cases')).body).toMatchObject({ rows: [], total: 0 })
      expect((await person.get(`/cases/${caseId}`)).status).toBe(404)
      for (const path of ['reveal', 'report']) {
        expect((await person.post(`/cases/${caseId}/${path}`, { reason })).status).toBe(404)
      }
      expect((await person.post(`/cases/${caseId}/route`, { logic: 'auto' })).status).toBe(404)
      expect((await person.get('/proposals')).body.rows).toEqual([])
    }
    expect((await test.as('own', 'agent', ['demo']).get(`/cases/${caseId}`)).status).toBe(200)
  })

  it('show the citizen’s number masked, and unmasked only for a reason that is recorded first', async () => {
    const { caseId } = await test.openCase()
    expect(await ada.post(`/cases/${caseId}/reveal`, { reason: 'why' })).toMatchObject({ status: 400 })
    const { body } = await ada.post(`/cases/${caseId}/reveal`, { reason })
    expect(body.contact).toMatch(/^\+63917555\d{4}$/)
    expect(test.security.events).toContainEqual({
      kind: 'contact-revealed',
      actor: 'ada',
      gwId: 'demo',
      detail: caseId,
    })
    const { body: file } = await ana.get(`/cases/${caseId}`)
    expect(file.timeline).toContainEqual(
      expect.objectContaining({ kind: 'reveal', actor: 'ada', text: expect.stringContaining(reason) }),
    )
    expect(JSON.stringify(file)).not.toContain(body.contact)
  })

  it('outlive the citizen’s chat, and retain nothing of it', async () => {
    const { caseId, chat } = await test.openCase()
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBeLessThan(300)
    const { body } = await ana.get(`/cases/${caseId}`)
    expect(body).toMatchObject({
      contact: null,
      story: null,
      facts: [],
      row: { chatId: null, amount: 25_000 },
    })
    expect((await ada.post(`/cases/${caseId}/reveal`, { reason })).status).toBe(404)
    const rows = await test.relay.test.storage.db
      .selectFrom('case_file')
      .selectAll()
      .where('case_id', '=', caseId)
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/917555|TX-1001/)
  })

  it('are assigned to one person, and a second attempt is told who has the case', async () => {
    const { caseId } = await test.openCase()
    const { version } = (await ana.get(`/cases/${caseId}`)).body.row
    const ben = test.as('ben', 'analyst')
    expect(await ana.post(`/cases/${caseId}/assign`, { version, to: 'id-ana' })).toMatchObject({
      body: { assignee: { firstName: 'ana' } },
    })
    expect(await ben.post(`/cases/${caseId}/assign`, { version, to: 'id-ben' })).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:version-changed', detail: expect.stringContaining('ana has it') },
    })
    expect(await idsOf('assignee=me')).toContain(caseId)
    expect(await idsOf('assignee=nobody')).not.toContain(caseId)
    expect(
      await ben.post(`/cases/${caseId}/assign`, { version: version + 1, to: 'id-nobody' }),
    ).toMatchObject({ status: 400 })
  })

  it('store each note once', async () => {
    const { caseId } = await test.openCase()
    const note = { clientId: '11111111-1111-4111-8111-111111111111', text: 'She is 71 and alone.' }
    const [first, again] = [
      await ada.post(`/cases/${caseId}/notes`, note),
      await ada.post(`/cases/${caseId}/notes`, note),
    ]
    expect(again.body).toEqual(first.body)
    expect((await ana.get(`/cases/${caseId}`)).body.notes).toEqual([first.body])
    const rows = await test.relay.test.storage.db.selectFrom('case_note').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('is 71')
  })

  it('are routed, disputed, documented, notified about and closed by people of the right roles, with each action logged', async () => {
    const { caseId, chat } = await test.openCase()
    expect(await ana.post(`/cases/${caseId}/route`, { logic: 'auto', note: 'Please hurry.' })).toMatchObject({
      status: 200,
    })
    await test.settle()
    expect(await ana.post(`/cases/${caseId}/disputes`, { institution: 'MRDN', amount: 1_000 })).toMatchObject(
      { status: 200, body: { status: 'opened' } },
    )
    const { body: document } = await ana.post(`/cases/${caseId}/documents`, {
      type: 'regulatory_directive',
      institution: 'MRDN',
    })
    const { text, status } = await ada.get(`/documents/${document.document_id}`)
    expect({ status, text }).toMatchObject({ status: 200, text: document.content })
    expect(
      await ada.post(`/cases/${caseId}/notify`, { type: 'trace_update', channels: ['sms'] }),
    ).toMatchObject({ status: 200, body: { deliveries: [{ channel: 'sms' }] } })
    await test.settle()
    await chat.until((all) => all.some((message) => /follow|trac/i.test(textOf(message))))
    const { body } = await ana.get(`/cases/${caseId}`)
    expect(body.disputes).toMatchObject([{ institution_code: 'MRDN', standing: 'open' }])
    expect(body.documents).toMatchObject([{ document_id: document.document_id, by: 'ana' }])
    expect(body.messages).toMatchObject([{ notification_type: 'trace_update', by: 'ada' }])
    expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['route', 'dispute', 'document', 'notify']),
    )
    for (const kind of ['route', 'dispute', 'document', 'notify']) {
      expect(test.security.events).toContainEqual(
        expect.objectContaining({ kind: 'case-act', detail: `${kind} ${caseId}` }),
      )
    }
    expect(
      await ana.post(`/cases/${caseId}/classify`, {
        scamType: 'impersonation_bank_police',
        outcome: 'no_recovery',
        recovered: 0,
      }),
    ).toMatchObject({ status: 409, body: { type: 'urn:trust-layer:problem:open-obligations' } })
  })

  it('carry out a request once, however often it is sent', async () => {
    const { caseId } = await test.openCase()
    const wish = { type: 'case_received', channels: ['sms'] }
    const key = { 'idempotency-key': 'a-key-of-the-page' }
    const first = await ada.post(`/cases/${caseId}/notify`, wish, key)
    expect((await ada.post(`/cases/${caseId}/notify`, wish, key)).body).toEqual(first.body)
    expect((await ana.get(`/cases/${caseId}`)).body.messages).toHaveLength(1)
  })

  it('return the detailed report only to permitted roles, with a reason, and log each access', async () => {
    const { caseId } = await test.openCase()
    await test.platform.as('analyst').post('/sandbox/scam-reports', reportAt(), { 'x-case-id': caseId })
    expect((await ada.post(`/cases/${caseId}/report`, { reason })).status).toBe(403)
    expect((await ana.post(`/cases/${caseId}/report`, {})).status).toBe(400)
    const { body } = await ana.post(`/cases/${caseId}/report`, { reason })
    expect(body.sections[0].rows).toContainEqual({ label: 'Victim name', value: 'Vera Sample' })
    expect(body.sections).toContainEqual({
      title: 'Reported receiving accounts',
      rows: [{ label: 'Receiver account no', value: '5550011' }],
    })
    expect(test.security.events).toContainEqual(
      expect.objectContaining({ kind: 'report-opened', actor: 'ana', detail: caseId }),
    )
    const tables = JSON.stringify(
      await test.relay.test.storage.db.selectFrom('case_deed').selectAll().execute(),
    )
    expect(tables).not.toContain('Vera')
  })

  it('show the number that a bank has for the case, also in its detailed report', async () => {
    const { caseId } = await test.openCase()
    const { db } = test.platform.test.storage
    const row = await db
      .selectFrom('pf_case')
      .selectAll()
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    const complaint = {
      citizen_id_hash: row.citizen_id_hash,
      scam_type: row.scam_type_raw,
      transaction_reference: row.transaction_reference,
      amount: row.reported_amount / 100,
    }
    const take = (own: string) =>
      test.platform.as('analyst').post('/v1/cases/intake', complaint, { 'x-case-id': own })
    for (const own of ['BNKA-4711', 'BNKA-4711', 'BRANCH 12/7']) {
      expect(await take(own)).toMatchObject({ status: 200, body: { case_id: caseId } })
    }
    expect((await ana.get(`/cases/${caseId}`)).body.reporterCaseIds).toEqual([
      { id: 'BNKA-4711', reporter: 'analyst' },
      { id: 'BRANCH 12/7', reporter: 'analyst' },
    ])
    await test.platform.as('analyst').post('/sandbox/scam-reports', reportAt(), { 'x-case-id': caseId })
    const { body } = await ana.post(`/cases/${caseId}/report`, { reason })
    expect(body.sections[0].rows).toContainEqual({
      label: 'Reporter case ids',
      value: 'BNKA-4711, BRANCH 12/7',
    })
  })

  it('allow account queries: score with its factors, holder, a payment, an incident', async () => {
    const accountHash = keyedHash('account', '5550011')
    const institution = 'MRDN'
    expect(await ana.post('/accounts/score', { accountHash, institution })).toMatchObject({
      body: { mule_score: expect.any(Number), contributions: expect.any(Array) },
    })
    expect(
      await ana.post('/accounts/verify', { accountHash, institution, name: 'Rolan Sample' }),
    ).toMatchObject({
      body: { match_result: 'match' },
    })
    expect(await ana.get('/payments/TX-1001')).toMatchObject({ body: { transaction_id: 'TX-1001' } })
    expect(await ana.get('/payments/TX-9999')).toMatchObject({ status: 404 })
    expect(
      await ana.post('/incidents', {
        type: 'fraud_spike',
        severity: 'high',
        institutions: [institution],
        description: 'Twelve reports name this institution since noon.',
      }),
    ).toMatchObject({ body: { status: 'acknowledged' } })
    for (const path of ['/accounts/score', '/accounts/verify', '/incidents']) {
      expect((await ada.post(path, {})).status).toBe(403)
    }
  })
})

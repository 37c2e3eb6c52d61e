import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../src/platform/kit/profile.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { createNumbered } from '../support/numbered.ts'
import { type Answer, createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { freezeOrder, openStory, returnOrder, story, traceStory } from '../support/trust-story.ts'

/** Requests of a hostile or mistaken caller, by their number in the list of 45 hostile inputs. */
const no = createNumbered(45)

interface Story {
  platform: TestPlatform
  caseId: string
  traceId: string
}

const problem = ({ status, body }: Answer) =>
  `${status} ${String(body?.type ?? '')
    .split(':')
    .at(-1)}`
const fields = ({ body }: Answer) => (body.errors ?? []).map((error: { field: string }) => error.field).sort()
const codes = ({ body }: Answer) => (body.errors ?? []).map((error: { code: string }) => error.code)

describe('trust layer, on forbidden requests', () => {
  let s: Story
  const intake = (changes: object, headers?: Record<string, string>) =>
    s.platform.as('analyst').post('/v1/cases/intake', { ...story.intake, ...changes }, headers)
  const freeze = (account: string, institution: string, amount: number, changes: object = {}) =>
    s.platform
      .as('analyst')
      .post('/v1/recovery/freeze', { ...freezeOrder(s, account, institution, amount), ...changes })
  const post = (path: string, body: unknown) => s.platform.as('analyst').post(path, body)
  const sandbox = (path: string, body: unknown) => s.platform.as('admin').post(`/sandbox${path}`, body)

  beforeAll(async () => {
    const platform = await createTestPlatform()
    s = { platform, ...(await traceStory(platform)) }
  })
  afterAll(() => s.platform.remove())

  it(no(1, 'refuses anything that is not JSON'), async () => {
    expect(problem(await post('/v1/cases/intake', '{'))).toBe('400 malformed-json')
  })

  it.each(['[]', 'null', '"text"', '7'])(no(2, 'refuses a body that is %s'), async (body) => {
    const answer = await post('/v1/cases/intake', body)
    expect([problem(answer), fields(answer)]).toEqual(['400 validation-error', ['$']])
  })

  it(no(3, 'refuses another media type'), async () => {
    const answer = await s.platform
      .as('analyst')
      .post('/v1/cases/intake', story.intake, { 'content-type': 'text/plain' })
    expect(problem(answer)).toBe('415 unsupported-media-type')
  })

  it(no(4, 'refuses a body of 65 KiB, and stores nothing'), async () => {
    const count = () =>
      s.platform.test.storage.db
        .selectFrom('pf_case')
        .select('case_id')
        .execute()
        .then((rows) => rows.length)
    const before = await count()
    const answer = await intake({ padding: 'x'.repeat(65 * 1024) })
    expect([problem(answer), await count()]).toEqual(['413 payload-too-large', before])
  })

  it.each(['-1', '"25000"', '1e400', 'null'])(no(5, 'refuses the amount %s'), async (amount) => {
    const text = JSON.stringify({ ...story.intake, amount: 0 }).replace('"amount":0', `"amount":${amount}`)
    const answer = await post('/v1/cases/intake', text)
    expect([answer.status, fields(answer)]).toEqual([400, ['amount']])
  })

  it(no(6, 'refuses more decimals than the currency has'), async () => {
    const answer = await intake({ amount: 25_000.001 })
    expect([problem(answer), codes(answer)]).toEqual(['400 validation-error', ['too_many_decimals']])
    const rwanda = await createTestPlatform({
      profile: { ...defaultProfile, currency: 'RWF', currencyExponent: 0 },
    })
    const whole = await rwanda.as('analyst').post('/v1/cases/intake', { ...story.intake, amount: 0.5 })
    expect([problem(whole), codes(whole)]).toEqual(['400 validation-error', ['too_many_decimals']])
    await rwanda.remove()
  })

  it(no(7, 'refuses an amount above the maximum'), async () => {
    const answer = await intake({ amount: 1e15 })
    expect([answer.status, fields(answer)]).toEqual([400, ['amount']])
  })

  it(no(8, 'names all wrong fields together'), async () => {
    const answer = await intake({ amount: -1, scam_type: 7, citizen_id_hash: '' })
    expect([answer.status, fields(answer)]).toEqual([400, ['amount', 'citizen_id_hash', 'scam_type']])
  })

  it(no(9, 'requires a reference or a hint for lost money'), async () => {
    const answer = await intake({
      amount: 10,
      transaction_reference: undefined,
      receiving_account_hint: undefined,
    })
    expect([answer.status, fields(answer)]).toEqual([
      400,
      ['receiving_account_hint', 'transaction_reference'],
    ])
  })

  it(no(10, 'stores markup as an unknown word'), async () => {
    const scamType = '<script>alert(1)</script>'
    const { status, body } = await intake({ scam_type: scamType, citizen_id_hash: 'hm1:ten' })
    const row = await s.platform.test.storage.db
      .selectFrom('pf_case')
      .select(['scam_type', 'scam_type_raw'])
      .where('case_id', '=', body.case_id)
      .executeTakeFirst()
    expect([status, row]).toEqual([201, { scam_type: 'other', scam_type_raw: scamType }])
  })

  it(no(11, 'lets nothing reach a prototype'), async () => {
    const text = JSON.stringify({ ...story.intake, citizen_id_hash: 'hm1:eleven' }).replace(
      '"channel"',
      '"__proto__":{"role":"admin"},"channel"',
    )
    expect((await post('/v1/cases/intake', text)).status).toBe(201)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })

  it(no(12, 'refuses an object nested a hundred levels deep'), async () => {
    const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`
    const text = JSON.stringify(story.intake).replace(
      /"confidence_metadata":\{[^}]*\}/,
      `"confidence_metadata":${deep}`,
    )
    expect((await post('/v1/cases/intake', text)).status).toBe(400)
  })

  it(no(13, 'treats SQL as an unknown reference'), async () => {
    const answer = await intake({
      transaction_reference: "'; DROP TABLE pf_case; --",
      citizen_id_hash: 'hm1:13',
    })
    expect(answer.status).toBe(201)
    const { body } = await s.platform.as('analyst').get(`/v1/cases/${answer.body.case_id}`)
    expect(body.extensions.reference_unverified).toBe(true)
  })

  it(no(14, 'warns of an identifier that was not hashed, or refuses it'), async () => {
    const answer = await intake({ citizen_id_hash: '09171234567' })
    expect([answer.status, answer.headers['x-privacy-warning']]).toEqual([201, 'raw-identifier'])
    const strict = await createTestPlatform({ profile: { ...defaultProfile, strictIdentifiers: true } })
    const refused = await strict
      .as('analyst')
      .post('/v1/cases/intake', { ...story.intake, citizen_id_hash: '09171234567' })
    expect([refused.status, fields(refused)]).toEqual([400, ['citizen_id_hash']])
    await strict.remove()
  })

  it(no(15, 'opens one case for ten identical reports at the same time'), async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => intake({ citizen_id_hash: 'hm1:fifteen' })),
    )
    expect(new Set(answers.map(({ body }) => body.case_id)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  })

  it(
    no(16, 'refuses a key that was used with another body, and repeats the response to the same body'),
    async () => {
      const key = { 'idempotency-key': 'sixteen' }
      const first = await intake({ citizen_id_hash: 'hm1:sixteen' }, key)
      const same = await intake({ citizen_id_hash: 'hm1:sixteen' }, key)
      expect([same.status, same.body, same.headers['idempotency-replayed']]).toEqual([
        201,
        first.body,
        'true',
      ])
      const other = await intake({ citizen_id_hash: 'hm1:sixteen', amount: 24_000 }, key)
      expect(problem(other)).toBe('422 idempotency-key-reused')
    },
  )

  it(no(17, 'answers the same for another citizen’s case as for a missing one'), async () => {
    const citizen = s.platform.as('citizen:hm1:somebody-else')
    const [foreign, none] = [
      await citizen.get(`/v1/cases/${s.caseId}`),
      await citizen.get('/v1/cases/CASE-0'),
    ]
    expect(problem(foreign)).toBe('404 case-not-found')
    expect({ ...foreign.body, instance: '' }).toEqual({ ...none.body, instance: '' })
  })

  it.each([
    ['a path', '../../etc/passwd'],
    ['an encoded path', encodeURIComponent('../../etc/passwd')],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['a zero byte', 'CASE%00'],
    ['what is no percent-encoding', '%zz'],
    ['half a character', '%F0%9F'],
  ])(no(18, 'finds no case under %s'), async (_, id) => {
    expect((await s.platform.as('analyst').get(`/v1/cases/${id}`)).status).toBe(404)
  })

  const trace = {
    originating_transaction_id: 'TX-1001',
    originating_amount: 25_000,
    sender_institution_code: 'BNKA',
    initial_receiver_account_hash: 'hm1:A',
  }

  it.each([0, 11, 2.5, '5'])(no(19, 'refuses the depth %o'), async (depth) => {
    const answer = await post('/v1/recovery/trace', { ...trace, case_id: s.caseId, trace_depth: depth })
    expect([answer.status, fields(answer)]).toEqual([400, ['trace_depth']])
  })

  it(no(20, 'refuses an amount that is a cent off'), async () => {
    const answer = await post('/v1/recovery/trace', {
      ...trace,
      case_id: s.caseId,
      originating_amount: 25_000.01,
    })
    expect(problem(answer)).toBe('422 originating-amount-mismatch')
  })

  it.each(['rejected', 'screening'])(no(21, 'does not trace a payment that is %s'), async (status) => {
    const id = `TX-${status}`
    await sandbox('/ledger/transactions', {
      transaction_id: id,
      sender_account_hash: 'hm1:V',
      receiver_account_hash: 'hm1:A',
      amount: 10,
      status,
    })
    const answer = await post('/v1/recovery/trace', {
      ...trace,
      case_id: s.caseId,
      originating_transaction_id: id,
      originating_amount: 10,
    })
    expect(problem(answer)).toBe('409 invalid-state')
  })

  it(no(22, 'does not hold a cent more than was traced'), async () => {
    const answer = await freeze('hm1:D', 'BNKB', 8_200.01)
    expect([problem(answer), answer.body.max]).toEqual(['422 freeze-exceeds-traced-amount', 8_200])
  })

  it(no(23, 'holds nothing on an account outside the trace, or at another institution'), async () => {
    expect(problem(await freeze('hm1:E', 'WLTC', 1))).toBe('422 account-not-in-trace')
    expect(problem(await freeze('hm1:D', 'WLTC', 1))).toBe('422 institution-mismatch')
  })

  it(
    no(
      24,
      'refuses a token that is unknown, expired, for another case, for something else, or issued by the caller',
    ),
    async () => {
      await sandbox('/tokens', { scope: 'freeze', token: 'token-over', expires_at: '2026-11-20T09:00:00Z' })
      await sandbox('/tokens', { scope: 'freeze', token: 'token-other', case_id: 'CASE-other' })
      await sandbox('/tokens', { scope: 'freeze', token: 'token-own', issued_by: 'analyst' })
      const slugs = []
      for (const token of ['nobody-knows-it', 'token-over', 'token-other', 'sbx-release', 'token-own']) {
        const answer = await freeze('hm1:D', 'BNKB', 1, { freeze_authorization_token: token })
        expect(JSON.stringify(answer.body)).not.toContain(token)
        slugs.push(problem(answer))
      }
      expect(slugs).toEqual([
        '403 invalid-authorization-token',
        '403 authorization-token-expired',
        '403 authorization-token-scope',
        '403 authorization-token-scope',
        '403 self-approval-refused',
      ])
      const { body } = await s.platform.as('admin').get('/sandbox/audit')
      const denied = body.rows.filter((row: { action: string }) => row.action === 'auth.denied')
      expect(denied.length).toBeGreaterThanOrEqual(5)
    },
  )

  it(no(28, 'extends by no more than the law allows, and not by zero'), async () => {
    const { body } = await freeze('hm1:B', 'WLTC', 100)
    const extend = (hours: number) =>
      post(`/v1/recovery/freeze/${body.freeze_id}/extend`, {
        extension_hours: hours,
        extension_justification: 'The investigation is still going on.',
      })
    expect(problem(await extend(1e9))).toBe('422 legal-order-required')
    expect((await extend(0)).status).toBe(400)
    const early = await post(`/v1/recovery/freeze/${body.freeze_id}/release`, {
      release_reason: 'expiry',
      release_authority: 'Anti-scam centre',
      release_authorization_token: 'sbx-release',
    })
    // 29
    expect(early.status).toBe(422)
  })

  it(no(31, 'pays only the victim'), async () => {
    const { body } = await freeze('hm1:A', 'BNKB', 100)
    const order = {
      ...returnOrder(s.caseId, body.freeze_id, 100),
      victim_account_identifier: 'hm1:E',
      victim_institution_code: 'WLTC',
    }
    expect(problem(await post('/v1/recovery/fund-return', order))).toBe('422 victim-not-verified')
  })

  it(no(34, 'opens one dispute per institution, up to the loss'), async () => {
    const open = (amount: number, institution: string) =>
      post(`/v1/cases/${s.caseId}/odr`, { institution_code: institution, dispute_amount: amount })
    expect(problem(await open(25_000.01, 'BNKC'))).toBe('422 amount-out-of-range')
    expect((await open(1_000, 'BNKC')).status).toBe(201)
    expect(problem(await open(1_000, 'BNKC'))).toBe('409 odr-already-open')
  })

  it(
    no(35, 'closes no case while something is pending, nor with figures other than the ledger’s'),
    async () => {
      const classify = (caseId: string, outcome: string) =>
        post(`/v1/cases/${caseId}/classify`, {
          final_scam_type: 'other',
          recovery_outcome: outcome,
          recovery_amount: 0,
        })
      expect(problem(await classify(s.caseId, 'no_recovery'))).toBe('409 open-obligations')
      const { body } = await intake({ citizen_id_hash: 'hm1:35' })
      expect(problem(await classify(body.case_id, 'full_recovery'))).toBe('422 recovery-amount-mismatch')
      expect((await classify(body.case_id, 'no_recovery')).status).toBe(200)
      expect((await classify(body.case_id, 'no_recovery')).status).toBe(200)
      expect(problem(await classify(body.case_id, 'withdrawn_by_citizen'))).toBe('409 already-classified')
    },
  )

  it(no(37, 'sends no link to a foreign site'), async () => {
    const answer = await post(`/v1/cases/${s.caseId}/notify`, {
      notification_type: 'trace_update',
      delivery_channels: ['sms'],
      message_variables: { amount: 'click http://evil.example' },
    })
    expect([answer.status, fields(answer)]).toEqual([422, ['message_variables.amount']])
  })

  it(no(38, 'reveals nothing to a caller that guesses names, and then refuses'), async () => {
    const guesser = s.platform.as('institution:BNKC')
    const path = (name: string) =>
      `/v1/ips/verify-account?receiver_account_identifier=hm1:A&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=${encodeURIComponent(name)}`
    const answers = []
    for (let i = 0; i < 100; i++) answers.push(await guesser.get(path(`Guess Number${i}`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200))
    expect(statuses.at(-1)).toBe(429)
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const said = JSON.stringify(answers.map(({ body }) => body))
    expect(said).not.toMatch(/Santos|score"/)
  })

  it(no(39, 'requires a name that contains letters'), async () => {
    const verify = (name: string) =>
      s.platform
        .as('ips')
        .get(
          `/v1/ips/verify-account?receiver_account_identifier=hm1:A&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=${encodeURIComponent(name)}`,
        )
    expect((await verify('')).status).toBe(400)
    const emoji = await verify('🙂🙂')
    expect([emoji.status, emoji.body.match_result]).toEqual([200, 'unable_to_verify'])
    const close = await verify('Maria Clara Santos')
    expect(close.body).toMatchObject({ match_result: 'close_match', suggested_name: 'Maria Santos' })
    const citizen = await s.platform
      .as('citizen:hm1:v')
      .get(
        '/v1/ips/verify-account?receiver_account_identifier=hm1:A&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=Maria%20Clara%20Santos',
      )
    expect(citizen.body).toMatchObject({ match_result: 'close_match', suggested_name: null })
  })

  it(no(40, 'issues no certificate for an invalid request'), async () => {
    const good = await makeRequest('NEWB')
    const register = (request: string, apis = ['recovery']) =>
      s.platform.as('admin').post('/v1/ips/participant-register', {
        institution_code: 'NEWB',
        institution_name: 'New Bank',
        contact_email: 'security@newbank.example',
        certificate_signing_request: request,
        apis_to_enable: apis,
        data_retention_days: 365,
      })
    const requests = {
      common_name_mismatch: (await makeRequest('OTHER')).request,
      weak_signature: (await makeRequest('NEWB', { sha1: true })).request,
      authority_requested: (await makeRequest('NEWB', { ca: true })).request,
      private_key_present: good.key + good.request,
      not_one_pem_request: 'no certificate at all',
      not_parseable: good.request.replace(/\n[A-Za-z0-9+/=]{20}/, '\nAAAAAAAAAAAAAAAAAAAA'),
    }
    for (const [reason, request] of Object.entries(requests)) {
      const answer = await register(request)
      expect([problem(answer), answer.body.reason]).toEqual(['422 csr-invalid', reason])
    }
    const known = await s.platform.test.storage.db
      .selectFrom('pf_participant')
      .select('institution_code')
      .execute()
    expect(known.map((row) => row.institution_code)).not.toContain('NEWB')
    const { body } = await s.platform.as('admin').get('/sandbox/audit')
    expect(body.rows.map((row: { action: string }) => row.action)).toContain('secret.received')
    expect((await register(good.request)).status).toBe(201)
    const again = await register(good.request)
    expect([again.status, again.body.api_credentials.client_secret]).toEqual([200, undefined])
    expect((await register(good.request, ['recovery', 'recovery'])).status).toBe(200)
    for (const apis of [['recovery', 'ips'], ['redress']]) {
      const other = await register(good.request, apis)
      expect([problem(other), other.body.errors[0].field]).toEqual([
        '409 participant-exists',
        'apis_to_enable',
      ])
    }
    expect(problem(await register((await makeRequest('NEWB')).request))).toBe('409 participant-exists')
  })

  const metadata = {
    transaction_id: 'TX-META',
    transaction_timestamp: '2026-11-20T09:00:00Z',
    amount: 10,
    sender_institution_code: 'BNKA',
    receiver_institution_code: 'NOBODY',
  }

  it('refuses a payment before 1970 and a doubled member, and names the field', async () => {
    const metadata = {
      transaction_id: 'TX-OLD',
      transaction_timestamp: '0001-01-01T00:00:00Z',
      amount: 10,
      Amount: 11,
      sender_institution_code: 'BNKA',
      receiver_institution_code: 'BNKB',
    }
    const old = await s.platform.as('ips').post('/v1/ips/transaction-metadata', metadata)
    const at = '1969-12-31T23:59:59z'
    const told = { confidence_metadata: { reported_transaction_timestamp: at } }
    const complaint = await s.platform
      .as(`citizen:${story.citizen}`)
      .post('/v1/cases/intake', { ...story.intake, ...told })
    const fields = [old, complaint].map(({ status, body }) => [
      status,
      ...body.errors.map(({ field }: { field: string }) => field),
    ])
    expect(fields).toEqual([
      [400, 'transaction_timestamp', 'Amount'],
      [400, 'confidence_metadata.reported_transaction_timestamp'],
    ])
  })

  it(no(41, 'stores metadata once, and accepts it while the database is busy'), async () => {
    const submit = (changes: object) =>
      s.platform.as('ips').post('/v1/ips/transaction-metadata', { ...metadata, ...changes })
    expect((await submit({})).status).toBe(202)
    expect((await submit({})).status).toBe(202)
    expect(problem(await submit({ amount: 11 }))).toBe('409 transaction-conflict')
    expect(
      problem(await submit({ transaction_id: 'TX-LATE', transaction_timestamp: '2026-11-20T12:00:00Z' })),
    ).toBe('422 future-timestamp')
    let free = () => {}
    let busy: Promise<void> = Promise.resolve()
    await new Promise<void>((held) => {
      busy = s.platform.test.storage.write('platform', () => {
        held()
        return new Promise<void>((done) => {
          free = done
        })
      })
    })
    expect((await submit({ transaction_id: 'TX-BUSY' })).status).toBe(202)
    const byBank = await s.platform
      .as('institution:BNKA')
      .post('/v1/ips/transaction-metadata', { ...metadata, transaction_id: 'TX-BUSY-2' })
    expect(byBank.status).toBe(202)
    free()
    await busy
    await expect
      .poll(() =>
        s.platform.test.storage.db
          .selectFrom('pf_metadata')
          .select('transaction_id')
          .where('transaction_id', '=', 'TX-BUSY')
          .execute(),
      )
      .toHaveLength(1)
  })

  it(no(42, 'refuses an incident above a hundred per cent, or without an institution'), async () => {
    const report = (changes: object) =>
      s.platform.as('ips').post('/v1/ips/incident-report', {
        incident_type: 'outage',
        severity: 'high',
        affected_institutions: ['BNKC'],
        description: 'Nothing goes out any more.',
        ...changes,
      })
    expect((await report({ estimated_impact_percentage: 101 })).status).toBe(400)
    expect(problem(await report({ affected_institutions: ['GHOST'] }))).toBe('404 institution-not-found')
    expect(problem(await report({ severity: 'dreadful' }))).toBe('422 unknown-enum-value')
    const { status, body } = await report({})
    expect(status).toBe(201)
    const verify = await s.platform
      .as('ips')
      .get(
        '/v1/ips/verify-account?receiver_account_identifier=hm1:C&receiver_institution_code=BNKC&receiver_account_holder_name_candidate=Cy%20Example',
      )
    expect(verify.body).toMatchObject({
      match_result: 'unable_to_verify',
      reason_code: 'institution_unavailable',
    })
    await sandbox(`/incidents/${body.incident_id}/resolve`, {})
  })

  it(no(43, 'drafts in English if it has no other language, and never for too long a hold'), async () => {
    const draft = (changes: object) =>
      post('/v1/recovery/legal-document', {
        case_id: s.caseId,
        document_type: 'freeze_order',
        jurisdiction: 'SANDBOX',
        account_hash: 'hm1:D',
        institution_code: 'BNKB',
        freeze_amount: 8_200,
        freeze_duration_days: 3,
        ...changes,
      })
    const answer = await draft({ template_language: 'xx' })
    expect([answer.status, answer.body.language_fallback, answer.body.status]).toEqual([
      201,
      true,
      'draft_unsigned',
    ])
    expect(answer.body.content).toContain('25,000.00')
    expect(answer.body.content).toContain('NOT A LEGAL INSTRUMENT')
    const french = await draft({ template_language: 'fr-FR' })
    expect([french.body.template_language, french.body.language_fallback]).toEqual(['fr', false])
    expect(french.body.content).toContain('# Ordonnance de gel')
    const hindi = await draft({ template_language: 'hi' })
    expect([problem(hindi), hindi.body.errors[0].field]).toEqual([
      '422 unknown-enum-value',
      'template_language',
    ])
    const long = await draft({ freeze_duration_days: 9_999 })
    expect([problem(long), long.body.max_days]).toEqual(['422 duration-exceeds-limit', 180])
  })

  it('tells unknown callers nothing', async () => {
    const { dispatch } = s.platform.platform
    const answer = await dispatch({ method: 'GET', path: `/v1/cases/${s.caseId}`, headers: {}, body: null })
    expect(answer.status).toBe(401)
    const forged = { 'x-client-cert-institution': 'BNKB', 'x-parley-role': 'admin' }
    expect(
      (await dispatch({ method: 'GET', path: '/sandbox/audit', headers: forged, body: null })).status,
    ).toBe(401)
  })
})

describe('edge cases of the freeze lifecycle', () => {
  let platform: TestPlatform
  const analyst = () => platform.as('analyst')
  const read = async (id: string) => (await analyst().get(`/v1/recovery/freeze/${id}`)).body
  const extend = (id: string, hours: number, changes: object = {}) =>
    analyst().post(`/v1/recovery/freeze/${id}/extend`, {
      extension_hours: hours,
      extension_justification: 'The investigation is still going on.',
      ...changes,
    })
  const release = (id: string) =>
    analyst().post(`/v1/recovery/freeze/${id}/release`, {
      release_reason: 'non_fraud_determination',
      release_authority: 'Anti-scam centre',
      release_authorization_token: 'sbx-release',
    })
  const record = (caseId: string, changes: object = {}) =>
    platform.as('admin').post('/sandbox/settings/legal-orders', {
      case_id: caseId,
      reference: 'RTC-12/2026',
      issued_by: 'Regional Trial Court',
      valid_until: '2027-01-29T00:00:00Z',
      ...changes,
    })
  async function begin(options: Parameters<typeof createTestPlatform>[0] = {}) {
    platform = await createTestPlatform(options)
    const ids = await traceStory(platform)
    await platform.setClock('2026-11-20T09:31:00Z')
    return ids
  }

  it(no(27, 'expires at its exact time, not before and not after (Example 20)'), async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    const id = body.freeze_id
    await platform.setClock('2026-11-20T10:01:00Z')
    expect((await read(id)).hours_remaining).toBe(71.5)
    expect((await extend(id, 24)).body).toMatchObject({
      previous_expiry_timestamp: '2026-11-23T09:31:00Z',
      freeze_expiry_timestamp: '2026-11-24T09:31:00Z',
      total_hours: 96,
      extension_count: 1,
    })
    await platform.setClock('2026-11-24T09:30:59.999Z')
    expect(await read(id)).toMatchObject({
      freeze_status: 'active',
      hours_remaining: 0,
      funds_frozen_amount: 5_500,
    })
    await platform.setClock('2026-11-24T09:31:00.000Z')
    expect(problem(await extend(id, 24))).toBe('409 freeze-expired')
    expect(await read(id)).toMatchObject({
      freeze_status: 'expired',
      hours_remaining: 0,
      funds_frozen_amount: 0,
    })
    await platform.remove()
  })

  it('Example 20: continues administratively for 720 hours, and by an order for longer', async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    expect((await extend(body.freeze_id, 648)).body).toMatchObject({ total_hours: 720 })
    const more = await extend(body.freeze_id, 1)
    expect([problem(more), more.body.max_hours_left]).toEqual(['422 legal-order-required', 0])
    await record(ids.caseId)
    expect((await extend(body.freeze_id, 1, { legal_order_reference: 'RTC-12/2026' })).body).toMatchObject({
      total_hours: 721,
      legal_order_status: 'in_force',
    })
    // The order of the hold is recorded from now on, and must only be named once.
    expect((await extend(body.freeze_id, 1)).body).toMatchObject({ total_hours: 722 })
    await platform.remove()
  })

  it('is extended by an order that another person recorded for it, and no longer than that is valid', async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    const by = (reference: string, hours = 1) =>
      extend(body.freeze_id, hours, { legal_order_reference: reference })
    expect(problem(await by('RTC-12/2026'))).toBe('422 legal-order-required')
    await record(ids.caseId, { account_hash: 'hm1:B', reference: 'OF-ANOTHER' })
    expect(problem(await by('OF-ANOTHER'))).toBe('422 legal-order-required')
    await record(ids.caseId, { account_hash: 'hm1:A' })
    const order = { extension_hours: 1, extension_justification: 'The court has ordered it, see the file.' }
    const own = await platform.as('admin').post(`/v1/recovery/freeze/${body.freeze_id}/extend`, {
      ...order,
      legal_order_reference: 'RTC-12/2026',
    })
    expect(problem(own)).toBe('403 self-approval-refused')
    const long = await by('RTC-12/2026', 2_000)
    expect([problem(long), long.body.max_hours_left]).toEqual(['422 duration-exceeds-limit', 1_598])
    expect((await by('RTC-12/2026', 1_598)).status).toBe(200)
    const unknown = await platform.as('admin').post('/sandbox/settings/legal-orders', {
      case_id: 'CASE-NONE',
      reference: 'X-1',
      issued_by: 'A court',
      valid_until: '2027-01-29T00:00:00Z',
    })
    expect(problem(unknown)).toBe('404 case-not-found')
    expect((await record(ids.caseId, { valid_until: '2026-11-20T09:31:00Z' })).body.errors[0].field).toBe(
      'valid_until',
    )
    await platform.remove()
  })

  it('begins under an order that another person recorded for it, and for no longer than that is valid', async () => {
    const ids = await begin()
    const order = freezeOrder(ids, 'hm1:A', 'BNKB', 5_500)
    const hold = (words: string, hours = 100, caller = analyst()) =>
      caller.post('/v1/recovery/freeze', {
        ...order,
        freeze_type: 'legal_order',
        legal_justification: words,
        freeze_duration_hours: hours,
      })
    const words = 'The court has ordered it, ref:RTC-12/2026.'
    expect(problem(await hold('The court has ordered it.'))).toBe('422 legal-order-required')
    expect(problem(await hold(words))).toBe('422 legal-order-required')
    const draft = await analyst().post('/v1/recovery/legal-document', {
      case_id: ids.caseId,
      document_type: 'freeze_order',
      jurisdiction: 'SANDBOX',
      account_hash: 'hm1:A',
      institution_code: 'BNKB',
      freeze_amount: 5_500,
      freeze_duration_days: 3,
    })
    expect(problem(await hold(`My own draft, ref:${draft.body.document_id}`))).toBe(
      '422 legal-order-required',
    )
    await record(ids.caseId, { account_hash: 'hm1:B' })
    expect(problem(await hold(words))).toBe('422 legal-order-required')
    await record(ids.caseId, { account_hash: 'hm1:A' })
    expect(problem(await hold(words, 100, platform.as('admin')))).toBe('403 self-approval-refused')
    const long = await hold(words, 4_000)
    expect([problem(long), long.body.max_hours_left]).toEqual(['422 duration-exceeds-limit', 1_670])
    expect((await hold(words, 1_670)).body).toMatchObject({
      freeze_status: 'active',
      legal_order_status: 'in_force',
    })
    await platform.remove()
  })

  it('Example 20: holds the available money, pays back requested amounts, and is exhausted at zero', async () => {
    const ids = await begin()
    await platform.as('admin').post('/sandbox/ledger/transactions', {
      sender_account_hash: 'hm1:A',
      receiver_account_hash: 'hm1:E',
      amount: 2_500,
    })
    const partial = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    expect(partial.body).toMatchObject({
      freeze_status: 'active',
      funds_frozen_amount: 3_000,
      institution_compliance: { outcome: 'partial', shortfall: 2_500 },
    })
    const back = (amount: number) =>
      analyst().post('/v1/recovery/fund-return', returnOrder(ids.caseId, partial.body.freeze_id, amount))
    expect((await back(2_500)).body.freeze_remaining_amount).toBe(500)
    const more = await back(500.01)
    expect([problem(more), more.body.max]).toEqual(['422 return-exceeds-frozen', 500])
    expect((await back(500)).status).toBe(202)
    expect((await read(partial.body.freeze_id)).freeze_status).toBe('exhausted')
    await platform.remove()
  })

  it(no(27, 'is not extended once it is released'), async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    expect((await release(body.freeze_id)).body).toMatchObject({
      freeze_status: 'released',
      released_amount: 5_500,
    })
    expect(problem(await extend(body.freeze_id, 1))).toBe('409 freeze-not-active')
    expect(problem(await release(body.freeze_id))).toBe('409 freeze-not-active')
    await platform.remove()
  })

  it(no([25, 30], 'is ordered once and paid back once, even with concurrent requests'), async () => {
    const ids = await begin()
    const order = freezeOrder(ids, 'hm1:A', 'BNKB', 5_500)
    const freezes = await Promise.all([1, 2].map(() => analyst().post('/v1/recovery/freeze', order)))
    expect(freezes.map(({ status }) => status).sort()).toEqual([201, 409])
    const id = freezes.find(({ status }) => status === 201)?.body.freeze_id
    const returns = await Promise.all(
      [1, 2].map(() => analyst().post('/v1/recovery/fund-return', returnOrder(ids.caseId, id, 5_500))),
    )
    const refused = returns.find(({ status }) => status !== 202)
    expect(returns.map(({ status }) => status).sort()).toEqual([202, 422])
    expect([refused && problem(refused), refused?.body.max]).toEqual(['422 return-exceeds-frozen', 0])
    await platform.remove()
  })

  it(no(26, 'shares an account between two cases, and holds no more than the balance'), async () => {
    const ids = await begin()
    await platform.as('admin').post('/sandbox/ledger', {
      accounts: [
        { account_hash: 'hm1:W', institution_code: 'BNKA', opening_balance: 8_000 },
        { account_hash: 'hm1:X', institution_code: 'BNKA', opening_balance: 8_000 },
        { account_hash: 'hm1:M', institution_code: 'BNKB', opening_balance: 0 },
      ],
      transactions: [
        {
          transaction_id: 'TX-W',
          booked_at: '2026-11-20T09:00:00Z',
          sender_account_hash: 'hm1:W',
          receiver_account_hash: 'hm1:M',
          amount: 8_000,
        },
        {
          transaction_id: 'TX-X',
          booked_at: '2026-11-20T09:01:00Z',
          sender_account_hash: 'hm1:X',
          receiver_account_hash: 'hm1:M',
          amount: 8_000,
        },
        {
          transaction_id: 'TX-Y',
          booked_at: '2026-11-20T09:02:00Z',
          sender_account_hash: 'hm1:M',
          receiver_account_hash: null,
          amount: 6_000,
        },
      ],
    })
    const open = async (reference: string, citizen: string) => {
      const { body } = await analyst().post('/v1/cases/intake', {
        citizen_id_hash: citizen,
        scam_type: 'investment',
        transaction_reference: reference,
        amount: 8_000,
      })
      await analyst().post(`/v1/cases/${body.case_id}/route`, { routing_logic: 'recovery_engine' })
      await platform.settle()
      const { body: now } = await analyst().get(`/v1/cases/${body.case_id}`)
      return { caseId: body.case_id, traceId: now.recovery_trace_summary.trace_id }
    }
    const cases = [await open('TX-W', 'hm1:w'), await open('TX-X', 'hm1:x')]
    const answers = await Promise.all(
      cases.map((entry) => analyst().post('/v1/recovery/freeze', freezeOrder(entry, 'hm1:M', 'BNKB', 8_000))),
    )
    const held = answers.map(
      ({ body }) => `${body.funds_frozen_amount} ${body.institution_compliance.outcome}`,
    )
    expect(held.sort()).toEqual(['2000 partial', '8000 full'])
    expect(ids.caseId).not.toBe(cases[0]?.caseId)
    await platform.remove()
  })

  it(no(29, 'is not released as expired while an hour is left'), async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    const releaseAsExpired = () =>
      analyst().post(`/v1/recovery/freeze/${body.freeze_id}/release`, {
        release_reason: 'expiry',
        release_authority: 'Anti-scam centre',
        release_authorization_token: 'sbx-release',
      })
    await platform.setClock('2026-11-23T08:31:00Z')
    expect((await releaseAsExpired()).status).toBe(422)
    expect(await read(body.freeze_id)).toMatchObject({ freeze_status: 'active', hours_remaining: 1 })
    await platform.setClock('2026-11-23T09:31:00Z')
    const recorded = await releaseAsExpired()
    expect([recorded.status, recorded.body]).toEqual([
      200,
      {
        freeze_id: body.freeze_id,
        freeze_status: 'expired',
        release_reason: 'expiry',
        released_amount: 5_500,
        released_at: '2026-11-23T09:31:00Z',
        release_order_id: expect.stringMatching(/^RLS-/),
      },
    ])
    expect((await releaseAsExpired()).body).toEqual(recorded.body)
    const { body: audit } = await platform.as('admin').get(`/sandbox/audit?case_id=${ids.caseId}`)
    const confirmed = audit.rows.filter((row: { action: string }) => row.action === 'freeze.expiry_confirmed')
    expect(confirmed).toHaveLength(1)
    expect(problem(await release(body.freeze_id))).toBe('409 freeze-not-active')
    await platform.remove()
  })

  it('returns the response of a release by expiry again for the first token, and refuses any other', async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    const { token } = (
      await platform
        .as('admin')
        .post('/sandbox/tokens', { scope: 'release', max_uses: 1, issued_by: 'a judge' })
    ).body
    const releaseBy = (word: string) =>
      analyst().post(`/v1/recovery/freeze/${body.freeze_id}/release`, {
        release_reason: 'expiry',
        release_authority: 'Anti-scam centre',
        release_authorization_token: word,
      })
    await platform.setClock('2026-11-24T00:00:00Z')
    const first = await releaseBy(token)
    expect(first.status).toBe(200)
    expect((await releaseBy(token)).body).toEqual(first.body)
    expect(problem(await releaseBy('a-guessed-token'))).toBe('403 invalid-authorization-token')
    await platform.remove()
  })

  it(no(36, 'can no longer be classified as no fraud once some of it was paid back'), async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    await analyst().post('/v1/recovery/fund-return', returnOrder(ids.caseId, body.freeze_id, 5_500))
    const close = (outcome: string) =>
      analyst().post(`/v1/cases/${ids.caseId}/classify`, {
        final_scam_type: 'other',
        recovery_outcome: outcome,
        recovery_amount: 5_500,
      })
    expect((await close('not_fraud')).status).toBe(422)
    expect((await close('partial_recovery')).status).toBe(200)
    await platform.remove()
  })

  it(no(32, 'lets a return in transit continue when the rest is released'), async () => {
    const ids = await begin({ profile: { ...defaultProfile, returnDelaySeconds: 60 } })
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    await analyst().post('/v1/recovery/fund-return', returnOrder(ids.caseId, body.freeze_id, 1_000))
    expect((await release(body.freeze_id)).body.released_amount).toBe(4_500)
    const meanwhile = (await analyst().get(`/v1/cases/${ids.caseId}`)).body
    expect([meanwhile.status, meanwhile.extensions.returning]).toEqual(['returning', 1_000])
    await platform.setClock('2026-11-20T09:32:00Z')
    const now = (await analyst().get(`/v1/cases/${ids.caseId}`)).body
    expect([now.status, now.extensions.paid, now.extensions.returning]).toEqual([
      'partially_recovered',
      1_000,
      undefined,
    ])
    await platform.remove()
  })

  it(no(33, 'ends at its own time if the clock jumps ten years'), async () => {
    const ids = await begin()
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    await platform.setClock('2036-11-20T09:31:00Z')
    expect(await read(body.freeze_id)).toMatchObject({ freeze_status: 'expired', hours_remaining: 0 })
    const { body: now } = await analyst().get(`/v1/cases/${ids.caseId}`)
    expect(now.freeze_status_timeline.at(-1)).toMatchObject({ event: 'expired', at: '2026-11-23T09:31:00Z' })
    await platform.remove()
  })

  it(no(44, 'moves money that an account pays itself to the back of its queue'), async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:30:00Z')
    const at = '2026-11-20T09:06:00Z'
    const row = (id: string, from: string, to: string, amount: number) => ({
      transaction_id: id,
      booked_at: at,
      sender_account_hash: from,
      receiver_account_hash: to,
      amount,
    })
    await platform.as('admin').post('/sandbox/ledger', {
      ...story.ledger,
      transactions: [
        story.ledger.transactions[0],
        row('S-1', 'hm1:A', 'hm1:A', 1_500),
        row('S-2', 'hm1:A', 'hm1:B', 1_500),
      ],
    })
    const { body } = await platform.as('analyst').post('/v1/cases/intake', story.intake)
    await platform.as('analyst').post(`/v1/cases/${body.case_id}/route`, {})
    await platform.settle()
    const { recovery_trace_summary: summary } = (await analyst().get(`/v1/cases/${body.case_id}`)).body
    const { body: found } = await analyst().get(`/v1/recovery/trace/${summary.trace_id}`)
    expect(
      found.account_chain.map((entry: { tracing: { remaining: number } }) => entry.tracing.remaining),
    ).toEqual([23_500, 1_500])
    await platform.remove()
  })

  it(no(45, 'reports what it cannot trace into a suspended institution'), async () => {
    platform = await createTestPlatform()
    const caseId = await openStory(platform)
    await platform.as('admin').post('/sandbox/institutions/WLTC/behaviour', { status: 'suspended' })
    await analyst().post(`/v1/cases/${caseId}/route`, {})
    await platform.settle()
    const { recovery_trace_summary: summary } = (await analyst().get(`/v1/cases/${caseId}`)).body
    const { body } = await analyst().get(`/v1/recovery/trace/${summary.trace_id}`)
    expect(body.status).toBe('completed_partial')
    expect(body.extensions.totals.untraceable_institution).toBe(10_500)
    await platform.remove()
  })
})

it('covers all of the 45', () => {
  expect(no.missing()).toEqual([])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, bootstrapKey } from '../../support/admin-key.ts'
import { ownPage, signIn } from '../../support/operator.ts'
import { type Asked, ask as askAt } from '../../support/raw-request.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'

describe('the console', () => {
  let server: ServerProcess
  let caseId = ''
  let cookie = ''
  beforeAll(async () => {
    server = await startServer()
    cookie = await signIn(server.url())
    const intake = await ask('/v1/cases/intake', {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify({
        citizen_id_hash: 'hm1:citizen-of-the-tests',
        scam_type: 'purchase',
        transaction_reference: 'TX-1001',
        amount: 25_000,
      }),
    })
    caseId = (JSON.parse(intake.text) as { case_id: string }).case_id
  })
  afterAll(() => server.remove())

  /** Asks as who is signed in. */
  const ask = (path: string, { headers, ...rest }: Asked = {}) =>
    askAt(`${server.url()}${path}`, { ...rest, headers: { cookie, ...headers } })
  const own = () => ownPage(server.url())

  const lists = ['cases', 'messages', 'audit', 'hand-overs'] as const

  it.each(lists)('answers its own page with the %s, and lets nobody keep them', async (name) => {
    const reply = await ask(`/console/demo/${name}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'http://localhost:1' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a name that was made to point here', { host: 'rebound.example' }, 404],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['a proxy with a newer header', { forwarded: 'for=203.0.113.9' }, 404],
  ])('answers nothing to %s', async (_, headers, status) => {
    const reply = await ask('/console/demo/cases', { headers })
    expect(reply.status).toBe(status)
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(reply.text).not.toContain(caseId)
  })

  it.each([
    ['no proof of where it comes from', { 'content-type': 'application/json' }],
    ['the type of a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
    ['another origin', { 'content-type': 'application/json', origin: 'https://elsewhere.example' }],
  ])('does nothing for a request with %s', async (_, headers) => {
    const reply = await ask(`/console/demo/cases/${caseId}/notify`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ notification_type: 'safety_advice', delivery_channels: ['sms'] }),
    })
    expect(reply.status).toBe(403)
  })

  it('names the field that is wrong', async () => {
    const reply = await ask(`/console/demo/cases/${caseId}/freeze`, {
      method: 'POST',
      headers: own(),
      body: JSON.stringify({
        trace_id: 'TRC-1',
        account_hash: 'hm1:a',
        institution_code: 'HRBR',
        amount: -1,
      }),
    })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.text)).toMatchObject({ errors: [{ field: 'amount' }] })
  })

  it.each([
    '/console/api/none',
    '/console/demo/cases/..%2F..%2Faudit',
    '/console/demo/freezes/x',
    '/console/none.js',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('is not framed, and runs scripts of its own alone', async () => {
    const page = await ask('/console/')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|http:|\*/)
    expect(page.text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/)
  })

  it('tells neither a secret, nor a holder’s name, nor who the citizen is', async () => {
    const detail = await ask(`/console/demo/cases/${caseId}`)
    const { traces } = JSON.parse(detail.text) as { traces: { trace_id: string }[] }
    const trace = await ask(`/console/demo/traces/${traces[0]?.trace_id}`)
    const frozen = await freezeFirst(trace.text)
    expect(frozen.status).toBe(201)
    const texts = [detail, trace, frozen, await ask(`/console/demo/cases/${caseId}`)]
    for (const name of lists) texts.push(await ask(`/console/demo/${name}`))
    const all = texts.map(({ text }) => text).join('\n')
    expect(all).toContain(caseId)
    for (const secret of ['sbx-freeze', 'sbx-release', bootstrapKey, 'Bearer', 'hm1:citizen-of-the-tests']) {
      expect(all).not.toContain(secret)
    }
    expect(all).not.toMatch(/Amina|Rolan|Tess|Specimen|Placeholder|_sealed|_enc"/)
  })

  const freezeFirst = (trace: string) => {
    const { trace_id, account_chain: chain } = JSON.parse(trace) as {
      trace_id: string
      account_chain: {
        account_hash: string
        institution_code: string
        tracing: { recommended_amount: number }
      }[]
    }
    const [first] = chain
    return ask(`/console/demo/cases/${caseId}/freeze`, {
      method: 'POST',
      headers: own(),
      body: JSON.stringify({
        trace_id,
        account_hash: first?.account_hash,
        institution_code: first?.institution_code,
        amount: first?.tracing.recommended_amount,
      }),
    })
  }
})

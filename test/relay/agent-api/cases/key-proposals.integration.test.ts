import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../../../src/contract/operations/operation.ts'
import { createApiKeys, type NewApiKey } from '../../../../src/relay/security/auth/api-keys.ts'
import { type DeskPerson, startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { freezeOf, openTraced, propose, type TracedAccount } from '../../../support/desk-acts.ts'

const minuteMs = 60_000
const scopes: Scope[] = ['redress:read', 'redress:write', 'recovery:read', 'recovery:write']
const reason = 'Money of the reported payment lies here.'
const problem = (code: string) => ({ body: { type: `urn:parley:problem:${code}` } })

/** A server with an API key. */
interface Caller {
  prefix: string
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  call(method: string, path: string, body?: object): Promise<{ status: number; body: any }>
}

describe('a proposal by an API key', () => {
  let test: TestDesk
  let ana: DeskPerson
  let recovery: Caller
  let duty: Caller
  beforeAll(async () => {
    test = await startTestDesk()
    ana = test.as('ana', 'supervisor')
    recovery = await callerOf({ owner: 'Recovery desk' })
    duty = await callerOf({ owner: 'Duty officer' })
  })
  afterAll(() => test.stop())

  async function callerOf(wanted: Partial<NewApiKey>): Promise<Caller> {
    const keys = createApiKeys({ db: test.relay.test.storage.db, clock: () => new Date().toISOString() })
    const { key, prefix } = await keys.create({ scopes, role: 'analyst', madeBy: 'operator', ...wanted })
    return {
      prefix,
      async call(method, path, body) {
        const answer = await fetch(test.relay.url + path, {
          method,
          headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        return { status: answer.status, body: await answer.json() }
      },
    }
  }
  const wishOf = ({ caseId, traceId, accountHash, institution }: TracedAccount) => ({
    action: 'freeze',
    case_id: caseId,
    trace_id: traceId,
    account_hash: accountHash,
    institution_code: institution,
    freeze_amount: 100,
    freeze_duration_hours: 24,
    reason,
  })
  const put = async (by: Caller, wish: object) => {
    const { status, body } = await by.call('POST', '/recovery/v1/proposals', wish)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const open = async (by = recovery) => put(by, wishOf(await openTraced(test, ana)))
  const approve = (by: Caller, { proposal_id: id, digest }: { proposal_id: string; digest: string }) =>
    by.call('POST', `/recovery/v1/proposals/${id}/approve`, { digest })
  const stateOf = async (id: string) =>
    (await recovery.call('GET', `/recovery/v1/proposals/${id}`)).body.state

  it('freezes and releases money of a case that came by API, once another owner approves it', async () => {
    const complaint = {
      citizen_id_hash: 'hm1:by-api',
      scam_type: 'investment',
      transaction_reference: 'TX-1001',
      amount: 25_000,
    }
    const { case_id: caseId } = (await recovery.call('POST', '/v1/cases/intake', complaint)).body
    await test.settle()
    const { body: status } = await recovery.call('GET', `/v1/cases/${caseId}`)
    const traceId = status.recovery_trace_summary.trace_id
    const { body: trace } = await recovery.call('GET', `/v1/recovery/trace/${traceId}`)
    const account = trace.account_chain.find(({ balance }: { balance: number }) => balance >= 100)
    const { account_hash: accountHash, institution_code: institution } = account
    const freeze = await put(recovery, wishOf({ caseId, traceId, accountHash, institution }))
    expect(freeze).toMatchObject({ state: 'proposed', proposed_by: { name: 'Recovery desk' }, result: null })
    expect((await duty.call('GET', '/recovery/v1/proposals')).body.proposals).toContainEqual(freeze)
    const held = await approve(duty, freeze)
    expect(held).toMatchObject({
      status: 200,
      body: { state: 'executed', decided_by: { id: `key:${duty.prefix}`, name: 'Duty officer' } },
    })
    await test.settle()
    const { freeze_id: freezeId } = held.body.result
    const order = { action: 'release', case_id: caseId, freeze_id: freezeId, reason }
    const release = await put(duty, { ...order, release_reason: 'non_fraud_determination' })
    expect(await approve(recovery, release)).toMatchObject({ body: { state: 'executed' } })
    expect((await recovery.call('GET', `/v1/recovery/freeze/${freezeId}`)).body.freeze_status).toBe(
      'released',
    )
    const audit = await test.platform.test.storage.db
      .selectFrom('pf_audit')
      .select(['action', 'actor'])
      .where('case_id', '=', caseId)
      .execute()
    const named = (by: Caller) => expect.stringContaining(by.prefix)
    expect(audit).toContainEqual({ action: 'token.issued', actor: named(duty) })
    expect(audit).toContainEqual({ action: 'freeze.issued', actor: named(recovery) })
    const { body: file } = await ana.get(`/cases/${caseId}`)
    const acts = file.timeline.map(({ kind, actor }: { kind: string; actor: string }) => `${kind} ${actor}`)
    expect(acts).toEqual(expect.arrayContaining(['propose Recovery desk', 'approve Duty officer']))
    await expect
      .poll(
        async () => {
          const { db } = test.relay.test.storage
          const rows = await db.selectFrom('security_event').select(['kind', 'actor']).execute()
          return rows.map(({ kind, actor }) => `${kind} ${actor}`)
        },
        { timeout: 20_000 },
      )
      .toEqual(
        expect.arrayContaining([
          `money-proposed key:${recovery.prefix}`,
          `money-approved key:${duty.prefix}`,
        ]),
      )
  })

  it.each<[string, () => Promise<Caller>]>([
    ['the same key', async () => recovery],
    ['another key of the same owner', () => callerOf({ owner: ' recovery  DESK ' })],
  ])('is not approved by %s', async (_, made) => {
    const proposal = await open()
    expect(await approve(await made(), proposal)).toMatchObject({
      status: 403,
      ...problem('self-approval-refused'),
    })
    expect(await stateOf(proposal.proposal_id)).toBe('proposed')
  })

  it('is not approved by anyone who has seen its key', async () => {
    const proposal = await open(await callerOf({ owner: 'One', madeBy: 'ana' }))
    const refused = { status: 403, ...problem('self-approval-refused') }
    expect(await approve(await callerOf({ owner: 'Two', madeBy: 'ana' }), proposal)).toMatchObject(refused)
    const shown = { id: proposal.proposal_id, digest: proposal.digest }
    expect(await ana.approve(shown)).toMatchObject(refused)
    expect(await test.as('ben', 'analyst').approve(shown)).toMatchObject({ body: { state: 'executed' } })
  })

  it.each<[string, Partial<NewApiKey>, string]>([
    ['without an owner', {}, 'owner'],
    ['of another role', { owner: 'Bank', role: 'institution:MRDN' }, 'role'],
    ['without the scope', { owner: 'Reader', scopes: ['recovery:read'] }, 'scope'],
  ])('is neither made nor approved by a key %s', async (_, wanted, code) => {
    const proposal = await open()
    const stranger = await callerOf(wanted)
    const tries = [
      await approve(stranger, proposal),
      await stranger.call('POST', '/recovery/v1/proposals', wishOf(await openTraced(test, ana))),
    ]
    for (const { status, body } of tries) expect([status, body.errors[0].code]).toEqual([403, code])
    const without = await fetch(`${test.relay.url}/recovery/v1/proposals`)
    expect(without.status).toBe(401)
  })

  it('is approved only by its own digest, once', async () => {
    const [first, second] = [await open(), await open()]
    const changed = { status: 409, ...problem('evidence-changed') }
    expect(await approve(duty, { ...first, digest: second.digest })).toMatchObject(changed)
    const both = await Promise.all([approve(duty, first), approve(duty, first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await approve(duty, first)).toMatchObject({ status: 409, ...problem('proposal-decided') })
    const { case_id: caseId } = first
    expect((await ana.get(`/cases/${caseId}`)).body.freezes).toHaveLength(1)
  })

  it('is not approved after half an hour, nor after its withdrawal', async () => {
    const [late, withdrawn] = [await open(), await open()]
    const path = `/recovery/v1/proposals/${withdrawn.proposal_id}/reject`
    expect(await recovery.call('POST', path, { note: 'It was the wrong account.' })).toMatchObject({
      body: { state: 'withdrawn' },
    })
    expect(await approve(duty, withdrawn)).toMatchObject({ status: 409, body: { state: 'withdrawn' } })
    test.setNow(new Date(Date.now() + 31 * minuteMs).toISOString())
    expect(await approve(duty, late)).toMatchObject({ status: 409, body: { state: 'expired' } })
    test.setNow(undefined)
  })

  it('is apart from the proposals of the console, which keys neither see nor decide', async () => {
    const { id, digest } = await propose(ana, freezeOf(await openTraced(test, ana)))
    const { body } = await duty.call('GET', '/recovery/v1/proposals')
    expect(body.proposals.map(({ proposal_id }: { proposal_id: string }) => proposal_id)).not.toContain(id)
    expect(await duty.call('GET', `/recovery/v1/proposals/${id}`)).toMatchObject({ status: 404 })
    expect(await approve(duty, { proposal_id: id, digest })).toMatchObject({ status: 404 })
  })

  it('names what is wrong, and changes nothing', async () => {
    const wish = wishOf(await openTraced(test, ana))
    const fields = async (change: object) => {
      const { status, body } = await recovery.call('POST', '/recovery/v1/proposals', { ...wish, ...change })
      return [status, body.errors?.[0]?.field]
    }
    expect(await fields({ freeze_amount: 0.001 })).toEqual([400, 'freeze_amount'])
    expect(await fields({ freeze_duration_hours: 73 })).toEqual([400, 'freeze_duration_hours'])
    const release = { action: 'release', case_id: wish.case_id, reason, release_reason: 'duplicate_freeze' }
    const { status, body } = await recovery.call('POST', '/recovery/v1/proposals', {
      ...release,
      freeze_id: 'FRZ-OTHER',
    })
    expect([status, body.errors[0].field]).toEqual([400, 'freeze_id'])
    expect(await fields({ case_id: 'CASE-UNKNOWN' })).toEqual([404, undefined])
    await put(recovery, wish)
    expect(await fields({})).toEqual([409, undefined])
  })
})

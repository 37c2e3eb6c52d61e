import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { foundNation, institution, type Nation } from '../support/nation.ts'
import { freezeOrder } from '../support/trust-story.ts'
import { answerTo, caseIdIn, caseNumberIn } from '../support/victim.ts'

/** A busy machine starts a process in half a minute, and what waits is tried again within another. */
const patience = { timeout: 180_000, interval: 200 }

/** A relay, a national platform and an institution, each a process of its own, from the report to the closed case. */
describe('the whole national story, in three processes', { timeout: 900_000 }, () => {
  let nation: Nation
  beforeEach(async () => {
    nation = await foundNation()
    await nation.startInstitution()
  }, 300_000)
  afterEach(() => nation.stop())

  /** Answers every question of the report, up to sending it. */
  const tell = async (): Promise<ChatClient> => {
    const chat = await openChat({ url: () => nation.relay.url() })
    for (;;) {
      const messages = await chat.until((all) => answerTo(all) !== undefined, patience.timeout)
      const { question = '', answer = '' } = answerTo(messages) ?? {}
      const seq = await chat.say(answer)
      await chat.until((all) => all.some((message) => message.seq === seq), patience.timeout)
      if (/Is this right/.test(question)) return chat
    }
  }
  const caseOf = async (chat: ChatClient): Promise<string> => {
    await chat.until(
      (all) => caseNumberIn(all) !== undefined && caseIdIn(chat) !== undefined,
      patience.timeout,
    )
    return caseIdIn(chat) ?? ''
  }
  const operation = async (path: string, body: object, status: number) => {
    const answer = await nation.call('POST', path, body)
    expect(answer, path).toMatchObject({ status })
    return answer.body
  }
  const caseStatus = async (caseId: string) => (await nation.call('GET', `/v1/cases/${caseId}`)).body
  const freezeStatus = async (id: string) => (await nation.call('GET', `/v1/recovery/freeze/${id}`)).body
  const pass = (seconds: number) => nation.atPlatform('POST', '/sandbox/clock', { advance_seconds: seconds })

  /** Waits for the trace, and has money held on the account of the institution that answers itself. */
  const order = async (caseId: string): Promise<string> => {
    await expect.poll(async () => (await caseStatus(caseId)).status, patience).toBe('traced')
    const traceId = (await caseStatus(caseId)).recovery_trace_summary.trace_id
    const { body: trace } = await nation.call('GET', `/v1/recovery/trace/${traceId}`)
    const account = trace.account_chain.find(
      (entry: { institution_code: string; balance: number }) =>
        entry.institution_code === institution && entry.balance > 0,
    )
    const wish = freezeOrder({ caseId, traceId }, account.account_hash, institution, 1_000)
    return (await operation('/v1/recovery/freeze', wish, 201)).freeze_id
  }
  /** Has the citizen told by SMS that money is held. */
  const notify = (caseId: string) => {
    const wish = { notification_type: 'freeze_confirmed', delivery_channels: ['sms'] }
    return operation(`/v1/cases/${caseId}/notify`, wish, 202)
  }
  /** What has been done in a case, as the platform's operator sees it. */
  const done = async (caseId: string): Promise<string[]> => {
    const { body } = await nation.atPlatform('GET', `/sandbox/audit?case_id=${caseId}`)
    return body.rows.map(({ action }: { action: string }) => action)
  }
  /** Disputes, pays back and closes; the figures are those of the ledger. */
  const conclude = async (caseId: string, freezeId: string) => {
    const dispute = { institution_code: institution, dispute_amount: 500 }
    const { odr_id: odrId } = await operation(`/v1/cases/${caseId}/odr`, dispute, 201)
    await expect.poll(() => nation.acts, patience).toContainEqual({ settled: odrId })
    const back = {
      case_id: caseId,
      freeze_id: freezeId,
      victim_account_identifier: '5550001',
      victim_institution_code: 'UNTY',
      return_amount: 1_000,
      return_method: 'original_account_reversal',
    }
    await operation('/v1/recovery/fund-return', back, 202)
    await pass(60)
    const closing = {
      final_scam_type: 'impersonation_bank',
      recovery_outcome: 'partial_recovery',
      recovery_amount: 1_500,
      primary_institution_code: institution,
    }
    await operation(`/v1/cases/${caseId}/classify`, closing, 200)
    expect(await caseStatus(caseId)).toMatchObject({ status: 'closed' })
  }
  /** What the customer of the relay was told, in its order. */
  const told = () => nation.customer.taken.map(({ type }) => type)

  it('goes from her report to the closed case', async () => {
    const chat = await tell()
    const caseId = await caseOf(chat)
    const freezeId = await order(caseId)
    await expect.poll(() => nation.acts, patience).toContainEqual({ held: freezeId })
    expect(await freezeStatus(freezeId)).toMatchObject({
      freeze_status: 'active',
      funds_frozen_amount: 1_000,
    })

    await notify(caseId)
    await expect.poll(() => nation.sms.taken.length, patience).toBe(1)
    expect(nation.sms.taken[0]?.text).toContain('PHP 1,000.00')
    expect(await nation.reportArrived(nation.sms.taken[0]?.id ?? '')).toEqual({
      status: 200,
      body: { received: 1, news: 1 },
    })
    expect(await done(caseId)).toContain('delivery.delivered')

    const outage = {
      incident_type: 'outage',
      severity: 'low',
      affected_institutions: [institution],
      description: 'Maintenance at night.',
      estimated_resolution_time_minutes: 0,
    }
    expect(await operation('/v1/ips/incident-report', outage, 201)).toMatchObject({
      notified_institutions: [institution],
    })
    await expect.poll(() => nation.smtp.mails.join('\n'), patience).toContain('Maintenance at night.')

    await conclude(caseId, freezeId)
    await expect.poll(told, patience).toContain('case_created')
    await chat.say('How does my case stand?')
    await expect.poll(told, patience).toContain('case_changed')
  })

  it('ends the same when each of them was away in the middle', async () => {
    // The platform is away while she reports, and the customer's server with it.
    nation.setCustomerDown(true)
    await nation.platform.kill()
    const chat = await tell()
    expect(caseNumberIn(chat.messages())).toBeUndefined()
    await nation.restartPlatform()
    const caseId = await caseOf(chat)

    // The institution is away for ten minutes when its answer is wanted.
    await nation.killInstitution()
    const freezeId = await order(caseId)
    await pass(600)
    expect(await freezeStatus(freezeId)).toMatchObject({ freeze_status: 'pending_ack' })
    await nation.startInstitution()
    await expect.poll(() => nation.acts, patience).toContainEqual({ held: freezeId })

    // The service for SMS is away for ten minutes.
    nation.sms.isDown = true
    await notify(caseId)
    await expect.poll(() => nation.sms.refused.length, patience).toBeGreaterThan(0)
    nation.sms.isDown = false
    await pass(600)
    await expect.poll(() => nation.sms.taken.length, patience).toBe(1)

    // The relay is killed, and knows its chat and its case afterwards.
    await nation.relay.kill()
    nation.setCustomerDown(false)
    await nation.relay.start()
    await conclude(caseId, freezeId)
    await expect.poll(told, patience).toContain('case_created')
    expect(new Set(told()).size).toBeGreaterThan(2)
    await chat.say('How does my case stand?')
    await expect.poll(told, patience).toContain('case_changed')
  })
})

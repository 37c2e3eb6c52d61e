import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { foundNation, institution, type Nation } from '../support/nation.ts'
import { freezeOrder } from '../support/trust-story.ts'
import { answerTo, caseIdIn, caseNumberIn } from '../support/victim.ts'

/**
 * With PARLEY_REALLY_AWAY=1, each outage takes ten minutes of real time, so the test takes three quarters of
 * an hour.
 */
const isReallyAway = process.env.PARLEY_REALLY_AWAY === '1'
const awaySeconds = 600

/**
 * A busy machine starts a process in half a minute, and waiting work is retried within another; after ten
 * minutes it takes longer.
 */
const patience = { timeout: isReallyAway ? 900_000 : 180_000, interval: 200 }

/**
 * A relay, a national platform and an institution, each in a separate process, from the report to the closed
 * case.
 */
describe('national story in three processes', {
  timeout: isReallyAway ? 7_200_000 : 900_000,
}, () => {
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
      if (/anti-scam centre now/.test(question)) return chat
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

  /**
   * Lets ten minutes pass during an outage: on the platform's clock, in steps of two minutes, so that its
   * retries are refused as often as in ten minutes. The relay's own clock cannot be moved; for the relay it
   * is moments, unless real time is used.
   */
  const tenMinutes = async () => {
    if (isReallyAway) await new Promise((done) => setTimeout(done, awaySeconds * 1_000))
    else for (let passed = 0; passed < awaySeconds; passed += 120) await pass(120)
  }

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
  /** Notifies the citizen by SMS that money is held. */
  const notify = (caseId: string) => {
    const wish = { notification_type: 'freeze_confirmed', delivery_channels: ['sms'] }
    return operation(`/v1/cases/${caseId}/notify`, wish, 202)
  }
  /** Number of times the SMS centre received the text about held money; a long message comes in parts. */
  const timesTold = () => {
    const { taken } = nation.sms()
    const text = taken.map((sms) => sms.text).join('')
    return text.split('PHP 1,000.00').length - 1
  }
  /** Number of failed delivery attempts by the platform. */
  const triesInVain = () =>
    nation.platform.log.filter((line) => line.includes('a message could not be handed over')).length
  /** A person without a chat reports to the bank, and is notified by email. */
  const reportByTelephone = async () => {
    const report = {
      citizen_id_hash: 'hm1:ben',
      scam_type: 'purchase',
      transaction_reference: 'TX-OF-BEN',
      amount: 120,
      confidence_metadata: { contact_email: 'ben@mail.example' },
    }
    const { case_id } = await operation('/v1/cases/intake', report, 201)
    const wish = { notification_type: 'case_received', delivery_channels: ['email'] }
    await operation(`/v1/cases/${case_id}/notify`, wish, 202)
  }
  /** Actions in a case, as the platform's operator sees them. */
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
  /** Events that the relay's customer received, in order. */
  const told = () => nation.customer.taken.map(({ type }) => type)

  it('runs from the report to the closed case', async () => {
    const chat = await tell()
    const caseId = await caseOf(chat)
    const freezeId = await order(caseId)
    await expect.poll(() => nation.acts, patience).toContainEqual({ held: freezeId })
    expect(await freezeStatus(freezeId)).toMatchObject({
      freeze_status: 'active',
      funds_frozen_amount: 1_000,
    })

    await notify(caseId)
    await expect.poll(timesTold, patience).toBe(1)
    for (const { id } of nation.sms().taken) expect(await nation.sms().receipt(id, 'DELIVRD')).toBe(0)
    await expect.poll(() => done(caseId), patience).toContain('delivery.delivered')

    await reportByTelephone()
    await expect.poll(() => nation.smtp.mails.join('\n'), patience).toMatch(/^To: ben@mail\.example$/m)

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

  it('ends the same if each process was down for ten minutes in the middle', async () => {
    // The platform and the customer's server are down during the report. The clock of a dead process cannot
    // be moved.
    nation.setCustomerDown(true)
    await nation.platform.kill()
    const chat = await tell()
    if (isReallyAway) await tenMinutes()
    expect(caseNumberIn(chat.messages())).toBeUndefined()
    await nation.restartPlatform()
    const caseId = await caseOf(chat)

    // The institution is down when its answer is due.
    await nation.killInstitution()
    const freezeId = await order(caseId)
    await tenMinutes()
    expect(await freezeStatus(freezeId)).toMatchObject({ freeze_status: 'pending_ack' })
    await nation.startInstitution()
    await expect.poll(() => nation.acts, patience).toContainEqual({ held: freezeId })
    // The longer a server is away, the later it is tried again, in real time.
    nation.setCustomerDown(false)

    // The SMS centre is down, and the citizen's message survives it.
    await nation.stopSms()
    await notify(caseId)
    await tenMinutes()
    await expect.poll(triesInVain, patience).toBeGreaterThan(4)
    await nation.restartSms()
    await expect.poll(() => nation.sms().bound(), patience).toBe(1)
    if (!isReallyAway) await pass(900)
    await expect.poll(timesTold, patience).toBe(1)

    // The relay is killed, and still has its chat and its case afterwards.
    await nation.relay.kill()
    await tenMinutes()
    await nation.relay.start()
    await conclude(caseId, freezeId)
    await expect.poll(told, patience).toContain('case_created')
    expect(new Set(told()).size).toBeGreaterThan(2)
    await chat.say('How does my case stand?')
    await expect.poll(told, patience).toContain('case_changed')
  })
})

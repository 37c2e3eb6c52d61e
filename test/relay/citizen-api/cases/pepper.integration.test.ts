import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { createKeyedHash, type Peppers } from '../../../../src/contract/primitives/keyed-hash.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { textOf } from '../../../support/victim.ts'

const oldPepper = 'an old pepper'
const freshPepper = 'a fresh pepper'
/** The account that the test dialogue reports, and its holder. */
const accused = { number: '0917 555 0101', holder_name: 'Maria Santos', institution_code: 'BNKB' }
describe(`pepper rotation on ${database.name}`, () => {
  let peppers: Peppers
  let platform: TestPlatform
  let relay: TestRelay
  const keyedHash = createKeyedHash(() => peppers)
  const rotate = () => {
    peppers = [freshPepper, oldPepper]
  }
  const forget = () => {
    peppers = [freshPepper]
  }

  beforeEach(async () => {
    peppers = [oldPepper]
    platform = await createTestPlatform({ keyedHash })
    relay = await startRelay({ dispatch: platform.platform.dispatch, secret: platformSecret, keyedHash })
    const { number, ...account } = accused
    await platform.as('admin').post('/sandbox/ledger', {
      participants: [{ institution_code: 'BNKB', institution_name: 'Birch Bank' }],
      accounts: [
        {
          ...account,
          account_hash: keyedHash('account', number),
          opening_balance: 0,
          opened_at: '2026-01-01T00:00:00Z',
        },
      ],
      transactions: [],
    })
  })
  afterEach(async () => {
    await relay.stop()
    await platform.remove()
  })

  const hasSaid = (text: RegExp) => (messages: ChatMessage[]) =>
    messages.some((message) => message.author.kind === 'bot' && text.test(textOf(message)))

  const open = () => openChat({ url: () => relay.url })

  /** Reports the scam of the test dialogue; returns the case id. */
  const report = async (): Promise<string> => {
    const chat = await open()
    await chat.say('report')
    await chat.until(hasSaid(/^done create-case$/))
    const event = chat.events.find(({ type }) => type === 'case')
    return event?.type === 'case' ? event.caseId : ''
  }

  const look = async (chat: ChatClient, caseId: string, digits = '4567'): Promise<string> => {
    await chat.say(`find ${caseId} ${digits}`)
    const messages = await chat.until(hasSaid(/^done find-case/))
    return messages.map(textOf).find((text) => text.startsWith('done find-case')) ?? ''
  }

  const caseOf = (caseId: string) =>
    platform.test.storage.db
      .selectFrom('pf_case')
      .selectAll()
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()

  const reportsOf = async (accountHash: string): Promise<number> => {
    const rows = await platform.test.storage.db
      .selectFrom('pf_account_report')
      .select('case_id')
      .where('account_hash', '=', accountHash)
      .execute()
    return rows.length
  }

  const verify = async ({ number, holder_name, institution_code }: typeof accused): Promise<string> => {
    const query = new URLSearchParams({
      receiver_account_identifier: number,
      receiver_account_holder_name_candidate: holder_name,
      receiver_institution_code: institution_code,
      query_context: 'post_complaint',
    })
    const { body } = await platform.as('analyst').get(`/v1/ips/verify-account?${query}`)
    return body.match_result
  }

  it('recognises the same account before and after, until the old pepper is removed', async () => {
    const account = keyedHash('account', accused.number)
    expect((await caseOf(await report())).receiver_account_hash).toBe(account)
    rotate()
    const after = await caseOf(await report())
    expect(after.receiver_account_hash).toBe(account)
    expect(await reportsOf(account)).toBe(2)
    // Only hashes of the new pepper are stored.
    expect(after.receiving_account_hint).toBe(createKeyedHash(() => [freshPepper])('account', accused.number))
    expect(after.confidence_metadata).not.toContain('hm1:')
    forget()
    await platform.setClock(new Date(Date.now() + 25 * 3_600_000).toISOString())
    expect((await caseOf(await report())).receiver_account_hash).toBeNull()
    expect(await reportsOf(account)).toBe(2)
  })

  it('opens a case by its digits, and hashes them again when they are entered', async () => {
    const caseId = await report()
    rotate()
    expect(await look(await open(), caseId, '0000')).toBe('done find-case nothing')
    expect(await look(await open(), caseId)).not.toContain('nothing')
    forget()
    // The digits were entered in the meantime, and hashed again.
    expect(await look(await open(), caseId)).not.toContain('nothing')
  })

  it('no longer opens a case by digits that were not entered before the old pepper was removed', async () => {
    const caseId = await report()
    rotate()
    const later = await report()
    expect(later).not.toBe(caseId)
    forget()
    expect(await look(await open(), caseId)).toBe('done find-case nothing')
    expect(await look(await open(), later)).not.toContain('nothing')
  })

  it('verifies an account by its number, until the old pepper is removed', async () => {
    expect(await verify(accused)).toBe('match')
    rotate()
    expect(await verify(accused)).toBe('match')
    forget()
    expect(await verify(accused)).toBe('no_match')
  })

  it('finds the account of a detailed report and of a return by its number, until the old pepper is removed', async () => {
    const account = keyedHash('account', accused.number)
    const caseId = await report()
    await platform.test.storage.db.deleteFrom('pf_account_report').execute()
    const name = () =>
      platform
        .as('analyst')
        .post('/sandbox/scam-reports', detailsWith(accused.number), { 'x-case-id': caseId })
    const giveBack = () =>
      platform.as('recovery_engine').post('/v1/recovery/fund-return', {
        case_id: caseId,
        return_amount: 1,
        return_method: 'victim_fund_pool',
        victim_account_identifier: accused.number,
        victim_institution_code: accused.institution_code,
      })
    rotate()
    expect((await name()).status).toBe(201)
    expect(await reportsOf(account)).toBe(1)
    await verify(accused)
    expect(await giveBack()).toMatchObject({ status: 202 })
    await platform.test.storage.db.deleteFrom('pf_account_report').execute()
    forget()
    expect((await name()).status).toBe(201)
    expect(await reportsOf(account)).toBe(0)
    expect(await giveBack()).toMatchObject({ body: { type: expect.stringContaining('victim-not-verified') } })
  })
})

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** A detailed report with an account, but without a payment. */
const detailsWith = (receiverAccountNo: string) => ({
  inputType: 'AI Assistant',
  reportingType: 'First Party',
  victimName: 'Maria Victim',
  victimContact: '+639171234567',
  reportedLossCurrency: 'PHP',
  reportedLossAmount: 25_000,
  incidentType: 'Other Scam',
  incidentDateTimeFrom: `${yesterday}T09:00:00`,
  incidentDateTimeTo: `${yesterday}T10:00:00`,
  incidentDetails: 'A call.',
  victimAccounts: [],
  reportedReceivingAccounts: [{ receiverAccountNo }],
  transactions: [],
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { runPlatformCommand } from '../../../../src/platform/engagement/settings/platform-command.ts'
import { makeRequest } from '../../../support/certificate-requests.ts'
import { database } from '../../../support/databases.ts'
import { camt053, paymentsCsv, toldLedger } from '../../../support/ledger-files.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { freezeOrder, reportAndTrace } from '../../../support/trust-story.ts'

const keyedHash = createKeyedHash(() => ['pepper'])
const hash = (number: string) => keyedHash('account', number)
const institutions = ['BNKA', 'BNKB', 'BNKC', 'WLTC']

describe(`account numbers, on ${database.name}`, () => {
  let platform: TestPlatform
  const { said } = createImporter(() => platform)
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:30:00Z')
    const participants = institutions.map((code) => ({
      institution_code: code,
      institution_name: `Bank ${code}`,
    }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  })
  afterEach(() => platform.remove())

  /** Imports the statements of some institutions, as each sends its own, and orders a hold from BNKB. */
  async function order(codes: readonly string[]) {
    for (const code of codes) await said(camt053(toldLedger, code), { role: `institution:${code}` })
    const ids = await reportAndTrace(platform, {
      reference: 'TX-1001',
      amount: 25_000,
      receiver: hash('PH-0011'),
    })
    const registered = await platform.as('ips').post('/v1/ips/participant-register', {
      institution_code: 'BNKB',
      institution_name: 'Bank BNKB',
      contact_email: 'bnkb@bank.example',
      certificate_signing_request: (await makeRequest('BNKB')).request,
      apis_to_enable: ['recovery'],
      data_retention_days: 30,
    })
    expect(registered.status).toBe(201)
    const itself = { institution_code: 'BNKB', answers: 'itself' }
    await platform.as('admin').post('/sandbox/settings/participants/answers', itself)
    const frozen = await platform
      .as('analyst')
      .post('/v1/recovery/freeze', freezeOrder(ids, hash('PH-0011'), 'BNKB', 1_000))
    expect(frozen.body.freeze_status).toBe('pending_ack')
    return ids
  }
  const numberAtDoor = async () =>
    (await platform.as('institution:BNKB').get('/sandbox/freeze-orders')).body.orders[0].account_number
  const draft = async (caseId: string) =>
    (
      await platform.as('analyst').post('/v1/recovery/legal-document', {
        case_id: caseId,
        document_type: 'freeze_order',
        jurisdiction: 'PH',
        account_hash: hash('PH-0011'),
        institution_code: 'BNKB',
        freeze_amount: 1_000,
        freeze_duration_days: 3,
      })
    ).body

  it('are in the orders and documents for the institution that stated them, and are stored encrypted', async () => {
    const { caseId } = await order(institutions)
    expect(await numberAtDoor()).toBe('PH-0011')
    const { content, document_id } = await draft(caseId)
    expect(content).toContain('PH-0011')
    const { db } = platform.test.storage
    const stored = [
      await db.selectFrom('pf_account_number').selectAll().execute(),
      await db.selectFrom('pf_document').selectAll().execute(),
      await db.selectFrom('pf_freeze').selectAll().execute(),
    ]
    expect(stored[0]).toHaveLength(toldLedger.accounts.length)
    expect(JSON.stringify(stored)).not.toMatch(/PH-00/)
    const pdf = await platform.platform.dispatch({
      method: 'GET',
      path: `/sandbox/documents/${document_id}.pdf`,
      headers: { authorization: `Bearer ${platformSecret}`, 'x-parley-role': 'admin' },
      body: null,
    })
    expect(pdf.status).toBe(200)
  })

  it('are unknown if only another institution has named the account', async () => {
    const { caseId } = await order(['BNKA'])
    expect(await numberAtDoor()).toBeNull()
    expect((await draft(caseId)).content).not.toContain('PH-0011')
  })

  describe('are converted to hashes', () => {
    const ask = (role: string, body: object) => platform.as(role).post('/sandbox/hashes', body)
    const hashesFor = async (role: string) => {
      const accounts = ['PH-0011', 'PH-0001', 'PH-0022', 'PH-9999']
      const { body } = await ask(role, { accounts })
      return body.accounts.map(({ hash }: { hash: string | null }) => hash)
    }
    beforeEach(async () => {
      for (const code of institutions) await said(camt053(toldLedger, code))
      await said(paymentsCsv(toldLedger))
    })

    it('for an institution: its own, those it has dealt with, and those that nobody has stated', async () => {
      const all = ['PH-0011', 'PH-0001', 'PH-0022', 'PH-9999'].map(hash)
      expect(await hashesFor('institution:BNKB')).toEqual(all)
      expect(await hashesFor('admin')).toEqual(all)
      // No account of BNKC was paid by PH-0001, or has anything to do with PH-0022.
      expect(await hashesFor('institution:BNKC')).toEqual([hash('PH-0011'), null, null, hash('PH-9999')])
    })

    it('and so are identifiers of citizens', async () => {
      const { body } = await ask('institution:BNKB', { citizens: ['+63 917 123 4567'] })
      expect(body).toEqual({
        accounts: [],
        citizens: [{ identifier: '+63 917 123 4567', hash: keyedHash('citizen', '+639171234567') }],
      })
    })

    it('by the command of an administrator', async () => {
      const deps = {
        dispatch: platform.platform.dispatch,
        secret: platformSecret,
        readFile: () => '',
        streamFile: () => {
          throw new Error('reads no file')
        },
        newId: () => 'ID',
        note: () => {},
      }
      const { output, code } = await runPlatformCommand(['hash', 'account', 'PH-0011'], deps)
      expect([code, JSON.parse(output).accounts]).toEqual([
        0,
        [{ identifier: 'PH-0011', hash: hash('PH-0011') }],
      ])
      expect((await runPlatformCommand(['hash', 'phone', '1'], deps)).code).toBe(2)
    })

    it.each([
      ['analyst', {}, 403],
      ['citizen:hm1:v', {}, 403],
      ['institution:BNKB', { accounts: Array.from({ length: 101 }, () => 'x') }, 400],
      ['institution:BNKB', { phones: ['1'] }, 400],
    ])('and not for %s with %j', async (role, body, status) => {
      expect((await ask(role, body)).status).toBe(status)
    })
  })
})

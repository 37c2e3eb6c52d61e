import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPlatformCommand } from '../../src/platform/engagement/settings/platform-command.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { accountsCsv, camt053, toldLedger } from '../support/ledger-files.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../support/platform.ts'
import { mt942Of, swiftEntry } from '../support/statement-files.ts'

describe('platform command', () => {
  let platform: TestPlatform
  const files = new Map<string, string>()
  const notes: string[] = []
  let made = 0
  beforeAll(async () => {
    platform = await createTestPlatform({ sandbox: false })
  })
  afterAll(() => platform.remove())
  const run = (line: string) =>
    runPlatformCommand(line.split(' '), {
      dispatch: platform.platform.dispatch,
      secret: platformSecret,
      readFile: (path) => files.get(path) ?? '',
      streamFile: (path) => Readable.from([Buffer.from(files.get(path) ?? '')]),
      newId: () => `id-of-the-purchase-${made++}`,
      note: (detail) => void notes.push(detail),
    })
  const said = async (line: string) => {
    const { output, code } = await run(line)
    expect(code, output).toBe(0)
    return JSON.parse(output)
  }

  it('adds a teamspace, prints its secret once, and records that it was done', async () => {
    const { takeover_secret } = await said('teamspaces add help-desk')
    expect(takeover_secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await said('teamspaces'))).not.toContain(takeover_secret)
    expect(notes).toEqual(['by command: teamspaces add help-desk'])
  })

  it('buys credits each time it is run, and sets their thresholds', async () => {
    await said('credits buy 100')
    expect(await said('credits buy 100')).toMatchObject({ credits: 250 })
    await said('credits top-up 20')
    expect(await said('credits contacts a@bank.example,b@bank.example')).toMatchObject({
      auto_top_up: { below: 20 },
      billing_emails: ['a@bank.example', 'b@bank.example'],
    })
    expect(await said('credits top-up off')).toMatchObject({ auto_top_up: null })
    expect(await said('credits contacts none')).toMatchObject({ billing_emails: [] })
    const refused = await run('credits buy 120')
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(/^credits: Buy 100 to/)
  })

  it('creates and changes a field from a file, and names tags and tickets', async () => {
    const words = { name: 'Urgency', description: null, options: [], default_value: null }
    files.set('new.json', JSON.stringify({ type: 'text', ...words }))
    files.set('changed.json', JSON.stringify({ ...words, name: 'Haste' }))
    const { id } = await said('fields add demo-teamspace new.json')
    expect(await said(`fields change demo-teamspace ${id} changed.json`)).toMatchObject({ name: 'Haste' })
    const tag = await said('tags add demo-teamspace tag Elderly')
    await said(`tags rename demo-teamspace tag ${tag.id} Vulnerable`)
    expect((await said('tags demo-teamspace')).tags).toMatchObject([{ name: 'Vulnerable' }])
    await said(`tags delete demo-teamspace tag ${tag.id}`)
    await said('tickets add demo-teamspace ticket-9')
    expect(JSON.stringify(await said('tickets demo-teamspace'))).toContain('ticket-9')
  })

  it('registers an institution, and revokes everything of it', async () => {
    const body = {
      institution_code: 'NEWB',
      institution_name: 'New Bank',
      contact_email: 'security@newbank.example',
      certificate_signing_request: (await makeRequest('NEWB')).request,
      apis_to_enable: ['ips'],
      data_retention_days: 30,
    }
    files.set('bank.json', JSON.stringify(body))
    files.set('new.csr', (await makeRequest('NEWB')).request)
    const { certificate_serial } = await said('participants register bank.json')
    await said('participants certificate NEWB new.csr')
    await said(`participants take-back NEWB ${certificate_serial}`)
    expect(await said('participants secret NEWB')).toMatchObject({ client_secret: expect.any(String) })
    for (const [word, status] of [
      ['suspend', 'suspended'],
      ['admit', 'active'],
      ['revoke', 'revoked'],
    ]) {
      expect(await said(`participants ${word} NEWB`)).toMatchObject({ status })
    }
  })

  it('imports files into the ledger, and reports the result of each', async () => {
    files.set('accounts.csv', accountsCsv(toldLedger))
    files.set('B.XML', camt053(toldLedger, 'BNKB').replaceAll('BNKB', 'BIRCHPHM'))
    const line = 'ledger import --institution BNKB --agent BIRCHPHM:BNKB B.XML'
    expect(await said('ledger import accounts.csv')).toMatchObject({ complete: true, accounts_opened: 5 })
    expect(await said(line)).toMatchObject({ complete: true, transactions_added: 5, misfits: [] })
    files.set('day.STA', mt942Of('PH-0011', 'BNKB', [swiftEntry('C', { amount: '1.00' })]))
    expect(await said('ledger import day.STA')).toMatchObject({ transactions_added: 1, misfits: [] })
    files.set('letter.txt', 'Dear customer')
    expect(await run('ledger import letter.txt')).toEqual({
      output: 'Line 1, $: The file has none of the supported messages.',
      code: 1,
    })
    expect(notes.slice(-3)).toEqual([
      'by command: ledger import accounts.csv',
      'by command: ledger import B.XML',
      'by command: ledger import day.STA',
    ])
    const { output } = await run('ledger import accounts.csv accounts.csv')
    expect(output.match(/"unchanged": 5/g)).toHaveLength(2)
  })

  it.each([
    '',
    'ledger import',
    'ledger import accounts.pdf',
    'ledger import --every accounts.csv',
    'credits sell 100',
    'teamspaces add',
    'tags add demo-teamspace colour Red',
    'credits buy 1 2',
  ])('prints its usage instead of running "%s"', async (line) => {
    const { output, code } = await run(line)
    expect(code).toBe(2)
    expect(output).toContain('npm run platform -- teamspaces')
  })
})

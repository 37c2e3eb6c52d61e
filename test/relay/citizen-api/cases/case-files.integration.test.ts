import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { startTestDesk, type TestDesk } from '../../../support/desk.ts'
import { freezeOf, openTraced, propose } from '../../../support/desk-acts.ts'

describe(`case files on ${database.name}`, () => {
  let test: TestDesk
  beforeEach(async () => {
    test = await startTestDesk()
  })
  afterEach(() => test.stop())

  const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const tables = ['case_file', 'case_deed', 'case_note', 'proposal'] as const
  const counts = async () => {
    const { db } = test.relay.test.storage
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('case_id').execute()))
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]))
  }
  const fill = async () => {
    const ana = test.as('ana', 'analyst')
    const account = await openTraced(test, ana)
    await propose(ana, freezeOf(account))
    await ana.post(`/cases/${account.caseId}/notes`, {
      clientId: '11111111-1111-4111-8111-111111111111',
      text: 'A note.',
    })
    return account.caseId
  }

  it('store no identifying data in plain text in any table', async () => {
    await fill()
    const { db } = test.relay.test.storage
    for (const table of tables) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(text, table).not.toMatch(/917555|TX-1001|reported payment|A note/)
    }
  })

  it('are deleted after the announced retention period, once the case is over', async () => {
    const caseId = await fill()
    const { db } = test.relay.test.storage
    test.setNow(daysOn(91))
    await test.relay.sweep()
    // Money can still be saved, so people keep working on the case.
    expect(await counts()).toMatchObject({ case_file: 1, case_note: 1, proposal: 1 })
    await db.updateTable('case_file').set({ is_over: 1 }).where('case_id', '=', caseId).execute()
    await test.relay.sweep()
    expect(await counts()).toEqual({ case_file: 0, case_deed: 0, case_note: 0, proposal: 0 })
    expect(await db.selectFrom('case_number').selectAll().execute()).toEqual([])
  })

  it('are always deleted after twice the retention period', async () => {
    await fill()
    test.setNow(daysOn(181))
    await test.relay.sweep()
    expect(await counts()).toEqual({ case_file: 0, case_deed: 0, case_note: 0, proposal: 0 })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrol, invite, type SignedIn, signInAs } from '../../../support/operator.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

const textOf = ({ text }: { text: string }) => JSON.parse(text)

describe('audit log reader', () => {
  let relay: TestRelay
  let auditor: SignedIn
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: Buffer.from('{}') }) as never,
    })
    auditor = await signInAs(relay.url, await invite(relay.test.storage, { role: 'auditor' }))
    await enrol(auditor)
  })
  afterAll(() => relay.stop())
  const read = async (query = '') => textOf(await auditor.call(`GET /console/api/audit${query}`))
  const change = (hash: string, kind: string) =>
    relay.test.storage.db.updateTable('security_event').set({ hash }).where('kind', '=', kind).execute()

  it('logs each access, with the actor that was searched for', async () => {
    await read(`?actor=${auditor.login}`)
    await expect
      .poll(async () => (await read('?kind=audit-read')).rows)
      .toContainEqual(expect.objectContaining({ actor: auditor.login, detail: auditor.login }))
  })

  it('verifies new rows immediately, and all rows every ten minutes', async () => {
    const before = await read()
    expect(before.chain).toMatchObject({ isWhole: true, checkedAt: expect.any(String) })
    const newest = before.rows[0]
    const { hash } = await relay.test.storage.db
      .selectFrom('security_event')
      .select('hash')
      .where('kind', '=', 'sign-in')
      .executeTakeFirstOrThrow()
    await change('0'.repeat(64), 'sign-in')
    // An old row was changed; this is detected when all rows are verified.
    expect((await read()).chain).toEqual(expect.objectContaining({ isWhole: true }))
    const later = new Date(Date.parse(before.chain.checkedAt) + 10 * 60_000)
    relay.setNow(later.toISOString())
    expect((await read()).chain).toMatchObject({ isWhole: false, checkedAt: later.toISOString() })
    await change(hash, 'sign-in')
    relay.setNow(new Date(later.getTime() + 10 * 60_000).toISOString())
    expect((await read()).chain).toMatchObject({ isWhole: true })
    // A change to a new row is detected immediately.
    await expect.poll(async () => (await read()).rows[0].seq).toBeGreaterThan(newest.seq)
    const { rows } = await read()
    await relay.test.storage.db
      .updateTable('security_event')
      .set({ detail: 'nothing' })
      .where('seq', '=', rows[0].seq)
      .execute()
    expect((await read()).chain.isWhole).toBe(false)
  })
})

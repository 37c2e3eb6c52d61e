import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../src/contract/primitives/problem.ts'
import { type OutgoingMessage, silentLogger } from '../../../src/platform/kernel/ports.ts'
import { type Credits, createCredits } from '../../../src/platform/voice/credits.ts'
import { database, type TestDatabase } from '../../support/databases.ts'

const workspace = 'demo-teamspace'

describe(`voice credits on ${database.name}`, () => {
  let test: TestDatabase
  let credits: Credits
  let letters: OutgoingMessage[]
  let now: string

  beforeEach(async () => {
    test = await database.create()
    letters = []
    now = '2026-11-21T08:00:00.000Z'
    credits = make()
  })
  afterEach(() => test.remove())

  let count = 0
  const make = () =>
    createCredits({
      storage: test.storage,
      clock: () => now,
      ids: () => `id-${++count}`,
      mail: async (letter) => void letters.push(letter),
      logger: silentLogger,
    })
  const balance = async () => (await credits.find(workspace)).credits
  const succeed = () => credits.spend(workspace, async () => 'spoken')
  const fail = () =>
    credits.spend(workspace, async () => {
      throw new Problem('engine-unavailable')
    })
  const paid = () =>
    test.storage.db.selectFrom('pf_voice_credit').select(['kind', 'amount', 'price_minor']).execute()

  it('are 50 in a new workspace', async () => {
    expect(await balance()).toBe(50)
  })

  it('are spent by a success and not by a failure', async () => {
    expect(await succeed()).toBe('spoken')
    await expect(fail()).rejects.toMatchObject({ code: 'engine-unavailable' })
    expect(await balance()).toBe(49)
  })

  it('refuse with 403 when they are used up, and deduct nothing', async () => {
    await credits.configure(workspace, { credits: 1 })
    await succeed()
    await expect(succeed()).rejects.toMatchObject({ code: 'credits-exhausted', status: 403 })
    expect(await balance()).toBe(0)
  })

  it('let exactly as many of 100 requests at once succeed as there are', async () => {
    let ran = 0
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => credits.spend(workspace, async () => ++ran)),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect({ ran, refused: refused.length, left: await balance() }).toEqual({ ran: 50, refused: 50, left: 0 })
  })

  it('are right when half of 100 requests at once fail', async () => {
    await credits.configure(workspace, { credits: 100 })
    await Promise.allSettled(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? succeed() : fail())))
    expect(await balance()).toBe(50)
  })

  it('are never spent by an unlimited workspace, which gets no letter and buys nothing', async () => {
    await credits.configure(workspace, {
      credits: 0,
      unlimited: true,
      auto_top_up: { below: 10 },
      billing_emails: ['billing@bank.example'],
    })
    await Promise.all(Array.from({ length: 20 }, succeed))
    expect(await balance()).toBe(0)
    expect(letters).toEqual([])
  })

  it.each([
    { credits: 100, ok: true },
    { credits: 150, ok: true },
    { credits: 50, ok: false },
    { credits: 120, ok: false },
    { credits: -100, ok: false },
  ])('are bought in steps of 50, at least 100: $credits', async ({ credits: wanted, ok }) => {
    const bought = credits.purchase(workspace, wanted)
    if (!ok) return expect(bought).rejects.toMatchObject({ code: 'validation-error' })
    expect((await bought).credits).toBe(50 + wanted)
    expect(await paid()).toContainEqual({ kind: 'purchase', amount: wanted, price_minor: wanted * 5 })
  })

  it('are topped up by 100 when they fall below what the workspace set', async () => {
    await credits.configure(workspace, { credits: 20, auto_top_up: { below: 20 } })
    await succeed()
    expect(await balance()).toBe(119)
    expect(await paid()).toContainEqual({ kind: 'top-up', amount: 100, price_minor: 500 })
  })

  it('do not run out under 100 requests at once when they are topped up', async () => {
    await credits.configure(workspace, { credits: 30, auto_top_up: { below: 10 } })
    await Promise.all(Array.from({ length: 100 }, succeed))
    expect(await balance()).toBe(30)
  })

  it('are written about once when they run low, and again after they were bought', async () => {
    const billing_emails = ['one@bank.example', 'two@bank.example']
    await credits.configure(workspace, { credits: 11, billing_emails })
    for (let i = 0; i < 4; i++) await succeed()
    expect(letters.map(({ to }) => to).sort()).toEqual(billing_emails)
    expect((await credits.find(workspace)).low_balance).toBe(true)
    await credits.purchase(workspace, 100)
    await credits.configure(workspace, { credits: 10 })
    await succeed()
    expect(letters.length).toBe(4)
  })

  it('come back when the process ended in the middle of a request', async () => {
    await credits.configure(workspace, { credits: 1 })
    void credits.spend(workspace, () => new Promise(() => {}))
    await expect.poll(balance).toBe(0)
    now = '2026-11-21T08:20:00.000Z'
    expect(await make().spend(workspace, async () => 'spoken')).toBe('spoken')
  })
})

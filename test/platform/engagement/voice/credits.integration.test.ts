import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../../src/contract/primitives/problem.ts'
import { realTimers } from '../../../../src/contract/primitives/timers.ts'
import { type Credits, createCredits } from '../../../../src/platform/engagement/voice/credits.ts'
import { createTeamspaces } from '../../../../src/platform/engagement/workspace/teamspaces.ts'
import { createMailer } from '../../../../src/platform/kit/delivery/mailer.ts'
import { RefusedForGood } from '../../../../src/platform/kit/delivery/refused-for-good.ts'
import { type Deliver, type OutgoingMessage, silentLogger } from '../../../../src/platform/kit/ports.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { startSmtpServer } from '../../../support/smtp-server.ts'

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
  const make = (mail: Deliver = async (letter) => void letters.push(letter)) =>
    createCredits({
      storage: test.storage,
      teamspaces: createTeamspaces([workspace, 'second-teamspace']),
      clock: () => now,
      timers: realTimers,
      ids: () => `id-${++count}`,
      mail,
      logger: silentLogger,
    })
  const balance = async () => (await credits.find(workspace)).credits
  const succeed = () => credits.spend(workspace, async () => 'spoken')
  const mailedLater = () => test.storage.db.selectFrom('pf_credit_alert').selectAll().execute()
  const mailAlerts = async (by = credits) => {
    while (await by.mailNextAlert());
  }
  const fail = () =>
    credits.spend(workspace, async () => {
      throw new Problem('engine-unavailable')
    })
  const paid = () =>
    test.storage.db.selectFrom('pf_voice_credit').select(['kind', 'amount', 'price_minor']).execute()

  it('are 50 in a new workspace', async () => {
    expect(await balance()).toBe(50)
  })

  it('are one balance for all teamspaces of the workspace', async () => {
    await credits.spend('second-teamspace', async () => 'spoken')
    expect(await balance()).toBe(49)
    expect((await credits.find('second-teamspace')).credits).toBe(49)
  })

  it('do not exist for a teamspace that was not added', async () => {
    await expect(credits.find('nobody-knows-it')).rejects.toMatchObject({ code: 'not-found' })
    let ran = 0
    const spent = credits.spend('nobody-knows-it', async () => ++ran)
    await expect(spent).rejects.toMatchObject({ code: 'not-found' })
    expect(ran).toBe(0)
  })

  it('are spent by a success and not by a failure', async () => {
    expect(await succeed()).toBe('spoken')
    await expect(fail()).rejects.toMatchObject({ code: 'engine-unavailable' })
    expect(await balance()).toBe(49)
  })

  it('refuse with 403 when they are used up, and deduct nothing', async () => {
    await credits.configure(workspace, { credits: 1 })
    await succeed()
    await expect(succeed()).rejects.toMatchObject({
      code: 'credits-exhausted',
      status: 403,
      options: { extensions: { price_minor: 5, currency: 'USD', purchase_min: 100, purchase_step: 50 } },
    })
    expect(await balance()).toBe(0)
  })

  it('let exactly as many of 100 concurrent requests succeed as there are credits', async () => {
    let ran = 0
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => credits.spend(workspace, async () => ++ran)),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect({ ran, refused: refused.length, left: await balance() }).toEqual({ ran: 50, refused: 50, left: 0 })
  })

  it('are right if half of 100 concurrent requests fail', async () => {
    await credits.configure(workspace, { credits: 100 })
    await Promise.allSettled(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? succeed() : fail())))
    expect(await balance()).toBe(50)
  })

  it('are never spent by an unlimited workspace, which gets no email and buys nothing', async () => {
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

  it('are topped up by 100 when they fall below the workspace’s threshold', async () => {
    await credits.configure(workspace, { credits: 20, auto_top_up: { below: 20 } })
    await succeed()
    expect(await balance()).toBe(119)
    expect(await paid()).toContainEqual({ kind: 'top-up', amount: 100, price_minor: 500 })
  })

  it('do not run out under 100 concurrent requests if they are topped up', async () => {
    await credits.configure(workspace, { credits: 30, auto_top_up: { below: 10 } })
    await Promise.all(Array.from({ length: 100 }, succeed))
    expect(await balance()).toBe(30)
  })

  it('trigger one email when they run low, and again after a purchase', async () => {
    const billing_emails = ['one@bank.example', 'two@bank.example']
    await credits.configure(workspace, { credits: 11, billing_emails })
    for (let i = 0; i < 4; i++) await succeed()
    await mailAlerts()
    expect(letters.map(({ to }) => to).sort()).toEqual(billing_emails)
    expect((await credits.find(workspace)).low_balance).toBe(true)
    await credits.purchase(workspace, 100)
    await credits.configure(workspace, { credits: 10 })
    await succeed()
    await mailAlerts()
    expect(letters.length).toBe(4)
  })

  it('trigger an email that is retried until the mail server accepts it, even if the process dies', async () => {
    const away = make(async () => {
      throw Object.assign(new Error('no network'), { code: 'ECONNREFUSED' })
    })
    const billing_emails = ['one@bank.example', 'two@bank.example']
    await credits.configure(workspace, { credits: 10, billing_emails })
    await succeed()
    await mailAlerts(away)
    expect(letters).toEqual([])
    now = '2026-11-21T08:00:06.000Z'
    await mailAlerts(make())
    expect(letters.map(({ to }) => to).sort()).toEqual(billing_emails)
    expect(await mailedLater()).toEqual([])
  })

  it('are only given up by the process that holds the email’s claim, not by a late one', async () => {
    const refuse = async () => {
      throw new RefusedForGood('no such address')
    }
    const late = make(async () => {
      // Another process has found the claim expired.
      await test.storage.db
        .updateTable('pf_credit_alert')
        .set({ next_at: '2026-11-21T09:00:00.000Z' })
        .execute()
      await refuse()
    })
    await credits.configure(workspace, { credits: 10, billing_emails: ['billing@bank.example'] })
    await succeed()
    await mailAlerts(late)
    expect(await mailedLater()).toMatchObject([{ next_at: '2026-11-21T09:00:00.000Z', attempts: 0 }])
    now = '2026-11-21T09:00:00.000Z'
    await mailAlerts(make(refuse))
    expect(await mailedLater()).toEqual([])
  })

  it('trigger no email if they were bought in the meantime', async () => {
    await credits.configure(workspace, { credits: 10, billing_emails: ['billing@bank.example'] })
    await succeed()
    await credits.purchase(workspace, 100)
    await mailAlerts()
    expect([letters, await mailedLater()]).toEqual([[], []])
  })

  it('trigger twelve attempts on a server that accepts nothing, and no more', async () => {
    let tries = 0
    const mute = make(async () => {
      tries += 1
      throw new Error('no network')
    })
    await credits.configure(workspace, { credits: 10, billing_emails: ['billing@bank.example'] })
    await succeed()
    for (let hour = 0; hour < 20; hour++) {
      now = new Date(Date.parse(now) + 3_600_000).toISOString()
      await mailAlerts(mute)
    }
    expect([tries, await mailedLater()]).toEqual([12, []])
  })

  it('do not delay a request by their email', async () => {
    const silent = make(() => new Promise(() => {}))
    await silent.configure(workspace, { credits: 10, billing_emails: ['billing@bank.example'] })
    expect(await silent.spend(workspace, async () => 'spoken')).toBe('spoken')
    expect(await mailedLater()).toHaveLength(1)
  })

  it('trigger an email by SMTP', async () => {
    const server = await startSmtpServer()
    const mail = createMailer({
      from: 'help@anti-scam.example',
      smtpUrl: server.url,
      outboxFolder: '/nowhere',
    })
    const posted = make(mail)
    await posted.configure(workspace, { credits: 10, billing_emails: ['billing@bank.example'] })
    await posted.spend(workspace, async () => 'spoken')
    await mailAlerts(posted)
    expect(server.mails.length).toBe(1)
    expect(server.mails[0]).toContain('To: billing@bank.example')
    expect(server.mails[0]).toContain('9 voice credits are left')
    await server.stop()
  })

  it('are returned if the process ended in the middle of a request', async () => {
    await credits.configure(workspace, { credits: 1 })
    void credits.spend(workspace, () => new Promise(() => {}))
    await expect.poll(balance).toBe(0)
    now = '2026-11-21T08:20:00.000Z'
    expect(await make().spend(workspace, async () => 'spoken')).toBe('spoken')
  })
})

import smpp from 'smpp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSmppSender, type SmppSender } from '../../src/platform/kit/delivery/smpp-sender.ts'
import { createSmsReceipts } from '../../src/platform/kit/delivery/sms-receipts.ts'
import type { LogDetails } from '../../src/platform/kit/ports.ts'
import { database, type TestDatabase } from '../support/databases.ts'
import { type SmsCentre, startSmsCentre } from '../support/sms-centre.ts'
import { createVirtualTimers } from '../support/virtual-timers.ts'

const now = '2026-11-24T10:00:00.000Z'
const to = '+639175550101'
const urdu = 'آپ کے کیس کی نئی خبر ہے۔'
const long = 'Your case has news. '.repeat(12).trim()

describe(`SMS sent through an SMPP centre, on ${database.name}`, () => {
  let centre: SmsCentre
  let test: TestDatabase
  let sender: SmppSender
  const timers = createVirtualTimers()
  let told: object[]
  let logged: string[]
  beforeEach(async () => {
    ;[centre, test] = await Promise.all([startSmsCentre(), database.create()])
    told = []
    logged = []
    sender = sendingTo(centre.url)
  })
  afterEach(async () => {
    await sender.stop()
    await centre.stop()
    await test.remove()
  })

  const sendingTo = (url: string, report = async (one: object): Promise<unknown> => told.push(one)) => {
    const log = (details: LogDetails, message: string) =>
      void logged.push(`${message} ${JSON.stringify(details)}`)
    return createSmppSender({
      url,
      from: 'Parley',
      receipts: createSmsReceipts({ db: test.storage.db, now: () => now, report }),
      logger: { info: log, warn: log, error: log },
      random: () => 7,
      timers,
    })
  }
  const numberedBy = async (number: (count: number) => string) => {
    await centre.stop()
    centre = await startSmsCentre({ number })
    sender = sendingTo(centre.url)
  }
  const send = (id: string, text: string) =>
    sender.deliver({ id, to, subject: '', text, language: 'en' } as Parameters<SmppSender['deliver']>[0])
  const bound = () => expect.poll(() => centre.bound()).toBe(1)

  it('arrive as they were written, in the citizen’s script', async () => {
    await send('m-1', 'You paid €20 [here].')
    await send('m-2', urdu)
    expect(centre.taken).toEqual([
      { id: 'sms-1', from: 'Parley', to: '639175550101', dataCoding: 0, text: 'You paid €20 [here].' },
      { id: 'sms-2', from: 'Parley', to: '639175550101', dataCoding: 8, text: urdu },
    ])
  })

  it.each([
    { alphabet: 'of GSM', text: long, parts: 2 },
    { alphabet: 'of Unicode', text: urdu.repeat(4), parts: 2 },
  ])('are split if a text $alphabet is too long for one', async ({ text, parts }) => {
    await send('m-1', text)
    expect(centre.taken.map(({ part }) => part)).toEqual(
      Array.from({ length: parts }, (_, index) => [7, parts, index + 1]),
    )
    expect(centre.taken.map((one) => one.text).join('')).toBe(text)
  })

  it('send all parts in parallel, so that a slow centre takes no longer for a long text than for a short one', async () => {
    centre.answerAfter(3)
    await send('m-1', long.repeat(2).slice(0, 400))
    expect(centre.taken.map(({ part }) => part?.[2])).toEqual([1, 2, 3])
  })

  it('are delivered when every part is', async () => {
    await send('m-1', long)
    expect(await centre.receipt('sms-1', 'DELIVRD')).toBe(0)
    expect(told).toEqual([])
    expect(await centre.receipt('sms-2', 'ENROUTE')).toBe(0)
    expect(told).toEqual([])
    expect(await centre.receipt('sms-2', 'DELIVRD')).toBe(0)
    expect(told).toEqual([{ id: 'm-1', status: 'delivered' }])
  })

  it('are delivered even if the receipts of all parts arrive at the same time', async () => {
    await send('m-1', long)
    await Promise.all([centre.receipt('sms-1', 'DELIVRD'), centre.receipt('sms-2', 'DELIVRD')])
    expect(told).toContainEqual({ id: 'm-1', status: 'delivered' })
    expect(await test.storage.db.selectFrom('pf_sms_part').selectAll().execute()).toEqual([])
  })

  it('have failed if one part does not arrive', async () => {
    await send('m-1', long)
    await centre.receipt('sms-1', 'UNDELIV')
    expect(told).toEqual([{ id: 'm-1', status: 'failed' }])
  })

  it('make the centre repeat a receipt that is unknown, or could not be stored', async () => {
    const again = smpp.errors.ESME_RX_T_APPN
    await send('m-1', 'Hello')
    expect(await centre.receipt('of-another', 'DELIVRD')).toBe(again)
    await sender.stop()
    await expect.poll(() => centre.bound()).toBe(0)
    let isAway = true
    sender = sendingTo(centre.url, async (one) => {
      if (isAway) throw new Error('the database is down')
      told.push(one)
    })
    sender.start()
    await bound()
    expect(await centre.receipt('sms-1', 'DELIVRD')).toBe(again)
    isAway = false
    expect(await centre.receipt('sms-1', 'DELIVRD')).toBe(0)
    expect(told).toEqual([{ id: 'm-1', status: 'delivered' }])
  })

  it.each([
    { given: 'DB69F0A5', reported: '3681153189', how: 'in hexadecimal, and reported in decimal' },
    { given: '00000a5f', reported: '2655', how: 'in hexadecimal with zeros before, and reported in decimal' },
    { given: '3681153189', reported: 'db69f0a5', how: 'in decimal, and reported in hexadecimal' },
    { given: '4022', reported: '00000fb6', how: 'in decimal, and reported in hexadecimal with zeros before' },
  ])('are recognised by an id that is assigned $how', async ({ given, reported }) => {
    await numberedBy(() => given)
    await send('m-1', 'Hello')
    expect(await centre.receipt(reported, 'DELIVRD')).toBe(0)
    expect(told).toEqual([{ id: 'm-1', status: 'delivered' }])
  })

  it('are not confused with one whose id is different in every form', async () => {
    await numberedBy(() => '1234')
    await send('m-1', 'Hello')
    expect(await centre.receipt('1235', 'DELIVRD')).toBe(smpp.errors.ESME_RX_T_APPN)
    expect(told).toEqual([])
  })

  it('are distinguished if the id of one is that of another in the other form', async () => {
    await numberedBy((count) => ['10', '16'][count - 1] ?? '')
    await send('m-1', 'Hello')
    await send('m-2', 'Hello')
    await centre.receipt('16', 'DELIVRD')
    await centre.receipt('10', 'DELIVRD')
    expect(told).toEqual([
      { id: 'm-2', status: 'delivered' },
      { id: 'm-1', status: 'delivered' },
    ])
  })

  it.each(['ESME_RTHROTTLED', 'ESME_RMSGQFUL', 'ESME_RINVSRCADR'])(
    'are refused with %s, and may be retried',
    async (code) => {
      centre.refuseNext(code)
      await expect(send('m-1', 'Hello')).rejects.toMatchObject({ name: 'Error', code })
      await send('m-1', 'Hello')
      expect(centre.taken).toHaveLength(1)
    },
  )

  it.each(['ESME_RINVDSTADR', 'ESME_RINVMSGLEN', 'ESME_RX_P_APPN'])(
    'are refused with %s permanently',
    async (code) => {
      centre.refuseNext(code)
      await expect(send('m-1', 'Hello')).rejects.toMatchObject({ name: 'RefusedForGood', code })
    },
  )

  it('do not contact a centre that is down until the next bind attempt is due', async () => {
    await centre.stop()
    sender = sendingTo(centre.url)
    await expect(send('m-1', 'Hello')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    centre = await startSmsCentre({ port: Number(new URL(centre.url).port) })
    await expect(send('m-1', 'Hello')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(centre.bound()).toBe(0)
  })

  it('continue after the centre has disconnected, and the bind is restored automatically', async () => {
    sender.start()
    await bound()
    centre.hangUp()
    await timers.passUntil(expect.poll(() => centre.binds()).toBe(2))
    await send('m-1', 'Hello')
    expect(centre.taken).toHaveLength(1)
  })

  it('wait for a centre that is not up yet', async () => {
    const port = Number(new URL(centre.url).port)
    await centre.stop()
    sender.start()
    await expect(send('m-1', 'Hello')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    centre = await startSmsCentre({ port })
    await timers.passUntil(bound())
    await send('m-1', 'Hello')
    expect(centre.taken).toHaveLength(1)
  })

  it('are not sent with a wrong password, which is never logged', async () => {
    sender = sendingTo(centre.url.replace('p%40ss', 'of-another'))
    sender.start()
    await expect(send('m-1', 'Hello')).rejects.toMatchObject({ code: 'ESME_RBINDFAIL' })
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    expect(logged.join('\n')).toContain('ESME_RBINDFAIL')
    expect(logged.join('\n')).not.toMatch(/p@ss|p%40ss|of-another|w0rd|639175550101|Hello/)
  })
})
